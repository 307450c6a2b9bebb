import type { Short } from '../../../lib/slots.tsx';
import { type AmountProblem, compareText, exact, plain } from '../../balances/public.ts';
import { isBlocked, type WithdrawInfo } from './withdraw-info.ts';

interface Wanted {
  /** The amount that leaves, decimal text; null where nothing readable is typed. */
  readonly amount: string | null;
  readonly problem: AmountProblem | null;
}

/** Problems that more of the coin in the account would solve. */
const LACKING: readonly AmountProblem['code'][] = ['INSUFFICIENT_BALANCE', 'NOT_WITHDRAWABLE_YET'];

/**
 * How much more of a coin the account needs for a payment, or null where more would not help. All locked coins are counted,
 * because they stay locked whatever arrives.
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
