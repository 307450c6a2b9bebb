import { setTimeout as rest } from 'node:timers/promises';
import type { LimitStore } from './limit-store.ts';

export interface Limit {
  readonly max: number;
  /** Windows begin at multiples of it, the same ones for every process. */
  readonly windowMs: number;
}

/** One window of one key. */
interface Window {
  readonly index: number;
  /** What all processes together had told the store when it last answered. */
  known: number;
  /** Counted here and not yet told. */
  untold: number;
  /** Told, and not yet answered. */
  underWay: number;
}

const KEYS_MAX = 100_000;
/** A process tells the others of so large a part of the limit at once. */
const PARTS = 20;
/** A count outlives its window by this, so that no process with a clock ahead of the others begins it anew. */
const KEPT_AFTER_MS = 60_000;
const WAIT_MS_MAX = 250;
/** So long a store that failed or was slow is left alone. */
const AWAY_MS = 1_000;

/**
 * Counts what callers use up in windows of time, so that a limit holds over all processes on one database. It is a brake
 * against floods and not a guard of secrets: codes and passwords have counters of their own.
 *
 * `count` answers at once from memory and tells the store each twentieth of the limit in the background: what all processes
 * let through goes beyond the limit by at most a twentieth for each of them, and what comes during one statement.
 * `countExactly` waits for the store, for limits on what is rare. Where the store is away each process counts for itself;
 * nobody is refused because of it, and nobody waits for it twice.
 */
export class SharedLimits {
  readonly #store: LimitStore | null;
  readonly #windows = new Map<string, Window>();
  readonly #underWay = new Set<Promise<unknown>>();
  /** By the clock that only runs forward. */
  #awayUntilMs = 0;

  /** @param store  null counts for this process alone */
  constructor(store: LimitStore | null) {
    this.#store = store;
  }

  /** @returns  what was used up in this window, as far as this process knows */
  count(key: string, limit: Limit, amount: number, nowMs: number): number {
    const window = this.#window(key, limit, nowMs);
    window.untold += amount;
    const isDue = window.underWay === 0 && window.untold * PARTS >= limit.max;
    if (isDue && this.#mayTell(window, limit)) void this.#tell(key, window, limit);
    return usedIn(window);
  }

  /** @returns  what all processes used up in this window; as far as this process knows where the store does not answer */
  async countExactly(key: string, limit: Limit, amount: number, nowMs: number): Promise<number> {
    const window = this.#window(key, limit, nowMs);
    window.untold += amount;
    if (!this.#mayTell(window, limit)) return usedIn(window);
    const waiting = new AbortController();
    const tooLate = rest(WAIT_MS_MAX, null, { signal: waiting.signal }).catch(() => null);
    const used = await Promise.race([this.#tell(key, window, limit), tooLate]);
    waiting.abort();
    if (used === null) this.#awayUntilMs = performance.now() + AWAY_MS;
    return used ?? usedIn(window);
  }

  async tidy(): Promise<'idle'> {
    await this.#store?.tidy();
    return 'idle';
  }

  /** Resolves when nothing is being told any more. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  #window(key: string, { windowMs }: Limit, nowMs: number): Window {
    const index = Math.floor(nowMs / windowMs);
    const window = this.#windows.get(key);
    if (window?.index === index) return window;
    // Deleted first, so that the oldest windows stand in front.
    this.#windows.delete(key);
    if (this.#windows.size >= KEYS_MAX) this.#dropOldest();
    const opened: Window = { index, known: 0, untold: 0, underWay: 0 };
    this.#windows.set(key, opened);
    return opened;
  }

  /** Once everybody knows that a limit is used up, nothing more need be told. */
  #mayTell(window: Window, limit: Limit): boolean {
    return this.#store !== null && window.known <= limit.max && performance.now() >= this.#awayUntilMs;
  }

  /** @returns  the count of all processes, or null where the store failed; what was to be told is told later then */
  #tell(key: string, window: Window, limit: Limit): Promise<number | null> {
    const amount = window.untold;
    window.untold = 0;
    window.underWay += amount;
    const told = this.#store!.add(`${window.index} ${key}`, amount, limit.windowMs + KEPT_AFTER_MS).then(
      (count) => {
        window.known = Math.max(window.known, count);
        return count;
      },
      () => {
        window.untold += amount;
        this.#awayUntilMs = performance.now() + AWAY_MS;
        return null;
      },
    );
    const done = told.then((count) => {
      window.underWay -= amount;
      this.#underWay.delete(done);
      return count;
    });
    this.#underWay.add(done);
    return done;
  }

  #dropOldest(): void {
    let left = KEYS_MAX / 10;
    for (const key of this.#windows.keys()) {
      if (left-- <= 0) return;
      this.#windows.delete(key);
    }
  }
}

const usedIn = ({ known, untold, underWay }: Window): number => known + untold + underWay;

/** Milliseconds until the next window begins. */
export const restOfWindowMs = ({ windowMs }: Pick<Limit, 'windowMs'>, nowMs: number): number =>
  windowMs - (nowMs % windowMs);
