import { useEffect } from 'react';
import type { CallId } from '../../../lib/client.ts';
import { gatheredRefresh } from '../../../lib/gathered-refresh.ts';
import { live, useLive } from '../../../lib/live-socket.ts';
import { MONEY } from './money-calls.ts';

const DEPOSITS: readonly CallId[] = ['wallet.deposits', 'wallet.records', 'wallet.depositDetail', 'wallet.depositMore'];
const WITHDRAWALS: readonly CallId[] = ['wallet.withdrawals', 'wallet.records', 'wallet.withdrawalDetail'];
/** A block that confirms ten deposits sends ten messages; one question answers them all. */
const ask = gatheredRefresh(120);

/** Keeps balances, deposits and withdrawals on the screen true while the page is open. */
export function useWalletLive(): void {
  useLive('wallet.balance', () => ask(MONEY));
  useLive('wallet.deposit', () => ask(DEPOSITS));
  useLive('wallet.withdrawal', () => ask(WITHDRAWALS));
  // What was missed while the connection was away is asked for once.
  useEffect(() => live.onLost(() => ask([...MONEY, ...DEPOSITS, ...WITHDRAWALS])), []);
}
