import type { Queryable } from '../../../platform/db/db.ts';

/** The state of a background job in a process. Ages are milliseconds by the database's clock; null if never. */
export interface JobRow {
  readonly name: string;
  readonly process: string;
  readonly everyMs: number;
  readonly runs: number;
  readonly failures: number;
  readonly startedAgoMs: number | null;
  readonly endedAgoMs: number | null;
  /** Negative if it is late. */
  readonly nextInMs: number | null;
  readonly error: string | null;
  readonly errorAgoMs: number | null;
  /** How long ago the process last reported anything. */
  readonly seenAgoMs: number;
}

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

/** Every job of every process, by name. */
export async function findJobs(q: Queryable): Promise<JobRow[]> {
  const rows = await q.query<{
    name: string;
    process: string;
    every_ms: string;
    runs: string;
    failures: number;
    started_ago: string | null;
    ended_ago: string | null;
    next_in: string | null;
    error: string | null;
    error_ago: string | null;
    seen_ago: string;
  }>(
    `select name, process, every_ms, runs, failures, now_ms - started_at_ms as started_ago, now_ms - ended_at_ms as ended_ago,
       next_at_ms - now_ms as next_in, error, now_ms - error_at_ms as error_ago, now_ms - seen_at_ms as seen_ago
     from platform.job, (select ${NOW} as now_ms) n order by name, process limit 500`,
  );
  return rows.map((row) => ({
    name: row.name,
    process: row.process,
    everyMs: Number(row.every_ms),
    runs: Number(row.runs),
    failures: row.failures,
    startedAgoMs: numberOrNull(row.started_ago),
    endedAgoMs: numberOrNull(row.ended_ago),
    nextInMs: numberOrNull(row.next_in),
    error: row.error,
    errorAgoMs: numberOrNull(row.error_ago),
    seenAgoMs: Number(row.seen_ago),
  }));
}

export interface LeaseRow {
  readonly name: string;
  readonly holder: string;
  readonly epoch: string;
  /** Negative once it has expired. */
  readonly leftMs: number;
}

/** The present or last holders of what only one process may hold. */
export async function findLeases(q: Queryable): Promise<LeaseRow[]> {
  const rows = await q.query<{ name: string; holder: string; epoch: string; left_ms: string }>(
    `select name, holder, epoch, until_at_ms - ${NOW} as left_ms from platform.lease order by name`,
  );
  return rows.map(({ left_ms, ...row }) => ({ ...row, leftMs: Number(left_ms) }));
}
