import { stateGivenBack } from '@bourse/core/launch/flash.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Caller } from '../../../../platform/request/caller.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { lockTicket, type Ticket } from '../../queries/ticket.query.ts';
import { endPaying, saveTickets } from '../../store/ticket.store.ts';
import { tellLotsBack, tellTickets } from './tell-tickets.ts';

/**
 * Gives a ticket back. Reserved lots are free at once, and the round is closed to whoever had them and could still pay; leaving
 * the queue closes nothing. One that has ended is answered as it is, and so is one whose turn has come while its owner left the
 * queue: that they meant to leave does not close the round to them.
 *
 * @refuses LAUNCH_NO_TICKET, also for another person's
 */
export async function giveUp(
  deps: LaunchDeps,
  { uid }: Caller,
  { ticketId, leaves }: { readonly ticketId: string; readonly leaves?: 'QUEUE' | 'PAYMENT' | undefined },
): Promise<Result<Ticket, 'LAUNCH_NO_TICKET'>> {
  return deps.db.decide(async (tx) => {
    const ticket = await lockTicket(tx, uid, ticketId);
    if (!ticket) return refuse('LAUNCH_NO_TICKET');
    const { state, payByMs } = ticket;
    if (state !== 'QUEUED' && state !== 'PAYING') return ok(ticket);
    const isPaying = state === 'PAYING';
    if (isPaying && leaves === 'QUEUE') return ok(ticket);
    const nowMs = deps.clock.nowMs();
    const left = { ...ticket, state: stateGivenBack({ state, payByMs }, nowMs) };
    await saveTickets(tx, [left], nowMs);
    await tellTickets(tx, [left]);
    if (isPaying) {
      const stock = await endPaying(tx, ticket, false);
      await tellLotsBack(tx, { projectId: ticket.projectId, number: ticket.round }, ticket.lots, stock);
    }
    return ok(left);
  });
}
