import { closedBy } from '@bourse/core/launch/flash.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { findStanding, type Ticket } from '../../queries/ticket.query.ts';
import { insertTickets } from '../../store/ticket.store.ts';

const BATCH = 500;
const TRIES = 3;

type Answer = Result<Ticket, 'LAUNCH_BOUGHT' | 'LAUNCH_GAVE_UP'>;
interface Wanted {
  readonly ticket: Ticket;
  readonly answer: (result: Answer | Promise<never>) => void;
}

/**
 * Writes the tickets of everybody who asks at the same time in one statement, because thousands come in the first second.
 *
 * @invariant a person has one open ticket in a round: whoever asks again is answered with it
 */
export class TicketLine {
  readonly #db: Db;
  readonly #wanted: Wanted[] = [];
  #isWriting = false;

  constructor(db: Db) {
    this.#db = db;
  }

  /** @refuses LAUNCH_BOUGHT | LAUNCH_GAVE_UP, an earlier ticket has closed the round to the person */
  put(ticket: Ticket): Promise<Answer> {
    return new Promise((answer) => {
      this.#wanted.push({ ticket, answer });
      if (!this.#isWriting) void this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    while (this.#wanted.length > 0) {
      const batch = this.#wanted.splice(0, BATCH);
      try {
        const answers = await this.#putAll(batch.map(({ ticket }) => ticket));
        for (const [index, { answer }] of batch.entries()) answer(answers[index]!);
      } catch (error) {
        for (const { answer } of batch) answer(Promise.reject(error));
      }
    }
    this.#isWriting = false;
  }

  async #putAll(tickets: readonly Ticket[]): Promise<readonly Answer[]> {
    for (let left = TRIES; left > 0; left -= 1) {
      await this.#db.tx((tx) => insertTickets(tx, tickets));
      const standing = new Map((await findStanding(this.#db, tickets)).map((each) => [keyOf(each), each]));
      // One that stood in the way may have ended in between: then there is room, and it is tried again.
      if (tickets.every((each) => standing.has(keyOf(each))))
        return tickets.map((each) => answerOf(standing.get(keyOf(each))!));
    }
    throw new Error('tickets end faster than they are written');
  }
}

const keyOf = ({ uid, projectId, round }: Ticket): string => `${uid}/${projectId}/${round}`;

function answerOf(standing: Ticket): Answer {
  const closed = closedBy(standing.state);
  return closed ? refuse(closed) : ok(standing);
}
