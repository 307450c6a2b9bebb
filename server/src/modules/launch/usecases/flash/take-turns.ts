import { DRAW_AFTER_MS, OPENING_MS, serveTickets, type TicketReason } from '@bourse/core/launch/flash.ts';
import { openingOrder } from '@bourse/core/launch/opening.ts';
import { returnLots, type Stock } from '@bourse/core/launch/stock.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { eachApart } from '../../../../platform/jobs/each-apart.ts';
import { judgeSaid } from '../../beacon/judge-said.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { type Flash, findFlashUnderWay, lockFlash } from '../../queries/flash.query.ts';
import { lockRound, type RoundRow } from '../../queries/project.query.ts';
import { findOpening, type RoundKey, type Ticket, takeTickets } from '../../queries/ticket.query.ts';
import { saveFlash, saveOpening, saveTickets } from '../../store/ticket.store.ts';
import { hashInTurns } from '../hash-in-turns.ts';
import { tellLotsBack, tellTickets } from './tell-tickets.ts';

const BATCH = 500;
const NO_BEACON = new Uint8Array();

/**
 * Gives everybody in the queues of flash rounds their turn, each round by itself: takes back what was not paid in time,
 * draws the order of the opening once, and reserves lots in the order of the queue.
 *
 * @returns true if anything has changed
 */
export const takeTurns = async (deps: LaunchDeps): Promise<boolean> =>
  eachApart(await findFlashUnderWay(deps.db), (key) => deps.db.tx((tx) => turn(deps, tx, key)));

async function turn(deps: LaunchDeps, tx: Tx, key: RoundKey): Promise<boolean> {
  const round = await lockRound(tx, key.projectId, key.number, 'share');
  const flash = await lockFlash(tx, key.projectId, key.number);
  if (!round || !flash) return false;
  const nowMs = deps.clock.nowMs();
  const ended = await endTickets(tx, round, flash, nowMs);
  const opened = await openRound(tx, round, ended.flash, nowMs);
  const served = await serve(tx, round, opened, nowMs);
  if (ended.backLots > 0 && round.state !== 'CANCELLED') await tellLotsBack(tx, key, ended.backLots, served);
  if (served === flash) return ended.count > 0;
  await saveFlash(tx, served);
  return true;
}

/** Ends who has not paid in time, who waits for what is over, and everybody where the project was cancelled. */
async function endTickets(
  tx: Tx,
  round: RoundRow,
  flash: Flash,
  nowMs: number,
): Promise<{ readonly flash: Flash; readonly backLots: number; readonly count: number }> {
  const reason = overReason(round, flash, nowMs);
  const isCancelled = reason === 'CANCELLED';
  const late = await takeTickets(tx, round, isCancelled ? 'open' : 'overdue', nowMs, BATCH);
  const over = reason && !isCancelled ? await takeTickets(tx, round, 'queued', nowMs, BATCH) : [];
  const refused = (ticket: Ticket, why: TicketReason) => ({ ...ticket, state: 'REFUSED' as const, reason: why });
  const ended = [
    ...late.map((ticket) => (isCancelled ? refused(ticket, reason) : { ...ticket, state: 'TIMED_OUT' as const })),
    ...over.map((ticket) => refused(ticket, reason!)),
  ];
  await saveTickets(tx, ended, nowMs);
  await tellTickets(tx, ended);
  const backLots = late.filter(({ state }) => state === 'PAYING').reduce((sum, { lots }) => sum + lots, 0);
  const after = backLots === 0 ? flash : { ...flash, ...returnLots(flash, backLots) };
  return { flash: after, backLots, count: ended.length };
}

/** Why nobody can be served any more; null while a turn may come. */
function overReason({ state, endMs }: RoundRow, { paidLots, quotaLots }: Stock, nowMs: number): TicketReason | null {
  if (state === 'CANCELLED') return 'CANCELLED';
  if (paidLots === quotaLots) return 'SOLD_OUT';
  return nowMs >= endMs || state !== 'OPEN' ? 'ENDED' : null;
}

/**
 * What orders the opening besides the seed: nothing where there is no beacon, or it was silent; null before.
 *
 * @throws Error for a stored value that the beacon did not say
 */
function beaconOf({ projectId, number, beacon }: Flash): Uint8Array | null {
  if (beacon === null || beacon.silentMs !== null) return NO_BEACON;
  if (beacon.said === null) return null;
  judgeSaid(`the opening of ${projectId}/${number}`, { ...beacon, ...beacon.said });
  return beacon.said.randomness;
}

/** Draws the order of those who came in the first seconds, once. */
async function openRound(tx: Tx, round: RoundRow, flash: Flash, nowMs: number): Promise<Flash> {
  const drawAtMs = round.startMs + OPENING_MS + DRAW_AFTER_MS;
  if (flash.openedMs !== null || nowMs < drawAtMs || overReason(round, flash, nowMs)) return flash;
  const beacon = beaconOf(flash);
  if (beacon === null) return flash;
  const waiting = await findOpening(tx, round, round.startMs + OPENING_MS);
  const ids = new Map(waiting.map(({ id, uid }) => [BigInt(uid), id]));
  const order = await hashInTurns(openingOrder(flash.seed, beacon, [...ids.keys()]));
  await saveOpening(
    tx,
    order.map((accountNumber) => ids.get(accountNumber)!),
  );
  return { ...flash, openedMs: nowMs, openingCount: order.length };
}

async function serve(tx: Tx, round: RoundRow, flash: Flash, nowMs: number): Promise<Flash> {
  if (flash.openedMs === null || overReason(round, flash, nowMs)) return flash;
  const queue = await takeTickets(tx, round, 'queued', nowMs, BATCH);
  const { stock, turns } = serveTickets(flash, queue);
  if (turns.length === 0) return flash;
  const payByMs = nowMs + flash.paySeconds * 1_000;
  const saved = turns.map(({ ticket, remaining }) =>
    remaining === null
      ? { ...ticket, state: 'PAYING' as const, payByMs }
      : { ...ticket, state: 'REFUSED' as const, reason: 'ABOVE_REMAINING' as const, remainingLots: remaining },
  );
  await saveTickets(tx, saved, nowMs);
  await tellTickets(tx, saved);
  return { ...flash, ...stock };
}
