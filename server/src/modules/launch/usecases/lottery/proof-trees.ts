import type { TicketTree } from '@bourse/core/launch/draw/ticket-list.ts';
import type { Db } from '../../../../platform/db/db.ts';
import type { Lottery } from '../../queries/lottery.query.ts';
import { growTree, readTickets } from './ticket-list.ts';

/** A tree over a hundred thousand tickets takes seven megabytes. */
const KEPT = 2;

/** The trees over public lists, from which proofs are read. They never change, so the last ones are kept. */
export class ProofTrees {
  readonly #db: Db;
  readonly #kept = new Map<string, Promise<TicketTree>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** @param lottery  whose list is public and has a ticket */
  of(lottery: Pick<Lottery, 'projectId' | 'number'>): Promise<TicketTree> {
    const name = `${lottery.projectId}/${lottery.number}`;
    const kept =
      this.#kept.get(name) ??
      this.#grow(lottery).catch((error: unknown) => {
        this.#kept.delete(name);
        throw error;
      });
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    for (const oldest of this.#kept.keys()) if (this.#kept.size > KEPT) this.#kept.delete(oldest);
    return kept;
  }

  async #grow(lottery: Pick<Lottery, 'projectId' | 'number'>): Promise<TicketTree> {
    const tree = await growTree(await readTickets(this.#db, lottery));
    if (!tree) throw new Error(`${lottery.projectId}/${lottery.number} has no ticket`);
    return tree;
  }
}
