import type { CallId } from '../../../lib/client.ts';
import { useLiveRefresh } from '../../../lib/live/live-refresh.ts';
import { MONEY } from './money-calls.ts';

const DEPOSITS: readonly CallId[] = [
  'deposits.history',
  'bookings.records',
  'deposits.depositDetail',
  'deposits.depositMore',
];
const WITHDRAWALS: readonly CallId[] = ['withdrawals.history', 'bookings.records', 'withdrawals.withdrawalDetail'];

/** Keeps balances, deposits and withdrawals up to date while the page is open. */
export function useMoneyLive(): void {
  useLiveRefresh('balances.changed', MONEY);
  useLiveRefresh('deposits.changed', DEPOSITS);
  useLiveRefresh('withdrawals.changed', WITHDRAWALS);
}
