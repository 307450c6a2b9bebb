import { setTimeout as rest, setImmediate as turn } from 'node:timers/promises';
import type { Logger } from '../log/log.ts';

/** More do not wait; what they would tell is told with what comes next. */
const ENTERED_MAX = 20;
/** So long an answer may take. */
const WAIT_MS_MAX = 250;
/** So long a store that failed or was slow is left alone. */
const AWAY_MS = 1_000;

/**
 * Statements of this process to the store of limits, one at a time: the pool belongs to everybody, and a store that hangs may
 * hold one connection of it and no more. Once a statement fails or is late the store counts as away: for a second, and for as
 * long as the late one is under way.
 */
export class StoreLine {
  readonly #log: Logger | null;
  #last: Promise<unknown> = Promise.resolve();
  #entered = 0;
  #isLate = false;
  /** By the clock that only runs forward, as all times here. */
  #awayUntilMs = 0;
  #awaySinceMs: number | null = null;

  /** @param log  hears once when the store goes away and once when it is back */
  constructor(log: Logger | null) {
    this.#log = log;
  }

  isFull(): boolean {
    return this.#entered >= ENTERED_MAX;
  }

  isAway(): boolean {
    return this.#isLate || performance.now() < this.#awayUntilMs;
  }

  /**
   * Runs a statement when it is its turn.
   *
   * @returns  its answer, however late; null where it failed, or the store was away when its turn came
   */
  run<Answer>(statement: () => Promise<Answer>): Promise<Answer | null> {
    this.#entered += 1;
    const turn = this.#last.then(() => this.#attempt(statement));
    this.#last = turn;
    return turn;
  }

  /** Somebody has waited long enough. */
  giveUp(error?: unknown): void {
    const nowMs = performance.now();
    this.#awayUntilMs = nowMs + AWAY_MS;
    if (this.#awaySinceMs !== null) return;
    this.#awaySinceMs = nowMs;
    this.#log?.warn(error ? { err: error } : {}, 'the store of limits is away or slow; each process counts for itself');
  }

  /** Resolves when nothing of what was entered is under way any more. */
  async settled(): Promise<void> {
    await this.#last;
  }

  async #attempt<Answer>(statement: () => Promise<Answer>): Promise<Answer | null> {
    const waiting = new AbortController();
    void tooLate(waiting.signal).then(() => {
      if (waiting.signal.aborted) return;
      this.#isLate = true;
      this.giveUp();
    });
    try {
      if (this.isAway()) return null;
      const answer = await statement();
      if (!this.isAway()) this.#noteBack();
      return answer;
    } catch (error) {
      this.giveUp(error);
      return null;
    } finally {
      waiting.abort();
      this.#isLate = false;
      this.#entered -= 1;
    }
  }

  #noteBack(): void {
    if (this.#awaySinceMs === null) return;
    this.#log?.warn({ awayMs: Math.round(performance.now() - this.#awaySinceMs) }, 'the store of limits is back');
    this.#awaySinceMs = null;
  }
}

/** Resolves when an answer is late or no longer waited for. What came in while this process was busy itself is heard first. */
export async function tooLate(signal: AbortSignal): Promise<'late'> {
  await rest(WAIT_MS_MAX, null, { signal })
    .then(() => turn(null, { signal }))
    .catch(() => {});
  return 'late';
}
