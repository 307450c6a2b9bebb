import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runningServer } from '../boot/installation/server-lock.ts';
import { productsOf } from '../boot/products.ts';
import { type ChainSide, startChainSide } from '../boot/sides/chain-side.ts';
import { knownKeysPath, openSeed, seedPath } from '../boot/sides/wallet-keys.ts';
import { Ledger } from '../ledger/ledger.ts';
import { reconcilePorts } from '../modules/books/public.ts';
import { createCustodyReader } from '../modules/custody/public.ts';
import type { NetworkParams } from '../networks/network-params.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { createLog } from '../platform/log/log.ts';
import { publicKeysFrom, readKnownKeys, watchOnly } from '../signer/public.ts';
import type { Given } from './command.ts';
import { configOf, secretsOf } from './installation.ts';

/** A command has no markets in memory, and nothing that it asks products needs them. */
const PRODUCTS = productsOf({ spot: { catalog: { all: () => [], at: () => undefined } } });
/** What the server's own reconciliation knows of holds, and of money on its way into or out of the trading core. */
const PORTS = reconcilePorts(() => PRODUCTS);

/** The networks that were asked, or why none was. */
export interface AskedChains {
  readonly networks: readonly string[];
  readonly because: string | null;
}

/**
 * The books beside holds and chains, as the server's own job sees them. Asks the nodes of a running demo without ending
 * them.
 */
export function withBooks<Value>(
  given: Given,
  db: Db,
  work: (ledger: Ledger, chains: AskedChains) => Promise<Value>,
): Promise<Value> {
  return withChains(given, db, ({ adapters, because }) => {
    const custody = adapters ? { custody: createCustodyReader({ chains: adapters }) } : {};
    const networks = [...(adapters?.keys() ?? [])];
    return work(new Ledger(db, { ports: { ...PORTS, ...custody } }), { networks, because });
  });
}

/** The chains as the server's own jobs ask them; null, with the reason, where none can be asked. */
export async function withChains<Value>(
  given: Given,
  db: Db,
  work: (chains: { adapters: ChainSide['adapters'] | null; because: string | null }) => Promise<Value>,
): Promise<Value> {
  const chains = await chainsOf(given, db);
  if (typeof chains === 'string') return work({ adapters: null, because: chains });
  try {
    return await work({ adapters: chains.adapters, because: null });
  } finally {
    chains.dev?.abandon();
  }
}

/**
 * Why not, where this installation has no chain yet, and where its own nodes do not run: a command starts no chain and makes no
 * key. Nodes of the demo forget old states when they end, and nobody would read the blocks that they make in the meantime.
 */
async function chainsOf(given: Given, db: Db): Promise<ChainSide | string> {
  const config = await configOf(given, db);
  const needsOwn = !config.isProduction && Object.values(config.rpcUrls).some((urls) => urls.length === 0);
  if (config.isProduction && Object.values(config.rpcUrls).every((urls) => urls.length === 0))
    return 'no chain node is configured. Commands read the same environment as the server.';
  if (needsOwn && !existsSync(join(given.dataDir, 'chains'))) return 'no chain node is configured.';
  if (needsOwn && runningServer(given.dataDir) === null)
    return 'the server of this demo does not run, and its chain nodes run with it. Start it and ask again.';
  const keys = await keysAtHand(given, config);
  if (keys === null) return `${given.dataDir} has no keys of this wallet. Name the server's folder with --data.`;
  return startChainSide({ config, log: createLog({ level: 'silent' }), openSigner: keys });
}

/** The seed where it is at hand, which signs statements of reserves; otherwise the public keys that the server left. */
async function keysAtHand(given: Given, config: Config) {
  if (existsSync(seedPath(given.dataDir))) {
    return (networks: readonly NetworkParams[]) => openSeed({ config, secrets: secretsOf(given) }, networks);
  }
  const known = readKnownKeys(knownKeysPath(given.dataDir));
  return known && (async () => watchOnly(publicKeysFrom(known)));
}
