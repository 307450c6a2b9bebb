import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runningServer } from '../boot/installation/server-lock.ts';
import { productsOf } from '../boot/products.ts';
import { type ChainSide, startChainSide } from '../boot/sides/chain-side.ts';
import { coreTotals } from '../engine/projection/core-totals.query.ts';
import { Ledger } from '../ledger/ledger.ts';
import { coreTransit, holdOwnersOf } from '../modules/books/public.ts';
import { createCustodyReader } from '../modules/custody/public.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { createLog } from '../platform/log/log.ts';
import type { Given } from './command.ts';
import { secretsOf } from './installation.ts';

/** A command has no markets in memory, and nothing that it asks products needs them. */
const PRODUCTS = productsOf({ spot: { catalog: { all: () => [], at: () => undefined } } });
/** What the server's own reconciliation knows of holds, and of money on its way into or out of the trading core. */
const PORTS = { holdOwners: () => holdOwnersOf(PRODUCTS), transit: coreTransit(() => PRODUCTS), trading: coreTotals };

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
  return withChains(given, ({ adapters, because }) => {
    const custody = adapters ? { custody: createCustodyReader({ chains: adapters }) } : {};
    const networks = [...(adapters?.keys() ?? [])];
    return work(new Ledger(db, { ports: { ...PORTS, ...custody } }), { networks, because });
  });
}

/** The chains as the server's own jobs ask them; null, with the reason, where none can be asked. */
export async function withChains<Value>(
  given: Given,
  work: (chains: { adapters: ChainSide['adapters'] | null; because: string | null }) => Promise<Value>,
): Promise<Value> {
  const chains = await chainsOf(given);
  if (typeof chains === 'string') return work({ adapters: null, because: chains });
  try {
    return await work({ adapters: chains.adapters, because: null });
  } finally {
    if (runningServer(given.dataDir) !== null) chains.dev?.abandon();
    else await chains.stop();
  }
}

/**
 * Why not, where this installation has no chain yet and where the demo's server does not run: its nodes forget old states
 * when they end, and nobody would read the blocks that they make in the meantime.
 */
async function chainsOf(given: Given): Promise<ChainSide | string> {
  const mode = runningServer(given.dataDir)?.about.mode;
  const config = readConfig(['--data', given.dataDir], {
    ...process.env,
    ...(mode ? { BOURSE_MODE: String(mode) } : {}),
  });
  const isNamed = Object.values(config.rpcUrls).some((urls) => urls.length > 0);
  const hasOwn = existsSync(join(given.dataDir, 'chains'));
  if (!isNamed && mode === undefined && hasOwn)
    return 'the server of this demo does not run, and its chain nodes run with it. Start it and ask again.';
  if (!isNamed && !hasOwn) return 'no chain node is configured.';
  return startChainSide(config, secretsOf(given), createLog({ level: 'silent' }));
}
