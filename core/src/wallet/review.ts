import { USDT_SCALE } from '../money/value.ts';

export type ReviewReason =
  | 'AMOUNT'
  | 'NEW_DEVICE'
  | 'NEW_ADDRESS'
  | 'NEW_ACCOUNT'
  | 'DISPUTE'
  | 'FAST_EXIT'
  | 'HOT_WALLET_SHORT'
  | 'RECEIVABLE';

const usdt = (whole: bigint): bigint => whole * 10n ** BigInt(USDT_SCALE);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const REVIEW = {
  amountMinor: usdt(50_000n),
  twoReviewersMinor: usdt(100_000n),
  newDeviceMinor: usdt(1_000n),
  newAddressMinor: usdt(5_000n),
  newAccountMinor: usdt(5_000n),
  fastExitMinor: usdt(10_000n),
  newMs: DAY_MS,
  newAccountMs: 7 * DAY_MS,
  fastExitMs: HOUR_MS,
  /** A decision is promised within these; the longer one from the amount that needs two reviewers. */
  decisionMs: 4 * HOUR_MS,
  decisionLargeMs: DAY_MS,
  /** After the promise, people hear from us this often. */
  overdueNoticeMs: 12 * HOUR_MS,
} as const;

/** What the decision looks at. Values are USDT minor units at the request; times are UTC milliseconds. */
export interface ReviewFacts {
  readonly nowMs: number;
  readonly valueMinor: bigint;
  readonly limit24hMinor: bigint;
  readonly accountCreatedAtMs: number;
  /** Null where it is not known, which counts as new. */
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
 * Every reason why people must look at a withdrawal before it leaves, the one shown to its owner first.
 *
 * @returns  empty where none must
 */
export function reviewReasons(facts: ReviewFacts): readonly ReviewReason[] {
  const { nowMs, valueMinor } = facts;
  const isNew = (seenAtMs: number | null): boolean => seenAtMs === null || nowMs - seenAtMs < REVIEW.newMs;
  const ageMs = nowMs - facts.accountCreatedAtMs;
  const depositMs = facts.lastDepositAtMs;
  const hasTraded = depositMs !== null && facts.lastTradeAtMs !== null && facts.lastTradeAtMs >= depositMs;
  const checks: readonly (readonly [ReviewReason, boolean])[] = [
    ['AMOUNT', valueMinor >= REVIEW.amountMinor],
    [
      'NEW_DEVICE',
      // A new account has only new devices: its own rule is NEW_ACCOUNT.
      ageMs >= REVIEW.newMs &&
        valueMinor >= REVIEW.newDeviceMinor &&
        (isNew(facts.deviceSeenAtMs) || isNew(facts.countrySeenAtMs)),
    ],
    [
      'NEW_ADDRESS',
      2n * valueMinor >= facts.limit24hMinor && valueMinor >= REVIEW.newAddressMinor && isNew(facts.addressSeenAtMs),
    ],
    ['NEW_ACCOUNT', ageMs < REVIEW.newAccountMs && valueMinor >= REVIEW.newAccountMinor],
    ['DISPUTE', facts.hasDispute],
    [
      'FAST_EXIT',
      depositMs !== null && nowMs - depositMs < REVIEW.fastExitMs && !hasTraded && valueMinor >= REVIEW.fastExitMinor,
    ],
    ['HOT_WALLET_SHORT', facts.isHotWalletShort],
    ['RECEIVABLE', facts.hasReceivable],
  ];
  return checks.filter(([, applies]) => applies).map(([reason]) => reason);
}

/** How many different reviewers must approve a value, USDT minor units. */
export function approvalsNeeded(valueMinor: bigint): 1 | 2 {
  return valueMinor >= REVIEW.twoReviewersMinor ? 2 : 1;
}

/** When the person has been promised an answer. */
export function decisionByMs(valueMinor: bigint, nowMs: number): number {
  return nowMs + (valueMinor >= REVIEW.twoReviewersMinor ? REVIEW.decisionLargeMs : REVIEW.decisionMs);
}
