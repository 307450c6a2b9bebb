import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { callerNetwork } from '@bourse/core/identity/network-range.ts';
import { sha256 } from '../../platform/crypto/digest.ts';
import { type Limit, restOfWindowMs, SharedLimits } from '../../platform/limits/shared-limits.ts';
import type { TooOften } from './call-limits.ts';

/** Cookies of one network that may be looked for in a minute though nobody knows them. A browser has one, and keeps it. */
const UNKNOWN: Limit = { max: 100, windowMs: MINUTE_MS };
const FOUND_MAX = 100_000;
const MISSED_MAX = 20_000;
/** So long it is remembered that a cookie is nobody's. Its secret was drawn at random: it will not be somebody's later. */
const MISSED_MS = MINUTE_MS;

/** A cookie of a request. */
export interface ShownCookie {
  /** Whose cookie it would be: what is nobody's here may be somebody's there. */
  readonly kind: 'person' | 'staff';
  readonly secret: string;
  readonly ip: string;
  readonly nowMs: number;
}

/** Who was found; `often` where nobody looked. */
export interface Sought<Found> {
  readonly found: Found | null;
  readonly often: TooOften | null;
}

/**
 * A brake for made-up cookies, each of which would cost a read of the database before anything else is counted. Cookies that
 * nobody knows are counted by network before they are looked for, in this process alone. One that was found lately is looked
 * for whatever its network does, so that nobody who is logged in is slowed by neighbours; one that was nobody's a moment ago
 * is nobody's again without a read.
 */
export class UnknownCookies {
  readonly #tries = new SharedLimits(null);
  /** Those found last stand behind. */
  readonly #found = new Set<string>();
  /** Until when, by the clock that only runs forward. */
  readonly #missedUntilMs = new Map<string, number>();
  readonly #underWay = new Map<string, Promise<unknown>>();

  /** @param find  reads whose the cookie is */
  async look<Found>(cookie: ShownCookie, find: () => Promise<Found | null>): Promise<Sought<Found>> {
    const key = `${cookie.kind} ${sha256(cookie.secret).toString('base64')}`;
    if (this.#found.has(key)) return { found: await this.#read(key, find), often: null };
    if (performance.now() < (this.#missedUntilMs.get(key) ?? 0)) return { found: null, often: null };
    // A page asks for many things at once when it opens: its cookie is looked for once.
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
      // Only what was nobody's counts: neither somebody who comes for the first time, nor a database that is away.
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
