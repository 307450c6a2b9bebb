export type { Product } from './product.ts';
export { hasDispute, isAccountOpened, isTraded, lastTradeAtMs } from './product-list.ts';
