import type { LegReason, LegStatus } from '@bourse/core/auto-invest/run.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { LegEarn } from '../queries/run.query.ts';

interface LegPlace {
  readonly runId: string;
  readonly place: number;
}

/**
 * Stores the worst price of an order before it is sent. @returns the stored price: that of the first process to store
 * one
 */
export async function keepPrice(
  db: Db,
  { runId, place }: LegPlace,
  price: { readonly market: number; readonly indexTicks: number; readonly limitTicks: number },
): Promise<number> {
  const [row] = await db.query<{ limit_ticks: number }>(
    `update auto_invest.leg set market = coalesce(market, $3), index_ticks = coalesce(index_ticks, $4), limit_ticks = coalesce(limit_ticks, $5)
      where run_id = $1 and place = $2 returning limit_ticks`,
    [runId, place, price.market, price.indexTicks, price.limitTicks],
  );
  return row!.limit_ticks;
}

/** Lowers the stored price, because the index has fallen before the order was answered. */
export async function lowerPrice(
  db: Db,
  { runId, place }: LegPlace,
  price: { readonly indexTicks: number; readonly limitTicks: number },
): Promise<void> {
  await db.query(
    `update auto_invest.leg set index_ticks = $3, limit_ticks = $4
      where run_id = $1 and place = $2 and status = 'WAITING' and limit_ticks > $4`,
    [runId, place, price.indexTicks, price.limitTicks],
  );
}

/** Records how a coin of a run ended, from its order if there was one. */
export async function endLeg(
  db: Db,
  { runId, place }: LegPlace,
  end: {
    readonly status: LegStatus;
    readonly reason: LegReason | null;
    readonly orderId: number | null;
    readonly spentMinor: bigint;
    readonly grossMinor: bigint;
    readonly feeMinor: bigint;
    /** The limit of its order; null if there was none. */
    readonly limitTicks: number | null;
  },
): Promise<void> {
  await db.query(
    `update auto_invest.leg set status = $3, reason = $4, order_id = $5, spent_minor = $6, gross_minor = $7, fee_minor = $8,
       limit_ticks = coalesce($9, limit_ticks)
      where run_id = $1 and place = $2 and status = 'WAITING'`,
    [
      runId,
      place,
      end.status,
      end.reason,
      end.orderId,
      end.spentMinor.toString(),
      end.grossMinor.toString(),
      end.feeMinor.toString(),
      end.limitTicks,
    ],
  );
}

/** Records what happened to the coins after the purchase. */
export async function saveLegEarn(db: Db, { runId, place }: LegPlace, earn: LegEarn): Promise<void> {
  await db.query('update auto_invest.leg set earn = $3 where run_id = $1 and place = $2', [runId, place, earn]);
}
