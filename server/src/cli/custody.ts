import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ChainSide, startChainSide } from '../boot/chain-side.ts';
import { runningServer } from '../boot/server-lock.ts';
import { Ledger } from '../ledger/ledger.ts';
import { createCustodyReader } from '../modules/wallet/usecases/hot-wallet-custody.ts';
import { withdrawalHoldOwner } from '../modules/wallet/usecases/withdrawal-hold.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { createLog } from '../platform/log/log.ts';
import type { Given } from './command.ts';
import { clockOf, secretsOf } from './installation.ts';

/**
 * The books beside holds and chains, as the server's own job sees them. Asks the nodes of a running demo without ending
 * them.
 */
export async function withBooks<Value>(
  given: Given,
  db: Db,
  work: (ledger: Ledger, networks: readonly string[]) => Promise<Value>,
): Promise<Value> {
  const chains = await chainsOf(given);
  if (!chains) return work(new Ledger(db, { ports: { holdOwners: [withdrawalHoldOwner] } }), []);
  const custody = createCustodyReader({
    ...{ db, ledger: new Ledger(db), clock: await clockOf(db), chains: chains.adapters },
    settings: { network: async () => undefined, coin: async () => undefined },
  });
  try {
    return await work(new Ledger(db, { ports: { holdOwners: [withdrawalHoldOwner], custody } }), [
      ...chains.adapters.keys(),
    ]);
  } finally {
    if (runningServer(given.dataDir) !== null) chains.dev?.abandon();
    else await chains.stop();
  }
}

/**
 * Null where this installation has no chain yet, and where the demo's server does not run: its nodes forget old states
 * when they end, and nobody would read the blocks that they make in the meantime.
 */
async function chainsOf(given: Given): Promise<ChainSide | null> {
  const mode = runningServer(given.dataDir)?.about.mode;
  const config = readConfig(['--data', given.dataDir], {
    ...process.env,
    ...(mode ? { BOURSE_MODE: String(mode) } : {}),
  });
  const hasChains =
    Object.values(config.rpcUrls).some((urls) => urls.length > 0) ||
    (mode !== undefined && existsSync(join(given.dataDir, 'chains')));
  return hasChains ? startChainSide(config, secretsOf(given), createLog({ level: 'silent' })) : null;
}
