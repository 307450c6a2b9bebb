import { lazy } from 'react';
import type { ConsoleProduct } from '../../lib/products.ts';

/** How the linked wallet describes itself to the console: each coin's limits, and its mails. */
export const linkedWalletProduct: ConsoleProduct = {
  name: 'linked-wallet',
  coinSettings: lazy(() => import('./parts/ranges/ranges.tsx').then((module) => ({ default: module.Ranges }))),
  mails: [['wallet-', 'linkedWallet']],
};
