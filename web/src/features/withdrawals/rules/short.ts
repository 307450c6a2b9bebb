import type { Short } from '../../../lib/slots.tsx';
import { type AmountProblem, compareText, exact, plain } from '../../balances/public.ts';
import { isBlocked, type WithdrawInfo } from './withdraw-info.ts';

interface Wanted {
  /** What leaves, decimal text; null where nothing that can be read is typed. */
  readonly amount: string | null;
  readonly problem: AmountProblem | null;
}

/** What keeps an amount from leaving that more of the coin in the account would lift. */
const LACKING: readonly AmountProblem['code'][] = ['INSUFFICIENT_BALANCE', 'NOT_WITHDRAWABLE_YET'];

/**
 * How much more of a coin the account needs for a payment, or null where more would not help. What is locked here stays locked
 * whatever comes, so that all of it counts.
 */
export function shortOf(info: WithdrawInfo, { amount, problem }: Wanted): Short | null {
  if (isBlocked(info)) return null;
  const { asset, available, unconfirmed, purchaseLocked, frozen } = info;
  if (problem && amount !== null && LACKING.includes(problem.code)) {
    const free = exact(available) - exact(unconfirmed) - exact(purchaseLocked) - exact(frozen);
    return { asset, missing: plain(exact(amount) - free) };
  }
  const isEmpty = amount === null && problem === null && compareText(info.withdrawable, '0') <= 0;
  return isEmpty ? { asset, missing: null } : null;
}
