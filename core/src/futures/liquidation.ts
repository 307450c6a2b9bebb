import type { Position } from './position.ts';
import { unrealisedUnits } from './position.ts';
import { neededPpm, PPM, type Tier, tierOf } from './tiers.ts';

/** What a contract's rules say of a position's risk. */
export interface RiskTerms {
  /** Minor units of one tick × one lot. */
  readonly unitMinor: bigint;
  readonly tiers: readonly Tier[];
  /** What closing in the market costs, millionths. */
  readonly closeFeePpm: bigint;
}

/** A position with margin of its own. */
export interface Isolated {
  readonly position: Position;
  readonly marginMinor: bigint;
}

/** An exact price in ticks; `denominator` is above zero. */
export interface Price {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** What stands behind positions against what they must keep, in millionths of a minor unit, so that nothing is rounded. */
export interface Standing {
  readonly havePpm: bigint;
  readonly neededPpm: bigint;
}

/** How an isolated position stands at a mark. */
export function standingOf({ position, marginMinor }: Isolated, terms: RiskTerms, markTicks: bigint): Standing {
  const notionalMinor = position.lots * markTicks * terms.unitMinor;
  return {
    havePpm: (marginMinor + unrealisedUnits(position, markTicks) * terms.unitMinor) * PPM,
    neededPpm: neededPpm(terms.tiers, notionalMinor, terms.closeFeePpm),
  };
}

/** Whether positions are liquidated: what stands behind them is at most what they must keep. */
export const isDue = ({ havePpm, neededPpm }: Standing): boolean => neededPpm > 0n && havePpm <= neededPpm;

/**
 * The risk rate, hundredths of a percent, rounded down; 10,000 or less is liquidated. Null where nothing is open.
 */
export function riskRateBps({ havePpm, neededPpm }: Standing): bigint | null {
  if (neededPpm <= 0n) return null;
  return havePpm <= 0n ? 0n : (havePpm * 10_000n) / neededPpm;
}

/**
 * The mark at which an isolated position is due: at it and below for a long one, at it and above for a short one.
 *
 * Within one tier what is had less what is needed is a straight line of the price, so each tier has one candidate; deductions
 * make the whole line unbroken and rising in the person's favour, so exactly one candidate lies within its own tier.
 *
 * @returns  null where no price can make it due, such as a long one without leverage
 */
export function liquidationPrice({ position, marginMinor }: Isolated, terms: RiskTerms): Price | null {
  const { unitMinor, tiers, closeFeePpm } = terms;
  const { side, lots, entryUnits } = position;
  const entryMinor = entryUnits * unitMinor;
  for (const tier of tiers) {
    const keptPpm = tier.maintenancePpm + closeFeePpm;
    const isLong = side === 'LONG';
    const numerator =
      (isLong ? entryMinor - marginMinor - tier.deductionMinor : entryMinor + marginMinor + tier.deductionMinor) * PPM;
    if (numerator <= 0n) continue;
    const denominator = lots * unitMinor * (isLong ? PPM - keptPpm : PPM + keptPpm);
    // The notional at that price, rounded up to whole minor units, must belong to the tier that the price was found with.
    const notionalMinor = -((-numerator * lots * unitMinor) / denominator);
    if (tierOf(tiers, notionalMinor) === tier) return { numerator, denominator };
  }
  return null;
}

/** The same as a whole tick, rounded towards the market: nobody is liquidated before a mark that he was told. */
export function liquidationTicks(isolated: Isolated, terms: RiskTerms): bigint | null {
  const price = liquidationPrice(isolated, terms);
  if (!price) return null;
  const { numerator, denominator } = price;
  return isolated.position.side === 'LONG' ? (numerator + denominator - 1n) / denominator : numerator / denominator;
}

/** The price at which nothing is left of an isolated position's margin; null where a long one's never is. */
export function bankruptcyPrice({ position, marginMinor }: Isolated, unitMinor: bigint): Price | null {
  const entryMinor = position.entryUnits * unitMinor;
  const numerator = position.side === 'LONG' ? entryMinor - marginMinor : entryMinor + marginMinor;
  return numerator > 0n ? { numerator, denominator: position.lots * unitMinor } : null;
}
