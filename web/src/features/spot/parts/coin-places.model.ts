import { findCoin, useCoins } from '../../assets/public.ts';

/** Decimal places of a coin until the catalog is loaded. */
const USUAL = 8;

/** A coin's decimal places wherever the page shows amounts of it. */
export function useCoinPlaces(): (asset: string) => number {
  const coins = useCoins().data?.coins ?? [];
  return (asset) => findCoin(coins, asset)?.displayScale ?? USUAL;
}
