import { randomBytes } from 'node:crypto';
import type { Stock } from '@bourse/core/launch/stock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { plainArray } from '../../../platform/db/plain-array.ts';
import type { Flash, NamedBeacon } from '../queries/flash.query.ts';
import type { RoundKey, Ticket } from '../queries/ticket.query.ts';

/** The lots of a flash round that is not there yet. */
export type NewFlash = Pick<Flash, 'lotMinor' | 'quotaLots' | 'leastLots' | 'mostLots' | 'paySeconds'> & {
  readonly beacon: NamedBeacon | null;
};

/** Inserts the lots of a flash round with a seed and a key of their own, which nobody has seen. */
export async function insertFlash(tx: Tx, { projectId, number }: RoundKey, flash: NewFlash): Promise<void> {
  await tx.query(
    `insert into launch.flash (project_id, number, lot_minor, quota_lots, least_lots, most_lots, pay_seconds, seed, pass_key,
       beacon_kind, beacon_source, beacon_round)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      projectId,
      number,
      flash.lotMinor.toString(),
      flash.quotaLots,
      flash.leastLots,
      flash.mostLots,
      flash.paySeconds,
      randomBytes(32),
      randomBytes(32),
      flash.beacon?.kind ?? null,
      flash.beacon?.source ?? null,
      flash.beacon?.round ?? null,
    ],
  );
}

/**
 * Inserts tickets in their order, except where the person has one in that round that stands in the way.
 *
 * @returns the ids of those that are there now
 */
export async function insertTickets(tx: Tx, tickets: readonly Ticket[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>(
    `insert into launch.ticket (id, uid, project_id, round, state, lots, vip_bps, cost_minor, at_ms)
     select id, uid, project_id, round, 'QUEUED', lots, vip_bps, cost, at_ms
       from unnest($1::uuid[], $2::text[], $3::text[], $4::int[], $5::int[], $6::int[], $7::numeric[], $8::bigint[])
            with ordinality as n (id, uid, project_id, round, lots, vip_bps, cost, at_ms, place)
      order by place
     on conflict do nothing returning id`,
    [
      plainArray(tickets.map(({ id }) => id)),
      tickets.map(({ uid }) => uid),
      tickets.map(({ projectId }) => projectId),
      plainArray(tickets.map(({ round }) => round)),
      plainArray(tickets.map(({ lots }) => lots)),
      plainArray(tickets.map(({ vipBps }) => vipBps)),
      plainArray(tickets.map(({ costMinor }) => costMinor)),
      plainArray(tickets.map(({ atMs }) => atMs)),
    ],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Saves what has become of tickets. Whoever waits or pays has not ended. */
export async function saveTickets(
  tx: Tx,
  tickets: readonly Pick<Ticket, 'id' | 'state' | 'reason' | 'remainingLots' | 'payByMs'>[],
  nowMs: number,
): Promise<void> {
  if (tickets.length === 0) return;
  await tx.query(
    `update launch.ticket t
        set state = n.state, reason = n.reason, remaining_lots = n.remaining, pay_by_ms = n.pay_by,
            ended_ms = case when n.state = 'PAYING' then null else $6::bigint end
       from unnest($1::uuid[], $2::text[], $3::text[], $4::int[], $5::bigint[]) as n (id, state, reason, remaining, pay_by)
      where t.id = n.id`,
    [
      plainArray(tickets.map(({ id }) => id)),
      tickets.map(({ state }) => state),
      tickets.map(({ reason }) => reason),
      tickets.map(({ remainingLots }) => remainingLots),
      tickets.map(({ payByMs }) => payByMs),
      nowMs,
    ],
  );
}

/** So many rows stay far below the time that one statement may take, however many came in the first seconds. */
const PLACED_AT_ONCE = 10_000;

/** Saves the order of the opening: the first of the ids is served first. */
export async function saveOpening(tx: Tx, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += PLACED_AT_ONCE) {
    await tx.query(
      `update launch.ticket t set opening_place = $2::int + n.place
         from unnest($1::uuid[]) with ordinality as n (id, place) where t.id = n.id`,
      [plainArray(ids.slice(from, from + PLACED_AT_ONCE)), from],
    );
  }
}

/** Saves the counters of a flash round that the caller has locked, and when its opening was drawn. */
export async function saveFlash(tx: Tx, flash: Flash): Promise<void> {
  await tx.query(
    `update launch.flash set opened_ms = $3, opening_count = $4, paid_lots = $5, paying_lots = $6
      where project_id = $1 and number = $2`,
    [flash.projectId, flash.number, flash.openedMs, flash.openingCount, flash.paidLots, flash.payingLots],
  );
}

/**
 * Takes lots out of those that are being paid: they are paid, or free again. The last step of whoever does it.
 *
 * @returns how the round stands since
 */
export async function endPaying(tx: Tx, ticket: Ticket, isPaid: boolean): Promise<Stock> {
  const [stock] = await tx.query<Stock>(
    `update launch.flash set paying_lots = paying_lots - $3::int, paid_lots = paid_lots + $4::int
      where project_id = $1 and number = $2
      returning quota_lots as "quotaLots", paid_lots as "paidLots", paying_lots as "payingLots"`,
    [ticket.projectId, ticket.round, ticket.lots, isPaid ? ticket.lots : 0],
  );
  return stock!;
}
