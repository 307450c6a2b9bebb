import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../calendar/durations.ts';
import { mulDiv } from '../../money/round.ts';
import type { RoundPrice } from '../price.ts';

/** The places of a sample, and of a price that was fixed. */
const SAMPLE_SCALE = 8;
export const FIXED_SCALE = 18;

/** The coin that such a price is offered in, and that samples are of. It does not float. */
export const STABLE_COIN = 'USDT' as const;

/** How long before its round starts the average ends. */
const ENDS_BEFORE_MS = HOUR_MS;
/** A price that is fixed from the past is known to people for so long before its round starts, or is not fixed any more. */
export const TOLD_BEFORE_MS = 10 * MINUTE_MS;
/** A round whose price is to be fixed is published so long before it starts at least: that leaves time to fix it. */
export const PRICED_SOONEST_MS = TOLD_BEFORE_MS + 5 * MINUTE_MS;
export const SAMPLES = DAY_MS / MINUTE_MS;
/** How many minutes may be missing: one in twenty. An average over fewer would be a guess. */
export const MISSING_MOST = SAMPLES / 20;
/** A price of a minute is recorded within a minute of it or not at all: after that the samples are the same for ever. */
const FINAL_AFTER_MS = MINUTE_MS;

/** The minutes that a price is averaged over: from the first on, before the last. */
export interface FixingWindow {
  readonly fromMs: number;
  readonly toMs: number;
  /** When all of it is known, and the price is fixed. */
  readonly fixAtMs: number;
}

/** The window of a round: the 24 hours that end an hour before it starts, in whole minutes of UTC. */
export function fixingWindow(startMs: number): FixingWindow {
  const toMs = Math.floor((startMs - ENDS_BEFORE_MS) / MINUTE_MS) * MINUTE_MS;
  return { fromMs: toMs - DAY_MS, toMs, fixAtMs: toMs + FINAL_AFTER_MS };
}

/** The price of a whole token in the stable coin: `baseUnits` / 10^`baseScale`. */
type Offer = Pick<RoundPrice, 'baseUnits' | 'baseScale'>;

/** What the samples of a window come to. */
export interface Average {
  readonly count: number;
  readonly missing: number;
  /** The sum of all samples, 10^-8 of the stable coin. */
  readonly sumE8: bigint;
}

/**
 * The sum of a window's samples.
 *
 * @param samplesE8  one for each minute, in order; null where none was recorded
 */
export function averageOf(samplesE8: readonly (bigint | null)[]): Average {
  const there = samplesE8.filter((sample) => sample !== null);
  return {
    count: there.length,
    missing: samplesE8.length - there.length,
    sumE8: there.reduce((sum, sample) => sum + sample, 0n),
  };
}

/**
 * The base price in a coin that floats: the price in the stable coin over the average of the samples, rounded UP to
 * FIXED_SCALE places, once. It is exact from then on: costs are rounded by themselves.
 *
 * @returns minor units at FIXED_SCALE; null where more minutes are missing than may be
 */
export function fixedUnits({ baseUnits, baseScale }: Offer, { count, missing, sumE8 }: Average): bigint | null {
  if (count === 0 || missing > MISSING_MOST) return null;
  const above = baseUnits * BigInt(count) * 10n ** BigInt(SAMPLE_SCALE + FIXED_SCALE);
  return mulDiv(above, 1n, 10n ** BigInt(baseScale) * sumE8, 'up');
}

/** What the price would be at one price of the coin. @param priceE8  above zero */
export const unitsAt = (offer: Offer, priceE8: bigint): bigint =>
  fixedUnits(offer, { count: 1, missing: 0, sumE8: priceE8 })!;
