import { existsSync } from 'node:fs';
import { OperatorFault } from '../platform/process/operator-fault.ts';
import type { Command, Given } from './command.ts';
import { withDatabase } from './with-database.ts';

export const hotWalletShow: Command = {
  name: 'hot-wallet show',
  says: 'Shows the hot wallet of each network, how many came before it, and whether coins still move to it.',
  async run(given) {
    const { currentHot, isHotMoving } = await import('../modules/custody/public.ts');
    const rows = await withDatabase(given, async ({ db }) => {
      const chains = await chainsOf(given, db);
      return Promise.all(
        [...chains.values()].map(async (adapter) => ({
          network: adapter.network,
          family: adapter.family,
          address: (await currentHot(db, adapter)).address,
          isMoving: await isHotMoving(db, adapter),
        })),
      );
    });
    return {
      json: rows,
      lines: rows.map(
        ({ network, family, address, isMoving }) =>
          `${network.padEnd(6)} ${family.padEnd(8)} ${address}${isMoving ? '   coins still move to it; payments wait' : ''}`,
      ),
    };
  },
};

/** The networks of this installation, from public keys alone and without asking a node. */
async function chainsOf(given: Given, db: Parameters<typeof import('./installation.ts').configOf>[1]) {
  const { configOf } = await import('./installation.ts');
  const { offlineChainSide } = await import('../boot/sides/chain-side.ts');
  const { knownKeysPath } = await import('../boot/sides/wallet-keys.ts');
  const { publicKeysFrom, readKnownKeys, watchOnly } = await import('../signer/public.ts');
  const path = knownKeysPath(given.dataDir);
  const known = existsSync(path) ? readKnownKeys(path) : null;
  if (!known)
    throw new OperatorFault(`${given.dataDir} has no keys of this wallet. Name the server's folder with --data.`);
  const config = await configOf(given, db);
  const { adapters } = offlineChainSide(watchOnly(publicKeysFrom(known)), config.isProduction);
  const isServed = (network: string) =>
    !config.isProduction || (config.rpcUrls[network as keyof typeof config.rpcUrls] ?? []).length > 0;
  return new Map([...adapters].filter(([network]) => isServed(network)));
}
