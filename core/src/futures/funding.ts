import { mulDiv } from '../money/round.ts';
import type { Side } from './position.ts';

/** Rates of funding are counted in billionths of the notional. */
export const BILLION = 1_000_000_000n;
/** Interest of the quote coin over that of the base, for eight hours: 0.01 %. */
const INTEREST = 100_000n;
/** How far a rate may be from the premium towards interest: 0.05 %. */
const DAMPING = 500_000n;

/**
 * How far the market stands from the index, billionths of the index, rounded toward zero.
 *
 * @param impactBidTicks  the average price at which a set amount could be sold now; null where the book is too thin
 * @param impactAskTicks  and bought
 */
export function premiumOf(indexTicks: bigint, impactBidTicks: bigint | null, impactAskTicks: bigint | null): bigint {
  const above = impactBidTicks === null ? 0n : atLeastZero(impactBidTicks - indexTicks);
  const below = impactAskTicks === null ? 0n : atLeastZero(indexTicks - impactAskTicks);
  return ((above - below) * BILLION) / indexTicks;
}

/**
 * The average premium of an interval, billionths, rounded toward zero. Samples are taken once a minute, and the n-th counts n times, so that what was long ago
 * counts least.
 *
 * @param samples  oldest first; a minute without a sample is left out and the others keep their places
 */
export function averagePremium(samples: readonly { readonly minute: number; readonly premium: bigint }[]): bigint {
  let sum = 0n;
  let weights = 0n;
  for (const { minute, premium } of samples) {
    const weight = BigInt(minute + 1);
    sum += premium * weight;
    weights += weight;
  }
  return weights === 0n ? 0n : sum / weights;
}

/**
 * The rate of an interval, billionths of the notional; above zero longs pay shorts.
 *
 * @param cap  the largest rate of the contract in either direction, billionths
 */
export function fundingRate(premium: bigint, cap: bigint): bigint {
  return clamp(premium + clamp(INTEREST - premium, -DAMPING, DAMPING), -cap, cap);
}

/**
 * What funding takes from a position, minor units; below zero it is given. What is taken is rounded up and what is given down, so
 * that what is given never exceeds what is taken; the difference is the rounding account's.
 *
 * @param notionalMinor  mark × size
 */
export function fundingMinor(side: Side, notionalMinor: bigint, rate: bigint): bigint {
  const signed = side === 'LONG' ? rate : -rate;
  return signed > 0n ? mulDiv(notionalMinor, signed, BILLION, 'up') : mulDiv(notionalMinor, signed, BILLION, 'down');
}

const atLeastZero = (value: bigint): bigint => (value > 0n ? value : 0n);
const clamp = (value: bigint, low: bigint, high: bigint): bigint => (value < low ? low : value > high ? high : value);
