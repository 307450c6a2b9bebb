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
  /** True while it stands in its order again because its payment has failed, and earns there. */
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

const COLUMNS = `id, uid, position_id, asset, kind, amount_minor, forfeited_minor, state, asked_at_ms, due_at_ms, paid_at_ms,
  attempts, next_try_ms, ticket, earns, entry_id`;
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

/** How many redemptions of an order are shown, so that many small ones do not make a huge page. */
const SHOWN_MAX = 100;

/** The redemptions of an order, newest first. */
export async function findRedemptions(q: Queryable, positionId: string): Promise<Redemption[]> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from earn.redemption where position_id = $1 order by asked_at_ms desc, id desc limit $2`,
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

/** Locks redemptions that are due, skipping those that another process works on. */
export async function lockDueRedemptions(
  tx: Tx,
  nowMs: number,
  limit: number,
  { except, stopped }: { readonly except: readonly string[]; readonly stopped: readonly string[] },
): Promise<Redemption[]> {
  const rows = await tx.query<Row>(
    `select ${COLUMNS} from earn.redemption where state <> 'PAID' and next_try_ms <= $1 and id <> all($3::uuid[])
        and asset <> all($4::text[])
      order by next_try_ms, id limit $2 for update skip locked`,
    [nowMs, limit, except, stopped],
  );
  return rows.map(asRedemption);
}

/** Locks one redemption. */
export async function lockRedemption(tx: Tx, id: string): Promise<Redemption | null> {
  const [row] = await tx.query<Row>(`select ${COLUMNS} from earn.redemption where id = $1 for update`, [id]);
  return row ? asRedemption(row) : null;
}

/** How many failed redemptions staff are shown. */
const FAILED_MAX = 200;

/** Failed redemptions; those that are no longer retried automatically come first. */
export async function findFailed(q: Queryable): Promise<Redemption[]> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from earn.redemption where state = 'FAILED'
      order by next_try_ms is not null, asked_at_ms, id limit $1`,
    [FAILED_MAX],
  );
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
