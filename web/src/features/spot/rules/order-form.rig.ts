import { walkBook } from './book/book-walk.ts';
import { gridOf, type Market } from './market.ts';
import { type CheckTerms, checkOrder } from './order-check.ts';
import { EMPTY_DRAFT, linked, type OrderDraft } from './order-draft.ts';

const MARKET: Market = {
  symbol: 'BTC_USDT',
  tmId: 1,
  base: 'BTC',
  quote: 'USDT',
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
};

export const grid = gridOf(MARKET);

export const ASKS: [number, number][] = [
  [912_406, 100],
  [912_410, 5_000],
];

export const terms = (over: Partial<CheckTerms> = {}): CheckTerms => ({
  grid,
  funds: { baseMinor: 10_000_000n, quoteMinor: 1_950_000_000n },
  makerPpm: 1_000,
  takerPpm: 2_000,
  walk: (wanted) => walkBook(ASKS, wanted, grid),
  bestTicks: 912_406,
  ...over,
});

export const draft = (over: Partial<OrderDraft>): OrderDraft => linked({ ...EMPTY_DRAFT, ...over }, grid);

export const check = (over: Partial<OrderDraft>, more: Partial<CheckTerms> = {}) =>
  checkOrder(draft(over), terms(more));
