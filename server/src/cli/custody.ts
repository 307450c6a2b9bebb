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

/** A command has no markets in memory, and nothing that it asks of products needs them. */
const PRODUCTS = productsOf({ spot: { catalog: { all: () => [], at: () => undefined } } });
/** The same checks of holds and money in transit as in the server's own reconciliation. */
const PORTS = reconcilePorts(() => PRODUCTS);

/** The adapters of the networks, or why no chain can be asked. */
export interface AskedChains {
  readonly networks: readonly string[];
  readonly because: string | null;
}

/**
 * Gives `work` the books with holds and chains, as the server's own job sees them. It uses the nodes of a running demo
 * without stopping them.
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

/** Gives `work` the chains as the server's own jobs see them; null, with the reason, if they cannot be asked. */
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
 * The chains, or the reason why they cannot be asked: the installation has none yet, or its own nodes are not running.
 * A command starts no node and makes no key: nodes of the demo forget old states when they stop, and nobody would read
 * the blocks that they make meanwhile.
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

/**
 * The seed if it is available, which can sign statements of reserves; otherwise the public keys that the server stored.
 */
async function keysAtHand(given: Given, config: Config) {
  if (existsSync(seedPath(given.dataDir))) {
    return (networks: readonly NetworkParams[]) => openSeed({ config, secrets: secretsOf(given) }, networks);
  }
  const known = readKnownKeys(knownKeysPath(given.dataDir));
  return known && (async () => watchOnly(publicKeysFrom(known)));
}
