import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { type CustodyDeps, chainOf } from '../custody-deps.ts';
import { type ChainAdapter, type ChainBlock, ChainFault, type HotWallet } from '../ports.ts';
import { currentHot } from './hot-wallet.ts';
import { createCustodyReader } from './hot-wallet-custody.ts';
import { createReserveReader } from './read-reserves.ts';

/** What the nodes of a network say now. Amounts are in minor units. */
export interface LiveNetwork {
  readonly network: string;
  readonly feeAsset: string;
  readonly sweeps: boolean;
  readonly assets: readonly string[];
  readonly hotAddress: string;
  /** Null while no node answers. */
  readonly head: ChainBlock | null;
  readonly nodes: { readonly count: number; readonly answering: number; readonly agreeing: number };
  /** What the hot wallet holds by coin; coins are missing while the chain cannot be asked. */
  readonly hotMinor: ReadonlyMap<string, bigint>;
}

/** What our keys hold on a network according to the chain, by coin. */
export interface NetworkCustody {
  readonly asset: string;
  readonly hotMinor: bigint;
  readonly depositsMinor: bigint;
  readonly depositAddresses: number;
  readonly explainedMinor: bigint;
}

/** How far nodes may be apart: one may hear of a block a little later than the others. */
const ROOM_BLOCKS = 2;

/** Asks every network at the same time, so that one that does not answer holds up no other; it is marked as away. */
export async function watchNetworks(deps: CustodyDeps): Promise<readonly LiveNetwork[]> {
  return Promise.all(
    [...deps.chains.values()].map(async (adapter) => watch(adapter, await currentHot(deps.db, adapter))),
  );
}

async function watch(adapter: ChainAdapter, hot: HotWallet): Promise<LiveNetwork> {
  const [head, nodes, hotMinor] = await Promise.all([
    orNull(adapter.head()),
    countNodes(adapter),
    readHot(adapter, hot),
  ]);
  const { network, feeAsset, sweeps, assets } = adapter;
  return { network, feeAsset, sweeps, assets, hotAddress: hot.address, head, nodes, hotMinor };
}

async function readHot(adapter: ChainAdapter, hot: HotWallet): Promise<ReadonlyMap<string, bigint>> {
  const addresses = hot.change ? [hot.address, hot.change.address] : [hot.address];
  const held = new Map<string, bigint>();
  for (const asset of adapter.assets) {
    const minor = await orNull(adapter.balance(addresses, asset));
    if (minor !== null) held.set(asset, minor);
  }
  return held;
}

/**
 * How many nodes answer, and how many of them agree: they must have the same block just below the height that most
 * nodes have reached. A node that is behind that, or on another fork, does not agree.
 */
export async function countNodes(adapter: ChainAdapter): Promise<LiveNetwork['nodes']> {
  const nodes = adapter.nodes ?? [adapter];
  const heads = await Promise.all(nodes.map((node) => orNull(node.head())));
  const answering = heads.flatMap((head, at) => (head ? [{ node: nodes[at]!, height: head.height }] : []));
  if (answering.length === 0) return { count: nodes.length, answering: 0, agreeing: 0 };
  const heights = answering.map((each) => each.height).toSorted((a, b) => b - a);
  const height = Math.max(0, heights[Math.min(Math.floor(nodes.length / 2), heights.length - 1)]! - ROOM_BLOCKS);
  const blocks = await Promise.all(answering.map(({ node }) => orNull(node.blockAt(height))));
  const counts = new Map<string, number>();
  for (const block of blocks) if (block) counts.set(block.hash, (counts.get(block.hash) ?? 0) + 1);
  return { count: nodes.length, answering: answering.length, agreeing: Math.max(0, ...counts.values()) };
}

/**
 * What our keys hold on one network, at the height that its scanner has reached.
 *
 * @refuses  NETWORK_UNKNOWN | CHAIN_AWAY
 */
export async function readCustody(
  deps: CustodyDeps,
  q: Queryable,
  network: string,
): Promise<Result<readonly NetworkCustody[], 'NETWORK_UNKNOWN' | 'CHAIN_AWAY'>> {
  if (!deps.chains.has(network)) return refuse('NETWORK_UNKNOWN');
  const adapter = chainOf(deps, network);
  const chains = new Map([[network, adapter]]);
  try {
    const reserves = await createReserveReader({ chains }).reserves(q);
    const ask = await createCustodyReader({ chains }).prepare(q, network);
    const look = ask ? await ask() : null;
    if (look && !look.isSeen) return refuse('CHAIN_AWAY');
    return ok(
      adapter.assets.map((asset) => {
        const own = reserves.filter((each) => each.asset === asset);
        const house = own.filter(({ address }) => address !== null);
        const people = own.find(({ address }) => address === null);
        return {
          asset,
          hotMinor: house.reduce((sum, { minor }) => sum + minor, 0n),
          depositsMinor: people?.minor ?? 0n,
          depositAddresses: people?.addressCount ?? 0,
          explainedMinor: look?.rows.find((each) => each.asset === asset)?.explainedMinor ?? 0n,
        };
      }),
    );
  } catch (error) {
    if (error instanceof ChainFault) return refuse('CHAIN_AWAY');
    throw error;
  }
}

/** Null if the chain cannot be asked. */
async function orNull<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return (await answer) ?? null;
  } catch (error) {
    if (error instanceof ChainFault) return null;
    throw error;
  }
}
