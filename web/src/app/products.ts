import { autoInvestProduct } from '../features/auto-invest/product.ts';
import { conversionProduct } from '../features/conversion/product.ts';
import { earnProduct } from '../features/earn/product.ts';
import { gridProduct } from '../features/grid/product.ts';
import { launchProduct } from '../features/launch/product.ts';
import { linkedWalletProduct } from '../features/linked-wallet/product.ts';
import { spotProduct } from '../features/spot/product.ts';
import type { WebProduct } from '../lib/products.ts';

/** Every product of the web app. A new product adds its line here. */
export const products = [
  spotProduct,
  earnProduct,
  launchProduct,
  conversionProduct,
  gridProduct,
  linkedWalletProduct,
  autoInvestProduct,
] as const satisfies readonly WebProduct[];
