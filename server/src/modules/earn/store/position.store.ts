import type { FlexiblePosition } from '@bourse/core/earn/flexible.ts';
import { nextReminderMs } from '@bourse/core/earn/remind.ts';
import type { Renews } from '@bourse/core/earn/renew.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { plainArray } from '../../../platform/db/plain-array.ts';
import type { FlexibleOrder, PositionState, TermOrder } from '../queries/position.query.ts';

/** Inserts an order. It fails if the person has an open order in the product; the caller must have checked. */
export async function insertOrder(tx: Tx, order: FlexibleOrder | TermOrder): Promise<void> {
  const flexible = order.kind === 'flexible' ? order.flexible : null;
  const term = order.kind === 'term' ? order : null;
  await tx.query(
    `insert into earn.position (id, uid, product_id, asset, state, principal_minor, sold_minor, opened_at_ms, interest_start_ms,
       matures_at_ms, rate_id, renews, renew_floor, hour, least_minor, leaving_minor, accrued_atto, hours_minor,
       day, compounds, remind_at_ms, counts)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, true)`,
    [
      order.id,
      order.uid,
      order.productId,
      order.asset,
      order.state,
      (flexible?.principalMinor ?? term!.principalMinor).toString(),
      order.soldMinor.toString(),
      order.openedAtMs,
      order.interestStartMs,
      term?.maturesAtMs ?? null,
      term?.rateId ?? null,
      term?.renews ?? null,
      term?.renewFloor.toString() ?? null,
      flexible?.hour ?? null,
      flexible?.leastMinor.toString() ?? null,
      flexible?.leavingMinor.toString() ?? null,
      flexible?.accruedAtto.toString() ?? null,
      flexible?.hoursMinor.toString() ?? null,
      flexible?.day ?? null,
      flexible?.compounds ?? null,
      term && nextReminderMs(term, term.openedAtMs),
    ],
  );
}

/** What changes when an order without a term is advanced or changed. */
export interface FlexibleWrite {
  readonly id: string;
  readonly state: PositionState;
  readonly soldMinor: bigint;
  readonly endedAtMs: number | null;
  readonly interestMinor: bigint;
  readonly counts: boolean;
  readonly flexible: FlexiblePosition;
}

/** Saves many orders without a term in one statement. */
export async function saveFlexible(tx: Tx, orders: readonly FlexibleWrite[]): Promise<void> {
  if (orders.length === 0) return;
  await tx.query(
    `update earn.position p set state = n.state, principal_minor = n.principal, sold_minor = n.sold, ended_at_ms = n.ended,
       interest_minor = n.interest, counts = n.counts, hour = n.hour, least_minor = n.least, leaving_minor = n.leaving,
       late_minor = n.late, accrued_atto = n.accrued, hours_minor = n.hours, day = n.day, compounds = n.compounds
      from unnest($1::uuid[], $2::text[], $3::numeric[], $4::numeric[], $5::bigint[], $6::numeric[], $7::boolean[], $8::int[],
        $9::numeric[], $10::numeric[], $11::numeric[], $12::numeric[], $13::int[], $14::boolean[], $15::numeric[])
        as n (id, state, principal, sold, ended, interest, counts, hour, least, leaving, accrued, hours, day, compounds, late)
     where p.id = n.id`,
    [
      plainArray(orders.map(({ id }) => id)),
      plainArray(orders.map(({ state }) => state)),
      plainArray(orders.map(({ flexible }) => flexible.principalMinor)),
      plainArray(orders.map(({ soldMinor }) => soldMinor)),
      plainArray(orders.map(({ endedAtMs }) => endedAtMs)),
      plainArray(orders.map(({ interestMinor }) => interestMinor)),
      plainArray(orders.map(({ counts }) => counts)),
      plainArray(orders.map(({ flexible }) => flexible.hour)),
      plainArray(orders.map(({ flexible }) => flexible.leastMinor)),
      plainArray(orders.map(({ flexible }) => flexible.leavingMinor)),
      plainArray(orders.map(({ flexible }) => flexible.accruedAtto)),
      plainArray(orders.map(({ flexible }) => flexible.hoursMinor)),
      plainArray(orders.map(({ flexible }) => flexible.day)),
      plainArray(orders.map(({ flexible }) => flexible.compounds)),
      plainArray(orders.map(({ flexible }) => flexible.lateMinor)),
    ],
  );
}

/** What changes when an order with a term ends, or is about to. */
export interface TermWrite {
  readonly id: string;
  readonly state: PositionState;
  readonly principalMinor: bigint;
  readonly soldMinor: bigint;
  readonly endedAtMs: number | null;
  readonly interestMinor: bigint;
  readonly counts: boolean;
}

export async function saveTerm(tx: Tx, order: TermWrite): Promise<void> {
  await tx.query(
    `update earn.position set state = $2, principal_minor = $3, sold_minor = $4, ended_at_ms = $5, interest_minor = $6, counts = $7
      where id = $1`,
    [
      order.id,
      order.state,
      order.principalMinor.toString(),
      order.soldMinor.toString(),
      order.endedAtMs,
      order.interestMinor.toString(),
      order.counts,
    ],
  );
}

/** Saves what happens to an order with a term at its end. */
export async function saveRenewal(
  tx: Tx,
  { id, renews, renewFloor }: { readonly id: string; readonly renews: Renews; readonly renewFloor: bigint },
): Promise<void> {
  await tx.query('update earn.position set renews = $2, renew_floor = $3 where id = $1', [
    id,
    renews,
    renewFloor.toString(),
  ]);
}

/**
 * Sets the state of a fully redeemed order from what is still to be paid of it: redeemed once none of them waits, failed as long as
 * one of them has failed.
 */
export async function settleRedeeming(tx: Tx, positionId: string, atMs: number): Promise<void> {
  await tx.query(
    `update earn.position p set state = n.state, ended_at_ms = case when n.state = 'REDEEMED' then $2::bigint end
       from (select case when bool_or(r.state = 'FAILED') then 'REDEEM_FAILED'
                         when bool_or(r.state = 'WAITING') then 'REDEEMING' else 'REDEEMED' end as state
               from earn.redemption r where r.position_id = $1 and r.state <> 'PAID') n
      where p.id = $1 and p.state in ('REDEEMING', 'REDEEM_FAILED') and p.state <> n.state`,
    [positionId, atMs],
  );
}

/** Saves when the owners of some orders are told next. */
export async function saveReminders(
  tx: Tx,
  next: readonly { readonly id: string; readonly atMs: number | null }[],
): Promise<void> {
  await tx.query(
    `update earn.position p set remind_at_ms = n.at_ms from unnest($1::uuid[], $2::bigint[]) as n (id, at_ms) where p.id = n.id`,
    [next.map(({ id }) => id), next.map(({ atMs }) => atMs)],
  );
}
