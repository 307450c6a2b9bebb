import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Clock } from '../clock/clock.ts';
import { newId } from '../ids/ids.ts';

const RETRY_MS = [10_000, MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS] as const;
/** The longest that a sender tries to send one message, whatever the other side does. */
export const SEND_MS_MAX = MINUTE_MS;
/**
 * How long a message belongs to the process that took it: well above `SEND_MS_MAX`, so that a slow sender is not taken
 * for dead.
 */
const LEASE_MS = 5 * MINUTE_MS;
/** How many messages are sent at once, so that a slow one does not hold up the others. */
const LANES = 6;
const BATCH = 50;
/** How long a run waits for messages under way before it ends without them. */
const PATIENCE_MS = 1_000;

/** A message that a process has taken to send. */
export interface TakenMessage {
  readonly id: string;
  /** Identifies who has it: a process that takes it later, after the lease has ended, has another id. */
  readonly claimId: string;
  /** Stays the same when the message is sent again, until staff ask for another copy. */
  readonly mailId: string;
  /** How often it was taken before. */
  readonly tries: number;
}

export interface Claim {
  readonly claimId: string;
  readonly nowMs: number;
  readonly untilMs: number;
}

/** Messages in a table that wait to be sent. */
export interface WaitingMessages<Taken extends TakenMessage, Outcome> {
  /**
   * Takes the next message that is due, in one commit, and counts the try. Nobody else takes it until the lease ends.
   */
  take(claim: Claim): Promise<Taken | null>;
  /** Sends it while no transaction is open. @returns the outcome; null to send it again later */
  send(message: Taken): Promise<Outcome | null>;
  /** Records the outcome, unless another process has it by now. */
  end(message: Taken, outcome: Outcome, nowMs: number): Promise<void>;
  /** Sets the next try, or gives up if it is null, unless another process has it by now. */
  putOff(message: Taken, nextAtMs: number | null): Promise<void>;
}

/**
 * Sends waiting messages. Each is taken, sent and marked, and while it is sent nothing is locked in the database. A
 * slow or failing message does not hold up the others.
 *
 * @invariant a committed message is sent at least once, or given up after the last try. After a crash between sending
 *             and marking it is sent again under the same id, by which a receiver can drop it
 */
export class Outgoing<Taken extends TakenMessage, Outcome> {
  readonly #messages: WaitingMessages<Taken, Outcome>;
  readonly #clock: Clock;
  readonly #underWay = new Set<Promise<void>>();
  readonly #thrown: unknown[] = [];

  constructor(messages: WaitingMessages<Taken, Outcome>, clock: Clock) {
    this.#messages = messages;
    this.#clock = clock;
  }

  /**
   * One run of the loop: sends what is due. A slow message goes on after the run, and the next run takes others
   * meanwhile.
   *
   * @throws the first error since the last run, after the others were sent
   */
  async run(): Promise<'more' | 'idle'> {
    const answer = await this.#sendDue();
    const thrown = this.#thrown.splice(0);
    if (thrown.length > 0) throw thrown[0];
    return answer;
  }

  /** Waits for messages that are still being sent. */
  async finish(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #sendDue(): Promise<'more' | 'idle'> {
    for (let taken = 0; taken < BATCH; ) {
      const isFull = this.#underWay.size >= LANES;
      const message = isFull ? null : await this.#take();
      if (message) {
        taken++;
        const sending: Promise<void> = this.#deliver(message)
          .catch((error: unknown) => void this.#thrown.push(error))
          .finally(() => this.#underWay.delete(sending));
        this.#underWay.add(sending);
      } else if (this.#underWay.size === 0) return 'idle';
      else if (!(await this.#waitForEnd())) return isFull ? 'more' : 'idle';
    }
    return 'more';
  }

  #take(): Promise<Taken | null> {
    const nowMs = this.#clock.nowMs();
    return this.#messages.take({ claimId: newId(nowMs), nowMs, untilMs: nowMs + LEASE_MS });
  }

  async #deliver(message: Taken): Promise<void> {
    const { outcome, error } = await this.#send(message);
    const nowMs = this.#clock.nowMs();
    const waitMs = RETRY_MS[message.tries] ?? null;
    if (outcome === null) await this.#messages.putOff(message, waitMs === null ? null : nowMs + waitMs);
    else await this.#messages.end(message, outcome, nowMs);
    if (error !== undefined) throw error;
  }

  /**
   * An error counts like a failure and is tried again later, but not for ever, because it may have crashed its sender
   * each time.
   */
  async #send(message: Taken): Promise<{ readonly outcome: Outcome | null; readonly error?: unknown }> {
    if (message.tries > RETRY_MS.length) return { outcome: null };
    try {
      return { outcome: await this.#messages.send(message) };
    } catch (error) {
      return { outcome: null, error };
    }
  }

  /** @returns false if none ended for a while */
  async #waitForEnd(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE_MS);
    });
    const ended = await Promise.race([...[...this.#underWay].map((each) => each.then(() => true)), patience]);
    clearTimeout(timer);
    return ended;
  }
}
