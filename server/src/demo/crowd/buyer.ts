import { setTimeout as wait } from 'node:timers/promises';
import { type CallOutput, DemoRefused } from '../demo-client.ts';
import { solvePuzzle } from '../launch/solve-puzzle.ts';
import type { BuyerPlan } from './buyer-plan.ts';
import type { HttpClient } from './http-client.ts';
import type { Ending, SaleLog } from './sale-log.ts';

export type Ticket = CallOutput<'launch', 'enter'>;

/** The sale as everybody of the crowd knows it. */
export interface Sale {
  readonly project: string;
  readonly round: string;
  readonly leastLots: number;
  /** Ends when the sale begins. */
  readonly begun: Promise<void>;
  /** Lets a few at a time take their passes. */
  readonly passLine: { run<Value>(from: string, work: () => Promise<Value>): Promise<Value> };
  readonly log: SaleLog;
  readonly stopping: AbortSignal;
}

export interface BuyerParts {
  readonly client: Pick<HttpClient, 'call'>;
  readonly tradingPassword: string;
  readonly plan: BuyerPlan;
  readonly sale: Sale;
  /** Where they have them already. */
  readonly has?: { readonly pass: string; readonly ticket?: Ticket };
}

const NO_ANSWER_PAUSE_MS = 300;
const BUSY_PAUSE_MS = 500;
const EARLY_PAUSE_MS = 50;
const PASS_EARLY_PAUSE_MS = 1_000;
const WRONG_PASSWORD = '000000';

/** How the refusals end that a person has to accept. */
const ENDED: Readonly<Record<string, Ending>> = {
  LAUNCH_SOLD_OUT: 'SOLD_OUT',
  LAUNCH_CROWDED: 'CROWDED',
  LAUNCH_ENDED: 'ENDED',
  LAUNCH_BOUGHT: 'BEFORE',
  LAUNCH_GAVE_UP: 'BEFORE',
  LAUNCH_PAY_EXPIRED: 'TIMED_OUT',
};

/** One of the crowd: takes a pass, asks for lots at the start, waits for its turn and does what it means to do. */
export class Buyer {
  readonly #parts: BuyerParts;
  #hasRunOut = false;
  /** Whether they let the time of what is reserved run out. */
  #isIdle = false;
  #pass = '';

  constructor(parts: BuyerParts) {
    this.#parts = parts;
    if (parts.has) this.#pass = parts.has.pass;
  }

  async run(): Promise<Ending> {
    const { sale } = this.#parts;
    try {
      return await this.#buy();
    } catch (error) {
      if (sale.stopping.aborted) return 'STOPPED';
      if (!(error instanceof DemoRefused)) throw error;
      return ENDED[error.code] ?? 'OTHER';
    }
  }

  async #buy(): Promise<Ending> {
    const { sale, plan, has } = this.#parts;
    if (!has) await this.#takePass();
    sale.log.add('passes');
    await sale.begun;
    let ticket = has?.ticket ?? (await this.#enterAtOnce(plan));
    for (;;) {
      const ended = await this.#follow(ticket);
      if (typeof ended === 'string') return ended;
      ticket = await this.#enter(ended.askAgainFor);
    }
  }

  async #takePass(): Promise<void> {
    this.#pass = await this.#parts.sale.passLine.run('crowd', () => this.#askForPass());
  }

  async #askForPass(): Promise<string> {
    const { client, sale } = this.#parts;
    for (;;) {
      // A puzzle is good for one try, so one whose answer was lost is not sent again.
      const answer = solvePuzzle(await this.#insist(() => client.call('identity', 'captcha')));
      try {
        const { project, round } = sale;
        return (await this.#insist(() => client.call('launch', 'pass', { project, round, ...answer }))).pass;
      } catch (error) {
        if (!isRefused(error, 'CAPTCHA_WRONG', 'LAUNCH_NOT_STARTED')) throw error;
        await this.#pause(PASS_EARLY_PAUSE_MS);
      }
    }
  }

  /** Asks as often as one means to, all at once: there is one ticket. */
  async #enterAtOnce({ lots, asks }: BuyerPlan): Promise<Ticket> {
    const { log } = this.#parts.sale;
    const tickets = await Promise.all(Array.from({ length: asks }, () => this.#enter(lots)));
    const [first] = tickets as [Ticket, ...Ticket[]];
    log.add('duplicates', asks - 1);
    for (const { id } of tickets) if (id !== first.id) log.otherTickets.push([first.id, id]);
    return first;
  }

  async #enter(lots: number): Promise<Ticket> {
    const { client, sale } = this.#parts;
    const { project, round } = sale;
    for (;;) {
      const askedMs = performance.now();
      const pass = this.#pass;
      try {
        const ticket = await this.#insist(() =>
          client.call('launch', 'enter', { project, round, pass, lots: `${lots}` }),
        );
        sale.log.noteEnter(askedMs, performance.now());
        return ticket;
      } catch (error) {
        // One is too old at last, for those who ask again after their time ran out.
        if (isRefused(error, 'LAUNCH_PASS')) await this.#takePass();
        // The clocks of two machines differ.
        else if (isRefused(error, 'LAUNCH_NOT_STARTED')) await this.#pause(EARLY_PAUSE_MS);
        else throw error;
      }
    }
  }

  /** Follows a ticket to its end. @returns how it ended for good, or for how many lots one asks again */
  async #follow(first: Ticket): Promise<Ending | { readonly askAgainFor: number }> {
    const { sale, plan } = this.#parts;
    let ticket = first;
    let isPaying = false;
    for (;;) {
      if (ticket.state === 'PAYING' && !isPaying) {
        isPaying = true;
        // Once some of the crowd have run out of time, everybody has learned: a sale would take an hour otherwise.
        this.#isIdle = plan.then === 'LETS_TIME_OUT' && !this.#hasRunOut && sale.log.count('ranOut') === 0;
        sale.log.add('reservedPeople');
        sale.log.add('reservedLots', ticket.lots);
      }
      if (ticket.state === 'QUEUED' && plan.then === 'LEAVES_QUEUE') {
        ticket = await this.#giveUp(ticket, 'QUEUE');
      } else if (ticket.state === 'PAYING' && plan.then === 'GIVES_UP') {
        ticket = await this.#giveUp(ticket, 'PAYMENT');
      } else if (ticket.state === 'PAYING' && !this.#isIdle) {
        ticket = await this.#pay(ticket);
      } else if (ticket.state === 'QUEUED' || ticket.state === 'PAYING') {
        ticket = await this.#look();
      } else {
        return this.#end(ticket);
      }
    }
  }

  #end(ticket: Ticket): Ending | { readonly askAgainFor: number } {
    const { sale, plan } = this.#parts;
    if (ticket.state === 'PAID') {
      sale.log.add('paidLots', ticket.lots);
      return 'PAID';
    }
    if (ticket.state === 'TIMED_OUT') {
      sale.log.add('ranOut');
      const isFirst = !this.#hasRunOut;
      this.#hasRunOut = true;
      return isFirst && plan.asksAgain ? { askAgainFor: ticket.lots } : 'TIMED_OUT';
    }
    if (ticket.state === 'REFUSED' && ticket.reason === 'ABOVE_REMAINING') {
      const { remainingLots } = ticket;
      return remainingLots !== null && remainingLots >= sale.leastLots ? { askAgainFor: remainingLots } : 'SOLD_OUT';
    }
    if (ticket.reason === 'SOLD_OUT' || ticket.reason === 'ENDED') return ticket.reason;
    if (ticket.state === 'REFUSED') return 'OTHER';
    return ticket.state === 'LEFT' ? 'LEFT' : 'GAVE_UP';
  }

  /** The own ticket as it is after the pause that the server asks for. */
  async #look(): Promise<Ticket> {
    const { client, sale } = this.#parts;
    const { project, round } = sale;
    const ask = async () => {
      const seen = await client.call('launch', 'flash', { project, round });
      sale.log.noteLots(seen);
      return seen;
    };
    const { ticket, pollAfterMs } = await this.#insist(ask);
    if (ticket?.state === 'QUEUED' || (ticket?.state === 'PAYING' && this.#isIdle)) await this.#pause(pollAfterMs);
    return ticket!;
  }

  async #giveUp(ticket: Ticket, leaves: 'QUEUE' | 'PAYMENT'): Promise<Ticket> {
    const { client } = this.#parts;
    const left = await this.#insist(() => client.call('launch', 'giveUp', { ticketId: ticket.id, leaves }));
    // Whose turn has come while they left the queue pays after all.
    return leaves === 'QUEUE' && left.state === 'PAYING' ? this.#pay(left) : left;
  }

  async #pay(ticket: Ticket): Promise<Ticket> {
    const { client, tradingPassword, plan, sale } = this.#parts;
    const pay = (password: string) =>
      this.#insist(() => client.call('launch', 'pay', { ticketId: ticket.id, tradingPassword: password }));
    if (plan.typesWrong) {
      await pay(WRONG_PASSWORD).catch((error) => {
        if (!isRefused(error, 'TRADING_PASSWORD_WRONG')) throw error;
        sale.log.add('wrongPasswords');
      });
    }
    if (!plan.paysTwice) return pay(tradingPassword);
    const [one, other] = await Promise.all([pay(tradingPassword), pay(tradingPassword)]);
    sale.log.add('doublePayments');
    if (one.id !== other.id || one.state !== other.state) sale.log.add('otherPayments');
    return one;
  }

  /** Asks until there is an answer, as somebody does whose page has a button for it: asking twice does nothing twice. */
  async #insist<Value>(ask: () => Promise<Value>): Promise<Value> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        this.#parts.sale.stopping.throwIfAborted();
        const pauseMs = this.#pauseAfter(error);
        if (pauseMs === null) throw error;
        await this.#pause(pauseMs);
      }
    }
  }

  /** Null where asking again is of no use. */
  #pauseAfter(error: unknown): number | null {
    const { log } = this.#parts.sale;
    if (!(error instanceof DemoRefused)) {
      log.add('noAnswers');
      return NO_ANSWER_PAUSE_MS * (0.5 + Math.random());
    }
    if (isRefused(error, 'TOO_MANY_REQUESTS')) return Number(error.details.retryAfterMs ?? BUSY_PAUSE_MS);
    if (!isRefused(error, 'BUSY', 'OUTCOME_UNKNOWN', 'UNAVAILABLE')) return null;
    log.add('busy');
    return BUSY_PAUSE_MS * (0.5 + Math.random());
  }

  #pause(ms: number): Promise<void> {
    return wait(ms, undefined, { signal: this.#parts.sale.stopping });
  }
}

const isRefused = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof DemoRefused && codes.includes(error.code);
