import { amount, fullAmount } from '../../../lib/format.ts';
import { useMarkets } from '../api/queries.ts';

/** Used while the markets are loading. */
const PLACES_USUAL = 8;

/** The decimal places of a market's prices. */
export function usePricePlaces(): (symbol: string) => number {
  const markets = useMarkets().data?.rows;
  return (symbol) => markets?.find((each) => each.symbol === symbol)?.priceScale ?? PLACES_USUAL;
}

/** A price with its market's decimal places; an average keeps all of its own, so that nothing is rounded away. */
export function usePriceText(): (symbol: string, price: string | null) => string {
  const markets = useMarkets().data?.rows;
  return (symbol, price) => {
    const places = markets?.find((each) => each.symbol === symbol)?.priceScale;
    const own = price?.split('.')[1]?.length ?? 0;
    return places === undefined || own > places ? fullAmount(price) : amount(price, { places });
  };
}
