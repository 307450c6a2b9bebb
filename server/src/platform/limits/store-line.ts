import { setTimeout as rest, setImmediate as turn } from 'node:timers/promises';
import type { Logger } from '../log/log.ts';

/** How long an answer may take. */
const WAIT_MS_MAX = 250;
/** How long a store that failed or was slow is not asked. */
const AWAY_MS = 1_000;

/**
 * Runs this process's statements to the store of limits one at a time, because everybody shares the pool and a store
 * that hangs must not occupy more than one connection. After a failed or late statement the store counts as
 * unreachable: for a second, and as long as the late statement is under way.
 */
export class StoreLine {
  readonly #log: Logger | null;
  #last: Promise<unknown> = Promise.resolve();
  #isLate = false;
  /** Like all times here, by a clock that never goes back. */
  #awayUntilMs = 0;
  #awaySinceMs: number | null = null;

  /** @param log for when the store stops answering and when it is back, once each */
  constructor(log: Logger | null) {
    this.#log = log;
  }

  isAway(): boolean {
    return this.#isLate || performance.now() < this.#awayUntilMs;
  }

  /**
   * Runs a statement when it is its turn.
   *
   * @returns its answer, however late; null if it failed, or the store was unreachable at its turn
   */
  run<Answer>(statement: () => Promise<Answer>): Promise<Answer | null> {
    const turn = this.#last.then(() => this.#attempt(statement));
    this.#last = turn;
    return turn;
  }

  /** Called when somebody has waited long enough. */
  giveUp(error?: unknown): void {
    const nowMs = performance.now();
    this.#awayUntilMs = nowMs + AWAY_MS;
    if (this.#awaySinceMs !== null) return;
    this.#awaySinceMs = nowMs;
    this.#log?.warn(error ? { err: error } : {}, 'the store of limits is away or slow; each process counts for itself');
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
    }
  }

  #noteBack(): void {
    if (this.#awaySinceMs === null) return;
    this.#log?.warn({ awayMs: Math.round(performance.now() - this.#awaySinceMs) }, 'the store of limits is back');
    this.#awaySinceMs = null;
  }
}

/**
 * Resolves when an answer is late, or is no longer waited for. Answers that arrived while this process was busy are
 * handled first.
 */
export async function tooLate(signal: AbortSignal): Promise<'late'> {
  await rest(WAIT_MS_MAX, null, { signal })
    .then(() => turn(null, { signal }))
    .catch(() => {});
  return 'late';
}
