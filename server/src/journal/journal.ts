import { setTimeout as wait } from 'node:timers/promises';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { type Db, isDatabaseAway, type Queryable, sqlState } from '../platform/db/db.ts';
import type { Lease, LeaseGrip } from '../platform/jobs/lease.ts';
import { type Batch, GENESIS, type NewBatch, sealBatch, verifyBatch } from './batch.ts';

export interface JournalOptions {
  /** The encodings that this program reads. */
  readonly formats: ReadonlySet<number>;
  /** How long the database may be away before `append` gives up. */
  readonly recoverMs?: number;
}

export type AppendRefusal = 'LEASE_LOST' | 'NOT_NEXT';

/** The database stayed away: the batch may or may not be in the journal. Whoever hears this reads the journal again. */
export class AppendUnknown extends Error {
  override readonly name = 'AppendUnknown';
}

interface Row {
  readonly sequence: string;
  readonly epoch: string;
  readonly format: number;
  readonly at_ms: string;
  readonly command_count: number;
  readonly payload: Buffer;
  readonly checksum: string;
  readonly hash: Buffer;
}

const COLUMNS = 'sequence, epoch, format, at_ms, command_count, payload, checksum, hash';
const UNIQUE_VIOLATION = '23505';
/** Rows of one read, and with payloads of some 64 KB a few MB. */
const PAGE_ROWS = 64;

/**
 * One statement, so that nothing can happen between looking and writing: the lease is held against change until the
 * commit, and the row before must be the one that this batch was sealed upon.
 */
const APPEND_SQL = `
  with lease as (
         select 1 from platform.lease
         where name = $9 and holder = $10 and epoch = $2
           and until_at_ms >= (extract(epoch from clock_timestamp()) * 1000)::bigint for share),
       previous as (select hash from journal.batch where sequence = $1::bigint - 1)
  insert into journal.batch (${COLUMNS})
  select $1, $2, $3, $4, $5, $6, $7, $8 from lease
  where coalesce((select hash from previous), case when $1::bigint = 1 then $12::bytea end) = $11
  returning sequence`;

/**
 * The order of everything that the trading core was told. A batch is in it, whole and for ever, or it is not; nobody is
 * answered before his batch is.
 */
export class Journal {
  readonly #db: Db;
  readonly #formats: ReadonlySet<number>;
  readonly #recoverMs: number;

  constructor(db: Db, { formats, recoverMs = 10_000 }: JournalOptions) {
    this.#db = db;
    this.#formats = formats;
    this.#recoverMs = recoverMs;
  }

  /**
   * Writes the batch that follows `previous`, with a durable commit. A connection that breaks leaves the outcome open; the
   * same row is sent again until the database says which it was.
   *
   * @refuses  LEASE_LOST  somebody else leads: nothing was written
   *           NOT_NEXT    another batch stands at this sequence, or the one before is not `previous`: nothing was written
   * @throws   AppendUnknown when the database stays away
   * @invariant sequences are dense, each row ties the one before, and no row is written under an epoch that has passed
   */
  async append(
    lease: Lease,
    previous: Pick<Batch, 'sequence' | 'hash'>,
    batch: NewBatch,
  ): Promise<Result<Batch, AppendRefusal>> {
    const { grip } = lease;
    if (!grip) return refuse('LEASE_LOST');
    const sealed = sealBatch(previous, grip.epoch, batch);
    const deadlineMs = performance.now() + this.#recoverMs;
    for (;;) {
      try {
        return (await this.#insert(grip, previous, sealed)) ? ok(sealed) : await this.#whyNot(previous, sealed);
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        if (performance.now() > deadlineMs) {
          throw new AppendUnknown(`nobody knows whether batch ${batch.sequence} was written`, { cause: error });
        }
        await wait(50);
      }
    }
  }

  async #insert(grip: LeaseGrip, previous: Pick<Batch, 'hash'>, batch: Batch): Promise<boolean> {
    const { sequence, epoch, format, atMs, commandCount, payload, checksum, hash } = batch;
    const row = [sequence, epoch, format, atMs, commandCount, payload, checksum, hash];
    const values = [...row, grip.name, grip.holder, previous.hash, GENESIS.hash];
    try {
      return (await this.#db.query(APPEND_SQL, values)).length === 1;
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }

  /** A row with our own hash is an earlier try of ours whose answer was lost. */
  async #whyNot(previous: Pick<Batch, 'hash'>, batch: Batch): Promise<Result<Batch, AppendRefusal>> {
    const [there] = await this.#db.query<{ hash: Buffer }>('select hash from journal.batch where sequence = $1', [
      batch.sequence,
    ]);
    if (there?.hash.equals(batch.hash)) return ok(batch);
    const head = await journalHead(this.#db);
    if (head.sequence !== batch.sequence - 1 || !head.hash.equals(previous.hash)) {
      return refuse('NOT_NEXT', { sequence: batch.sequence, head: head.sequence });
    }
    return refuse('LEASE_LOST', { epoch: String(batch.epoch) });
  }

  /**
   * Every batch after a sequence, in order, each held against the one before.
   *
   * @param after  a batch that was read before, or GENESIS
   * @throws JournalBroken at the first row that cannot be trusted
   */
  async *read(after: Pick<Batch, 'sequence' | 'hash'> & Partial<Batch> = GENESIS): AsyncGenerator<Batch> {
    let previous = after;
    for (;;) {
      const rows = await this.#db.query<Row>(
        `select ${COLUMNS} from journal.batch where sequence > $1 order by sequence limit ${PAGE_ROWS}`,
        [previous.sequence],
      );
      for (const row of rows) {
        const batch = batchOf(row);
        verifyBatch(previous, batch, this.#formats);
        previous = batch;
        yield batch;
      }
      if (rows.length < PAGE_ROWS) return;
    }
  }
}

/** The newest row's place, or GENESIS where nothing was written yet. */
export async function journalHead(q: Queryable): Promise<Pick<Batch, 'sequence' | 'hash'>> {
  const [row] = await q.query<{ sequence: string; hash: Buffer }>(
    'select sequence, hash from journal.batch order by sequence desc limit 1',
  );
  return row ? { sequence: Number(row.sequence), hash: row.hash } : GENESIS;
}

function batchOf(row: Row): Batch {
  return {
    sequence: Number(row.sequence),
    epoch: BigInt(row.epoch),
    format: row.format,
    atMs: Number(row.at_ms),
    commandCount: row.command_count,
    payload: row.payload,
    checksum: Number(row.checksum),
    hash: row.hash,
  };
}
