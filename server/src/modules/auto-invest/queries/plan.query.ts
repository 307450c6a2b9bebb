import type { Share } from '@bourse/core/auto-invest/allocation.ts';
import { recurrenceOf, type Schedule } from '@bourse/core/auto-invest/schedule.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { Keyset } from '../../../platform/db/keyset.ts';

export type PlanState = 'ACTIVE' | 'PAUSED' | 'DELETED';

/** A plan as a person asked for it. Amounts are USDT minor units. */
export interface PlanTerms {
  readonly shares: readonly Share[];
  readonly amountMinor: bigint;
  readonly schedule: Schedule;
  readonly autoTransfer: boolean;
  readonly movesToEarn: boolean;
  readonly tellsSuccess: boolean;
}

export interface Plan extends PlanTerms {
  readonly id: string;
  readonly uid: string;
  readonly state: PlanState;
  readonly nextRunMs: number | null;
  readonly insufficientInRow: number;
  readonly createdAtMs: number;
  readonly deletedAtMs: number | null;
  readonly inputHash: string;
}

interface PlanRow {
  id: string;
  uid: string;
  state: PlanState;
  assets: string[];
  percents: number[];
  amount_minor: string;
  period: 'day' | 'week' | 'month';
  weekday: number | null;
  day: number | null;
  hour: number;
  zone: string;
  auto_transfer: boolean;
  moves_to_earn: boolean;
  tells_success: boolean;
  next_run_ms: string | null;
  insufficient_in_row: number;
  created_at_ms: string;
  deleted_at_ms: string | null;
  input_hash: string;
}

const COLUMNS = `p.id, p.uid, p.state, p.assets, p.percents, p.amount_minor, p.period, p.weekday, p.day, p.hour, p.zone,
  p.auto_transfer, p.moves_to_earn, p.tells_success, p.next_run_ms, p.insufficient_in_row, p.created_at_ms, p.deleted_at_ms, p.input_hash`;

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

function asPlan(row: PlanRow): Plan {
  return {
    id: row.id,
    uid: row.uid,
    state: row.state,
    shares: row.assets.map((asset, at) => ({ asset, percent: row.percents[at]! })),
    amountMinor: BigInt(row.amount_minor),
    schedule: { ...recurrenceOf(row.period, row.weekday, row.day)!, hour: row.hour, zone: row.zone },
    autoTransfer: row.auto_transfer,
    movesToEarn: row.moves_to_earn,
    tellsSuccess: row.tells_success,
    nextRunMs: numberOrNull(row.next_run_ms),
    insufficientInRow: row.insufficient_in_row,
    createdAtMs: Number(row.created_at_ms),
    deletedAtMs: numberOrNull(row.deleted_at_ms),
    inputHash: row.input_hash,
  };
}

/** A person's own plan; null for another person's. */
export async function findPlan(q: Queryable, uid: string, id: string): Promise<Plan | null> {
  const [row] = await q.query<PlanRow>(`select ${COLUMNS} from auto_invest.plan p where p.id = $1 and p.uid = $2`, [
    id,
    uid,
  ]);
  return row ? asPlan(row) : null;
}

/** Like `findPlan`, and locks the plan until the transaction ends. */
export async function lockPlan(tx: Tx, uid: string, id: string): Promise<Plan | null> {
  const [row] = await tx.query<PlanRow>(
    `select ${COLUMNS} from auto_invest.plan p where p.id = $1 and p.uid = $2 for update`,
    [id, uid],
  );
  return row ? asPlan(row) : null;
}

/** The plan that a request id has made. */
export async function findPlanByRequest(q: Queryable, uid: string, requestId: string): Promise<Plan | null> {
  const [row] = await q.query<PlanRow>(
    `select ${COLUMNS} from auto_invest.plan p where p.uid = $1 and p.request_id = $2`,
    [uid, requestId],
  );
  return row ? asPlan(row) : null;
}

/** When the earliest of a person's last `count` plans was made; null if they have made fewer. */
export async function findCreatedAtMs(q: Queryable, uid: string, count: number): Promise<number | null> {
  const [row] = await q.query<{ created_at_ms: string }>(
    'select created_at_ms from auto_invest.plan where uid = $1 order by created_at_ms desc, id desc offset $2 limit 1',
    [uid, count - 1],
  );
  return row ? Number(row.created_at_ms) : null;
}

interface PlanFilter {
  /** Null for all people. */
  readonly uid: string | null;
  /** Null for both kept and removed plans. */
  readonly isKept?: boolean | null;
  readonly state?: PlanState | null;
  readonly before: Keyset | null;
  readonly limit: number;
}

/** Plans, newest first. */
export async function findPlans(
  q: Queryable,
  { uid, isKept = null, state = null, before, limit }: PlanFilter,
): Promise<Plan[]> {
  const rows = await q.query<PlanRow>(
    `select ${COLUMNS} from auto_invest.plan p
      where ($1::text is null or p.uid = $1) and ($2::boolean is null or (p.state <> 'DELETED') = $2)
        and ($3::text is null or p.state = $3)
        and ($4::bigint is null or (p.created_at_ms, p.id) < ($4, $5::uuid))
      order by p.created_at_ms desc, p.id desc limit $6`,
    [uid, isKept, state, before?.atMs ?? null, before?.id ?? null, limit],
  );
  return rows.map(asPlan);
}

/** Locks plans whose date has come, skipping those that another process works on. */
export async function lockDuePlans(tx: Tx, nowMs: number, limit: number, except: readonly string[]): Promise<Plan[]> {
  const rows = await tx.query<PlanRow>(
    `select ${COLUMNS} from auto_invest.plan p
      where p.state = 'ACTIVE' and p.next_run_ms <= $1 and p.id <> all ($3::uuid[])
      order by p.next_run_ms, p.id limit $2 for update skip locked`,
    [nowMs, limit, except],
  );
  return rows.map(asPlan);
}

/** Locks plans that run before a moment and were not checked for that run yet. */
export async function lockPlansToWarn(
  tx: Tx,
  {
    nowMs,
    untilMs,
    limit,
    except,
  }: { readonly nowMs: number; readonly untilMs: number; readonly limit: number; readonly except: readonly string[] },
): Promise<Plan[]> {
  const rows = await tx.query<PlanRow>(
    `select ${COLUMNS} from auto_invest.plan p where p.state = 'ACTIVE' and p.next_run_ms > $1 and p.next_run_ms <= $2
        and p.warned_ms is distinct from p.next_run_ms and p.id <> all ($4::uuid[])
      order by p.next_run_ms, p.id limit $3 for update skip locked`,
    [nowMs, untilMs, limit, except],
  );
  return rows.map(asPlan);
}

/** How many plans are due in each minute of a span, and for how much in total. */
export async function findLoad(
  q: Queryable,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<{ readonly atMs: number; readonly plans: number; readonly amountMinor: bigint }[]> {
  const rows = await q.query<{ at_ms: string; plans: string; amount_minor: string }>(
    `select next_run_ms / 60000 * 60000 as at_ms, count(*) as plans, sum(amount_minor) as amount_minor
       from auto_invest.plan where state = 'ACTIVE' and next_run_ms >= $1 and next_run_ms < $2 group by 1 order by 1`,
    [fromMs, toMs],
  );
  return rows.map((row) => ({
    atMs: Number(row.at_ms),
    plans: Number(row.plans),
    amountMinor: BigInt(row.amount_minor),
  }));
}

/** How many plans there are by state, of one person or of all, and when the next one runs. */
export async function countPlans(
  q: Queryable,
  uid: string | null,
): Promise<{ readonly active: number; readonly paused: number; readonly nextRunMs: number | null }> {
  const [row] = await q.query<{ active: string; paused: string; next_run_ms: string | null }>(
    `select count(*) filter (where state = 'ACTIVE') as active, count(*) filter (where state = 'PAUSED') as paused,
            min(next_run_ms) as next_run_ms from auto_invest.plan where $1::text is null or uid = $1`,
    [uid],
  );
  return { active: Number(row!.active), paused: Number(row!.paused), nextRunMs: numberOrNull(row!.next_run_ms) };
}
