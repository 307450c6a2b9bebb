/** What products above the wallet hand in, and what stands in for those that are not there yet. */
export { NO_PRODUCTS, type Products } from './wallet-deps.ts';
