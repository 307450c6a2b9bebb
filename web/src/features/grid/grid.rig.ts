import type { CallOutput } from '../../lib/client.ts';
import { answer } from '../../lib/server.rig.ts';
import { fill, grid, market } from './grid.fixture.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 9, 30);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Kline = CallOutput<'spot.klineData'>['rows'][number];
/** Hours around 54,000, the last of them at the price of now. */
const KLINES: Kline[] = Array.from({ length: 60 }, (_, index) => {
  const [open, close] = [53_000 + ((index * 7) % 20) * 100, 53_000 + (((index + 1) * 7) % 20) * 100];
  const [high, low] = [Math.max(open, close) + 80, Math.min(open, close) - 80];
  return [NOW_MS - (60 - index) * HOUR_MS, String(open), String(high), String(low), String(close), '1', '54000', 9];
});

const TICKER: CallOutput<'spot.quotations'>['rows'][number] = {
  symbol: 'BTC_USDT',
  last: '54300',
  open24h: '54000',
  high24h: '55000',
  low24h: '53000',
  changePercent: '0.55',
  baseVolume24h: '1',
  quoteVolume24h: '54000',
  bid: '54299.9',
  ask: '54300.1',
  atMs: NOW_MS,
};

const summary = (change: Partial<CallOutput<'grid.summary'>> = {}): CallOutput<'grid.summary'> => ({
  running: 1,
  waiting: 2,
  ended: 3,
  investedUsdt: '2000',
  valueUsdt: '2035',
  gridProfitUsdt: '41.5',
  totalUsdt: '-12.25',
  ...change,
});

const SUGGESTION: CallOutput<'grid.suggestion'> = {
  lower: '51200',
  upper: '56800',
  grids: 12,
  perGridPercent: { low: '0.5102', high: '0.6021' },
  investmentMin: '61.2',
  fromMs: NOW_MS - 30 * DAY_MS,
  toMs: NOW_MS,
  lastPrice: '54300',
};

export const BACKTEST: CallOutput<'grid.backtest'> = {
  fromMs: NOW_MS - 30 * DAY_MS,
  toMs: NOW_MS,
  interval: '15m',
  startPrice: '52000',
  endPrice: '54300',
  quantity: '0.00375',
  fills: 41,
  pairs: 19,
  gridProfit: '63.48',
  total: '81.02',
  floating: '17.54',
  totalPercent: '4.05',
  fees: '16.4',
  holdPercent: '4.42',
  idlePercent: '12.5',
  points: [
    [NOW_MS - 30 * DAY_MS, '2000'],
    [NOW_MS - 15 * DAY_MS, '1961.5'],
    [NOW_MS, '2081.02'],
  ],
  leavesOut: ['queue', 'within'],
};

/** A person with one grid that runs and 3,420 USDT on the spot account. */
export function answerForGrids(): void {
  const { levels: _, ...listed } = grid();
  answer('grid.summary', summary());
  answer('grid.list', { rows: [listed], next: null });
  answer('grid.one', grid());
  answer('grid.fills', {
    rows: [fill(), fill({ id: '2', kind: 'start', level: null, side: 'buy', profit: null })],
    next: null,
  });
  answer('grid.suggestion', SUGGESTION);
  answer('grid.backtest', BACKTEST);
  answer('spot.markets', {
    rows: [
      market(),
      market({ symbol: 'ETH_USDT', base: 'ETH' }),
      market({ symbol: 'BTC3L_USDT', base: 'BTC3L', kind: 'etf' }),
    ],
  });
  answer('spot.quotations', { rows: [TICKER] });
  answer('spot.klineData', { symbol: 'BTC_USDT', interval: '1h', rows: KLINES });
  answer('spot.fees', { level: 0, makerPpm: 1_000, takerPpm: 1_000 });
  answer('spot.balances', {
    rows: [
      { asset: 'USDT', available: '3420', held: '0' },
      { asset: 'BTC', available: '0.01', held: '0' },
    ],
  });
}
