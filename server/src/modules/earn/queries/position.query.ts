import type { FlexiblePosition } from '@bourse/core/earn/flexible.ts';
import type { Renews } from '@bourse/core/earn/renew.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { Keyset } from '../../../platform/db/keyset.ts';

export type PositionState = 'CONFIRMED' | 'EARNING' | 'REDEEMING' | 'REDEEM_FAILED' | 'REDEEMED' | 'CANCELLED';

/** What orders with and without a term have in common. Amounts are minor units of the coin. */
interface OrderBase {
  readonly id: string;
  readonly uid: string;
  readonly productId: string;
  readonly asset: string;
  readonly state: PositionState;
  /** How much of it counts towards what the product has sold. */
  readonly soldMinor: bigint;
  readonly openedAtMs: number;
  readonly interestStartMs: number;
  readonly endedAtMs: number | null;
  /** Interest that has reached its owner. */
  readonly interestMinor: bigint;
  /** Reward that was counted but not paid yet, in attos of the second coin. */
  readonly rewardAtto: bigint;
  /** Reward that was paid, in minor units. */
  readonly rewardMinor: bigint;
  /** True until its last day is credited. */
  readonly counts: boolean;
}

export interface FlexibleOrder extends OrderBase {
  readonly kind: 'flexible';
  readonly flexible: FlexiblePosition;
}

export interface TermOrder extends OrderBase {
  readonly kind: 'term';
  readonly principalMinor: bigint;
  readonly maturesAtMs: number;
  readonly rateId: string;
  readonly renews: Renews;
  /** The least overall rate at which it is renewed, with four places of a percent. */
  readonly renewFloor: bigint;
}

export type EarnOrder = FlexibleOrder | TermOrder;

interface PositionRow {
  id: string;
  uid: string;
  product_id: string;
  asset: string;
  state: PositionState;
  principal_minor: string;
  sold_minor: string;
  opened_at_ms: string;
  interest_start_ms: string;
  matures_at_ms: string | null;
  ended_at_ms: string | null;
  interest_minor: string;
  rate_id: string | null;
  renews: Renews | null;
  renew_floor: string | null;
  hour: number | null;
  least_minor: string | null;
  leaving_minor: string | null;
  late_minor: string;
  accrued_atto: string | null;
  hours_minor: string | null;
  reward_atto: string;
  reward_minor: string;
  day: number | null;
  compounds: boolean | null;
  counts: boolean;
}

const COLUMNS = `p.id, p.uid, p.product_id, p.asset, p.state, p.principal_minor, p.sold_minor, p.opened_at_ms, p.interest_start_ms,
  p.matures_at_ms, p.ended_at_ms, p.interest_minor, p.rate_id, p.renews, p.renew_floor, p.hour, p.least_minor, p.leaving_minor,
  p.late_minor, p.accrued_atto, p.hours_minor, p.reward_atto, p.reward_minor, p.day, p.compounds, p.counts`;

function asOrder(row: PositionRow): EarnOrder {
  const base: OrderBase = {
    id: row.id,
    uid: row.uid,
    productId: row.product_id,
    asset: row.asset,
    state: row.state,
    soldMinor: BigInt(row.sold_minor),
    openedAtMs: Number(row.opened_at_ms),
    interestStartMs: Number(row.interest_start_ms),
    endedAtMs: row.ended_at_ms === null ? null : Number(row.ended_at_ms),
    interestMinor: BigInt(row.interest_minor),
    rewardAtto: BigInt(row.reward_atto),
    rewardMinor: BigInt(row.reward_minor),
    counts: row.counts,
  };
  const principalMinor = BigInt(row.principal_minor);
  if (row.matures_at_ms !== null) {
    return {
      ...base,
      kind: 'term',
      principalMinor,
      maturesAtMs: Number(row.matures_at_ms),
      rateId: row.rate_id!,
      renews: row.renews!,
      renewFloor: BigInt(row.renew_floor ?? '0'),
    };
  }
  return {
    ...base,
    kind: 'flexible',
    flexible: {
      principalMinor,
      hour: row.hour!,
      leastMinor: BigInt(row.least_minor!),
      leavingMinor: BigInt(row.leaving_minor!),
      lateMinor: BigInt(row.late_minor),
      accruedAtto: BigInt(row.accrued_atto!),
      hoursMinor: BigInt(row.hours_minor!),
      day: row.day!,
      compounds: row.compounds!,
    },
  };
}

const IS_OPEN = `p.state in ('CONFIRMED', 'EARNING', 'REDEEMING', 'REDEEM_FAILED')`;

/** Locks an order of a person's; null for another person's. */
export async function lockOrder(tx: Tx, uid: string, id: string): Promise<EarnOrder | null> {
  const [row] = await tx.query<PositionRow>(
    `select ${COLUMNS} from earn.position p where p.id = $1 and p.uid = $2 for update`,
    [id, uid],
  );
  return row ? asOrder(row) : null;
}

/**
 * Locks the open order that a person has in a product. While it waits for one whose term ends, that one may be replaced
 * by the next, which the waiting statement does not see.
 */
export async function lockOpenOrder(tx: Tx, uid: string, productId: string): Promise<EarnOrder | null> {
  const open = `from earn.position p where p.uid = $1 and p.product_id = $2 and ${IS_OPEN}`;
  for (;;) {
    const [row] = await tx.query<PositionRow>(`select ${COLUMNS} ${open} for update`, [uid, productId]);
    if (row) return asOrder(row);
    if ((await tx.query(`select 1 ${open}`, [uid, productId])).length === 0) return null;
  }
}

/** Whether a person has never had an order. */
export async function isNewToEarn(q: Queryable, uid: string): Promise<boolean> {
  const rows = await q.query('select 1 from earn.position where uid = $1 limit 1', [uid]);
  return rows.length === 0;
}

/** All open orders. */
export async function findOpenOrders(q: Queryable, uid: string): Promise<EarnOrder[]> {
  const rows = await q.query<PositionRow>(
    `select ${COLUMNS} from earn.position p where p.uid = $1 and ${IS_OPEN} order by p.opened_at_ms desc, p.id desc`,
    [uid],
  );
  return rows.map(asOrder);
}

export async function findOrder(q: Queryable, uid: string, id: string): Promise<EarnOrder | null> {
  const [row] = await q.query<PositionRow>(`select ${COLUMNS} from earn.position p where p.id = $1 and p.uid = $2`, [
    id,
    uid,
  ]);
  return row ? asOrder(row) : null;
}

interface OrderFilter {
  readonly uid: string;
  /** Null for both open and ended orders. */
  readonly isOpen: boolean | null;
  readonly before: Keyset | null;
  readonly limit: number;
}

/** A person's orders, newest first. */
export async function findOrders(q: Queryable, { uid, isOpen, before, limit }: OrderFilter): Promise<EarnOrder[]> {
  const rows = await q.query<PositionRow>(
    `select ${COLUMNS} from earn.position p
      where p.uid = $1 and ($2::boolean is null or (${IS_OPEN}) = $2)
        and ($3::bigint is null or (p.opened_at_ms, p.id) < ($3, $4::uuid))
      order by p.opened_at_ms desc, p.id desc limit $5`,
    [uid, isOpen, before?.atMs ?? null, before?.id ?? null, limit],
  );
  return rows.map(asOrder);
}

/**
 * Locks orders without a term whose interest for a day must be credited, skipping those that another process works on.
 * Those of which a redemption is due wait for its payment, because what cannot be paid earns from then on.
 */
export async function lockUncredited(
  tx: Tx,
  { throughDay, nowMs }: { readonly throughDay: number; readonly nowMs: number },
  limit: number,
  except: readonly string[],
): Promise<FlexibleOrder[]> {
  const rows = await tx.query<PositionRow>(
    `select ${COLUMNS} from earn.position p
      where p.counts and p.matures_at_ms is null and p.day <= $1 and p.id <> all($3::uuid[])
        and not exists (select 1 from earn.redemption r where r.position_id = p.id and r.state = 'WAITING'
                           and r.next_try_ms <= $4 and not r.earns)
      order by p.day, p.id limit $2 for update of p skip locked`,
    [throughDay, limit, except, nowMs],
  );
  return rows.map(asOrder).filter((order) => order.kind === 'flexible');
}

/** Locks orders without a term with ids after one and up to another, in the order of ids. */
export async function lockFlexibleBetween(
  tx: Tx,
  { afterId, throughId, limit }: { readonly afterId: string; readonly throughId: string; readonly limit: number },
): Promise<FlexibleOrder[]> {
  const rows = await tx.query<PositionRow>(
    `select ${COLUMNS} from earn.position p where p.counts and p.matures_at_ms is null and p.id > $1 and p.id <= $2
      order by p.id limit $3 for update`,
    [afterId, throughId, limit],
  );
  return rows.map(asOrder).filter((order) => order.kind === 'flexible');
}

/** Locks orders that have reached their maturity, earliest first, skipping those that another process works on. */
export async function lockMatured(
  tx: Tx,
  nowMs: number,
  limit: number,
  { except, stopped }: { readonly except: readonly string[]; readonly stopped: readonly string[] },
): Promise<TermOrder[]> {
  const rows = await tx.query<PositionRow>(
    `select ${COLUMNS} from earn.position p
      where p.counts and p.matures_at_ms <= $1 and p.id <> all($3::uuid[]) and p.asset <> all($4::text[])
      order by p.matures_at_ms, p.id limit $2 for update skip locked`,
    [nowMs, limit, except, stopped],
  );
  return rows.map(asOrder).filter((order) => order.kind === 'term');
}

/**
 * Locks orders with a term whose owners must be told of the coming end, skipping those that another process works on.
 */
export async function lockToRemind(
  tx: Tx,
  nowMs: number,
  limit: number,
  except: readonly string[],
): Promise<TermOrder[]> {
  const rows = await tx.query<PositionRow>(
    `select ${COLUMNS} from earn.position p where p.remind_at_ms <= $1 and p.id <> all($3::uuid[])
      order by p.remind_at_ms, p.id limit $2 for update skip locked`,
    [nowMs, limit, except],
  );
  return rows.map(asOrder).filter((order) => order.kind === 'term');
}
