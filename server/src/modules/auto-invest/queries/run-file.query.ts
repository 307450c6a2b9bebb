import type { FileLeg } from '@bourse/core/auto-invest/run-file.ts';
import type { Queryable } from '../../../platform/db/db.ts';

/** After which coin of which run a file goes on. */
export interface LegPlace {
  readonly endedMs: number;
  readonly runId: string;
  readonly place: number;
}

/** The next coins of a person's runs that ended in a range, the oldest run first. Nothing of a run changes once it has ended. */
export async function findFileLegs(
  q: Queryable,
  {
    uid,
    fromMs,
    toMs,
    after,
  }: {
    readonly uid: string;
    readonly fromMs: number;
    readonly toMs: number;
    readonly after: LegPlace | null;
  },
  limit: number,
): Promise<FileLeg[]> {
  const rows = await q.query<{
    id: string;
    plan_id: string;
    kind: string;
    scheduled_ms: string;
    started_ms: string | null;
    ended_ms: string;
    status: string;
    reason: string | null;
    place: number;
    asset: string;
    ledger_scale: number;
    percent: number;
    planned_minor: string;
    spent_minor: string;
    gross_minor: string;
    fee_minor: string;
    order_id: string | null;
    leg_status: string;
    leg_reason: string | null;
  }>(
    `select r.id, r.plan_id, r.kind, r.scheduled_ms, r.started_ms, r.ended_ms, r.status, r.reason, l.place, l.asset, c.ledger_scale,
            l.percent, l.planned_minor, l.spent_minor, l.gross_minor, l.fee_minor, l.order_id, l.status as leg_status,
            l.reason as leg_reason
       from auto_invest.run r join auto_invest.leg l on l.run_id = r.id join assets.coin c on c.asset = l.asset
      where r.uid = $1 and r.step = 'ENDED' and r.ended_ms >= $2 and r.ended_ms < $3
        and ($4::bigint is null or (r.ended_ms, r.id, l.place) > ($4, $5::uuid, $6::int))
      order by r.ended_ms, r.id, l.place limit $7`,
    [uid, fromMs, toMs, after?.endedMs ?? null, after?.runId ?? null, after?.place ?? null, limit],
  );
  return rows.map((row) => ({
    runId: row.id,
    planId: row.plan_id,
    kind: row.kind,
    dueMs: Number(row.scheduled_ms),
    begunMs: row.started_ms === null ? null : Number(row.started_ms),
    endedMs: Number(row.ended_ms),
    status: row.status,
    reason: row.reason,
    place: row.place,
    asset: row.asset,
    scale: row.ledger_scale,
    percent: row.percent,
    plannedMinor: BigInt(row.planned_minor),
    spentMinor: BigInt(row.spent_minor),
    grossMinor: BigInt(row.gross_minor),
    feeMinor: BigInt(row.fee_minor),
    orderId: row.order_id,
    coinStatus: row.leg_status,
    coinReason: row.leg_reason,
  }));
}
