import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
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
  readonly key: string;
  readonly index: number;
  readonly limit: Limit;
  /** What was counted here, told or not. */
  own: number;
  /** How much of it the store was told, or is being told. */
  told: number;
  /** What the store had beside that when it last answered: what the other processes told it. */
  others: number;
  /** What those hear who wait until this was told. */
  answer: Answer | null;
}

/** Resolves to what the other processes counted, or null where the store did not answer. */
interface Answer {
  readonly promise: Promise<number | null>;
  readonly resolve: (others: number | null) => void;
}

const KEYS_MAX = 100_000;
/** So many make room at once. */
const DROPPED_MAX = KEYS_MAX / 10;
/** Where fewer could be dropped, nobody looks for more during the next second. */
const DROPPED_MIN = KEYS_MAX / 100;
const FULL_MS = 1_000;
/** Keys for which there is no room are counted together in so many parts, for each limit. */
const SHARED_PARTS = 256;
/** A process tells the others of so large a part of the limit at once. */
const PARTS = 20;
/** Behind so many keys nobody waits for the store's answer: it comes too late. */
const AWAITED_MAX = 20;
/** A count outlives its window by this, so that no process with a clock ahead of the others begins it anew. */
const KEPT_AFTER_MS = MINUTE_MS;

/**
 * Counts what callers use up in windows of time, so that a limit holds over all processes on one database. It is a brake
 * against floods and not a guard of secrets: codes and passwords have counters of their own.
 *
 * `count` answers at once from memory and tells the store each twentieth of the limit in the background: what all processes
 * let through goes beyond the limit by at most a twentieth for each of them, and what comes until the store has answered.
 * `countExactly` waits for the store, for limits on what is rare. Whatever is to be told stands in one line, a key a statement,
 * with all that was counted of it until then: each key has its turn, however many come after it. Where the line is long or the
 * store is away nobody is refused because of it and nobody waits: each process counts for itself, exactly. What was told and
 * never answered is not told again, because it may have been counted; the others may let through that much more.
 *
 * Memory holds 100,000 windows. For a further one those that are over make room, then those of which least is used; never
 * one that is used up, which would begin anew. While so many are used up, callers that are new share windows with each other:
 * a flood from so many networks slows those who come after it, and frees nobody. A window that made room loses what was not
 * told of it, less than its limit.
 */
export class SharedLimits {
  readonly #store: LimitStore | null;
  readonly #line: StoreLine;
  readonly #windows = new Map<string, Window>();
  /** What is to be told, in the order in which it came. */
  readonly #waiting = new Set<Window>();
  /** While the line is being told. */
  #telling: Promise<void> | null = null;
  /** When no room was found. */
  #fullAtMs = Number.NEGATIVE_INFINITY;

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
    if ((window.own - window.told) * PARTS >= limit.max && this.#mayTell(window)) void this.#tell(window);
    return window.own + window.others;
  }

  /** @returns  what all processes used up in this window; as far as this process knows where the store does not answer */
  async countExactly(key: string, limit: Limit, amount: number, nowMs: number): Promise<number> {
    const window = this.#window(key, limit, nowMs);
    window.own += amount;
    // Each call has its own place among those of this process, so that no two of them are the last that may pass.
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

  /** Resolves when nothing is being told any more. */
  async settled(): Promise<void> {
    await this.#telling;
  }

  #window(key: string, limit: Limit, nowMs: number): Window {
    const index = Math.floor(nowMs / limit.windowMs);
    const window = this.#windows.get(key);
    if (window?.index === index) return window;
    // Deleted first, so that the oldest windows stand in front.
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

  /** Once everybody knows that a limit is used up, nothing more need be told. */
  #mayTell(window: Window): boolean {
    return this.#store !== null && window.told + window.others <= window.limit.max && !this.#line.isAway();
  }

  /** @returns  what the other processes counted, or null where the store did not answer */
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
    // At once with the last look at the line, so that whoever comes to it next is heard.
    this.#telling = null;
    if (!isThere) this.#letGo();
  }

  /** The store is away: nobody waits any longer, and what stands in line keeps its place. */
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

  /** @returns  whether there is room for one more window */
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

  /** Those of which least is used first, and of these the oldest; never what is used up. */
  #dropLeastUsed(max: number): void {
    const levels: Window[][] = Array.from({ length: PARTS }, () => []);
    for (const window of this.#windows.values()) levels[levelOf(window)]?.push(window);
    for (const window of levels.flat().slice(0, max)) this.#drop(window);
  }
}

/** How many twentieths of its limit are used; what is used up has twenty. */
const levelOf = ({ own, others, limit }: Window): number =>
  Math.min(PARTS, Math.max(0, Math.floor(((own + others) * PARTS) / limit.max)));

/** One of a few parts, the same for a key in every process. */
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
