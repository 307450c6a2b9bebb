import type { VoidReason } from '@bourse/core/launch/lottery.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';

/** A lottery as stored. The seed is nobody's to see before the draw, and the salt never. */
export interface Lottery {
  readonly projectId: string;
  readonly number: number;
  /** The project's number, which a draw is hashed with. */
  readonly projectNumber: bigint;
  readonly ticketMinor: bigint;
  readonly winners: number;
  readonly mostTickets: number;
  readonly mostWins: number;
  readonly volumeMarkets: readonly string[];
  readonly volumeStepMinor: bigint;
  readonly volumeFromMs: number;
  readonly drawAtMs: number;
  readonly seed: Uint8Array;
  readonly commit: Uint8Array;
  readonly salt: Uint8Array;
  readonly beacon: { readonly kind: 'drand' | 'block'; readonly source: string; readonly round: number };
  readonly frozenMs: number | null;
  readonly ticketCount: number | null;
  readonly publishedMs: number | null;
  /** Null where nobody has a ticket. */
  readonly root: Uint8Array | null;
  readonly randomness: Uint8Array | null;
  readonly signature: Uint8Array | null;
  readonly drawnMs: number | null;
  readonly voidReason: VoidReason | null;
}

interface Row {
  project_id: string;
  number: number;
  project_number: string;
  ticket_minor: string;
  winners: number;
  most_tickets: number;
  most_wins: number;
  volume_markets: string[];
  volume_step_minor: string;
  volume_from_ms: string;
  draw_at_ms: string;
  seed: Buffer;
  commit: Buffer;
  salt: Buffer;
  beacon_kind: 'drand' | 'block';
  beacon_source: string;
  beacon_round: string;
  frozen_ms: string | null;
  ticket_count: number | null;
  published_ms: string | null;
  root: Buffer | null;
  randomness: Buffer | null;
  signature: Buffer | null;
  drawn_ms: string | null;
  void_reason: VoidReason | null;
}

const COLUMNS = `l.project_id, l.number, p.number as project_number, l.ticket_minor, l.winners, l.most_tickets, l.most_wins,
  l.volume_markets, l.volume_step_minor, l.volume_from_ms, l.draw_at_ms, l.seed, l.commit, l.salt, l.beacon_kind, l.beacon_source,
  l.beacon_round, l.frozen_ms, l.ticket_count, l.published_ms, l.root, l.randomness, l.signature, l.drawn_ms, l.void_reason`;
const FROM = 'launch.lottery l join launch.project p on p.id = l.project_id';

const timeOf = (text: string | null): number | null => (text === null ? null : Number(text));

const asLottery = (row: Row): Lottery => ({
  projectId: row.project_id,
  number: row.number,
  projectNumber: BigInt(row.project_number),
  ticketMinor: BigInt(row.ticket_minor),
  winners: row.winners,
  mostTickets: row.most_tickets,
  mostWins: row.most_wins,
  volumeMarkets: row.volume_markets,
  volumeStepMinor: BigInt(row.volume_step_minor),
  volumeFromMs: Number(row.volume_from_ms),
  drawAtMs: Number(row.draw_at_ms),
  seed: row.seed,
  commit: row.commit,
  salt: row.salt,
  beacon: { kind: row.beacon_kind, source: row.beacon_source, round: Number(row.beacon_round) },
  frozenMs: timeOf(row.frozen_ms),
  ticketCount: row.ticket_count,
  publishedMs: timeOf(row.published_ms),
  root: row.root,
  randomness: row.randomness,
  signature: row.signature,
  drawnMs: timeOf(row.drawn_ms),
  voidReason: row.void_reason,
});

/** The lotteries of some projects. */
export async function findLotteries(q: Queryable, projectIds: readonly string[]): Promise<Lottery[]> {
  const rows = await q.query<Row>(`select ${COLUMNS} from ${FROM} where l.project_id = any($1)`, [projectIds]);
  return rows.map(asLottery);
}

/** Locks a lottery. Take it after its round. */
export async function lockLottery(tx: Tx, projectId: string, number: number): Promise<Lottery | null> {
  const [row] = await tx.query<Row>(
    `select ${COLUMNS} from ${FROM} where l.project_id = $1 and l.number = $2 for update of l`,
    [projectId, number],
  );
  return row ? asLottery(row) : null;
}

/** The lotteries whose window has ended and that are not drawn yet. */
export async function findToDraw(q: Queryable): Promise<Lottery[]> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from ${FROM} join launch.round r on r.project_id = l.project_id and r.number = l.number
      where l.drawn_ms is null and l.void_reason is null and r.state = 'CALCULATING' order by l.draw_at_ms, l.project_id`,
  );
  return rows.map(asLottery);
}

/** A ticket of a frozen list. */
export interface DrawnTicket {
  readonly number: number;
  readonly subscriptionId: string;
  readonly owner: Uint8Array;
}

/** Tickets of a frozen list from a number on, in order. */
export async function findTickets(
  q: Queryable,
  { projectId, number }: Pick<Lottery, 'projectId' | 'number'>,
  from: number,
  limit: number,
): Promise<DrawnTicket[]> {
  const rows = await q.query<{ number: number; subscription_id: string; owner: Buffer }>(
    `select number, subscription_id, owner from launch.draw_ticket
      where project_id = $1 and round = $2 and number >= $3 order by number limit $4`,
    [projectId, number, from, limit],
  );
  return rows.map((row) => ({ number: row.number, subscriptionId: row.subscription_id, owner: row.owner }));
}

/** The winning numbers of a draw, in the order in which they were drawn. */
export async function findWinners(
  q: Queryable,
  { projectId, number }: Pick<Lottery, 'projectId' | 'number'>,
): Promise<number[]> {
  const rows = await q.query<{ number: number }>(
    'select number from launch.draw_winner where project_id = $1 and round = $2 order by place',
    [projectId, number],
  );
  return rows.map((row) => row.number);
}

/** The numbers of a person's tickets, and which of them have won. */
export async function findOwnTickets(
  q: Queryable,
  subscriptionId: string,
): Promise<{ readonly number: number; readonly hasWon: boolean }[]> {
  return q.query(
    `select t.number, w.number is not null as "hasWon" from launch.draw_ticket t
       left join launch.draw_winner w on w.project_id = t.project_id and w.round = t.round and w.number = t.number
      where t.subscription_id = $1 order by t.number`,
    [subscriptionId],
  );
}

/** How many tickets are taken in a round whose list is not frozen yet. */
export async function countTickets(q: Queryable, projectId: string, number: number): Promise<number> {
  const [row] = await q.query<{ count: string }>(
    `select coalesce(sum(tickets), 0) as count from launch.subscription
      where project_id = $1 and round = $2 and state not in ('CANCELLED', 'REFUNDED')`,
    [projectId, number],
  );
  return Number(row!.count);
}
