import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { callerNetwork } from '@bourse/core/identity/network-range.ts';
import { sha256 } from '../../../platform/crypto/digest.ts';
import { type Limit, restOfWindowMs, SharedLimits } from '../../../platform/limits/shared-limits.ts';
import type { TooOften } from './call-limits.ts';

/** How many unknown cookies of one network are looked up in a minute. A browser has only one, and keeps it. */
const UNKNOWN: Limit = { max: 100, windowMs: MINUTE_MS };
const FOUND_MAX = 100_000;
const MISSED_MAX = 20_000;
/**
 * How long it is remembered that a cookie is nobody's. Its secret is random, so it will not become somebody's later.
 */
const MISSED_MS = MINUTE_MS;

/** A cookie of a request. */
export interface ShownCookie {
  /** The kind of cookie: one that is nobody's as a person's may be valid as a member of staff's. */
  readonly kind: 'person' | 'staff';
  readonly secret: string;
  readonly ip: string;
  readonly nowMs: number;
}

/** The result of a lookup; `often` is set if it was not made because of the limit. */
export interface Sought<Found> {
  readonly found: Found | null;
  readonly often: TooOften | null;
}

/**
 * Limits made-up cookies, each of which would cost a database read before any other limit applies. Unknown cookies are
 * counted by network before they are looked up, in this process only. Recently found cookies are always looked up, so
 * that people who are logged in are not slowed down by others in their network. A cookie that was just found to be
 * nobody's is not looked up again.
 */
export class UnknownCookies {
  readonly #tries = new SharedLimits(null);
  /** The last found are at the end. */
  readonly #found = new Set<string>();
  /** Until when a cookie is known to be nobody's, by a clock that never goes back. */
  readonly #missedUntilMs = new Map<string, number>();
  readonly #underWay = new Map<string, Promise<unknown>>();

  /** @param find looks up whose the cookie is */
  async look<Found>(cookie: ShownCookie, find: () => Promise<Found | null>): Promise<Sought<Found>> {
    const key = `${cookie.kind} ${sha256(cookie.secret).toString('base64')}`;
    if (this.#found.has(key)) return { found: await this.#read(key, find), often: null };
    if (performance.now() < (this.#missedUntilMs.get(key) ?? 0)) return { found: null, often: null };
    // A page makes many calls at once when it opens; its cookie is then looked up once.
    const underWay = this.#underWay.get(key) as Promise<Found | null> | undefined;
    if (underWay) return { found: await underWay, often: null };
    return this.#tryUnknown(key, cookie, find);
  }

  async #tryUnknown<Found>(
    key: string,
    { ip, nowMs }: ShownCookie,
    find: () => Promise<Found | null>,
  ): Promise<Sought<Found>> {
    const network = callerNetwork(ip);
    if (this.#tries.count(network, UNKNOWN, 1, nowMs) > UNKNOWN.max)
      return { found: null, often: { ...UNKNOWN, waitMs: restOfWindowMs(UNKNOWN, nowMs) } };
    let isMissed = false;
    const reading = this.#read(key, find);
    this.#underWay.set(key, reading);
    try {
      const found = await reading;
      isMissed = found === null;
      return { found, often: null };
    } finally {
      this.#underWay.delete(key);
      // Only cookies that are nobody's count: neither a new visitor's valid cookie, nor a failure of the database.
      if (!isMissed) this.#tries.count(network, UNKNOWN, -1, nowMs);
    }
  }

  async #read<Found>(key: string, find: () => Promise<Found | null>): Promise<Found | null> {
    const found = await find();
    this.#found.delete(key);
    if (found === null) this.#missedUntilMs.set(key, performance.now() + MISSED_MS);
    else this.#found.add(key);
    if (this.#found.size > FOUND_MAX) this.#found.delete(firstOf(this.#found));
    if (this.#missedUntilMs.size > MISSED_MAX) this.#missedUntilMs.delete(firstOf(this.#missedUntilMs.keys()));
    return found;
  }
}

function firstOf(keys: Iterable<string>): string {
  for (const key of keys) return key;
  return '';
}
