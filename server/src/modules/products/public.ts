export type { AskedTransfer, Product, ProductAccount, ProductBookings } from './product.ts';
export {
  frozenIn,
  hasDispute,
  historyKinds,
  isAccountOpened,
  isTraded,
  judgeTransfer,
  lastTradeAtMs,
  noticeKindOf,
  numberedKeys,
} from './product-list.ts';
