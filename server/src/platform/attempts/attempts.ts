import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import {
  type AttemptPolicy,
  type AttemptStanding,
  type AttemptState,
  afterWrongTry,
  NO_ATTEMPTS,
  standingOf,
} from '@bourse/core/identity/attempts.ts';
import type { Db, Queryable } from '../db/db.ts';
import { OneAtATime } from './one-at-a-time.ts';

/** The longest window of any policy: a day, with an hour of margin. */
const WINDOW_MS_MAX = 25 * HOUR_MS;

interface Row {
  wrong_at_ms: string[];
  last_lock_at_ms: string | null;
  locked_until_ms: string | null;
  is_locked_until_reset: boolean;
  version: string;
}
interface Remembered {
  readonly state: AttemptState;
  readonly version: number;
}

export type TryOutcome =
  | { readonly outcome: 'right' }
  | { readonly outcome: 'not-judged' }
  | { readonly outcome: 'wrong' | 'locked'; readonly standing: AttemptStanding };

/**
 * Counts wrong tries in the database, so that they survive a restart and are shared by all paths that ask for the secret.
 *
 * A slow hash is not computed inside a transaction, because that would occupy a connection. Instead, tries of one key
 * run one after another in this process, and every judgement, right or wrong, must increase the row's version before it
 * is returned. So of simultaneous tries in several processes, all but one are judged again against the new count.
 */
export class Attempts {
  readonly #db: Db;
  readonly #table: 'identity.attempt' | 'approvals.attempt';
  readonly #queue = new OneAtATime();

  constructor(db: Db, table: 'identity.attempt' | 'approvals.attempt') {
    this.#db = db;
    this.#table = table;
  }

  /** The present state of a key: its wrong tries, and whether it is locked. */
  async standing(key: string, policy: AttemptPolicy, nowMs: number): Promise<AttemptStanding> {
    return standingOf((await this.#read(this.#db, key)).state, policy, nowMs);
  }

  /**
   * Judges one try, unless the key is locked. A right try clears earlier wrong ones; a try for which `judge` returns
   * null changes nothing.
   */
  async attempt(
    key: string,
    policy: AttemptPolicy,
    nowMs: number,
    judge: (standing: AttemptStanding) => Promise<boolean | null>,
  ): Promise<TryOutcome> {
    return this.#queue.run(key, async () => {
      for (;;) {
        const { state, version } = await this.#read(this.#db, key);
        const before = standingOf(state, policy, nowMs);
        if (before.isLocked) return { outcome: 'locked', standing: before };
        const judged = await judge(before);
        if (judged === null) return { outcome: 'not-judged' };
        const next = judged ? NO_ATTEMPTS : afterWrongTry(state, policy, nowMs);
        if (!(await this.#write(key, next, version))) continue;
        return judged ? { outcome: 'right' } : { outcome: 'wrong', standing: standingOf(next, policy, nowMs) };
      }
    });
  }

  /** Counts a wrong try that was judged elsewhere. */
  async countWrong(key: string, policy: AttemptPolicy, nowMs: number): Promise<void> {
    await this.attempt(key, policy, nowMs, async () => false);
  }

  /** Clears all tries of a key, because its secret was replaced. */
  async clear(q: Queryable, key: string): Promise<void> {
    await q.query(
      `update ${this.#table} set wrong_at_ms = '{}', last_lock_at_ms = null, locked_until_ms = null,
         is_locked_until_reset = false, version = version + 1 where key = $1`,
      [key],
    );
  }

  /** Deletes rows that no longer matter: without a lock, and without a try within the longest window of any policy. */
  async tidy(nowMs: number): Promise<void> {
    await this.#db.query(
      `delete from ${this.#table} where not is_locked_until_reset and coalesce(locked_until_ms, 0) < $1
         and not exists (select 1 from unnest(wrong_at_ms) as wrong (at_ms) where wrong.at_ms > $2)`,
      [nowMs, nowMs - WINDOW_MS_MAX],
    );
  }

  async #read(q: Queryable, key: string): Promise<Remembered> {
    const [row] = await q.query<Row>(
      `select wrong_at_ms, last_lock_at_ms, locked_until_ms, is_locked_until_reset, version
       from ${this.#table} where key = $1`,
      [key],
    );
    if (!row) return { state: NO_ATTEMPTS, version: 0 };
    return {
      version: Number(row.version),
      state: {
        wrongAtMs: row.wrong_at_ms.map(Number),
        lastLockAtMs: numberOf(row.last_lock_at_ms),
        lockedUntilMs: numberOf(row.locked_until_ms),
        isLockedUntilReset: row.is_locked_until_reset,
      },
    };
  }

  /** False if another process was faster. */
  async #write(key: string, state: AttemptState, version: number): Promise<boolean> {
    const values = [key, state.wrongAtMs, state.lastLockAtMs, state.lockedUntilMs, state.isLockedUntilReset, version];
    const rows = await this.#db.query<{ key: string }>(
      version === 0
        ? `insert into ${this.#table} values ($1, $2, $3, $4, $5, $6 + 1) on conflict do nothing returning key`
        : `update ${this.#table} set wrong_at_ms = $2, last_lock_at_ms = $3, locked_until_ms = $4,
             is_locked_until_reset = $5, version = version + 1 where key = $1 and version = $6 returning key`,
      values,
    );
    return rows.length === 1;
  }
}

function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text);
}
