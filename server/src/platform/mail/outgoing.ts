import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Clock } from '../clock/clock.ts';
import { newId } from '../ids/ids.ts';

const RETRY_MS = [10_000, MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS] as const;
/** The longest that a sender tries to send one message, whatever the other side does. */
export const SEND_MS_MAX = MINUTE_MS;
/**
 * How long a message belongs to whoever took it. This is well above `SEND_MS_MAX`, so that a slow sender is not taken
 * for dead.
 */
const LEASE_MS = 5 * MINUTE_MS;
/** Messages under way at once: one that takes long keeps no other from leaving. */
const LANES = 6;
const BATCH = 50;
/** How long a run waits for messages under way before it ends without them. */
const PATIENCE_MS = 1_000;

/** A message that somebody has taken in order to send it. */
export interface TakenMessage {
  readonly id: string;
  /** Names who has it: whoever took it later, when this one's lease was over, has another one. */
  readonly claimId: string;
  /** The name stays the same whenever the message is sent again, until staff ask for another copy. */
  readonly mailId: string;
  /** How often it was taken before. */
  readonly tries: number;
}

export interface Claim {
  readonly claimId: string;
  readonly nowMs: number;
  readonly untilMs: number;
}

/** Messages that were written with what they tell and wait in a table to be sent. */
export interface WaitingMessages<Taken extends TakenMessage, Outcome> {
  /** Takes the next one that is due in one commit, and counts the try: nobody else takes it before the lease is over. */
  take(claim: Claim): Promise<Taken | null>;
  /** Sends it while no transaction is open. @returns how it ended, or null where it is to be sent again */
  send(message: Taken): Promise<Outcome | null>;
  /** Writes down how it ended, unless somebody else has it by now. */
  end(message: Taken, outcome: Outcome, nowMs: number): Promise<void>;
  /** Lets it wait, or gives it up where there is no next time, unless somebody else has it by now. */
  putOff(message: Taken, nextAtMs: number | null): Promise<void>;
}

/**
 * Sends waiting messages: each is taken, sent and marked, and between the first and the last nothing of the database is held.
 * One that is slow or fails keeps no other from being sent.
 *
 * @invariant  what was committed is sent at least once, or given up after the last try: who is killed between sending and
 *             marking lets it be sent again, under the same name, by which a receiver can drop it
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
   * A loop's run: sends what is due. What takes long goes on when the run is over, and the next run takes others meanwhile.
   *
   * @throws  the first of what was thrown since the last run, once the others are sent
   */
  async run(): Promise<'more' | 'idle'> {
    const answer = await this.#sendDue();
    const thrown = this.#thrown.splice(0);
    if (thrown.length > 0) throw thrown[0];
    return answer;
  }

  /** Waits for what runs have left under way. */
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

  /** What throws is put off as what fails. One that ended its sender every time is not sent for ever. */
  async #send(message: Taken): Promise<{ readonly outcome: Outcome | null; readonly error?: unknown }> {
    if (message.tries > RETRY_MS.length) return { outcome: null };
    try {
      return { outcome: await this.#messages.send(message) };
    } catch (error) {
      return { outcome: null, error };
    }
  }

  /** @returns false where none ended for a while */
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
