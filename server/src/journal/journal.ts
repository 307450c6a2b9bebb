import { setTimeout as wait } from 'node:timers/promises';
import { bytesOf, type JournalRow, sealRow } from '@bourse/core/journal/journal-row.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import {
  type Db,
  isDatabaseAway,
  type Prepared,
  type Queryable,
  sqlState,
  UNIQUE_VIOLATION,
} from '../platform/db/db.ts';
import type { Lease, LeaseGrip } from '../platform/jobs/lease.ts';
import { GENESIS, hashOf, hashWords, type JournalPlace, verifiedRow } from './place.ts';

/** One commit: commands in order, and the events that they caused. */
export interface NewRow {
  readonly count: number;
  readonly atMs: number;
  readonly commands: Uint32Array;
  readonly events: Uint32Array;
}

/** A row that was read, and the journal's place after it. */
export interface ReadRow {
  readonly row: JournalRow;
  readonly place: JournalPlace;
}

export type AppendRefusal = 'LEASE_LOST' | 'NOT_NEXT';

/** The row may or may not be in the journal, now or in a moment. The caller must read the journal again. */
export class AppendUnknown extends Error {
  override readonly name = 'AppendUnknown';
}

interface Sealed extends JournalPlace {
  readonly firstSequence: number;
  readonly count: number;
  readonly atMs: number;
  readonly payload: Uint8Array;
}

/** How many rows are read at once; with payloads of some 64 KB that is a few MB. */
const PAGE_ROWS = 64;

/**
 * One statement, so that nothing can happen between checking and writing: it locks the lease until the commit, and the
 * preceding row must be the one whose hash is in this row.
 */
const APPEND_SQL = `
  with lease as (
         select 1 from platform.lease
         where name = $7 and holder = $8 and epoch = $3
           and until_at_ms >= (extract(epoch from clock_timestamp()) * 1000)::bigint for share),
       last as (
         select first_sequence + command_count as next_sequence, hash from journal.row
         order by first_sequence desc limit 1)
  insert into journal.row (first_sequence, command_count, epoch, at_ms, payload, hash)
  select $1, $2, $3, $4, $5, $6 from lease left join last on true
  where coalesce(last.next_sequence, 1) = $1 and coalesce(last.hash, $10) = $9
  returning first_sequence`;

const APPEND: Prepared = { name: 'journal_append', text: APPEND_SQL };

/**
 * The order of everything that the trading core was told. A row is in it completely and for ever, or not at all, and
 * nobody is answered before their row is in it.
 */
export class Journal {
  readonly #db: Db;
  readonly #recoverMs: number;

  /** @param options.recoverMs how long the database may be unreachable before `append` gives up */
  constructor(db: Db, { recoverMs = 10_000 }: { readonly recoverMs?: number } = {}) {
    this.#db = db;
    this.#recoverMs = recoverMs;
  }

  /**
   * Writes the row that follows `previous`, with a durable commit. If the connection breaks, the outcome is open, and
   * the same row is sent again until the database gives a clear answer.
   *
   * @returns    the journal's place after this row, even if others have written after it meanwhile
   * @refuses    LEASE_LOST if somebody else leads, NOT_NEXT if the journal is not at `previous`: nothing was written, and
   *             nothing will be
   * @throws     AppendUnknown if the database stays unreachable, or the first try may still arrive
   * @invariant  sequences have no gaps, each row contains the hash of the one before, and no row is written under an
   *             old epoch
   */
  async append(lease: Lease, previous: JournalPlace, row: NewRow): Promise<Result<JournalPlace, AppendRefusal>> {
    const { grip } = lease;
    if (!grip) return refuse('LEASE_LOST');
    const firstSequence = previous.sequence + 1;
    const words = sealRow({ ...row, firstSequence, previousHash: hashWords(previous) });
    const place = { sequence: previous.sequence + row.count, hash: hashOf(words) };
    const sealed = { ...row, ...place, firstSequence, payload: bytesOf(words) };
    const deadlineMs = performance.now() + this.#recoverMs;
    let wasCut = false;
    for (;;) {
      try {
        if (await this.#insert(grip, previous, sealed)) return ok(place);
        return await this.#whyNot(previous, sealed, wasCut);
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        wasCut = true;
        if (performance.now() > deadlineMs) {
          throw new AppendUnknown(`nobody knows whether the row up to ${sealed.sequence} was written`, {
            cause: error,
          });
        }
        await wait(50);
      }
    }
  }

  async #insert(grip: LeaseGrip, previous: JournalPlace, sealed: Sealed): Promise<boolean> {
    const row = [sealed.firstSequence, sealed.count, grip.epoch, sealed.atMs, sealed.payload, sealed.hash];
    const values = [...row, grip.name, grip.holder, previous.hash, GENESIS.hash];
    try {
      return (await this.#db.queryPrepared(APPEND, values)).length === 1;
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }

  /**
   * A row in our place with our own hash is an earlier try of ours whose answer was lost. Another row there means that
   * ours can never be written. If there is none, an interrupted statement may still arrive.
   */
  async #whyNot(
    previous: JournalPlace,
    { firstSequence, sequence, hash }: Sealed,
    wasCut: boolean,
  ): Promise<Result<JournalPlace, AppendRefusal>> {
    const [there] = await this.#db.query<{ hash: Buffer }>('select hash from journal.row where first_sequence = $1', [
      firstSequence,
    ]);
    if (wasCut && there?.hash.equals(hash)) return ok({ sequence, hash });
    if (there) return refuse('NOT_NEXT', { sequence });
    if (wasCut) throw new AppendUnknown(`nobody knows whether the row up to ${sequence} will be written`);
    const head = await journalHead(this.#db);
    const isThere = head.sequence === previous.sequence && head.hash.equals(previous.hash);
    return isThere ? refuse('LEASE_LOST') : refuse('NOT_NEXT', { sequence, head: head.sequence });
  }

  /**
   * Every row after a place, in order, each verified against the one before.
   *
   * @param after  a place from an earlier read, or GENESIS
   * @throws       JournalBroken at the first row that cannot be trusted
   */
  async *read(after: JournalPlace = GENESIS): AsyncGenerator<ReadRow> {
    let place = after;
    let atMs = 0;
    for (;;) {
      const rows = await this.#db.query<StoredColumns>(
        `select first_sequence, command_count, at_ms, payload, hash from journal.row
         where first_sequence > $1 order by first_sequence limit ${PAGE_ROWS}`,
        [place.sequence],
      );
      for (const { first_sequence, command_count, at_ms, payload, hash } of rows) {
        const firstSequence = Number(first_sequence);
        const row = verifiedRow(place, atMs, {
          firstSequence,
          count: command_count,
          atMs: Number(at_ms),
          payload,
          hash,
        });
        place = { sequence: firstSequence + command_count - 1, hash };
        atMs = row.atMs;
        yield { row, place };
      }
      if (rows.length < PAGE_ROWS) return;
    }
  }
}

interface StoredColumns {
  readonly first_sequence: string;
  readonly command_count: number;
  readonly at_ms: string;
  readonly payload: Buffer;
  readonly hash: Buffer;
}

/** The present end of the journal. */
export async function journalHead(q: Queryable): Promise<JournalPlace> {
  const [row] = await q.query<{ sequence: string; hash: Buffer }>(
    `select first_sequence + command_count - 1 as sequence, hash from journal.row
     order by first_sequence desc limit 1`,
  );
  return row ? { sequence: Number(row.sequence), hash: row.hash } : GENESIS;
}
