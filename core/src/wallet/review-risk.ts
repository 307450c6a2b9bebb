import type { ReviewReason } from './review.ts';

export type ReviewRisk = 'LOW' | 'MEDIUM' | 'HIGH';

/** What the risk level is derived from. Values are USDT minor units. */
export interface ReviewRiskFacts {
  readonly reasons: readonly ReviewReason[];
  /** What is known of the address, the worse of request time and now. */
  readonly addressRisk: 'NONE' | 'MEDIUM' | 'HIGH' | 'BLOCKED';
  /** True where the person has never paid there before. */
  readonly isFirstUse: boolean;
  readonly valueMinor: bigint;
  readonly limit24hMinor: bigint;
  /** How many reviewers must approve, as fixed when the review began. */
  readonly approvalsNeeded: number;
}

/** Each of these alone is typical of a taken-over account or of unlawful money. */
const GRAVE: ReadonlySet<ReviewReason> = new Set(['DISPUTE', 'RECEIVABLE']);
const SIGNS: readonly ReviewReason[] = ['NEW_DEVICE', 'NEW_ACCOUNT', 'FAST_EXIT'];

/**
 * How urgently a reviewer should look at a waiting withdrawal. It orders attention and decides nothing.
 *
 * HIGH: the address is reported or blocked, a dispute is open, the person owes the house, or two signs come together.
 * MEDIUM: one sign.
 * LOW: no sign; for instance a large amount to an address paid before, or a hot wallet that is short.
 *
 * Signs: a new device or country; a young account; a deposit that leaves at once; an address of medium risk; an address never
 * paid before; half or more of the limit of 24 hours; an amount that needs two reviewers.
 */
export function reviewRisk(facts: ReviewRiskFacts): ReviewRisk {
  const { reasons, addressRisk, isFirstUse, valueMinor, limit24hMinor, approvalsNeeded } = facts;
  if (addressRisk === 'HIGH' || addressRisk === 'BLOCKED' || reasons.some((reason) => GRAVE.has(reason))) return 'HIGH';
  const signs = [
    ...SIGNS.map((sign) => reasons.includes(sign)),
    addressRisk === 'MEDIUM',
    isFirstUse || reasons.includes('NEW_ADDRESS'),
    2n * valueMinor >= limit24hMinor,
    approvalsNeeded > 1,
  ].filter(Boolean).length;
  return signs >= 2 ? 'HIGH' : signs === 1 ? 'MEDIUM' : 'LOW';
}

const WORSE = ['NONE', 'MEDIUM', 'HIGH', 'BLOCKED'] as const;

/** The worse of two risk levels of an address. */
export function worseAddressRisk(
  one: ReviewRiskFacts['addressRisk'],
  other: ReviewRiskFacts['addressRisk'],
): ReviewRiskFacts['addressRisk'] {
  return WORSE.indexOf(one) < WORSE.indexOf(other) ? other : one;
}
