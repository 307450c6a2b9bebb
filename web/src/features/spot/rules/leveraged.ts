import { compareDecimals } from './pairs.ts';

export type PremiumState = 'fair' | 'high' | 'blocked';
const WARN_ABOVE_PERCENT = '2';
const BLOCKED_ABOVE_PERCENT = '10';

/** How a buyer should see the distance of the price above the net asset value. */
export function premiumState(premiumPercent: string | null): PremiumState {
  if (premiumPercent === null) return 'fair';
  if (compareDecimals(premiumPercent, BLOCKED_ABOVE_PERCENT) > 0) return 'blocked';
  return compareDecimals(premiumPercent, WARN_ABOVE_PERCENT) > 0 ? 'high' : 'fair';
}
