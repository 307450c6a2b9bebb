/** Shares of a notional are counted in millionths. */
export const PPM = 1_000_000n;

/** A row of a contract's table, as the operator writes it: what a position of up to so much may borrow, and must keep. */
export interface TierRow {
  /** The largest notional of the row, minor units; each row's is above the one before. */
  readonly upToMinor: bigint;
  readonly maxLeverage: number;
  /** What a position must keep of its notional, millionths. */
  readonly maintenancePpm: bigint;
}

/** A row with the amount that makes the margin to keep grow without a jump where the row begins. */
export interface Tier extends TierRow {
  readonly deductionMinor: bigint;
}

export type TiersRefusal = 'TIERS_EMPTY' | 'TIERS_ORDER' | 'TIERS_LEVERAGE' | 'TIERS_MAINTENANCE' | 'TIERS_INEXACT';

/**
 * Judges a table that staff have typed.
 *
 * @refuses  TIERS_EMPTY | TIERS_ORDER, a bound not above the one before | TIERS_LEVERAGE, none, or more than the row before |
 *           TIERS_MAINTENANCE, not above the row before, or more than is put up for a position at the highest leverage |
 *           TIERS_INEXACT, the deduction would have a part of a minor unit; details: `row`, counted from 1
 */
export function judgeTiers(
  rows: readonly TierRow[],
): { readonly code: TiersRefusal; readonly details: { readonly row: number } } | null {
  if (rows.length === 0) return { code: 'TIERS_EMPTY', details: { row: 1 } };
  let before: TierRow = { upToMinor: 0n, maxLeverage: Number.MAX_SAFE_INTEGER, maintenancePpm: 0n };
  for (const [index, row] of rows.entries()) {
    const details = { row: index + 1 };
    const { upToMinor, maxLeverage, maintenancePpm } = row;
    if (upToMinor <= before.upToMinor) return { code: 'TIERS_ORDER', details };
    if (!Number.isInteger(maxLeverage) || maxLeverage < 1 || maxLeverage > before.maxLeverage)
      return { code: 'TIERS_LEVERAGE', details };
    // Otherwise a position would be liquidated at the moment in which it is opened.
    if (maintenancePpm <= before.maintenancePpm || maintenancePpm * BigInt(maxLeverage) >= PPM)
      return { code: 'TIERS_MAINTENANCE', details };
    if ((before.upToMinor * (maintenancePpm - before.maintenancePpm)) % PPM !== 0n)
      return { code: 'TIERS_INEXACT', details };
    before = row;
  }
  return null;
}

/**
 * Adds the deductions to a table that `judgeTiers` has nothing against.
 *
 * @invariant  where one row ends and the next begins, both ask for the same margin
 */
export function tiersOf(rows: readonly TierRow[]): readonly Tier[] {
  let upToMinor = 0n;
  let maintenancePpm = 0n;
  let deductionMinor = 0n;
  return rows.map((row) => {
    deductionMinor += (upToMinor * (row.maintenancePpm - maintenancePpm)) / PPM;
    ({ upToMinor, maintenancePpm } = row);
    return { ...row, deductionMinor };
  });
}

/** The row of a notional, minor units. What is above the last row is judged by the last row: nothing larger can be opened. */
export const tierOf = (tiers: readonly Tier[], notionalMinor: bigint): Tier =>
  tiers.find(({ upToMinor }) => notionalMinor <= upToMinor) ?? tiers.at(-1)!;

/**
 * What a position must keep, and what closing it would cost, counted in millionths of a minor unit, so that nothing is rounded
 * where it is decided whether a position is liquidated.
 */
export function neededPpm(tiers: readonly Tier[], notionalMinor: bigint, closeFeePpm: bigint): bigint {
  const { maintenancePpm, deductionMinor } = tierOf(tiers, notionalMinor);
  return notionalMinor * (maintenancePpm + closeFeePpm) - deductionMinor * PPM;
}
