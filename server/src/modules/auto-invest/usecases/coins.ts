import type { Price } from '@bourse/core/money/value.ts';
import type { Market } from '../../spot/public.ts';
import { type AutoInvestDeps, QUOTE_ASSET } from '../auto-invest-deps.ts';

/**
 * The market on which a coin is bought; null for a coin that no plan can buy: without a market, or a leveraged token.
 */
export function marketOf({ spot }: AutoInvestDeps, asset: string): Market | null {
  const market = spot.catalog.find(`${asset}_${QUOTE_ASSET}`);
  return market && market.kind === 'spot' ? market : null;
}

/** Every market on which plans can buy, in the order of the catalog. */
export const planMarkets = ({ spot }: AutoInvestDeps): Market[] =>
  spot.catalog.all().filter(({ kind, quote }) => kind === 'spot' && quote === QUOTE_ASSET);

/** The index price of a coin; null if there is none or it is stale. */
export function priceOf({ money }: AutoInvestDeps, asset: string): Price | null {
  const price = money.pricing.priceUsdt(asset);
  return price && !price.delayed && price.price.priceUnits > 0n ? price.price : null;
}

/** Decimal places of a coin's minor unit. A coin that was bought never leaves the catalog. */
export function scaleOf({ money }: AutoInvestDeps, asset: string): number {
  const coin = money.assets.coin(asset);
  if (!coin) throw new Error(`no coin ${asset}`);
  return coin.ledgerScale;
}
