import { growTickets, rootOf, type TicketTree } from '@bourse/core/launch/draw/ticket-list.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { type DrawnTicket, findTickets, type Lottery } from '../../queries/lottery.query.ts';
import { hashInTurns } from '../hash-in-turns.ts';

const PAGE = 10_000;

/** Reads a frozen list whole, in the order of the numbers. */
export async function readTickets(
  q: Queryable,
  lottery: Pick<Lottery, 'projectId' | 'number'>,
): Promise<DrawnTicket[]> {
  const tickets: DrawnTicket[] = [];
  for (;;) {
    const page = await findTickets(q, lottery, tickets.length, PAGE);
    for (const ticket of page) tickets.push(ticket);
    if (page.length < PAGE) return tickets;
  }
}

/** The tree over a frozen list; null where nobody has a ticket. */
export async function growTree(tickets: readonly DrawnTicket[]): Promise<TicketTree | null> {
  if (tickets.length === 0) return null;
  return hashInTurns(growTickets({ userHashes: tickets.map(({ owner }) => owner) }));
}

/** The root of a frozen list; null where nobody has a ticket. */
export async function rootOfTickets(tickets: readonly DrawnTicket[]): Promise<Uint8Array | null> {
  const tree = await growTree(tickets);
  return tree && rootOf(tree);
}
