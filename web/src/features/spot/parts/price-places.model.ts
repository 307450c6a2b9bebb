import { amount, fullAmount } from '../../../lib/format.ts';
import { useMarkets } from '../api/queries.ts';

/** Used while the markets are being fetched. */
const PLACES_USUAL = 8;

/** How many places a price of a market has. */
export function usePricePlaces(): (symbol: string) => number {
  const markets = useMarkets().data?.rows;
  return (symbol) => markets?.find((each) => each.symbol === symbol)?.priceScale ?? PLACES_USUAL;
}

/** A price with the places of its market, and with more where an average has them: nothing is rounded away. */
export function usePriceText(): (symbol: string, price: string | null) => string {
  const markets = useMarkets().data?.rows;
  return (symbol, price) => {
    const places = markets?.find((each) => each.symbol === symbol)?.priceScale;
    const own = price?.split('.')[1]?.length ?? 0;
    return places === undefined || own > places ? fullAmount(price) : amount(price, { places });
  };
}
