import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { BlockRef, ChainBlock } from '../ports.ts';

/** How far a network is scanned. */
export interface Cursor extends BlockRef {
  readonly network: string;
  readonly genesisHash: string;
  readonly headHeight: number;
  readonly scanHaltedReason: string | null;
  readonly creditHaltedReason: string | null;
}

interface CursorRow {
  network: string;
  genesis_hash: string;
  height: string;
  hash: string;
  head_height: string;
  scan_halted_reason: string | null;
  credit_halted_reason: string | null;
}

const COLUMNS = 'network, genesis_hash, height, hash, head_height, scan_halted_reason, credit_halted_reason';

const asCursor = (row: CursorRow): Cursor => ({
  network: row.network,
  genesisHash: row.genesis_hash,
  height: Number(row.height),
  hash: row.hash,
  headHeight: Number(row.head_height),
  scanHaltedReason: row.scan_halted_reason,
  creditHaltedReason: row.credit_halted_reason,
});

export async function findCursor(q: Queryable, network: string): Promise<Cursor | null> {
  const [row] = await q.query<CursorRow>(`select ${COLUMNS} from wallet.network_cursor where network = $1`, [network]);
  return row ? asCursor(row) : null;
}

/** Locks the cursor, so that one scanner at a time moves a network. */
export async function lockCursor(tx: Tx, network: string): Promise<Cursor | null> {
  const [row] = await tx.query<CursorRow>(
    `select ${COLUMNS} from wallet.network_cursor where network = $1 for update`,
    [network],
  );
  return row ? asCursor(row) : null;
}

/** Starts a network at a block. If a second scanner starts at the same time, it changes nothing. */
export async function insertCursor(
  tx: Tx,
  at: { network: string; genesisHash: string; chainId: string; block: ChainBlock; headHeight: number; nowMs: number },
): Promise<void> {
  const inserted = await tx.query(
    `insert into wallet.network_cursor (network, genesis_hash, chain_id, height, hash, head_height, updated_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (network) do nothing returning network`,
    [at.network, at.genesisHash, at.chainId, at.block.height, at.block.hash, at.headHeight, at.nowMs],
  );
  if (inserted.length > 0) await insertBlock(tx, at.network, at.block);
}

export async function moveCursor(
  tx: Tx,
  to: { network: string; block: BlockRef; headHeight: number; nowMs: number },
): Promise<void> {
  await tx.query(
    `update wallet.network_cursor set height = $2, hash = $3, head_height = $4, updated_at_ms = $5 where network = $1`,
    [to.network, to.block.height, to.block.hash, to.headHeight, to.nowMs],
  );
}

/** Notes that the network was read to its end and there was nothing new. */
export async function noteScan(q: Queryable, network: string, nowMs: number): Promise<void> {
  await q.query('update wallet.network_cursor set updated_at_ms = $2 where network = $1', [network, nowMs]);
}

/** Stops scanning, or only crediting, until staff resume it. The first reason is kept. */
export async function haltNetwork(
  tx: Tx,
  halt: { network: string; what: 'scan' | 'credit'; reason: string; nowMs: number },
): Promise<void> {
  const column = halt.what === 'scan' ? 'scan_halted_reason' : 'credit_halted_reason';
  await tx.query(
    `update wallet.network_cursor set ${column} = coalesce(${column}, $2), halted_at_ms = coalesce(halted_at_ms, $3)
     where network = $1`,
    [halt.network, halt.reason, halt.nowMs],
  );
}

export async function resumeNetwork(tx: Tx, network: string): Promise<void> {
  await tx.query(
    `update wallet.network_cursor set scan_halted_reason = null, credit_halted_reason = null, halted_at_ms = null
     where network = $1`,
    [network],
  );
}

export async function insertBlock(tx: Tx, network: string, block: ChainBlock): Promise<void> {
  await tx.query(`insert into wallet.block (network, height, hash, parent_hash, at_ms) values ($1, $2, $3, $4, $5)`, [
    network,
    block.height,
    block.hash,
    block.parentHash,
    block.atMs,
  ]);
}

/** The stored blocks of a network, newest first. */
export async function findRing(q: Queryable, network: string): Promise<BlockRef[]> {
  const rows = await q.query<{ height: string; hash: string }>(
    `select height, hash from wallet.block where network = $1 order by height desc`,
    [network],
  );
  return rows.map(({ height, hash }) => ({ height: Number(height), hash }));
}

/** The hash that we stored for a height, if the ring still has it. */
export async function findStoredHash(q: Queryable, network: string, height: number): Promise<string | null> {
  const [row] = await q.query<{ hash: string }>(`select hash from wallet.block where network = $1 and height = $2`, [
    network,
    height,
  ]);
  return row?.hash ?? null;
}

/** Forgets the blocks above a height (after a reorg) and those that are too old to matter. */
export async function trimRing(tx: Tx, network: string, keep: { above: number; upTo: number }): Promise<void> {
  await tx.query(`delete from wallet.block where network = $1 and (height > $2 or height <= $3)`, [
    network,
    keep.upTo,
    keep.above,
  ]);
}
