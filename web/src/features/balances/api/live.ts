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
/** Gathers messages: a block that confirms ten deposits sends ten, and one refresh answers them all. */
const ask = gatheredRefresh(120);

/** Keeps balances, deposits and withdrawals up to date while the page is open. */
export function useMoneyLive(): void {
  useLive('balances.changed', () => ask(MONEY));
  useLive('deposits.changed', () => ask(DEPOSITS));
  useLive('withdrawals.changed', () => ask(WITHDRAWALS));
  // Refreshes once for everything missed while the connection was lost.
  useEffect(() => live.onLost(() => ask([...MONEY, ...DEPOSITS, ...WITHDRAWALS])), []);
}
