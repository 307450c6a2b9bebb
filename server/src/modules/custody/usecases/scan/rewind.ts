import { type CustodyDeps, chainOf } from '../../custody-deps.ts';
import { type BlockRef, type ChainBlock, ChainFault } from '../../ports.ts';
import { raiseAlarm } from '../../store/chain-alarm.store.ts';
import { orphanCoins } from '../../store/chain-coin.store.ts';
import {
  type Cursor,
  findRing,
  haltNetwork,
  lockCursor,
  moveCursor,
  trimRing,
} from '../../store/chain-cursor.store.ts';
import { reopenMined } from '../../store/payment.store.ts';

/**
 * Goes back to the last block that both we and the node have, and undoes what was above it, in one transaction.
 *
 * @returns false if scanning was stopped because the common ancestor is older than what is stored
 */
export async function rewind(deps: CustodyDeps, cursor: Cursor, head: ChainBlock): Promise<boolean> {
  const { network } = cursor;
  const ancestor = await commonAncestor(deps, network, head);
  if (!ancestor) {
    await halt(deps, cursor, 'ANCESTOR_TOO_OLD');
    return false;
  }
  await deps.db.tx(async (tx) => {
    const held = await lockCursor(tx, network);
    if (held?.height !== cursor.height || held.hash !== cursor.hash) return;
    const nowMs = deps.clock.nowMs();
    await deps.arrivals.undoAbove(deps, tx, network, ancestor.height);
    await orphanCoins(tx, network, ancestor.height);
    await trimRing(tx, network, { above: -1, upTo: ancestor.height });
    await moveCursor(tx, { network, block: ancestor, headHeight: head.height, nowMs });
    const depth = cursor.height - ancestor.height;
    await reopenMined(tx, network, ancestor.height);
    const rule = await deps.settings.network(tx, network);
    if (depth <= (rule?.creditConfirmations ?? 1)) return;
    if (!chainOf(deps, network).forgets)
      await haltNetwork(tx, { network, what: 'credit', reason: 'DEEP_REORG', nowMs });
    const details = { depth: String(depth), ancestor: ancestor.hash };
    await raiseAlarm(tx, { network, code: 'DEEP_REORG', subject: cursor.hash, details, nowMs });
  });
  return true;
}

/** Stops scanning with an alarm; it stays stopped after a restart. */
export async function halt(
  deps: CustodyDeps,
  cursor: Cursor,
  reason: 'GENESIS_DIFFERS' | 'ANCESTOR_TOO_OLD',
): Promise<void> {
  const { network } = cursor;
  const nowMs = deps.clock.nowMs();
  await deps.db.tx(async (tx) => {
    await haltNetwork(tx, { network, what: 'scan', reason, nowMs });
    await raiseAlarm(tx, {
      network,
      code: reason,
      subject: cursor.hash,
      details: { height: String(cursor.height) },
      nowMs,
    });
  });
}

async function commonAncestor(deps: CustodyDeps, network: string, head: ChainBlock): Promise<BlockRef | null> {
  const adapter = chainOf(deps, network);
  for (const stored of await findRing(deps.db, network)) {
    if (stored.height > head.height) continue;
    const canonical = await adapter.blockAt(stored.height);
    if (canonical?.hash !== stored.hash) continue;
    // The node contradicts itself (perhaps two servers behind one address), so it is not believed.
    const next = await adapter.blockAt(stored.height + 1);
    if (next && next.parentHash !== stored.hash) throw new ChainFault('BAD_ANSWER', `${network}: blocks do not join`);
    return stored;
  }
  return null;
}
