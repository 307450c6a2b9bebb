import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Logger } from '../log/log.ts';
import type { LimitStore } from './limit-store.ts';
import { StoreLine, tooLate } from './store-line.ts';

export interface Limit {
  readonly max: number;
  /** Windows begin at multiples of this, the same for every process. */
  readonly windowMs: number;
}

/** One window of one key. */
interface Window {
  readonly key: string;
  readonly index: number;
  readonly limit: Limit;
  /** What this process counted, reported to the store or not. */
  own: number;
  /** How much of it was reported to the store, or is being reported. */
  told: number;
  /** What other processes had reported when the store last answered. */
  others: number;
  /** Resolved for those who wait until the window was reported. */
  answer: Answer | null;
}

/** Resolves to what the other processes counted; null if the store did not answer. */
interface Answer {
  readonly promise: Promise<number | null>;
  readonly resolve: (others: number | null) => void;
}

const KEYS_MAX = 100_000;
/** How many windows are dropped at once to make room. */
const DROPPED_MAX = KEYS_MAX / 10;
/** If fewer could be dropped, no more are looked for during the next second. */
const DROPPED_MIN = KEYS_MAX / 100;
const FULL_MS = 1_000;
/** Keys for which there is no room are counted together in this many groups per limit. */
const SHARED_PARTS = 256;
/** A process reports to the store whenever it has counted this fraction of the limit: one part in twenty. */
const PARTS = 20;
/** If more keys than this wait to be reported, nobody waits for the store's answer, because it would come too late. */
const AWAITED_MAX = 20;
/** A count outlives its window by this, so that a process whose clock is behind does not restart it. */
const KEPT_AFTER_MS = MINUTE_MS;

/**
 * Counts what callers use up in windows of time, so that a limit applies across all processes on one database. It is a
 * brake against floods, not a guard of secrets: codes and passwords have counters of their own.
 *
 * `count` answers at once from memory and reports each twentieth of the limit to the store in the background. So all
 * processes together exceed the limit by at most a twentieth each, plus what arrives until the store has answered.
 * `countExactly` waits for the store; it is for limits on rare calls. Reports wait in one line, one statement per key
 * with everything counted so far, so each key gets its turn however many follow. If the line is long or the store does
 * not answer, nobody is refused or kept waiting for that: each process then counts for itself, exactly. A report
 * without an answer is not repeated, because it may have been counted; other processes may then allow that much more.
 *
 * Memory has room for 100,000 windows. For a new one, expired windows are dropped first, then the least used, but never
 * one whose limit is used up, because it would start again from zero. If too many are used up, new callers share
 * windows: a flood from so many networks slows down those who come after it, but frees nobody from their limit. A
 * dropped window loses what was not reported yet, which is less than its limit.
 */
export class SharedLimits {
  readonly #store: LimitStore | null;
  readonly #line: StoreLine;
  readonly #windows = new Map<string, Window>();
  /** Windows to report, in order. */
  readonly #waiting = new Set<Window>();
  /** Set while reports are being sent. */
  #telling: Promise<void> | null = null;
  /** When no room was found. */
  #fullAtMs = Number.NEGATIVE_INFINITY;

  /**
   * @param store  null to count only for this process
   * @param log    for when the store stops answering and when it is back
   */
  constructor(store: LimitStore | null, log: Logger | null = null) {
    this.#store = store;
    this.#line = new StoreLine(log);
  }

  /** @returns what was used up in this window, as far as this process knows */
  count(key: string, limit: Limit, amount: number, nowMs: number): number {
    const window = this.#window(key, limit, nowMs);
    window.own += amount;
    if ((window.own - window.told) * PARTS >= limit.max && this.#mayTell(window)) void this.#tell(window);
    return window.own + window.others;
  }

  /** @returns what all processes used up in this window; if the store does not answer, as far as this process knows */
  async countExactly(key: string, limit: Limit, amount: number, nowMs: number): Promise<number> {
    const window = this.#window(key, limit, nowMs);
    window.own += amount;
    // Each call has its own position among those of this process, so that no two of them can both be the last allowed
    // one.
    const place = window.own;
    if (!this.#mayTell(window)) return place + window.others;
    const answered = this.#tell(window);
    if (this.#waiting.size > AWAITED_MAX) return place + window.others;
    const waiting = new AbortController();
    const others = await Promise.race([answered, tooLate(waiting.signal)]);
    waiting.abort();
    return place + (typeof others === 'number' ? others : window.others);
  }

  async tidy(): Promise<'idle'> {
    await this.#store?.tidy();
    return 'idle';
  }

  /** Resolves when nothing is being reported any more. */
  async settled(): Promise<void> {
    await this.#telling;
  }

  #window(key: string, limit: Limit, nowMs: number): Window {
    const index = Math.floor(nowMs / limit.windowMs);
    const window = this.#windows.get(key);
    if (window?.index === index) return window;
    // Deleted and inserted again, so that the oldest windows come first.
    if (window) this.#drop(window);
    if (this.#windows.size < KEYS_MAX || this.#makeRoom(nowMs)) return this.#open(key, index, limit);
    const shared = `shared ${limit.max}/${limit.windowMs} ${partOf(key)}`;
    const known = this.#windows.get(shared);
    return known?.index === index ? known : this.#open(shared, index, limit);
  }

  #open(key: string, index: number, limit: Limit): Window {
    const opened: Window = { key, index, limit, own: 0, told: 0, others: 0, answer: null };
    this.#windows.set(key, opened);
    return opened;
  }

  /** Once everybody knows that a limit is used up, nothing more needs to be reported. */
  #mayTell(window: Window): boolean {
    return this.#store !== null && window.told + window.others <= window.limit.max && !this.#line.isAway();
  }

  /** @returns what the other processes counted; null if the store did not answer */
  #tell(window: Window): Promise<number | null> {
    this.#waiting.add(window);
    window.answer ??= newAnswer();
    const { promise } = window.answer;
    this.#telling ??= this.#tellAll();
    return promise;
  }

  async #tellAll(): Promise<void> {
    let isThere = true;
    while (isThere && this.#waiting.size > 0) isThere = (await this.#line.run(() => this.#tellFirst())) !== null;
    // In the same turn as the last check of the line, so that a window added next starts a new round.
    this.#telling = null;
    if (!isThere) this.#letGo();
  }

  /** The store does not answer: nobody waits any longer, and windows in line keep their place. */
  #letGo(): void {
    for (const window of this.#waiting) answerTo(window, null);
  }

  async #tellFirst(): Promise<true> {
    const [window] = this.#waiting;
    if (window === undefined) return true;
    this.#waiting.delete(window);
    const { answer, key, index, limit, own } = window;
    const amount = own - window.told;
    window.answer = null;
    window.told = own;
    try {
      const total = await this.#store!.add(`${index} ${key}`, amount, limit.windowMs + KEPT_AFTER_MS);
      // A database that lost its counts answers with less.
      window.others = Math.max(window.others, total - own);
      answer?.resolve(window.others);
      return true;
    } catch (error) {
      answer?.resolve(null);
      throw error;
    }
  }

  #drop(window: Window): void {
    this.#windows.delete(window.key);
    this.#waiting.delete(window);
    answerTo(window, null);
  }

  /** @returns whether there is room for one more window */
  #makeRoom(nowMs: number): boolean {
    if (Math.abs(nowMs - this.#fullAtMs) < FULL_MS) return false;
    const before = this.#windows.size;
    for (const window of this.#windows.values())
      if ((window.index + 1) * window.limit.windowMs <= nowMs) this.#drop(window);
    const left = DROPPED_MAX - (before - this.#windows.size);
    if (left > 0) this.#dropLeastUsed(left);
    if (before - this.#windows.size < DROPPED_MIN) this.#fullAtMs = nowMs;
    return this.#windows.size < KEYS_MAX;
  }

  /** Drops the least used windows first, and among these the oldest; never one that is used up. */
  #dropLeastUsed(max: number): void {
    const levels: Window[][] = Array.from({ length: PARTS }, () => []);
    for (const window of this.#windows.values()) levels[levelOf(window)]?.push(window);
    for (const window of levels.flat().slice(0, max)) this.#drop(window);
  }
}

/** How many twentieths of its limit are used; one that is used up has twenty. */
const levelOf = ({ own, others, limit }: Window): number =>
  Math.min(PARTS, Math.max(0, Math.floor(((own + others) * PARTS) / limit.max)));

/** The group of a key, the same in every process. */
function partOf(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) | 0;
  return (hash >>> 0) % SHARED_PARTS;
}

function newAnswer(): Answer {
  let resolve: Answer['resolve'] = () => {};
  const promise = new Promise<number | null>((answered) => {
    resolve = answered;
  });
  return { promise, resolve };
}

function answerTo(window: Window, others: number | null): void {
  window.answer?.resolve(others);
  window.answer = null;
}

/** Milliseconds until the next window begins. */
export const restOfWindowMs = ({ windowMs }: Pick<Limit, 'windowMs'>, nowMs: number): number =>
  windowMs - (nowMs % windowMs);
