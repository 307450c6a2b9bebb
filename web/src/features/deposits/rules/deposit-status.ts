import type { deposit } from '@bourse/contract/deposit-shapes.ts';
import type { z } from 'zod';
import type { StatusTone } from '../../balances/public.ts';

export type Deposit = z.output<typeof deposit>;

const TONES: Record<Deposit['state'], StatusTone> = {
  DETECTED: 'info',
  CONFIRMING: 'info',
  CREDITED: 'info',
  COMPLETED: 'ok',
  BELOW_MIN: 'warn',
  UNATTRIBUTED: 'warn',
  UNDER_REVIEW: 'warn',
  RETURNED: 'neutral',
  REORGED: 'danger',
};

export const depositTone = (state: Deposit['state']): StatusTone => TONES[state];
/** True while the deposit is on its way: the money is not yet the person's to send on. */
export const isOnItsWay = (row: Deposit): boolean =>
  row.kind !== 'INTERNAL' && (row.state === 'DETECTED' || row.state === 'CONFIRMING' || row.state === 'CREDITED');

/** How many confirmations credit it: where it waits until it is final, all of them. */
export const creditAfter = (row: Deposit): number =>
  row.finalOnly === null ? row.confirmationsCredit : row.confirmationsUnlock;

/** The number of confirmations that the status line counts to: first those to the credit, then those to the unlock. */
export function confirmationsOf(row: Deposit): { done: number; needed: number } {
  const needed = row.state === 'CREDITED' ? row.confirmationsUnlock : creditAfter(row);
  return { done: Math.min(row.confirmations, needed), needed };
}
