import type { Tx } from '../../../platform/db/db.ts';
import type { Coin, CoinNetwork, Network } from '../catalog.ts';
import { insertCoin, insertCoinNetwork, insertNetwork } from '../store/catalog.store.ts';

/** Adds what is missing of a catalog and leaves existing rows alone. Safe at every start. */
export async function installCatalog(
  tx: Tx,
  catalog: {
    readonly coins: readonly Coin[];
    readonly networks: readonly Network[];
    readonly coinNetworks: readonly CoinNetwork[];
  },
  nowMs: number,
): Promise<void> {
  for (const coin of catalog.coins) await insertCoin(tx, coin, nowMs);
  for (const network of catalog.networks) await insertNetwork(tx, network, nowMs);
  for (const pair of catalog.coinNetworks) await insertCoinNetwork(tx, pair, nowMs);
}
