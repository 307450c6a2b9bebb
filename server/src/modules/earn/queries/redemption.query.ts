import type { Queryable, Tx } from '../../../platform/db/db.ts';

export type RedemptionKind = 'instant' | 'standard' | 'early' | 'cancel' | 'maturity';

/** Coins on their way from an order to the funding account. */
export interface Redemption {
  readonly id: string;
  readonly uid: string;
  readonly positionId: string;
  readonly asset: string;
  readonly kind: RedemptionKind;
  readonly amountMinor: bigint;
  /** Interest that was forfeited by ending early. */
  readonly forfeitedMinor: bigint;
  readonly state: 'WAITING' | 'PAID' | 'FAILED';
  readonly askedAtMs: number;
  /** By when the coins are in the funding account. */
  readonly dueAtMs: number;
  readonly paidAtMs: number | null;
  readonly attempts: number;
  readonly nextTryMs: number | null;
  readonly ticket: string | null;
  /** True while it stands in its order again, and earns there, because it could not be paid when it was due. */
  readonly earns: boolean;
  readonly entryId: string | null;
}

interface Row {
  id: string;
  uid: string;
  position_id: string;
  asset: string;
  kind: RedemptionKind;
  amount_minor: string;
  forfeited_minor: string;
  state: Redemption['state'];
  asked_at_ms: string;
  due_at_ms: string;
  paid_at_ms: string | null;
  attempts: number;
  next_try_ms: string | null;
  ticket: string | null;
  earns: boolean;
  entry_id: string | null;
}

const COLUMNS = `r.id, r.uid, r.position_id, r.asset, r.kind, r.amount_minor, r.forfeited_minor, r.state, r.asked_at_ms,
  r.due_at_ms, r.paid_at_ms, r.attempts, r.next_try_ms, r.ticket, r.earns, r.entry_id`;
const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

const asRedemption = (row: Row): Redemption => ({
  id: row.id,
  uid: row.uid,
  positionId: row.position_id,
  asset: row.asset,
  kind: row.kind,
  amountMinor: BigInt(row.amount_minor),
  forfeitedMinor: BigInt(row.forfeited_minor),
  state: row.state,
  askedAtMs: Number(row.asked_at_ms),
  dueAtMs: Number(row.due_at_ms),
  paidAtMs: numberOrNull(row.paid_at_ms),
  attempts: row.attempts,
  nextTryMs: numberOrNull(row.next_try_ms),
  ticket: row.ticket,
  earns: row.earns,
  entryId: row.entry_id,
});

/** What of an order without a term begins to earn in it once it is due and cannot be paid. */
const MUST_EARN = `r.state = 'WAITING' and not r.earns`;

/** How many redemptions of an order are shown, so that many small ones do not make a huge page. */
const SHOWN_MAX = 100;

/** The redemptions of an order, newest first. */
export async function findRedemptions(q: Queryable, positionId: string): Promise<Redemption[]> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from earn.redemption r where position_id = $1 order by asked_at_ms desc, id desc limit $2`,
    [positionId, SHOWN_MAX],
  );
  return rows.map(asRedemption);
}

/** Whether coins of an order wait to be paid out. */
export async function isAnyWaiting(q: Queryable, positionId: string): Promise<boolean> {
  const rows = await q.query(`select 1 from earn.redemption where position_id = $1 and state <> 'PAID' limit 1`, [
    positionId,
  ]);
  return rows.length > 0;
}

/** How much of a product can still be redeemed at once on a day. */
export async function findInstantLeft(
  q: Queryable,
  { id, instantMinor }: { readonly id: string; readonly instantMinor: bigint },
  day: number,
): Promise<bigint> {
  const [row] = await q.query<{ used_minor: string }>(
    'select used_minor from earn.instant_day where product_id = $1 and day = $2',
    [id, day],
  );
  const leftMinor = instantMinor - BigInt(row?.used_minor ?? '0');
  return leftMinor > 0n ? leftMinor : 0n;
}

/**
 * Locks redemptions that are due, and their orders, skipping those of orders that somebody works on. Of those in stopped
 * coins it takes only what must begin to earn in its order.
 *
 * @invariant whoever locks a redemption locks its order before it, or skips what is locked
 */
export async function lockDueRedemptions(
  tx: Tx,
  nowMs: number,
  limit: number,
  { except, stopped }: { readonly except: readonly string[]; readonly stopped: readonly string[] },
): Promise<Redemption[]> {
  const rows = await tx.query<Row>(
    `select ${COLUMNS} from earn.redemption r join earn.position p on p.id = r.position_id
      where r.state <> 'PAID' and r.next_try_ms <= $1 and r.id <> all($3::uuid[])
        and (r.asset <> all($4::text[]) or p.hour is not null and ${MUST_EARN})
      order by r.next_try_ms, r.id limit $2 for update of p, r skip locked`,
    [nowMs, limit, except, stopped],
  );
  return rows.map(asRedemption);
}

/** Locks what is due of an order without a term, earliest first, and is neither paid nor earns in it. */
export async function lockDueOf(tx: Tx, positionId: string, nowMs: number): Promise<Redemption[]> {
  const rows = await tx.query<Row>(
    `select ${COLUMNS} from earn.redemption r where r.position_id = $1 and ${MUST_EARN} and r.next_try_ms <= $2
      order by r.next_try_ms, r.id for update`,
    [positionId, nowMs],
  );
  return rows.map(asRedemption);
}

/** Locks one redemption, and its order. */
export async function lockRedemption(tx: Tx, id: string): Promise<Redemption | null> {
  await tx.query(
    `select 1 from earn.position where id = (select position_id from earn.redemption where id = $1) for update`,
    [id],
  );
  const [row] = await tx.query<Row>(`select ${COLUMNS} from earn.redemption r where r.id = $1 for update`, [id]);
  return row ? asRedemption(row) : null;
}

/** How many failed redemptions staff are shown. */
const FAILED_MAX = 200;

/** Failed redemptions; those that are no longer retried automatically come first. */
export async function findFailed(q: Queryable): Promise<Redemption[]> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from earn.redemption r where state = 'FAILED'
      order by next_try_ms is not null, asked_at_ms, id limit $1`,
    [FAILED_MAX],
  );
  return rows.map(asRedemption);
}

/** The redemption of a ticket, paid or not; none where there is no such number. */
export async function findByTicket(q: Queryable, ticket: string | null): Promise<Redemption[]> {
  const rows = await q.query<Row>(`select ${COLUMNS} from earn.redemption r where r.ticket = $1`, [ticket]);
  return rows.map(asRedemption);
}

/** The ticket of each of some orders of which a redemption failed, the latest where there are several. */
export async function findTickets(q: Queryable, positionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await q.query<{ position_id: string; ticket: string }>(
    `select position_id, ticket from earn.redemption
      where position_id = any($1::uuid[]) and state = 'FAILED' and ticket is not null order by asked_at_ms, id`,
    [positionIds],
  );
  return new Map(rows.map(({ position_id, ticket }) => [position_id, ticket]));
}
