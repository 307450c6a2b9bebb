import type { CallId } from '../../../lib/client.ts';

/** Everything that shows what a person owns. */
export const MONEY: readonly CallId[] = [
  'wallet.overview',
  'wallet.account',
  'wallet.asset',
  'wallet.holds',
  'wallet.bills',
  'wallet.records',
  'wallet.withdrawInfo',
  'wallet.transferInfo',
  'wallet.claims',
];
