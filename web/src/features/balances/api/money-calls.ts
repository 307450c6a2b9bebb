import type { CallId } from '../../../lib/client.ts';

/** The queries that show what a person owns. */
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
