import type { KlineRow } from '../../contract/src/topics.ts';
import { HOUR_MS, MINUTE_MS } from '../../core/src/calendar/durations.ts';

export const SYMBOL = 'BTC_USDT';

const KLINES = 500;

const KLINE_MS = 15 * MINUTE_MS;

export const MIDDLE_TICKS = 912_405;

/** Random numbers that are the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const priceText = (ticks: number) => `${Math.floor(ticks / 10)}.${ticks % 10}`;

export const PERSON = {
  id: '1',
  fid: '100000001',
  name: 'Nora',
  vipLevel: 1,
  accessToken: 'stand-in',
  verified: true,
  accessTokenExpiresAtMs: Date.now() + HOUR_MS,
};

const market = (symbol: string, tmId: number, over: object = {}) => {
  const [base, quote] = symbol.split('_');
  return {
    symbol,
    tmId,
    base,
    quote,
    kind: 'spot',
    priceScale: 1,
    tick: '0.1',
    quantityScale: 4,
    lot: '0.0001',
    minNotional: '5',
    bandPercent: '10',
    status: 'open',
    baseScale: 8,
    quoteScale: 6,
    ...over,
  };
};

export const MARKETS = [
  market(SYMBOL, 1),
  market('ETH_USDT', 2, { priceScale: 2, tick: '0.01' }),
  market('SOL_USDT', 3, { priceScale: 2, tick: '0.01', quantityScale: 2, lot: '0.01' }),
  market('ETH_BTC', 4, { priceScale: 5, tick: '0.00001', quoteScale: 8 }),
  market('BTC3L_USDT', 5, { kind: 'etf' }),
];

export const quotationOf = (symbol: string) => ({
  symbol,
  last: '91240.5',
  open24h: '89590.0',
  high24h: '91310.4',
  low24h: '88951.9',
  changePercent: '1.84',
  baseVolume24h: '1284.6071',
  quoteVolume24h: '116382114.22',
  bid: '91240.4',
  ask: '91240.6',
  atMs: Date.now(),
});

const coin = (asset: string, ledgerScale: number, displayScale: number) => ({
  asset,
  name: asset,
  ledgerScale,
  displayScale,
  sort: 1,
  networks: [],
});

export const COINS = [coin('BTC', 8, 8), coin('USDT', 6, 2), coin('ETH', 18, 8), coin('SOL', 9, 8)];

export const ACCOUNTS = [
  { account: 'funding', opened: true, available: '935.77' },
  { account: 'spot', opened: true, available: '1950' },
];

export const BALANCES = [
  { asset: 'BTC', available: '0.098', held: '0.022' },
  { asset: 'USDT', available: '1950', held: '1234.18' },
];

export const TOKEN = {
  symbol: 'BTC3L_USDT',
  underlying: 'BTC',
  targetLeverage: '3',
  nav: '88812.4',
  realLeverage: '3.12',
  premiumPercent: '2.73',
  lastRebalanceAtMs: Date.now() - 8e7,
  nextRebalanceAtMs: Date.now() + 1e6,
  dailyFeePercent: '0.1',
};

export function klines(): KlineRow[] {
  const random = seeded(3);
  const last = Math.floor(Date.now() / KLINE_MS) * KLINE_MS;
  let close = 896_000;
  return Array.from({ length: KLINES }, (_, at) => {
    const open = close;
    close = at === KLINES - 1 ? MIDDLE_TICKS : Math.round(open + (random() - 0.485) * 3_000);
    const high = Math.max(open, close) + Math.floor(random() * 900);
    const low = Math.min(open, close) - Math.floor(random() * 900);
    const [volume, turnover] = [(random() * 90 + 4).toFixed(4), (random() * 9e6).toFixed(2)];
    return [
      last - (KLINES - 1 - at) * KLINE_MS,
      priceText(open),
      priceText(high),
      priceText(low),
      priceText(close),
      volume,
      turnover,
      40,
    ];
  });
}
