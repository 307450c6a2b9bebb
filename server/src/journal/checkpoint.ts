import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import type { Db, Queryable } from '../platform/db/db.ts';
import type { JournalPlace } from './place.ts';

/** A stored state with its place in the journal. */
export interface Checkpoint {
  readonly place: JournalPlace;
  /** The format of the state; other formats cannot be read. */
  readonly version: number;
  readonly stateHash: Buffer;
}

export interface CheckpointWithState extends Checkpoint {
  readonly state: string;
}

/** How many states are kept: after a crash of the database the rows may be a little behind the last one. */
const STATES_KEPT = 2;
const FIRST = Buffer.alloc(32);
const pack = promisify(deflate);
const unpack = promisify(inflate);

export const stateHashOf = (state: string): Buffer => createHash('sha256').update(state).digest();

interface Row {
  readonly sequence: string;
  readonly version: number;
  readonly row_hash: Buffer;
  readonly state_hash: Buffer;
  readonly previous_hash: Buffer;
  readonly hash: Buffer;
  readonly at_ms: string;
}

function linkOf(row: Omit<Row, 'hash'>): Buffer {
  const { sequence, version, row_hash, state_hash, previous_hash, at_ms } = row;
  const head = `${sequence} ${version} ${at_ms} `;
  return createHash('sha256').update(head).update(row_hash).update(state_hash).update(previous_hash).digest();
}

/** Every checkpoint from the first on, up to the first damaged one, which `brokenAt` names. */
export async function readCheckpoints(
  q: Queryable,
): Promise<{ readonly checkpoints: readonly Checkpoint[]; readonly brokenAt: number | null }> {
  const rows = await q.query<Row & { journal_hash: Buffer | null }>(
    `select c.*, (select r.hash from journal.row r where r.first_sequence <= c.sequence
                   and r.first_sequence + r.command_count - 1 = c.sequence
                   order by r.first_sequence desc limit 1) as journal_hash
       from journal.checkpoint c order by c.sequence`,
  );
  const checkpoints: Checkpoint[] = [];
  let previous: Buffer = FIRST;
  for (const row of rows) {
    const isRight = row.previous_hash.equals(previous) && linkOf(row).equals(row.hash);
    const sequence = Number(row.sequence);
    if (!isRight || !row.journal_hash?.equals(row.row_hash)) return { checkpoints, brokenAt: sequence };
    previous = row.hash;
    checkpoints.push({ place: { sequence, hash: row.row_hash }, version: row.version, stateHash: row.state_hash });
  }
  return { checkpoints, brokenAt: null };
}

/**
 * The last checkpoint whose state is readable and undamaged.
 *
 * @param upTo  only checkpoints up to this sequence
 */
export async function lastCheckpoint(
  q: Queryable,
  { version, upTo }: { readonly version: number; readonly upTo: number },
): Promise<CheckpointWithState | null> {
  const { checkpoints } = await readCheckpoints(q);
  const usable = checkpoints.filter((each) => each.version === version && each.place.sequence <= upTo);
  for (const checkpoint of usable.slice(-STATES_KEPT).reverse()) {
    const [row] = await q.query<{ state: Buffer }>('select state from journal.checkpoint_state where sequence = $1', [
      checkpoint.place.sequence,
    ]);
    const state = row && (await unpack(row.state).then(String, () => null));
    if (state && stateHashOf(state).equals(checkpoint.stateHash)) return { ...checkpoint, state };
  }
  return null;
}

/** Keeps a state, unless there is one at this or a later sequence already. */
export async function keepCheckpoint(
  db: Db,
  { place, version, state, nowMs }: Omit<CheckpointWithState, 'stateHash'> & { readonly nowMs: number },
): Promise<void> {
  const packed = await pack(state);
  await db.tx(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('journal.checkpoint', 0))`);
    const [last] = await tx.query<{ sequence: string; hash: Buffer }>(
      'select sequence, hash from journal.checkpoint order by sequence desc limit 1',
    );
    if (last && Number(last.sequence) >= place.sequence) return;
    const row = {
      sequence: String(place.sequence),
      version,
      row_hash: place.hash,
      state_hash: stateHashOf(state),
      previous_hash: last?.hash ?? FIRST,
      at_ms: String(nowMs),
    };
    await tx.query(
      `insert into journal.checkpoint (sequence, version, row_hash, state_hash, previous_hash, hash, at_ms)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [row.sequence, version, row.row_hash, row.state_hash, row.previous_hash, linkOf(row), row.at_ms],
    );
    await tx.query('insert into journal.checkpoint_state (sequence, state) values ($1, $2)', [row.sequence, packed]);
    await tx.query(
      `delete from journal.checkpoint_state where sequence not in
         (select sequence from journal.checkpoint_state order by sequence desc limit ${STATES_KEPT})`,
    );
  });
}

/** How many commands came after the last checkpoint. */
export async function commandsSinceCheckpoint(q: Queryable): Promise<number> {
  const [row] = await q.query<{ count: string }>(
    `select coalesce((select first_sequence + command_count - 1 from journal.row order by first_sequence desc limit 1), 0)
          - coalesce((select max(sequence) from journal.checkpoint), 0) as count`,
  );
  return Number(row!.count);
}
