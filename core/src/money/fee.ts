import { mulDiv } from './round.ts';

/** A rate as an exact fraction: `rateUnits` / 10^`rateScale`. 0.1 % is { rateUnits: 1n, rateScale: 3 }. */
export interface Rate {
  readonly rateUnits: bigint;
  readonly rateScale: number;
}

/**
 * The fee on an amount, rounded UP at the amount's own scale: what a person pays rounds toward the house, by less than one
 * minor unit.
 *
 * @param amountMinor  minor units, zero or more
 * @param feeBps       basis points, 0 to 10,000
 * @returns            minor units, never more than the amount
 */
export function feeOfBps(amountMinor: bigint, feeBps: bigint): bigint {
  return feeOfRate(amountMinor, { rateUnits: feeBps, rateScale: 4 });
}

/**
 * As `feeOfBps`, for a rate of any precision.
 *
 * @param amountMinor  minor units, zero or more
 * @param rate         from 0 to 1
 */
export function feeOfRate(amountMinor: bigint, rate: Rate): bigint {
  const whole = 10n ** BigInt(rate.rateScale);
  if (amountMinor < 0n) throw new RangeError('a fee is taken from an amount of zero or more');
  if (rate.rateUnits < 0n || rate.rateUnits > whole) throw new RangeError('a fee rate lies between 0 and 1');
  return mulDiv(amountMinor, rate.rateUnits, whole, 'up');
}

/**
 * Splits an amount into the fee and what is left after it.
 *
 * @invariant  feeMinor + netMinor = amountMinor
 */
export function splitFee(amountMinor: bigint, rate: Rate): { readonly feeMinor: bigint; readonly netMinor: bigint } {
  const feeMinor = feeOfRate(amountMinor, rate);
  return { feeMinor, netMinor: amountMinor - feeMinor };
}
