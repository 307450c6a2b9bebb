import { LOTS_BACK_TOPIC, type LotsBack, OWN_TICKET_TOPIC, type TicketChange } from '@bourse/contract/topics.ts';
import { freeLots, type Stock } from '@bourse/core/launch/stock.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { emit, emitAll } from '../../../../platform/outbox/outbox.ts';
import type { RoundKey, Ticket } from '../../queries/ticket.query.ts';

/** Tells the open pages of those who have a ticket, after the commit, that it has changed. */
export const tellTickets = (tx: Tx, tickets: readonly Ticket[]): Promise<void> =>
  emitAll(
    tx,
    tickets.map(({ uid, id: ticketId, projectId: project, round, state }) => {
      const payload: TicketChange = { project, round, ticketId, state };
      return { topic: OWN_TICKET_TOPIC, uid, payload };
    }),
  );

/** Tells everybody who looks at a round, after the commit, that reserved lots are free again. */
export const tellLotsBack = (
  tx: Tx,
  { projectId: project, number: round }: RoundKey,
  backLots: number,
  stock: Stock,
): Promise<void> => {
  const { paidLots, payingLots } = stock;
  const payload: LotsBack = { project, round, backLots, paidLots, payingLots, freeLots: freeLots(stock) };
  return emit(tx, { topic: LOTS_BACK_TOPIC, uid: null, payload });
};
