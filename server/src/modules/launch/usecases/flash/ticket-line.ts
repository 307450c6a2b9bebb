import { closedBy } from '@bourse/core/launch/flash.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { findStanding, type Ticket } from '../../queries/ticket.query.ts';
import { insertTickets } from '../../store/ticket.store.ts';

/** Few turns for a crowd: who asks last waits for all of them, and each costs a commit. */
const BATCH = 2_000;
const TRIES = 3;
const NEVER_STILL = 'tickets of one person end faster than another one is written';

type Answer = Result<Ticket, 'LAUNCH_BOUGHT' | 'LAUNCH_GAVE_UP'>;
interface Wanted {
  readonly ticket: Ticket;
  readonly answer: (result: Answer | Promise<never>) => void;
}

/**
 * Writes the tickets of everybody who asks at the same time in one statement, because thousands come in the first second.
 *
 * @invariant a person has one open ticket in a round: whoever asks again is answered with it; what becomes of one person's
 *            ticket fails nobody else's
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
        for (const { ticket, answer } of batch) answer(answers.get(ticket) ?? Promise.reject(new Error(NEVER_STILL)));
      } catch (error) {
        for (const { answer } of batch) answer(Promise.reject(error));
      }
    }
    this.#isWriting = false;
  }

  /** @returns no answer to those for whom each time another ticket stood in the way, and had ended when it was looked for */
  async #putAll(tickets: readonly Ticket[]): Promise<ReadonlyMap<Ticket, Answer>> {
    const answers = new Map<Ticket, Answer>();
    for (let left = TRIES; left > 0 && answers.size < tickets.length; left -= 1) {
      const wanted = tickets.filter((ticket) => !answers.has(ticket));
      const written = await this.#db.tx((tx) => insertTickets(tx, wanted));
      const others = wanted.filter(({ id }) => !written.has(id));
      const standing = new Map((await findStanding(this.#db, others)).map((each) => [keyOf(each), each]));
      for (const ticket of wanted) {
        const found = written.has(ticket.id) ? ticket : standing.get(keyOf(ticket));
        if (found) answers.set(ticket, answerOf(found));
      }
    }
    return answers;
  }
}

const keyOf = ({ uid, projectId, round }: Ticket): string => `${uid}/${projectId}/${round}`;

function answerOf(standing: Ticket): Answer {
  const closed = closedBy(standing.state);
  return closed ? refuse(closed) : ok(standing);
}
