import type { Logger } from '../log/log.ts';
import type { LimitStore } from './limit-store.ts';
import { StoreLine, tooLate } from './store-line.ts';

export interface Limit {
  readonly max: number;
  /** Windows begin at multiples of it, the same ones for every process. */
  readonly windowMs: number;
}

/** One window of one key. */
interface Window {
  readonly index: number;
  /** What was counted here, told or not. */
  own: number;
  /** How much of it the store was told, or is being told. */
  told: number;
  /** What the other processes had told the store when it last answered. */
  others: number;
  /** What stands in line to be told; it takes along what is counted until its turn. */
  next: Promise<number | null> | null;
}

const KEYS_MAX = 100_000;
/** A process tells the others of so large a part of the limit at once. */
const PARTS = 20;
/** A count outlives its window by this, so that no process with a clock ahead of the others begins it anew. */
const KEPT_AFTER_MS = 60_000;

/**
 * Counts what callers use up in windows of time, so that a limit holds over all processes on one database. It is a brake
 * against floods and not a guard of secrets: codes and passwords have counters of their own.
 *
 * `count` answers at once from memory and tells the store each twentieth of the limit in the background: what all processes
 * let through goes beyond the limit by at most a twentieth for each of them, and what comes until the store has answered.
 * `countExactly` waits for the store, for limits on what is rare; calls of one key that come during a statement share the
 * next. Where the store is away, or more stand in line for it than is good, each process counts for itself, exactly;
 * nobody is refused because of it, and nobody waits for it twice.
 */
export class SharedLimits {
  readonly #store: LimitStore | null;
  readonly #line: StoreLine;
  readonly #windows = new Map<string, Window>();

  /**
   * @param store  null counts for this process alone
   * @param log    hears when the store goes away and when it is back
   */
  constructor(store: LimitStore | null, log: Logger | null = null) {
    this.#store = store;
    this.#line = new StoreLine(log);
  }

  /** @returns  what was used up in this window, as far as this process knows */
  count(key: string, limit: Limit, amount: number, nowMs: number): number {
    const window = this.#window(key, limit, nowMs);
    window.own += amount;
    const isDue = window.next === null && (window.own - window.told) * PARTS >= limit.max;
    if (isDue && this.#mayTell(window, limit)) void this.#tell(key, window, limit);
    return window.own + window.others;
  }

  /** @returns  what all processes used up in this window; as far as this process knows where the store does not answer */
  async countExactly(key: string, limit: Limit, amount: number, nowMs: number): Promise<number> {
    const window = this.#window(key, limit, nowMs);
    window.own += amount;
    // Each call has its own place among those of this process, so that no two of them are the last that may pass.
    const place = window.own;
    if (!this.#mayTell(window, limit)) return place + window.others;
    const waiting = new AbortController();
    const others = await Promise.race([this.#tell(key, window, limit), tooLate(waiting.signal)]);
    waiting.abort();
    if (others === 'late') this.#line.giveUp();
    return place + (typeof others === 'number' ? others : window.others);
  }

  async tidy(): Promise<'idle'> {
    await this.#store?.tidy();
    return 'idle';
  }

  /** Resolves when nothing is being told any more. */
  async settled(): Promise<void> {
    await this.#line.settled();
  }

  #window(key: string, { windowMs }: Limit, nowMs: number): Window {
    const index = Math.floor(nowMs / windowMs);
    const window = this.#windows.get(key);
    if (window?.index === index) return window;
    // Deleted first, so that the oldest windows stand in front.
    this.#windows.delete(key);
    if (this.#windows.size >= KEYS_MAX) this.#dropOldest();
    const opened: Window = { index, own: 0, told: 0, others: 0, next: null };
    this.#windows.set(key, opened);
    return opened;
  }

  /** Once everybody knows that a limit is used up, nothing more need be told. */
  #mayTell(window: Window, limit: Limit): boolean {
    if (this.#store === null || window.told + window.others > limit.max) return false;
    return !this.#line.isAway() && (window.next !== null || !this.#line.isFull());
  }

  /** @returns  what the other processes counted, or null where the store did not answer; what was to be told is told later then */
  #tell(key: string, window: Window, limit: Limit): Promise<number | null> {
    if (window.next !== null) return window.next;
    const next = this.#line.run(() => {
      window.next = null;
      return this.#send(key, window, limit);
    });
    window.next = next;
    // Where the store is away when its turn comes, nothing is sent.
    void next.then(() => {
      if (window.next === next) window.next = null;
    });
    return next;
  }

  async #send(key: string, window: Window, limit: Limit): Promise<number> {
    const toldBefore = window.told;
    window.told = window.own;
    const told = window.told;
    try {
      const used = await this.#store!.add(`${window.index} ${key}`, told - toldBefore, limit.windowMs + KEPT_AFTER_MS);
      // The line sends one at a time, so this holds all that was ever told from here and nothing that is under way. A
      // database that lost its counts answers with less.
      window.others = Math.max(window.others, used - told);
      return window.others;
    } catch (error) {
      window.told = toldBefore;
      throw error;
    }
  }

  #dropOldest(): void {
    let left = KEYS_MAX / 10;
    for (const key of this.#windows.keys()) {
      if (left-- <= 0) return;
      this.#windows.delete(key);
    }
  }
}

/** Milliseconds until the next window begins. */
export const restOfWindowMs = ({ windowMs }: Pick<Limit, 'windowMs'>, nowMs: number): number =>
  windowMs - (nowMs % windowMs);
