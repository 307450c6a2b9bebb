import type { CallId } from '../../../lib/client.ts';

/** Everything that shows what a person owns. */
export const MONEY: readonly CallId[] = [
  'holdings.overview',
  'holdings.account',
  'holdings.asset',
  'holdings.holds',
  'bookings.bills',
  'bookings.records',
  'withdrawals.withdrawInfo',
  'transfers.info',
  'transfers.history',
  'deposits.claims',
];
