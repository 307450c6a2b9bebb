import type { RateLimit } from '@bourse/contract/endpoint.ts';

interface Window {
  startMs: number;
  count: number;
}

const KEYS_MAX = 100_000;

/**
 * Counts calls in fixed windows, in memory: a brake against floods, not a guard of secrets (codes and passwords have counters
 * of their own in the database).
 */
export class RateLimiter {
  readonly #windows = new Map<string, Window>();

  /** Null where the call may pass, else the milliseconds until the window ends. */
  take(key: string, limit: RateLimit, nowMs: number): number | null {
    const window = this.#windows.get(key);
    if (!window || nowMs - window.startMs >= limit.windowMs) {
      this.#windows.delete(key);
      if (this.#windows.size >= KEYS_MAX) this.#dropOldest();
      this.#windows.set(key, { startMs: nowMs, count: 1 });
      return null;
    }
    if (window.count >= limit.max) return window.startMs + limit.windowMs - nowMs;
    window.count++;
    return null;
  }

  #dropOldest(): void {
    let left = KEYS_MAX / 10;
    for (const key of this.#windows.keys()) {
      if (left-- <= 0) return;
      this.#windows.delete(key);
    }
  }
}
