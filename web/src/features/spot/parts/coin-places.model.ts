import { findCoin, useCoins } from '../../assets/public.ts';

/** Places of a coin while the catalog is on its way. */
const USUAL = 8;

/** How many places a coin has wherever money of it stands on a page. */
export function useCoinPlaces(): (asset: string) => number {
  const coins = useCoins().data?.coins ?? [];
  return (asset) => findCoin(coins, asset)?.displayScale ?? USUAL;
}
