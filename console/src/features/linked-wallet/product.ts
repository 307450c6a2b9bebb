import { lazy } from 'react';
import type { ConsoleProduct } from '../../lib/products.ts';

/** What the linked wallet says of itself to staff: the limits of each coin, and its mails. */
export const linkedWalletProduct: ConsoleProduct = {
  name: 'linked-wallet',
  coinSettings: lazy(() => import('./parts/ranges/ranges.tsx').then((module) => ({ default: module.Ranges }))),
  mails: [['wallet-', 'linkedWallet']],
};
