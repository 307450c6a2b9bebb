import { readAmount } from '../money/amount.ts';
import type { ReviewThresholds } from './review.ts';

const usdt = (text: string): bigint => readAmount(text, 6);

/** The thresholds that a new exchange starts with. */
export const REVIEW_FROM: ReviewThresholds = {
  amountMinor: usdt('50000'),
  twoReviewersMinor: usdt('100000'),
  newDeviceMinor: usdt('1000'),
  newAddressMinor: usdt('5000'),
  newAccountMinor: usdt('5000'),
  fastExitMinor: usdt('10000'),
};
