import { DAY_MS } from '../calendar/durations.ts';
import { mulDiv } from '../money/round.ts';
import { usdtMinor } from '../money/value.ts';

export type KycLevel = 'none' | 'primary' | 'advanced';

export const LIMIT_WINDOW_MS = DAY_MS;
export const LIMIT_WINDOW_LONG_MS = 30 * DAY_MS;

/** What may leave within any 24 hours before VIP multiplies it, USDT minor units. */
const LIMIT_24H: Readonly<Record<KycLevel, bigint>> = {
  none: usdtMinor(1_000n),
  primary: usdtMinor(50_000n),
  advanced: usdtMinor(1_000_000n),
};
/** What may leave within any 30 days; null is unlimited. */
const LIMIT_30D: Readonly<Record<KycLevel, bigint | null>> = { none: usdtMinor(5_000n), primary: null, advanced: null };
/** By VIP level, the factor on the 24 h limit in tenths. */
const VIP_TENTHS: readonly bigint[] = [10n, 12n, 15n, 20n, 30n, 50n, 100n];

/**
 * The rolling 24 h limit of a person. VIP raises it only from primary KYC on.
 *
 * @param vipLevel  0 to 6; a higher one counts as 6
 * @returns         USDT minor units
 */
export function limit24hMinor(kycLevel: KycLevel, vipLevel: number): bigint {
  const base = LIMIT_24H[kycLevel];
  if (kycLevel === 'none') return base;
  const tenths = VIP_TENTHS[Math.min(Math.max(Math.trunc(vipLevel), 0), VIP_TENTHS.length - 1)]!;
  return mulDiv(base, tenths, 10n, 'down');
}

/** The rolling 30-day limit, USDT minor units; null where there is none. */
export function limit30dMinor(kycLevel: KycLevel): bigint | null {
  return LIMIT_30D[kycLevel];
}

/** Money that left, or is on its way out, at the value it had when it was requested. */
export interface Outgoing {
  readonly atMs: number;
  readonly valueMinor: bigint;
}

export interface LimitUse {
  readonly usedMinor: bigint;
  readonly limitMinor: bigint;
  /** Never below zero, even where a limit was lowered after the fact. */
  readonly remainingMinor: bigint;
  /** When the oldest counted payment leaves the window, and how much that frees. */
  readonly nextFreeAtMs: number | null;
  readonly nextFreeMinor: bigint | null;
}

/**
 * What a rolling window contains now. A payment counts for exactly the window's length: it no longer counts at `atMs +
 * windowMs`.
 *
 * @param outgoing  payments that were not cancelled, rejected or failed, in any order
 */
export function limitUse(
  outgoing: readonly Outgoing[],
  window: { readonly limitMinor: bigint; readonly nowMs: number; readonly windowMs: number },
): LimitUse {
  const counted = outgoing.filter((each) => each.atMs > window.nowMs - window.windowMs);
  const usedMinor = counted.reduce((sum, each) => sum + each.valueMinor, 0n);
  const rest = window.limitMinor - usedMinor;
  const oldestMs = counted.reduce((oldest, each) => Math.min(oldest, each.atMs), Number.POSITIVE_INFINITY);
  const hasOldest = Number.isFinite(oldestMs);
  return {
    usedMinor,
    limitMinor: window.limitMinor,
    remainingMinor: rest > 0n ? rest : 0n,
    nextFreeAtMs: hasOldest ? oldestMs + window.windowMs : null,
    nextFreeMinor: hasOldest
      ? counted.filter((each) => each.atMs === oldestMs).reduce((sum, each) => sum + each.valueMinor, 0n)
      : null,
  };
}
