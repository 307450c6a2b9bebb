import { type Price, usdtValueMinor } from '@bourse/core/money/value.ts';
import type { Pricing } from './pricing.ts';

/** What an amount is worth in USDT now, with six places, rounded down; null if the coin has no price. */
export function valueNow(pricing: Pricing, asset: string, minor: bigint, scale: number): bigint | null {
  const price = pricing.priceUsdt(asset);
  return price && usdtValueMinor(minor, scale, price.price);
}

/** Like `valueNow`, at a moment in the past. */
export function valueAt(pricing: Pricing, asset: string, minor: bigint, scale: number, atMs: number): bigint | null {
  const price = pricing.priceAt(asset, atMs);
  return price && usdtValueMinor(minor, scale, price.price);
}

/** What a payment counts towards limits: rounded up, so that many small ones cannot slip below them. */
export function valueForLimits(price: Price, minor: bigint, scale: number): bigint {
  return usdtValueMinor(minor, scale, price, 'up');
}
