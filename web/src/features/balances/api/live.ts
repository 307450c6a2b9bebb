import { useEffect } from 'react';
import type { CallId } from '../../../lib/client.ts';
import { gatheredRefresh } from '../../../lib/live/gathered-refresh.ts';
import { live, useLive } from '../../../lib/live/live-socket.ts';
import { MONEY } from './money-calls.ts';

const DEPOSITS: readonly CallId[] = [
  'deposits.history',
  'bookings.records',
  'deposits.depositDetail',
  'deposits.depositMore',
];
const WITHDRAWALS: readonly CallId[] = ['withdrawals.history', 'bookings.records', 'withdrawals.withdrawalDetail'];
/** A block that confirms ten deposits sends ten messages; one question answers them all. */
const ask = gatheredRefresh(120);

/** Keeps balances, deposits and withdrawals on the screen true while the page is open. */
export function useMoneyLive(): void {
  useLive('balances.changed', () => ask(MONEY));
  useLive('deposits.changed', () => ask(DEPOSITS));
  useLive('withdrawals.changed', () => ask(WITHDRAWALS));
  // What was missed while the connection was away is asked for once.
  useEffect(() => live.onLost(() => ask([...MONEY, ...DEPOSITS, ...WITHDRAWALS])), []);
}
