export type { Product, ProductBookings } from './product.ts';
export {
  frozenIn,
  hasDispute,
  historyKinds,
  isAccountOpened,
  isTraded,
  lastTradeAtMs,
  numberedKeys,
} from './product-list.ts';
