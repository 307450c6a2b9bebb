import { effectiveRate, type Tier } from './rate.ts';

/**
 * Whether a holder's rate falls by a fifth or more, as a whole, on what they have.
 *
 * @param principalMinor  zero or more
 */
export function fallsAFifth(principalMinor: bigint, before: readonly Tier[], after: readonly Tier[]): boolean {
  if (principalMinor === 0n) return false;
  const [old, next] = [effectiveRate(principalMinor, before, PLACES), effectiveRate(principalMinor, after, PLACES)];
  return old > 0n && next * 5n <= old * 4n;
}
/** Enough that rounding decides nothing. */
const PLACES = 12;

/** How far a budget is used, where its holders are told of it: four fifths, or all. */
export function budgetMark(usedAtto: bigint, budgetAtto: bigint): 'low' | 'over' | null {
  if (budgetAtto === 0n) return null;
  if (usedAtto >= budgetAtto) return 'over';
  return usedAtto * 5n >= budgetAtto * 4n ? 'low' : null;
}
