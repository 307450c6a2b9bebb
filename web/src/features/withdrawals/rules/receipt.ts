import { exact, plain } from '../../balances/public.ts';

/** Which of the two amounts was typed; the other is derived. */
export type AmountSide = 'send' | 'get';

/** What arrives when an amount leaves: the amount less the fee, never below zero. */
export function recipientGets(amount: string, fee: string): string {
  const rest = exact(amount) - exact(fee);
  return rest > 0n ? plain(rest) : '0';
}

/** How much must leave so that an amount arrives. */
export const leavesFor = (gets: string, fee: string): string => plain(exact(gets) + exact(fee));
