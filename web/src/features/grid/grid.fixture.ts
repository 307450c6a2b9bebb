import type { CallOutput } from '../../lib/client.ts';

type OneGrid = CallOutput<'grid.one'>;
type Level = OneGrid['levels'][number];
type Fill = CallOutput<'grid.fills'>['rows'][number];
type Market = CallOutput<'spot.markets'>['rows'][number];

/** Friday, 20 November 2026, 17:30 of the business day. */
const NOW_MS = Date.UTC(2026, 10, 20, 9, 30);
const DAY_MS = 86_400_000;
export const GRID_ID = '6f0c2b1e-8d4e-4c55-9a3a-0000000000c1';

export const market = (change: Partial<Market> = {}): Market => ({
  symbol: 'BTC_USDT',
  tmId: 1,
  base: 'BTC',
  quote: 'USDT',
  kind: 'spot',
  priceScale: 1,
  tick: '0.1',
  quantityScale: 5,
  lot: '0.00001',
  minNotional: '5',
  bandPercent: '10',
  status: 'open',
  baseScale: 8,
  quoteScale: 6,
  ...change,
});

/** The grid of the rule book: 2,000 USDT between 50,000 and 60,000 in ten grids, begun at 54,300. */
const levels: readonly Level[] = Array.from({ length: 11 }, (_, index) => ({
  index,
  price: String(50_000 + index * 1_000),
  state: index === 4 ? 'empty' : 'open',
  side: index === 4 ? null : index < 4 ? 'buy' : 'sell',
  quantity: index === 4 ? '0' : '0.00375',
  traded: index === 3 ? '0.001' : '0',
}));

export const grid = (change: Partial<OneGrid> = {}): OneGrid => ({
  id: GRID_ID,
  number: 1,
  symbol: 'BTC_USDT',
  base: 'BTC',
  quote: 'USDT',
  mode: 'arithmetic',
  lower: '50000',
  upper: '60000',
  grids: 10,
  state: 'RUNNING',
  isStarting: false,
  isEnding: false,
  isIdle: false,
  isHalted: false,
  reason: null,
  investedQuote: '2000',
  investedBase: '0',
  investment: '2000',
  quantity: '0.00375',
  trigger: null,
  takeProfit: '62000',
  stopLoss: null,
  sellsOnStop: false,
  startPrice: '54300',
  lastPrice: '54500',
  quoteNow: '777.16',
  baseNow: '0.0225',
  returned: null,
  pairs: 8,
  gridProfit: '26.73',
  total: '35',
  floating: '8.27',
  totalPercent: '1.75',
  annualisedPercent: '127.75',
  perGridPercent: { low: '1.4917', high: '1.7962' },
  createdAtMs: NOW_MS - 5 * DAY_MS,
  startedAtMs: NOW_MS - 5 * DAY_MS,
  endedAtMs: null,
  levels: [...levels],
  ...change,
});

export const fill = (change: Partial<Fill> = {}): Fill => ({
  id: '1',
  orderId: '77',
  kind: 'level',
  level: 5,
  side: 'sell',
  price: '55000',
  quantity: '0.00375',
  amount: '206.25',
  fee: '0.20625',
  profit: '3.34125',
  atMs: NOW_MS - DAY_MS,
  ...change,
});
