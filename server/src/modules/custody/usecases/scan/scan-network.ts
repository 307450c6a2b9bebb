import { chainTraced } from '../../../../platform/metrics/metrics.ts';
import { type CustodyDeps, chainOf } from '../../custody-deps.ts';
import type { NetworkRule } from '../../network-settings.ts';
import type { ChainAdapter, ChainBlock } from '../../ports.ts';
import {
  type Cursor,
  findCursor,
  findStoredHash,
  insertBlock,
  insertCursor,
  lockCursor,
  moveCursor,
  noteScan,
  trimRing,
} from '../../store/chain-cursor.store.ts';
import { findWatched } from '../../store/own-address.store.ts';
import { halt, rewind } from './rewind.ts';
import { takePayments } from './take-payments.ts';

/** A new network starts this far below the tip. Starting at the tip, a reorg below it would find no common ancestor. */
const START_BELOW_TIP = 20;
const RING_BLOCKS = 200;
const BLOCKS_PER_RUN = 50;

/**
 * Brings a network's cursor closer to the head, records what the blocks brought, counts confirmations, credits and
 * completes. Throws ChainFault if the node cannot be used; whatever was stored before that is certain.
 *
 * @returns    `more` if the head was not reached
 * @invariant  the cursor and the rows of its blocks are committed together, so after a crash at any point the next run
 *             goes on
 */
export async function scanNetworkOnce(deps: CustodyDeps, network: string): Promise<'more' | 'idle'> {
  const adapter = chainOf(deps, network);
  const rule = await deps.settings.network(deps.db, network);
  if (!rule) return 'idle';
  const [identity, head] = await Promise.all([adapter.identity(), adapter.head()]);
  const cursor = (await findCursor(deps.db, network)) ?? (await begin(deps, adapter, identity, head));
  if (cursor.genesisHash !== identity.genesisHash) {
    await halt(deps, cursor, 'GENESIS_DIFFERS');
    return 'idle';
  }
  if (cursor.scanHaltedReason !== null) return 'idle';
  const reached = await followChain(deps, rule, head);
  if (reached) await noteScan(deps.db, network, deps.clock.nowMs());
  await deps.arrivals.settle(deps, network);
  return reached ? 'idle' : 'more';
}

async function begin(
  deps: CustodyDeps,
  adapter: ChainAdapter,
  identity: { genesisHash: string; chainId: string },
  head: ChainBlock,
): Promise<Cursor> {
  const block = (await adapter.blockAt(Math.max(0, head.height - START_BELOW_TIP)))!;
  const { network } = adapter;
  const nowMs = deps.clock.nowMs();
  await deps.db.tx((tx) => insertCursor(tx, { network, ...identity, block, headHeight: head.height, nowMs }));
  return (await findCursor(deps.db, network))!;
}

/** @returns whether the head was reached */
async function followChain(deps: CustodyDeps, rule: NetworkRule, head: ChainBlock): Promise<boolean> {
  const { network } = rule;
  const adapter = chainOf(deps, network);
  for (let read = 0; read < BLOCKS_PER_RUN; read++) {
    const cursor = (await findCursor(deps.db, network))!;
    if (cursor.height >= head.height) {
      const isOurs = await isCanonical(deps, adapter, cursor, head);
      if (!isOurs && !(await rewind(deps, cursor, head))) return true;
      if (isOurs) return true;
      continue;
    }
    const block = await adapter.blockAt(cursor.height + 1);
    if (!block) return true;
    if (block.parentHash !== cursor.hash) {
      if (!(await rewind(deps, cursor, head))) return true;
      continue;
    }
    await takeBlock(deps, rule, cursor, block, head);
  }
  return false;
}

/** Whether a head below the cursor is just that of a node that is behind: what it has must be what we have. */
async function isCanonical(
  deps: CustodyDeps,
  adapter: ChainAdapter,
  cursor: Cursor,
  head: ChainBlock,
): Promise<boolean> {
  const height = Math.min(cursor.height, head.height);
  const [stored, canonical] = await Promise.all([
    findStoredHash(deps.db, cursor.network, height),
    adapter.blockAt(height),
  ]);
  return stored === null || canonical === undefined || canonical.hash === stored;
}

async function takeBlock(
  deps: CustodyDeps,
  rule: NetworkRule,
  cursor: Cursor,
  block: ChainBlock,
  head: ChainBlock,
): Promise<void> {
  const { network } = rule;
  const adapter = chainOf(deps, network);
  const { family } = adapter;
  const [named, inner] = await Promise.all([
    adapter.payments(block, (addresses) => findWatched(deps.db, family, addresses)),
    // Payments by contract code to the house's own wallet are not deposits: reconciliation finds them as a surplus.
    adapter.innerPayments?.(block, (addresses) => findWatched(deps.db, family, addresses, 'user')),
  ]);
  if (inner !== undefined) chainTraced.set({ network }, inner === null ? 0 : 1);
  const payments = [...named, ...(inner ?? [])];
  deps.atStep?.('block-read');
  await deps.db.tx(async (tx) => {
    const held = await lockCursor(tx, network);
    if (held?.height !== cursor.height || held.hash !== cursor.hash) return;
    const nowMs = deps.clock.nowMs();
    await insertBlock(tx, network, block);
    await takePayments({ deps, tx, rule, block }, payments);
    await moveCursor(tx, { network, block, headHeight: head.height, nowMs });
    await trimRing(tx, network, { above: block.height - RING_BLOCKS, upTo: block.height });
    await deps.arrivals.confirm(tx, network, block.height, nowMs);
  });
}
