import { DAY_MS, HOUR_MS } from '../calendar/durations.ts';

export type ReviewReason =
  | 'AMOUNT'
  | 'NEW_DEVICE'
  | 'NEW_ADDRESS'
  | 'NEW_ACCOUNT'
  | 'DISPUTE'
  | 'FAST_EXIT'
  | 'HOT_WALLET_SHORT'
  | 'RECEIVABLE';

/** From which value each rule requires a review, USDT minor units. The operator sets them. */
export interface ReviewThresholds {
  readonly amountMinor: bigint;
  readonly twoReviewersMinor: bigint;
  readonly newDeviceMinor: bigint;
  readonly newAddressMinor: bigint;
  readonly newAccountMinor: bigint;
  readonly fastExitMinor: bigint;
}

export const REVIEW = {
  newMs: DAY_MS,
  newAccountMs: 7 * DAY_MS,
  fastExitMs: HOUR_MS,
  /** The promised time for a decision; the second is for amounts that need two reviewers. */
  decisionMs: 4 * HOUR_MS,
  decisionLargeMs: DAY_MS,
  /** How often people hear from us once the promised time is over. */
  overdueNoticeMs: 12 * HOUR_MS,
} as const;

/** What the decision is based on. Values are USDT minor units at the request; times are UTC milliseconds. */
export interface ReviewFacts {
  readonly nowMs: number;
  readonly valueMinor: bigint;
  readonly limit24hMinor: bigint;
  readonly accountCreatedAtMs: number;
  /** Null where it is not known; that counts as new. */
  readonly deviceSeenAtMs: number | null;
  readonly countrySeenAtMs: number | null;
  readonly addressSeenAtMs: number;
  /** When the last deposit was credited, and when the person last traded; null for never. */
  readonly lastDepositAtMs: number | null;
  readonly lastTradeAtMs: number | null;
  readonly hasDispute: boolean;
  readonly isHotWalletShort: boolean;
  readonly hasReceivable: boolean;
}

/**
 * Every reason why staff must review a withdrawal before it leaves; the first is shown to its owner.
 *
 * @returns  empty where no review is needed
 */
export function reviewReasons(facts: ReviewFacts, from: ReviewThresholds): readonly ReviewReason[] {
  const { nowMs, valueMinor } = facts;
  const isNew = (seenAtMs: number | null): boolean => seenAtMs === null || nowMs - seenAtMs < REVIEW.newMs;
  const ageMs = nowMs - facts.accountCreatedAtMs;
  const depositMs = facts.lastDepositAtMs;
  const hasTraded = depositMs !== null && facts.lastTradeAtMs !== null && facts.lastTradeAtMs >= depositMs;
  const checks: readonly (readonly [ReviewReason, boolean])[] = [
    ['AMOUNT', valueMinor >= from.amountMinor],
    [
      'NEW_DEVICE',
      // On a new account every device is new; NEW_ACCOUNT covers that.
      ageMs >= REVIEW.newMs &&
        valueMinor >= from.newDeviceMinor &&
        (isNew(facts.deviceSeenAtMs) || isNew(facts.countrySeenAtMs)),
    ],
    [
      'NEW_ADDRESS',
      2n * valueMinor >= facts.limit24hMinor && valueMinor >= from.newAddressMinor && isNew(facts.addressSeenAtMs),
    ],
    ['NEW_ACCOUNT', ageMs < REVIEW.newAccountMs && valueMinor >= from.newAccountMinor],
    ['DISPUTE', facts.hasDispute],
    [
      'FAST_EXIT',
      depositMs !== null && nowMs - depositMs < REVIEW.fastExitMs && !hasTraded && valueMinor >= from.fastExitMinor,
    ],
    ['HOT_WALLET_SHORT', facts.isHotWalletShort],
    ['RECEIVABLE', facts.hasReceivable],
  ];
  return checks.filter(([, applies]) => applies).map(([reason]) => reason);
}

type TwoFrom = Pick<ReviewThresholds, 'twoReviewersMinor'>;

/** How many different reviewers must approve a value, USDT minor units. */
export function approvalsNeeded(valueMinor: bigint, { twoReviewersMinor }: TwoFrom): 1 | 2 {
  return valueMinor >= twoReviewersMinor ? 2 : 1;
}

/** How many reviewers the value alone requires, USDT minor units; 0 where it requires none. */
export const approvalsByWorth = (valueMinor: bigint, from: ReviewThresholds): 0 | 1 | 2 =>
  valueMinor >= from.amountMinor || valueMinor >= from.twoReviewersMinor ? approvalsNeeded(valueMinor, from) : 0;

/** By when the person was promised an answer. */
export function decisionByMs(valueMinor: bigint, nowMs: number, { twoReviewersMinor }: TwoFrom): number {
  return nowMs + (valueMinor >= twoReviewersMinor ? REVIEW.decisionLargeMs : REVIEW.decisionMs);
}
