import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { Kept } from '../ports.ts';
import {
  asExport,
  EXPORT_COLUMNS,
  type Export,
  type ExportRow,
  type ExportWork,
  type KeptPlan,
} from '../queries/export.query.ts';

/** The database's clock, because several processes must agree on whose turn it is. */
const NOW_MS = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** How long a worker may keep an export while it plans: counting and summing up a long history is one step. */
const PLAN_MS = MINUTE_MS;

/** Makes requests of one person wait for each other until the transaction ends. */
export async function lockPerson(tx: Tx, uid: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('statement:' || $1, 0))`, [uid]);
}

export type NewExport = Pick<
  Export,
  | 'id'
  | 'uid'
  | 'aboutUid'
  | 'maker'
  | 'inputHash'
  | 'format'
  | 'scope'
  | 'asset'
  | 'account'
  | 'fromMs'
  | 'toMs'
  | 'status'
  | 'search'
  | 'kind'
  | 'side'
  | 'createdAtMs'
  | 'sealedKey'
> & { readonly requestId: string };

export async function insertExport(tx: Tx, row: NewExport): Promise<Export> {
  const rows = await tx.query<ExportRow>(
    `insert into statement.export
       (id, uid, request_id, input_hash, format, scope, asset, account, from_ms, to_ms, status, search, kind, side, state,
        created_at_ms, updated_at_ms, about_uid, maker, sealed_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'WAITING', $15, $15, $16, $17, $18) returning ${EXPORT_COLUMNS}`,
    [
      row.id,
      row.uid,
      row.requestId,
      row.inputHash,
      row.format,
      row.scope,
      row.asset,
      row.account,
      row.fromMs,
      row.toMs,
      row.status,
      row.search,
      row.kind,
      row.side,
      row.createdAtMs,
      row.aboutUid,
      row.maker,
      row.sealedKey,
    ],
  );
  return asExport(rows[0]!);
}

/**
 * Claims the export that was left alone the longest, so that a long one does not hold up short ones. One whose worker
 * has gone silent is claimed as well.
 */
export async function takeExport(q: Queryable, worker: string, ttlMs: number): Promise<ExportWork | null> {
  const rows = await q.query<ExportRow & { plan: KeptPlan | null; place: Kept | null }>(
    `update statement.export set state = 'RUNNING', worker = $1,
       worker_until_ms = ${NOW_MS} + case when plan is null then ${PLAN_MS} else $2 end
      where id = (select id from statement.export
                   where state in ('WAITING', 'RUNNING') and worker_until_ms < ${NOW_MS}
                   order by updated_at_ms limit 1 for update skip locked)
      returning ${EXPORT_COLUMNS}, plan, place`,
    [worker, ttlMs],
  );
  const row = rows[0];
  return row ? { ...asExport(row), plan: row.plan, place: row.place } : null;
}

/** Releases an export, so that any worker can go on with it. */
export async function releaseExport(q: Queryable, id: string, worker: string, nowMs: number): Promise<void> {
  await q.query(
    `update statement.export set worker_until_ms = 0, updated_at_ms = $3
      where id = $1 and worker = $2 and state = 'RUNNING'`,
    [id, worker, nowMs],
  );
}

/**
 * Keeps an export claimed while its plan takes long. Call it outside the plan's transaction, so that others see it at
 * once.
 */
export async function prolongPlan(q: Queryable, id: string, worker: string): Promise<void> {
  await q.query(
    `update statement.export set worker_until_ms = ${NOW_MS} + ${PLAN_MS} where id = $1 and worker = $2 and state = 'RUNNING'`,
    [id, worker],
  );
}

/** @returns false if another worker has it now, or it was cancelled */
export async function setPlan(q: Queryable, id: string, worker: string, plan: KeptPlan): Promise<boolean> {
  const rows = await q.query(
    `update statement.export set plan = $3, rows_total = $4 where id = $1 and worker = $2 and state = 'RUNNING' returning id`,
    [id, worker, JSON.stringify(plan), plan.rowCount],
  );
  return rows.length === 1;
}

/** Counts an error of its worker. @returns how many in a row; null if another worker has it now */
export async function noteFailure(q: Queryable, id: string, worker: string): Promise<number | null> {
  const rows = await q.query<{ failure_count: number }>(
    `update statement.export set failure_count = failure_count + 1
      where id = $1 and worker = $2 and state = 'RUNNING' returning failure_count`,
    [id, worker],
  );
  return rows[0]?.failure_count ?? null;
}

export interface Progress {
  readonly id: string;
  readonly worker: string;
  /** How many chunks come before this one. */
  readonly chunkCount: number;
  readonly ttlMs: number;
  readonly rows: number;
  readonly bytes: number;
  readonly place: Kept | null;
  /** Null while more is to come. */
  readonly endedAtMs: number | null;
}

/**
 * Records how far an export has come, in the same transaction as the chunk of `insertChunk`.
 *
 * @returns null if another worker has it now, or it was cancelled: then nothing may be written
 */
export async function advanceExport(tx: Tx, progress: Progress): Promise<Export | null> {
  const rows = await tx.query<ExportRow>(
    `update statement.export set
       chunk_count = chunk_count + 1, rows_done = rows_done + $4, bytes = bytes + $5, place = coalesce($6, place),
       state = case when $7::bigint is null then 'RUNNING' else 'DONE' end, ended_at_ms = $7,
       worker_until_ms = ${NOW_MS} + $8, failure_count = 0
     where id = $1 and worker = $2 and state = 'RUNNING' and chunk_count = $3 returning ${EXPORT_COLUMNS}`,
    [
      progress.id,
      progress.worker,
      progress.chunkCount,
      progress.rows,
      progress.bytes,
      progress.place === null ? null : JSON.stringify(progress.place),
      progress.endedAtMs,
      progress.ttlMs,
    ],
  );
  return rows[0] ? asExport(rows[0]) : null;
}

/** Ends an export without a file. @returns null if it has ended already */
export async function endExport(
  tx: Tx,
  { id, state, nowMs }: { readonly id: string; readonly state: 'CANCELLED' | 'FAILED'; readonly nowMs: number },
): Promise<Export | null> {
  const rows = await tx.query<ExportRow>(
    `update statement.export set state = $2, ended_at_ms = $3, updated_at_ms = $3, bytes = 0, chunk_count = 0
      where id = $1 and state in ('WAITING', 'RUNNING') returning ${EXPORT_COLUMNS}`,
    [id, state, nowMs],
  );
  return rows[0] ? asExport(rows[0]) : null;
}

/** Deletes exports that ended before a moment, and their files. @returns how many */
export async function deleteExports(q: Queryable, endedBeforeMs: number, limit: number): Promise<number> {
  const rows = await q.query(
    `delete from statement.export where id in (
       select id from statement.export where ended_at_ms < $1 order by ended_at_ms limit $2 for update skip locked
     ) returning id`,
    [endedBeforeMs, limit],
  );
  return rows.length;
}
