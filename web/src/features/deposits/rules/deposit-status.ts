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
/** True while the deposit is under way: the person cannot withdraw the money yet. */
export const isOnItsWay = (row: Deposit): boolean =>
  row.kind !== 'INTERNAL' && (row.state === 'DETECTED' || row.state === 'CONFIRMING' || row.state === 'CREDITED');

/** After how many confirmations it is credited; all of them where it must be final first. */
export const creditAfter = (row: Deposit): number =>
  row.finalOnly === null ? row.confirmationsCredit : row.confirmationsUnlock;

/** The confirmations that the status line counts: first those needed for the credit, then those for the unlock. */
export function confirmationsOf(row: Deposit): { done: number; needed: number } {
  const needed = row.state === 'CREDITED' ? row.confirmationsUnlock : creditAfter(row);
  return { done: Math.min(row.confirmations, needed), needed };
}
