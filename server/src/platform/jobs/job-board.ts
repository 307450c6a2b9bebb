import { hostname } from 'node:os';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import type { Db } from '../db/db.ts';

/** The state of a background loop of this process. Times are this machine's. */
export interface JobFacts {
  readonly name: string;
  readonly everyMs: number;
  readonly runs: number;
  /** How many errors in a row. */
  readonly failures: number;
  readonly startedAtMs: number | null;
  readonly endedAtMs: number | null;
  readonly okAtMs: number | null;
  readonly nextAtMs: number | null;
  readonly error: string | null;
  readonly errorAtMs: number | null;
}

interface BoardEntry {
  readonly facts: () => JobFacts;
  readonly wake: () => void;
}

const board = new Map<string, BoardEntry>();

/** Registers a loop of this process. @returns a function that removes it */
export function putOnBoard(name: string, entry: BoardEntry): () => void {
  board.set(name, entry);
  return () => {
    if (board.get(name) === entry) board.delete(name);
  };
}

/** Ends the pause of a loop of this process, because something may be due now. */
export const wakeJob = (name: string): void => board.get(name)?.wake();

/** Every loop of this process, by name. */
export const jobsHere = (): readonly JobFacts[] =>
  [...board.values()].map(({ facts }) => facts()).toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** The rows of a process are deleted after it was silent for this long. */
const FORGOTTEN_MS = DAY_MS;

/**
 * Records the state of this process's loops, and runs those at once that somebody asked for, in whichever process they
 * asked.
 */
export class JobReporter {
  readonly #db: Db;
  readonly #process: string;
  #askedUpToMs: string | null = null;

  constructor(db: Db, process = `${hostname()}:${globalThis.process.pid}`) {
    this.#db = db;
    this.#process = process;
  }

  async report(): Promise<void> {
    const facts = jobsHere();
    await this.#db.query(
      `insert into platform.job (name, process, every_ms, runs, failures, started_at_ms, ended_at_ms, ok_at_ms, next_at_ms,
         error, error_at_ms, seen_at_ms)
       select f."name", $2, f."everyMs", f."runs", f."failures", f."startedAtMs", f."endedAtMs", f."okAtMs", f."nextAtMs",
         f."error", f."errorAtMs", (extract(epoch from clock_timestamp()) * 1000)::bigint
       from jsonb_to_recordset($1::jsonb) as f("name" text, "everyMs" bigint, "runs" bigint, "failures" int,
         "startedAtMs" bigint, "endedAtMs" bigint, "okAtMs" bigint, "nextAtMs" bigint, "error" text, "errorAtMs" bigint)
       on conflict (name, process) do update set every_ms = excluded.every_ms, runs = excluded.runs,
         failures = excluded.failures, started_at_ms = excluded.started_at_ms, ended_at_ms = excluded.ended_at_ms,
         ok_at_ms = excluded.ok_at_ms, next_at_ms = excluded.next_at_ms, error = excluded.error,
         error_at_ms = excluded.error_at_ms, seen_at_ms = excluded.seen_at_ms`,
      [JSON.stringify(facts), this.#process],
    );
    await this.#wakeAsked();
  }

  /** Deletes rows of processes that ended long ago, and of this one when it ends. */
  async forget(isEnding: boolean): Promise<void> {
    await this.#db.query(
      `delete from platform.job where ($1 and process = $2)
         or seen_at_ms < (extract(epoch from clock_timestamp()) * 1000)::bigint - $3::bigint`,
      [isEnding, this.#process, FORGOTTEN_MS],
    );
  }

  /** Requests from before this process started are ignored. */
  async #wakeAsked(): Promise<void> {
    const rows = await this.#db.query<{ name: string | null; up_to: string }>(
      `select w.name, t.up_to from (select coalesce(max(asked_at_ms), 0) as up_to from platform.job_wake) t
       left join platform.job_wake w on $1::bigint is not null and w.asked_at_ms > $1`,
      [this.#askedUpToMs],
    );
    this.#askedUpToMs = rows[0]!.up_to;
    for (const { name } of rows) if (name !== null) board.get(name)?.wake();
  }
}
