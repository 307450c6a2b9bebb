import type { Tx } from '../../../platform/db/db.ts';
import type { Plan, PlanState, PlanTerms } from '../queries/plan.query.ts';

const termValues = ({ shares, amountMinor, schedule, ...terms }: PlanTerms): readonly unknown[] => [
  shares.map(({ asset }) => asset),
  shares.map(({ percent }) => percent),
  amountMinor.toString(),
  schedule.period,
  schedule.period === 'week' ? schedule.weekday : null,
  schedule.period === 'month' ? schedule.day : null,
  schedule.hour,
  schedule.zone,
  terms.autoTransfer,
  terms.movesToEarn,
  terms.tellsSuccess,
];

/** Inserts a plan. @returns false if the request id has made one before */
export async function insertPlan(tx: Tx, plan: Plan & { readonly requestId: string }): Promise<boolean> {
  const rows = await tx.query(
    `insert into auto_invest.plan (id, uid, state, next_run_ms, created_at_ms, request_id, input_hash, assets, percents, amount_minor,
       period, weekday, day, hour, zone, auto_transfer, moves_to_earn, tells_success)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
     on conflict (uid, request_id) do nothing returning 1`,
    [
      plan.id,
      plan.uid,
      plan.state,
      plan.nextRunMs,
      plan.createdAtMs,
      plan.requestId,
      plan.inputHash,
      ...termValues(plan),
    ],
  );
  return rows.length > 0;
}

/** Saves changed terms, which apply from the next run on. The check for too little money is made again. */
export async function savePlanTerms(
  tx: Tx,
  { id, nextRunMs, ...terms }: PlanTerms & { readonly id: string; readonly nextRunMs: number | null },
): Promise<void> {
  await tx.query(
    `update auto_invest.plan set warned_ms = null, next_run_ms = $2, assets = $3, percents = $4, amount_minor = $5, period = $6, weekday = $7, day = $8,
       hour = $9, zone = $10, auto_transfer = $11, moves_to_earn = $12, tells_success = $13 where id = $1`,
    [id, nextRunMs, ...termValues(terms)],
  );
}

export async function savePlanState(
  tx: Tx,
  plan: {
    readonly id: string;
    readonly state: PlanState;
    readonly nextRunMs: number | null;
    readonly deletedAtMs: number | null;
  },
): Promise<void> {
  await tx.query(
    `update auto_invest.plan set state = $2, next_run_ms = $3, deleted_at_ms = $4,
       insufficient_in_row = case when $2 = 'ACTIVE' then 0 else insufficient_in_row end where id = $1`,
    [plan.id, plan.state, plan.nextRunMs, plan.deletedAtMs],
  );
}

/** Saves the next dates of plans. */
export async function saveNextRuns(
  tx: Tx,
  plans: readonly { readonly id: string; readonly nextRunMs: number }[],
): Promise<void> {
  await tx.query(
    `update auto_invest.plan p set next_run_ms = n.next_run_ms from unnest($1::uuid[], $2::bigint[]) as n (id, next_run_ms)
      where p.id = n.id`,
    [plans.map(({ id }) => id), plans.map(({ nextRunMs }) => nextRunMs)],
  );
}

/** Counts an insufficient run, or resets the count. @returns how many there are in a row */
export async function countInsufficient(tx: Tx, planId: string, isInsufficient: boolean): Promise<number> {
  const [row] = await tx.query<{ insufficient_in_row: number }>(
    `update auto_invest.plan set insufficient_in_row = case when $2 then insufficient_in_row + 1 else 0 end where id = $1
     returning insufficient_in_row`,
    [planId, isInsufficient],
  );
  return row!.insufficient_in_row;
}

/** Notes that plans were checked for their next run. */
export async function noteWarned(tx: Tx, planIds: readonly string[]): Promise<void> {
  await tx.query('update auto_invest.plan set warned_ms = next_run_ms where id = any ($1::uuid[])', [planIds]);
}
