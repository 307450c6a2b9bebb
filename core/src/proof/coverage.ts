import { mulDiv } from '../money/round.ts';

const PERCENT_UNITS = 10_000n;

/**
 * How much of what is owed is held, in hundredths of a percent. Rounded down, so that 100 % is never shown where a unit
 * is missing.
 *
 * @returns  null where nothing is owed
 */
export function coverageBps(reserveMinor: bigint, owedMinor: bigint): bigint | null {
  return owedMinor === 0n ? null : mulDiv(reserveMinor, PERCENT_UNITS, owedMinor, 'down');
}
