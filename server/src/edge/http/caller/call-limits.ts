import type { RateLimit } from '@bourse/contract/endpoint.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { restOfWindowMs, type SharedLimits } from '../../../platform/limits/shared-limits.ts';

/** The limit for calls without one of their own. */
const DEFAULT_RATE: RateLimit = { max: 1_200, windowMs: MINUTE_MS };
/**
 * Up to this many calls in a window of a minute or more, a limit is counted exactly, with one statement per call. Such
 * calls are rare or cost money, so that is no burden.
 */
const FEW = 300;
const LONG_MS = MINUTE_MS;

/** A limit that a call exceeded. */
export interface TooOften extends RateLimit {
  /** Until the next window. */
  readonly waitMs: number;
}

/** Limits how often each caller may call each endpoint, across all processes. */
export class CallLimits {
  readonly #limits: SharedLimits;

  constructor(limits: SharedLimits) {
    this.#limits = limits;
  }

  /** Null if the call may pass. */
  async take(key: string, limit: RateLimit = DEFAULT_RATE, nowMs: number): Promise<TooOften | null> {
    const isExact = limit.max <= FEW && limit.windowMs >= LONG_MS;
    const used = isExact
      ? await this.#limits.countExactly(key, limit, 1, nowMs)
      : this.#limits.count(key, limit, 1, nowMs);
    return used > limit.max ? { ...limit, waitMs: restOfWindowMs(limit, nowMs) } : null;
  }
}
