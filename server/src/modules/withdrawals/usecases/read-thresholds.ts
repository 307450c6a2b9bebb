import { usdtMinor } from '@bourse/core/money/value.ts';
import type { ReviewThresholds } from '@bourse/core/wallet/review.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

/** The operator's settings for money that leaves. */
export interface LeaveThresholds {
  readonly review: ReviewThresholds;
  /** From this worth on, in USDT minor units, two different codes are needed. */
  readonly twoCodesMinor: bigint;
  /** How long a withdrawal waits before it is processed, so that its owner can still cancel. */
  readonly coolingMs: number;
}

/** The present thresholds; a change takes effect within a second. */
export async function readThresholds(settings: Pick<Settings, 'all'>): Promise<LeaveThresholds> {
  const set = await settings.all();
  return {
    review: {
      amountMinor: usdtMinor(set.REVIEW_FROM),
      twoReviewersMinor: usdtMinor(set.REVIEW_TWO_FROM),
      newDeviceMinor: usdtMinor(set.REVIEW_NEW_DEVICE_FROM),
      newAddressMinor: usdtMinor(set.REVIEW_NEW_ADDRESS_FROM),
      newAccountMinor: usdtMinor(set.REVIEW_NEW_ACCOUNT_FROM),
      fastExitMinor: usdtMinor(set.REVIEW_FAST_EXIT_FROM),
    },
    twoCodesMinor: usdtMinor(set.TWO_CODES_FROM),
    coolingMs: set.WITHDRAWAL_COOLING_S * 1_000,
  };
}
