import type { deposit } from '@bourse/contract/deposit-shapes.ts';
import type { z } from 'zod';

export type Deposit = z.output<typeof deposit>;
export type StatusTone = 'ok' | 'info' | 'warn' | 'danger' | 'neutral';

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
/** Still on its way: the money is not yet the person's to send on. */
export const isOnItsWay = (row: Deposit): boolean =>
  row.kind !== 'INTERNAL' && (row.state === 'DETECTED' || row.state === 'CONFIRMING' || row.state === 'CREDITED');

/** Of how many confirmations the status line counts: those to the credit first, then those to the unlock. */
export function confirmationsOf(row: Deposit): { done: number; needed: number } {
  const needed = row.state === 'CREDITED' ? row.confirmationsUnlock : row.confirmationsCredit;
  return { done: Math.min(row.confirmations, needed), needed };
}

/** How long a number of blocks takes, in the unit that reads best; null where the network says nothing of its pace. */
export function durationOf(
  blocks: number,
  blockSeconds: number,
): { unit: 'minutes' | 'seconds'; count: number } | null {
  const seconds = blocks * blockSeconds;
  if (!(seconds > 0)) return null;
  if (seconds < 60) return { unit: 'seconds', count: Math.ceil(seconds) };
  return { unit: 'minutes', count: Math.round(seconds / 60) };
}
