import { join } from 'node:path';
import { DEV_BASE, DEV_BTC, DEV_ETH, DEV_TEMPO } from '../../networks/dev-networks.ts';
import type { NetworkParams } from '../../networks/network-params.ts';
import { AnvilNode } from './anvil-node.ts';
import { BitcoinNode } from './bitcoin-node.ts';
import type { DevNode, DevNodeOptions, FaucetRequest } from './dev-node.ts';
import { EvmFlavour } from './evm-flavour.ts';
import { TempoFlavour } from './tempo-flavour.ts';

export type DevNetworkId = 'eth' | 'base' | 'btc' | 'tempo';

export interface DevNetwork {
  readonly rpcUrl: string;
  readonly auth?: { readonly user: string; readonly password: string };
  readonly params: NetworkParams;
}

export interface DevChains {
  readonly networks: Readonly<Partial<Record<DevNetworkId, DevNetwork>>>;
  /** Sends real coins of a dev chain from a well-filled account, in minor units; returns the transaction's hash. */
  faucet(request: FaucetRequest & { readonly network: DevNetworkId }): Promise<string>;
  mine(network: DevNetworkId, count: number): Promise<void>;
  reorg(network: DevNetworkId, depth: number): Promise<void>;
  rebroadcast(network: DevNetworkId): Promise<void>;
  /** Stops every node; their state stays in the data folder. */
  stop(): Promise<void>;
  /** Leaves the nodes running, as a kill -9 of the server would. */
  abandon(): void;
}

export interface DevChainsOptions {
  readonly dataDir: string;
  readonly log?: { info(facts: object, sentence: string): void };
  /** Seconds between blocks; with 0 only `mine` makes blocks. */
  readonly blockTimes?: Partial<Record<DevNetworkId, number>>;
  readonly only?: readonly DevNetworkId[];
  readonly historyBlocks?: number;
}

const NODES: Record<
  DevNetworkId,
  { blockTimeSeconds: DevNodeOptions['blockTimeSeconds']; make: (options: DevNodeOptions) => DevNode }
> = {
  eth: { blockTimeSeconds: 2, make: (options) => new AnvilNode(new EvmFlavour(DEV_ETH), options) },
  base: { blockTimeSeconds: 2, make: (options) => new AnvilNode(new EvmFlavour(DEV_BASE), options) },
  // Tempo is final after one block. Empty blocks would only enlarge its state file, which is rewritten every few
  // seconds.
  tempo: { blockTimeSeconds: 'instant', make: (options) => new AnvilNode(new TempoFlavour(DEV_TEMPO), options) },
  btc: { blockTimeSeconds: 5, make: (options) => new BitcoinNode(DEV_BTC, options) },
};

const REBROADCAST_EVERY_MS = 5_000;
const HISTORY_BLOCKS = 32;

/**
 * Starts the dev chains on free loopback ports, or takes over those that a killed server left running; fills each once
 * and keeps it running. Their state is below `<dataDir>/chains/<network>`.
 */
export async function startDevChains(options: DevChainsOptions): Promise<DevChains> {
  const ids = options.only ?? (Object.keys(NODES) as DevNetworkId[]);
  const nodes = new Map<DevNetworkId, DevNode>();
  for (const id of ids) {
    const { blockTimeSeconds, make } = NODES[id];
    const node = make({
      dir: join(options.dataDir, 'chains', id),
      blockTimeSeconds: options.blockTimes?.[id] ?? blockTimeSeconds,
      historyBlocks: options.historyBlocks ?? HISTORY_BLOCKS,
      onEvent: (event) => options.log?.info(event, 'dev chain'),
    });
    nodes.set(id, node);
  }
  const stopAll = async () => {
    await Promise.all([...nodes.values()].map((node) => node.stop()));
  };
  try {
    await Promise.all([...nodes.values()].map((node) => node.start()));
  } catch (error) {
    await stopAll();
    throw error;
  }
  const timer = setInterval(() => {
    for (const node of nodes.values()) node.rebroadcast().catch(() => {});
  }, REBROADCAST_EVERY_MS);
  timer.unref();
  return toDevChains(nodes, timer, stopAll);
}

function toDevChains(
  nodes: Map<DevNetworkId, DevNode>,
  timer: NodeJS.Timeout,
  stopAll: () => Promise<void>,
): DevChains {
  const of = (network: DevNetworkId): DevNode => {
    const node = nodes.get(network);
    if (!node) throw new Error(`no dev chain runs for ${network}`);
    return node;
  };
  return {
    networks: Object.fromEntries(
      [...nodes].map(([id, { rpcUrl, auth, params }]) => [id, { rpcUrl, params, ...(auth ? { auth } : {}) }]),
    ),
    faucet: ({ network, ...request }) => of(network).payFromFaucet(request),
    mine: (network, count) => of(network).mine(count),
    reorg: (network, depth) => of(network).reorg(depth),
    rebroadcast: (network) => of(network).rebroadcast(),
    async stop() {
      clearInterval(timer);
      await stopAll();
    },
    abandon() {
      clearInterval(timer);
      for (const node of nodes.values()) node.abandon();
    },
  };
}
