import type { LegReason, LegStatus, RunReason, RunStatus } from '@bourse/core/auto-invest/run.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { Keyset } from '../../../platform/db/keyset.ts';

type RunStep = 'WAITING' | 'MOVING' | 'BUYING' | 'EARNING' | 'ENDED';
export type LegEarn = 'WAITING' | 'MOVED' | 'KEPT';

/** One coin of a run. Sums are USDT minor units, quantities are minor units of the coin. */
export interface Leg {
  readonly place: number;
  readonly asset: string;
  readonly percent: number;
  readonly plannedMinor: bigint;
  readonly status: LegStatus;
  readonly reason: LegReason | null;
  readonly clientId: string;
  readonly market: number | null;
  readonly indexTicks: number | null;
  readonly limitTicks: number | null;
  readonly orderId: number | null;
  readonly spentMinor: bigint;
  /** Before the fee, which is taken in the same coin. */
  readonly grossMinor: bigint;
  readonly feeMinor: bigint;
  readonly earn: LegEarn | null;
  readonly earnId: string;
}

export interface Run {
  readonly id: string;
  readonly planId: string;
  readonly uid: string;
  readonly kind: 'scheduled' | 'now';
  readonly scheduledMs: number;
  readonly startsMs: number;
  readonly startedMs: number | null;
  readonly endedMs: number | null;
  readonly step: RunStep;
  readonly status: RunStatus;
  readonly reason: RunReason | null;
  readonly amountMinor: bigint;
  readonly autoTransfer: boolean;
  readonly movesToEarn: boolean;
  readonly tellsSuccess: boolean;
  readonly transferMinor: bigint;
  readonly transferId: string;
  readonly availableMinor: bigint | null;
  readonly spentMinor: bigint;
  readonly requestId: string | null;
  readonly legs: readonly Leg[];
}

interface RunRow {
  id: string;
  plan_id: string;
  uid: string;
  kind: 'scheduled' | 'now';
  scheduled_ms: string;
  starts_ms: string;
  started_ms: string | null;
  ended_ms: string | null;
  step: RunStep;
  status: RunStatus;
  reason: RunReason | null;
  amount_minor: string;
  auto_transfer: boolean;
  moves_to_earn: boolean;
  tells_success: boolean;
  transfer_minor: string;
  transfer_id: string;
  available_minor: string | null;
  spent_minor: string;
  request_id: string | null;
}

interface LegRow {
  run_id: string;
  place: number;
  asset: string;
  percent: number;
  planned_minor: string;
  status: LegStatus;
  reason: LegReason | null;
  client_id: string;
  market: number | null;
  index_ticks: number | null;
  limit_ticks: number | null;
  order_id: string | null;
  spent_minor: string;
  gross_minor: string;
  fee_minor: string;
  earn: LegEarn | null;
  earn_id: string;
}

const COLUMNS = `r.id, r.plan_id, r.uid, r.kind, r.scheduled_ms, r.starts_ms, r.started_ms, r.ended_ms, r.step, r.status, r.reason,
  r.amount_minor, r.auto_transfer, r.moves_to_earn, r.tells_success, r.transfer_minor, r.transfer_id, r.available_minor, r.spent_minor, r.request_id`;

const asLeg = (row: LegRow): Leg => ({
  place: row.place,
  asset: row.asset,
  percent: row.percent,
  plannedMinor: BigInt(row.planned_minor),
  status: row.status,
  reason: row.reason,
  clientId: row.client_id,
  market: row.market,
  indexTicks: row.index_ticks,
  limitTicks: row.limit_ticks,
  orderId: row.order_id === null ? null : Number(row.order_id),
  spentMinor: BigInt(row.spent_minor),
  grossMinor: BigInt(row.gross_minor),
  feeMinor: BigInt(row.fee_minor),
  earn: row.earn,
  earnId: row.earn_id,
});

const asRun = (row: RunRow, legs: readonly Leg[]): Run => ({
  id: row.id,
  planId: row.plan_id,
  uid: row.uid,
  kind: row.kind,
  scheduledMs: Number(row.scheduled_ms),
  startsMs: Number(row.starts_ms),
  startedMs: row.started_ms === null ? null : Number(row.started_ms),
  endedMs: row.ended_ms === null ? null : Number(row.ended_ms),
  step: row.step,
  status: row.status,
  reason: row.reason,
  amountMinor: BigInt(row.amount_minor),
  autoTransfer: row.auto_transfer,
  movesToEarn: row.moves_to_earn,
  tellsSuccess: row.tells_success,
  transferMinor: BigInt(row.transfer_minor),
  transferId: row.transfer_id,
  availableMinor: row.available_minor === null ? null : BigInt(row.available_minor),
  spentMinor: BigInt(row.spent_minor),
  requestId: row.request_id,
  legs,
});

async function withLegs(q: Queryable, rows: readonly RunRow[]): Promise<Run[]> {
  if (rows.length === 0) return [];
  const legs = await q.query<LegRow>(
    'select l.* from auto_invest.leg l where l.run_id = any ($1::uuid[]) order by l.place',
    [rows.map(({ id }) => id)],
  );
  return rows.map((row) => asRun(row, legs.filter((leg) => leg.run_id === row.id).map(asLeg)));
}

interface RunFilter {
  /** Null for all people. */
  readonly uid: string | null;
  readonly planId?: string | null;
  readonly status?: RunStatus | null;
  readonly before: Keyset | null;
  readonly limit: number;
}

/** Runs with their coins, newest first, including those that wait for their moment within the minute. */
export async function findRuns(
  q: Queryable,
  { uid, planId = null, status = null, before, limit }: RunFilter,
): Promise<Run[]> {
  const rows = await q.query<RunRow>(
    `select ${COLUMNS} from auto_invest.run r
      where ($1::text is null or r.uid = $1) and ($2::uuid is null or r.plan_id = $2) and ($3::text is null or r.status = $3)
        and ($4::bigint is null or (r.scheduled_ms, r.id) < ($4, $5::uuid))
      order by r.scheduled_ms desc, r.id desc limit $6`,
    [uid, planId, status, before?.atMs ?? null, before?.id ?? null, limit],
  );
  return withLegs(q, rows);
}

export async function findRun(q: Queryable, id: string): Promise<Run | null> {
  const rows = await q.query<RunRow>(`select ${COLUMNS} from auto_invest.run r where r.id = $1`, [id]);
  return (await withLegs(q, rows))[0] ?? null;
}

/** The run that a request id has asked for. */
export async function findRunByRequest(q: Queryable, uid: string, requestId: string): Promise<Run | null> {
  const rows = await q.query<RunRow>(
    `select ${COLUMNS} from auto_invest.run r where r.uid = $1 and r.request_id = $2`,
    [uid, requestId],
  );
  return (await withLegs(q, rows))[0] ?? null;
}

/** Locks a run and returns its present step. */
export async function lockRunStep(tx: Tx, id: string): Promise<RunStep | null> {
  const [row] = await tx.query<{ step: RunStep }>('select step from auto_invest.run where id = $1 for update', [id]);
  return row?.step ?? null;
}

/** Condition: a run `r` is under way or was asked for by hand. A scheduled run that waits for its moment is neither. */
const IS_UNDER_WAY = `r.step <> 'ENDED' and (r.step <> 'WAITING' or r.kind = 'now')`;

/** Whether a run of a plan is under way or was asked for by hand. */
export async function isUnderWay(q: Queryable, planId: string): Promise<boolean> {
  const rows = await q.query(`select 1 from auto_invest.run r where r.plan_id = $1 and ${IS_UNDER_WAY} limit 1`, [
    planId,
  ]);
  return rows.length > 0;
}

/** Whether a person has another run that has begun and is not over. */
export async function hasOtherBegun(q: Queryable, { id, uid }: Pick<Run, 'id' | 'uid'>): Promise<boolean> {
  const rows = await q.query(
    `select 1 from auto_invest.run where uid = $1 and id <> $2 and step not in ('WAITING', 'ENDED') limit 1`,
    [uid, id],
  );
  return rows.length > 0;
}

/** Whether any run is under way or waits for its moment. */
export async function isAnyRunOpen(q: Queryable): Promise<boolean> {
  return (await q.query(`select 1 from auto_invest.run where step <> 'ENDED' limit 1`)).length > 0;
}

/**
 * What plans have done so far: the outcome of the last run, how many runs bought something, and whether one is under
 * way.
 */
export interface PlanRuns {
  readonly bought: number;
  readonly isRunning: boolean;
  readonly last: { readonly atMs: number; readonly status: RunStatus; readonly reason: RunReason | null } | null;
}

export async function findPlanRuns(q: Queryable, planIds: readonly string[]): Promise<ReadonlyMap<string, PlanRuns>> {
  const rows = await q.query<{
    plan_id: string;
    bought: string;
    is_running: boolean;
    scheduled_ms: string | null;
    status: RunStatus | null;
    reason: RunReason | null;
  }>(
    `select p.id as plan_id, coalesce(n.bought, 0) as bought, coalesce(n.is_running, false) as is_running, l.scheduled_ms, l.status, l.reason
       from unnest($1::uuid[]) as p (id)
       left join lateral (select count(*) filter (where r.spent_minor > 0 and r.step = 'ENDED') as bought,
                                 bool_or(${IS_UNDER_WAY}) as is_running
                            from auto_invest.run r where r.plan_id = p.id) n on true
       left join lateral (select r.scheduled_ms, r.status, r.reason from auto_invest.run r
                           where r.plan_id = p.id and r.step = 'ENDED' order by r.scheduled_ms desc, r.id desc limit 1) l on true`,
    [planIds],
  );
  return new Map(
    rows.map((row) => [
      row.plan_id,
      {
        bought: Number(row.bought),
        isRunning: row.is_running,
        last: row.status === null ? null : { atMs: Number(row.scheduled_ms), status: row.status, reason: row.reason },
      },
    ]),
  );
}

/** How many runs of a span ended in which way. */
export async function countRuns(q: Queryable, fromMs: number) {
  const rows = await q.query<{ status: RunStatus; reason: RunReason | null; runs: string; spent_minor: string }>(
    `select status, reason, count(*) as runs, sum(spent_minor) as spent_minor from auto_invest.run
      where scheduled_ms >= $1 group by 1, 2 order by 1, 2`,
    [fromMs],
  );
  return rows.map((row) => ({
    status: row.status,
    reason: row.reason,
    runs: Number(row.runs),
    spentMinor: BigInt(row.spent_minor),
  }));
}
