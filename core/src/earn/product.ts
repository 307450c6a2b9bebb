/** The five kinds. `TIERED` is a flexible product whose rows are more than one; rows may stand on the others too. */
export const EARN_KINDS = ['FLEX', 'FIXED', 'FLEX_HYBRID', 'FIXED_HYBRID', 'TIERED'] as const;
export type EarnKind = (typeof EARN_KINDS)[number];

/** True where an order has a term and a maturity. */
export const hasTerm = (kind: EarnKind): boolean => kind === 'FIXED' || kind === 'FIXED_HYBRID';
/** True where a second coin is earned beside the first. */
export const hasReward = (kind: EarnKind): boolean => kind === 'FLEX_HYBRID' || kind === 'FIXED_HYBRID';

export type ProductStatus = 'UPCOMING' | 'IN_PROGRESS' | 'ENDED';

/** How much of a product can be had, and when. */
export interface ProductQuota {
  readonly startMs: number;
  /** Null for no end. */
  readonly endMs: number | null;
  /** Minor units. */
  readonly quotaMinor: bigint;
  readonly soldMinor: bigint;
  readonly minMinor: bigint;
}

/** What is left to be had; never below zero, whatever interest has grown what was sold to. */
export function remainingMinor({ quotaMinor, soldMinor }: Pick<ProductQuota, 'quotaMinor' | 'soldMinor'>): bigint {
  return quotaMinor > soldMinor ? quotaMinor - soldMinor : 0n;
}

/** Whether a product can be subscribed to; it comes back where what was sold is redeemed. */
export function statusOf(product: ProductQuota, atMs: number): ProductStatus {
  if (atMs < product.startMs) return 'UPCOMING';
  if (product.endMs !== null && atMs >= product.endMs) return 'ENDED';
  return remainingMinor(product) === 0n ? 'ENDED' : 'IN_PROGRESS';
}

/**
 * How much is sold.
 *
 * @returns  hundredths of a percent, rounded down; 10,000 only where less than the smallest order is left
 */
export function progressBps(product: ProductQuota): number {
  const left = remainingMinor(product);
  if (left < product.minMinor || left === 0n) return 10_000;
  return Number(((product.quotaMinor - left) * 10_000n) / product.quotaMinor);
}
