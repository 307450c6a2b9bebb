import { randomBytes } from 'node:crypto';
import type { VoidReason } from '@bourse/core/launch/lottery.ts';
import { sha256Bytes } from '../../../platform/crypto/digest.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { plainArray } from '../../../platform/db/plain-array.ts';
import type { Lottery } from '../queries/lottery.query.ts';

type Key = Pick<Lottery, 'projectId' | 'number'>;

/** The draw of a lottery that is not there yet. */
export type NewLottery = Pick<
  Lottery,
  | 'ticketMinor'
  | 'winners'
  | 'mostTickets'
  | 'mostWins'
  | 'volumeMarkets'
  | 'volumeStepMinor'
  | 'volumeFromMs'
  | 'drawAtMs'
  | 'beacon'
>;

/** Inserts the draw of a lottery with a seed and a salt of its own, which nobody has seen. */
export async function insertLottery(tx: Tx, { projectId, number }: Key, lottery: NewLottery): Promise<void> {
  const seed = randomBytes(32);
  await tx.query(
    `insert into launch.lottery (project_id, number, ticket_minor, winners, most_tickets, most_wins, volume_markets,
       volume_step_minor, volume_from_ms, draw_at_ms, seed, commit, salt, beacon_kind, beacon_source, beacon_round)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      projectId,
      number,
      lottery.ticketMinor.toString(),
      lottery.winners,
      lottery.mostTickets,
      lottery.mostWins,
      lottery.volumeMarkets,
      lottery.volumeStepMinor.toString(),
      lottery.volumeFromMs,
      lottery.drawAtMs,
      seed,
      sha256Bytes(seed),
      randomBytes(32),
      lottery.beacon.kind,
      lottery.beacon.source,
      lottery.beacon.round,
    ],
  );
}

/** So many tickets stay far below the time that one statement may take. */
const NUMBERED_AT_ONCE = 20_000;

/**
 * Numbers the tickets of a round whose window has ended: by when each person began, and their id. The owner's hash is made where
 * the account number is, so that nothing else has to know the salt.
 *
 * @returns how many there are
 */
export async function freezeTickets(
  tx: Tx,
  { projectId, number, salt, mostTickets }: Key & Pick<Lottery, 'salt' | 'mostTickets'>,
): Promise<number> {
  const people = Math.ceil(NUMBERED_AT_ONCE / mostTickets);
  let count = 0;
  let after: { readonly atMs: string; readonly id: string } = {
    atMs: '-1',
    id: '00000000-0000-0000-0000-000000000000',
  };
  for (;;) {
    const [row] = await tx.query<{ people: number; tickets: string; at_ms: string; id: string }>(
      `with next as (
         select id, uid, first_at_ms, tickets, sum(tickets) over (order by first_at_ms, id) - tickets as before
           from launch.subscription
          where project_id = $1 and round = $2 and state = 'SUBSCRIBED' and (first_at_ms, id) > ($3::bigint, $4::uuid)
          order by first_at_ms, id limit $5),
       numbered as (
         insert into launch.draw_ticket (project_id, round, number, subscription_id, owner)
         select $1, $2, $6::bigint + n.before + k - 1, n.id, sha256($7::bytea || int8send(n.uid::bigint))
           from next n cross join lateral generate_series(1, n.tickets) k)
       select count(*)::int as people, coalesce(sum(tickets), 0) as tickets, max(first_at_ms) as at_ms,
              (array_agg(id order by first_at_ms desc, id desc))[1] as id from next`,
      [projectId, number, after.atMs, after.id, people, count, salt],
    );
    count += Number(row!.tickets);
    if (row!.people < people) return count;
    after = { atMs: row!.at_ms, id: row!.id };
  }
}

export async function saveFrozen(tx: Tx, { projectId, number }: Key, count: number, nowMs: number): Promise<void> {
  await tx.query('update launch.lottery set frozen_ms = $3, ticket_count = $4 where project_id = $1 and number = $2', [
    projectId,
    number,
    nowMs,
    count,
  ]);
}

/** Makes the root of a frozen list public; null where nobody has a ticket. */
export async function savePublished(
  tx: Tx,
  { projectId, number }: Key,
  root: Uint8Array | null,
  nowMs: number,
): Promise<void> {
  await tx.query('update launch.lottery set published_ms = $3, root = $4 where project_id = $1 and number = $2', [
    projectId,
    number,
    nowMs,
    root,
  ]);
}

/** Saves what the beacon said in the round that was named beforehand. */
export async function saveHeard(
  tx: Tx,
  { projectId, number }: Key,
  heard: { readonly randomness: Uint8Array; readonly signature: Uint8Array | null },
): Promise<void> {
  await tx.query('update launch.lottery set randomness = $3, signature = $4 where project_id = $1 and number = $2', [
    projectId,
    number,
    heard.randomness,
    heard.signature,
  ]);
}

/** Saves who has won, in the order in which it was drawn. */
export async function saveDrawn(
  tx: Tx,
  { projectId, number }: Key,
  winners: readonly number[],
  nowMs: number,
): Promise<void> {
  for (let from = 0; from < winners.length; from += NUMBERED_AT_ONCE) {
    await tx.query(
      `insert into launch.draw_winner (project_id, round, place, number)
       select $1, $2, $4::int + place - 1, number from unnest($3::int[]) with ordinality as n (number, place)`,
      [projectId, number, plainArray(winners.slice(from, from + NUMBERED_AT_ONCE)), from],
    );
  }
  await tx.query('update launch.lottery set drawn_ms = $3 where project_id = $1 and number = $2', [
    projectId,
    number,
    nowMs,
  ]);
}

export async function saveVoid(tx: Tx, { projectId, number }: Key, reason: VoidReason): Promise<void> {
  await tx.query('update launch.lottery set void_reason = $3 where project_id = $1 and number = $2', [
    projectId,
    number,
    reason,
  ]);
}
