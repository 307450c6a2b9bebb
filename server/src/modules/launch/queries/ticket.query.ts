import type { TicketReason, TicketState } from '@bourse/core/launch/flash.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { SharedReads } from '../../../platform/db/shared-reads.ts';

/** A person's request for lots of a flash round. */
export interface Ticket {
  readonly id: string;
  readonly uid: string;
  readonly projectId: string;
  readonly round: number;
  readonly state: TicketState;
  readonly reason: TicketReason | null;
  readonly remainingLots: number | null;
  readonly lots: number;
  readonly vipBps: number;
  /** What the lots cost, minor units of the paying coin. */
  readonly costMinor: bigint;
  readonly atMs: number;
  /** Its place in the opening, from 1; null where it came later, or before the order is drawn. */
  readonly openingPlace: number | null;
  readonly payByMs: number | null;
}

interface Row {
  id: string;
  uid: string;
  project_id: string;
  round: number;
  state: TicketState;
  reason: TicketReason | null;
  remaining_lots: number | null;
  lots: number;
  vip_bps: number;
  cost_minor: string;
  at_ms: string;
  opening_place: number | null;
  pay_by_ms: string | null;
}

const COLUMNS =
  't.id, t.uid, t.project_id, t.round, t.state, t.reason, t.remaining_lots, t.lots, t.vip_bps, t.cost_minor, t.at_ms, t.opening_place, t.pay_by_ms';

const asTicket = (row: Row): Ticket => ({
  id: row.id,
  uid: row.uid,
  projectId: row.project_id,
  round: row.round,
  state: row.state,
  reason: row.reason,
  remainingLots: row.remaining_lots,
  lots: row.lots,
  vipBps: row.vip_bps,
  costMinor: BigInt(row.cost_minor),
  atMs: Number(row.at_ms),
  openingPlace: row.opening_place,
  payByMs: row.pay_by_ms === null ? null : Number(row.pay_by_ms),
});

/** A flash round by its project and number. */
export interface RoundKey {
  readonly projectId: string;
  readonly number: number;
}

/** The newest ones of several people in several rounds, in their order. */
async function findNewestOf(
  q: Queryable,
  wanted: readonly (RoundKey & { readonly uid: string })[],
): Promise<(Ticket | null)[]> {
  const rows = await q.query<Row & { place: string }>(
    `select w.place, ${COLUMNS}
       from unnest($1::text[], $2::text[], $3::int[]) with ordinality as w (uid, project_id, round, place)
       cross join lateral (select * from launch.ticket
         where uid = w.uid and project_id = w.project_id and round = w.round order by seq desc limit 1) t`,
    [wanted.map(({ uid }) => uid), wanted.map(({ projectId }) => projectId), wanted.map(({ number }) => number)],
  );
  const found = new Map(rows.map((row) => [Number(row.place), asTicket(row)]));
  return wanted.map((_, index) => found.get(index + 1) ?? null);
}

export type NewestTickets = SharedReads<RoundKey & { readonly uid: string }, Ticket | null>;

/** The same for everybody who asks at the same moment together. */
export const newestTickets = (q: Queryable): NewestTickets => new SharedReads((wanted) => findNewestOf(q, wanted));

/** The newest one of a person in a round. */
export async function findNewest(q: Queryable, uid: string, key: RoundKey): Promise<Ticket | null> {
  const [newest] = await findNewestOf(q, [{ ...key, uid }]);
  return newest ?? null;
}

/** One of the person's; null for another person's. */
export async function findTicket(q: Queryable, uid: string, id: string): Promise<Ticket | null> {
  const [row] = await q.query<Row>(`select ${COLUMNS} from launch.ticket t where t.id = $1 and t.uid = $2`, [id, uid]);
  return row ? asTicket(row) : null;
}

/** The same, locked. Take it after the round and before the counters. */
export async function lockTicket(tx: Tx, uid: string, id: string): Promise<Ticket | null> {
  const [row] = await tx.query<Row>(
    `select ${COLUMNS} from launch.ticket t where t.id = $1 and t.uid = $2 for update`,
    [id, uid],
  );
  return row ? asTicket(row) : null;
}

/** Those that stand in the way of other ones of the same people in the same rounds. */
export async function findStanding(q: Queryable, wanted: readonly Ticket[]): Promise<Ticket[]> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from unnest($1::text[], $2::text[], $3::int[]) as w (uid, project_id, round)
       join launch.ticket t on t.uid = w.uid and t.project_id = w.project_id and t.round = w.round
      where t.state in ('QUEUED', 'PAYING', 'PAID', 'CANCELLED')`,
    [wanted.map(({ uid }) => uid), wanted.map(({ projectId }) => projectId), wanted.map(({ round }) => round)],
  );
  return rows.map(asTicket);
}

/** Which tickets of a round are taken: by their state and, of those that pay, their time. */
const TAKEN = {
  queued: `t.state = 'QUEUED'`,
  overdue: `t.state = 'PAYING' and t.pay_by_ms <= $4`,
  open: `t.state in ('QUEUED', 'PAYING')`,
} as const;

/**
 * Locks the next tickets of a round in the order of the queue: those of the opening as drawn, then as they came. One whose
 * owner pays or gives it back at this moment is passed over, because waiting for it could wait for ever.
 */
export async function takeTickets(
  tx: Tx,
  { projectId, number }: RoundKey,
  which: keyof typeof TAKEN,
  nowMs: number,
  limit: number,
): Promise<Ticket[]> {
  const rows = await tx.query<Row>(
    `select ${COLUMNS} from launch.ticket t
      where t.project_id = $1 and t.round = $2 and ${TAKEN[which]} and $4::bigint is not null
      order by t.opening_place nulls last, t.seq limit $3 for update skip locked`,
    [projectId, number, limit, nowMs],
  );
  return rows.map(asTicket);
}

/** Everybody who waits and came before a moment. */
export async function findOpening(
  q: Queryable,
  { projectId, number }: RoundKey,
  untilMs: number,
): Promise<{ readonly id: string; readonly uid: string }[]> {
  return q.query(
    `select id, uid from launch.ticket where project_id = $1 and round = $2 and state = 'QUEUED' and at_ms < $3`,
    [projectId, number, untilMs],
  );
}

/** Ids of those who wait, in the order of the queue. */
export async function findQueue(q: Queryable, { projectId, number }: RoundKey): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select id from launch.ticket where project_id = $1 and round = $2 and state = 'QUEUED'
      order by opening_place nulls last, seq`,
    [projectId, number],
  );
  return rows.map(({ id }) => id);
}

/** How many wait in each flash round of some projects, by `project/number`. */
export async function countQueued(q: Queryable, projectIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await q.query<{ name: string; queued: string }>(
    `select project_id || '/' || round as name, count(*) as queued from launch.ticket
      where project_id = any($1) and state = 'QUEUED' group by 1`,
    [projectIds],
  );
  return new Map(rows.map(({ name, queued }) => [name, Number(queued)]));
}
