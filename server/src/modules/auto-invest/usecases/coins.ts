import type { Price } from '@bourse/core/money/value.ts';
import type { Market } from '../../spot/public.ts';
import { type AutoInvestDeps, QUOTE_ASSET } from '../auto-invest-deps.ts';

/** The market on which a coin is bought; null for what no plan can buy: a coin without one, or a leveraged token. */
export function marketOf({ spot }: AutoInvestDeps, asset: string): Market | null {
  const market = spot.catalog.find(`${asset}_${QUOTE_ASSET}`);
  return market && market.kind === 'spot' ? market : null;
}

/** Every market on which plans buy, in the order of the catalog. */
export const planMarkets = ({ spot }: AutoInvestDeps): Market[] =>
  spot.catalog.all().filter(({ kind, quote }) => kind === 'spot' && quote === QUOTE_ASSET);

/** What a coin costs by the index; null where there is no price, or an old one. */
export function priceOf({ money }: AutoInvestDeps, asset: string): Price | null {
  const price = money.pricing.priceUsdt(asset);
  return price && !price.delayed && price.price.priceUnits > 0n ? price.price : null;
}

/** Places of a coin's minor unit. A coin that was bought stays in the catalog. */
export function scaleOf({ money }: AutoInvestDeps, asset: string): number {
  const coin = money.assets.coin(asset);
  if (!coin) throw new Error(`no coin ${asset}`);
  return coin.ledgerScale;
}
