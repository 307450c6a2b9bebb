import { exact, plain } from '../../balances/public.ts';

/** Which of the two amounts the person typed; the other follows from it. */
export type AmountSide = 'send' | 'get';

/** What the recipient gets when an amount leaves: the amount less the fee, never below zero. */
export function recipientGets(amount: string, fee: string): string {
  const rest = exact(amount) - exact(fee);
  return rest > 0n ? plain(rest) : '0';
}

/** What has to leave so that the recipient gets an amount. */
export const leavesFor = (gets: string, fee: string): string => plain(exact(gets) + exact(fee));
