import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { ReconcileReport } from '../../../ledger/reconcile/reconcile.ts';
import type { Db, Queryable, Tx } from '../../../platform/db/db.ts';

export interface ReconcileRun {
  readonly id: string;
  readonly askedBy: string;
  readonly state: 'ASKED' | 'RUNNING' | 'DONE' | 'FAILED';
  readonly step: number;
  readonly askedAtMs: number;
  readonly endedAtMs: number | null;
  readonly isBalanced: boolean | null;
  readonly differenceCount: number | null;
}

interface Row {
  id: string;
  asked_by: string;
  state: ReconcileRun['state'];
  step: number;
  asked_at_ms: string;
  ended_at_ms: string | null;
  is_balanced: boolean | null;
  difference_count: number | null;
}

const COLUMNS = 'id, asked_by, state, step, asked_at_ms, ended_at_ms, is_balanced, difference_count';
/** Stands in `asked_by` for runs that a job began. */
const SYSTEM = 'system';

const asRun = (row: Row): ReconcileRun => ({
  id: row.id,
  askedBy: row.asked_by,
  state: row.state,
  step: row.step,
  askedAtMs: Number(row.asked_at_ms),
  endedAtMs: row.ended_at_ms === null ? null : Number(row.ended_at_ms),
  isBalanced: row.is_balanced,
  differenceCount: row.difference_count,
});

/** Writes the bigints of a report as text. */
const asJson = (report: ReconcileReport): string =>
  JSON.stringify(report, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part));

/** Inserts a request for a run; false while another is waiting or running. */
export async function insertAsked(
  tx: Tx,
  run: { readonly id: string; readonly askedBy: string; readonly nowMs: number },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into ledger.reconcile_run (id, asked_by, state, asked_at_ms) values ($1, $2, 'ASKED', $3)
     on conflict do nothing returning id`,
    [run.id, run.askedBy, run.nowMs],
  );
  return rows.length > 0;
}

/** A run that began this long ago belongs to a process that is gone. */
const ABANDONED_MS = 10 * MINUTE_MS;

/** Claims the run that staff asked for, or one that another process abandoned; null if there is none. */
export async function takeAsked(q: Queryable, nowMs: number): Promise<string | null> {
  const [row] = await q.query<{ id: string }>(
    `update ledger.reconcile_run set state = 'RUNNING', step = 0, started_at_ms = $1::bigint
     where id = (select id from ledger.reconcile_run
       where state = 'ASKED' or (state = 'RUNNING' and started_at_ms < $1::bigint - ${ABANDONED_MS}) for update skip locked limit 1)
     returning id`,
    [nowMs],
  );
  return row?.id ?? null;
}

/** Written outside the transaction in which the run reads its snapshot, so that the page shows the step meanwhile. */
export async function setStep(db: Db, id: string, step: number): Promise<void> {
  await db.beside.query(`update ledger.reconcile_run set step = $2 where id = $1 and state = 'RUNNING'`, [id, step]);
}

export async function endRun(
  q: Queryable,
  end: { readonly id: string; readonly report: ReconcileReport | null; readonly steps: number; readonly nowMs: number },
): Promise<void> {
  const { id, report, steps, nowMs } = end;
  await q.query(
    `update ledger.reconcile_run set state = $2, step = case when $3::jsonb is null then step else $4 end, report = $3,
       is_balanced = $5, difference_count = $6, ended_at_ms = $7
     where id = $1 and state = 'RUNNING'`,
    [
      ...[id, report ? 'DONE' : 'FAILED', report && asJson(report), steps],
      ...[report?.isBalanced ?? null, report?.differences.length ?? null, nowMs],
    ],
  );
}

/** Keeps a run of the job. Only the last run without a difference is kept. */
export async function insertDone(
  tx: Tx,
  run: { readonly id: string; readonly report: ReconcileReport; readonly steps: number; readonly nowMs: number },
): Promise<void> {
  const { id, report, steps, nowMs } = run;
  await tx.query(`delete from ledger.reconcile_run where asked_by = $1 and state = 'DONE' and is_balanced`, [SYSTEM]);
  await tx.query(
    `insert into ledger.reconcile_run (id, asked_by, state, step, asked_at_ms, started_at_ms, ended_at_ms, is_balanced,
       difference_count, report) values ($1, $2, 'DONE', $3, $4, $4, $4, $5, $6, $7)`,
    [id, SYSTEM, steps, nowMs, report.isBalanced, report.differences.length, asJson(report)],
  );
}

/** Keeps that a run of the job failed; only the last failed run is kept. */
export async function insertFailed(tx: Tx, run: { readonly id: string; readonly nowMs: number }): Promise<void> {
  await tx.query(`delete from ledger.reconcile_run where asked_by = $1 and state = 'FAILED'`, [SYSTEM]);
  await tx.query(
    `insert into ledger.reconcile_run (id, asked_by, state, asked_at_ms, started_at_ms, ended_at_ms)
     values ($1, $2, 'FAILED', $3, $3, $3)`,
    [run.id, SYSTEM, run.nowMs],
  );
}

/** The comparison that ended last; null if none has. */
export async function findLastDone(
  q: Queryable,
): Promise<{ readonly endedAtMs: number; readonly isBalanced: boolean; readonly differenceCount: number } | null> {
  const [row] = await q.query<{ ended_at_ms: string; is_balanced: boolean; difference_count: number }>(
    `select ended_at_ms, is_balanced, difference_count from ledger.reconcile_run
     where state = 'DONE' order by ended_at_ms desc, id desc limit 1`,
  );
  if (!row) return null;
  return {
    endedAtMs: Number(row.ended_at_ms),
    isBalanced: row.is_balanced,
    differenceCount: row.difference_count,
  };
}

/** The last runs, newest first. */
export async function findRuns(q: Queryable, limit: number): Promise<ReconcileRun[]> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from ledger.reconcile_run order by asked_at_ms desc, id desc limit $1`,
    [limit],
  );
  return rows.map(asRun);
}

/** A report as it was stored, with bigints as text. */
export interface KeptReport {
  readonly assets: readonly {
    readonly asset: string;
    readonly sumMinor: string;
    readonly liabilitiesMinor: string;
    readonly heldMinor: string;
    readonly custodyMinor: string;
    readonly house: Readonly<Record<string, string>>;
  }[];
  readonly differences: ReconcileReport['differences'];
  readonly isCut: boolean;
  readonly entryCount: number;
  /** Older releases did not store these. */
  readonly isWhole?: boolean;
  readonly notCompared?: ReconcileReport['notCompared'];
}

export async function findRun(
  q: Queryable,
  id: string,
): Promise<{ readonly run: ReconcileRun; readonly report: KeptReport | null } | null> {
  const [row] = await q.query<Row & { report: KeptReport | null }>(
    `select ${COLUMNS}, report from ledger.reconcile_run where id = $1`,
    [id],
  );
  return row ? { run: asRun(row), report: row.report } : null;
}
