import { autoInvestProduct } from '../features/auto-invest/product.ts';
import { earnProduct } from '../features/earn/product.ts';
import { gridProduct } from '../features/grid/product.ts';
import { launchProduct } from '../features/launch/product.ts';
import { linkedWalletProduct } from '../features/linked-wallet/product.ts';
import { type ConsoleProduct, describeProducts } from '../lib/products.ts';

/** Every product that staff have pages or settings for. A new product adds its line here. */
export const products: readonly ConsoleProduct[] = [
  earnProduct,
  gridProduct,
  launchProduct,
  linkedWalletProduct,
  autoInvestProduct,
];

describeProducts(products);
