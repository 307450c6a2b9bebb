import { TICKS_MAX } from '@bourse/core/trading/grid.ts';
import type { Market } from '../markets/market.ts';
import type { SpotDeps } from '../spot-deps.ts';

/**
 * The index price of a market in ticks, rounded down: the worth of its base in its quote. A leveraged token is worth
 * its net asset value.
 *
 * @returns null if one of the two coins has no price, or only a stale one
 */
export function indexTicks({ pricing }: Pick<SpotDeps, 'pricing'>, market: Market): number | null {
  const [base, quote] = [pricing.priceUsdt(market.base), pricing.priceUsdt(market.quote)];
  if (!base || !quote || base.delayed || quote.delayed || quote.price.priceUnits === 0n) return null;
  const numerator = base.price.priceUnits * 10n ** BigInt(quote.price.priceScale + market.priceScale);
  const denominator = quote.price.priceUnits * 10n ** BigInt(base.price.priceScale) * market.tick;
  const ticks = numerator / denominator;
  return ticks > 0n && ticks <= BigInt(TICKS_MAX) ? Number(ticks) : null;
}
