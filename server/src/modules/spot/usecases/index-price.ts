import { TICKS_MAX } from '@bourse/core/trading/grid.ts';
import type { Market } from '../markets/market.ts';
import type { SpotDeps } from '../spot-deps.ts';

type Prices = Pick<SpotDeps, 'pricing'>;
type AssetPrice = ReturnType<Prices['pricing']['priceAt']>;

/**
 * The index price of a market in ticks, rounded down: the worth of its base in its quote. A leveraged token is worth
 * its net asset value.
 *
 * @returns null if one of the two coins has no price, or only a stale one
 */
export const indexTicks = ({ pricing }: Prices, market: Market): number | null =>
  ticksOf(pricing.priceUsdt(market.base), pricing.priceUsdt(market.quote), market);

/** Like `indexTicks`, at a moment in the past. */
export const indexTicksAt = ({ pricing }: Prices, market: Market, atMs: number): number | null =>
  ticksOf(pricing.priceAt(market.base, atMs), pricing.priceAt(market.quote, atMs), market);

function ticksOf(base: AssetPrice, quote: AssetPrice, market: Market): number | null {
  if (!base || !quote || base.delayed || quote.delayed || quote.price.priceUnits === 0n) return null;
  const numerator = base.price.priceUnits * 10n ** BigInt(quote.price.priceScale + market.priceScale);
  const denominator = quote.price.priceUnits * 10n ** BigInt(base.price.priceScale) * market.tick;
  const ticks = numerator / denominator;
  return ticks > 0n && ticks <= BigInt(TICKS_MAX) ? Number(ticks) : null;
}
