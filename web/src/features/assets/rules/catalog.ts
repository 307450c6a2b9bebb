import type { coin, coinNetwork } from '@bourse/contract/assets.ts';
import type { z } from 'zod';

export type Coin = z.output<typeof coin>;
export type CoinNetwork = z.output<typeof coinNetwork>;

export const findCoin = (coins: readonly Coin[], asset: string | null): Coin | null =>
  coins.find((each) => each.asset === asset) ?? null;

/** The chosen network, or the only one; never a guess among several. */
export function chosenNetwork(coin: Coin | null, network: string | null): CoinNetwork | null {
  if (!coin) return null;
  const chosen = coin.networks.find((each) => each.network === network);
  return chosen ?? (coin.networks.length === 1 ? (coin.networks[0] ?? null) : null);
}

/** Sorted as the catalog says, then by code. */
export const inCatalogOrder = (coins: readonly Coin[]): Coin[] =>
  [...coins].sort((a, b) => a.sort - b.sort || (a.asset < b.asset ? -1 : 1));

export const matchesCoin = (coin: Pick<Coin, 'asset' | 'name'>, search: string): boolean => {
  const wanted = search.trim().toLowerCase();
  return coin.asset.toLowerCase().includes(wanted) || coin.name.toLowerCase().includes(wanted);
};
