export type { AskedTransfer, Product, ProductBookings } from './product.ts';
export {
  frozenIn,
  hasDispute,
  historyKinds,
  isAccountOpened,
  isMerged,
  isTraded,
  judgeTransfer,
  lastTradeAtMs,
  noticeKindOf,
  numberedKeys,
  productFiles,
} from './product-list.ts';
