import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { type ApiFault, FAULTS } from '../wire/api-fault.ts';

export const LIMITS = {
  /** Weight of the calls of one address in a minute. */
  weightPerMinute: 6_000,
  /** New orders of one person. */
  ordersPerTenSeconds: 300,
  ordersPerDay: 500_000,
} as const;

const TEN_SECONDS_MS = 10_000;
const KEYS_MAX = 100_000;

/** Counts in fixed windows that begin at the full minute, ten seconds or day, so that a client can reckon with them. */
class Windows {
  readonly #ms: number;
  #openedAtMs = 0;
  readonly #counts = new Map<string, number>();

  constructor(ms: number) {
    this.#ms = ms;
  }

  add(key: string, amount: number, nowMs: number): number {
    const openedAtMs = Math.floor(nowMs / this.#ms) * this.#ms;
    if (openedAtMs !== this.#openedAtMs || this.#counts.size > KEYS_MAX) {
      this.#openedAtMs = openedAtMs;
      this.#counts.clear();
    }
    const count = (this.#counts.get(key) ?? 0) + amount;
    this.#counts.set(key, count);
    return count;
  }

  /** Whole seconds until the next window, at least one. */
  restSeconds(nowMs: number): number {
    return Math.max(1, Math.ceil((this.#ms - (nowMs % this.#ms)) / 1_000));
  }
}

/** What a call used up, and why it may not be done if so. */
export interface Use {
  readonly fault: ApiFault | null;
  readonly retryAfterSeconds: number;
  readonly used: number;
}

export interface OrderUse extends Use {
  readonly usedToday: number;
}

/**
 * Brakes for clients of the trading API, in memory: weight by address, new orders by person. Counting goes on without limits
 * where the operator has switched them off, so that clients see the same headers.
 */
export class WeightLimits {
  readonly #isOn: boolean;
  readonly #weights = new Windows(MINUTE_MS);
  readonly #tens = new Windows(TEN_SECONDS_MS);
  readonly #days = new Windows(DAY_MS);

  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  takeWeight(ip: string, weight: number, nowMs: number): Use {
    const used = this.#weights.add(ip, weight, nowMs);
    const isOver = this.#isOn && used > LIMITS.weightPerMinute;
    return {
      used,
      fault: isOver ? FAULTS.tooMuchWeight(LIMITS.weightPerMinute) : null,
      retryAfterSeconds: this.#weights.restSeconds(nowMs),
    };
  }

  takeOrder(uid: string, nowMs: number): OrderUse {
    const used = this.#tens.add(uid, 1, nowMs);
    const usedToday = this.#days.add(uid, 1, nowMs);
    const isOver = used > LIMITS.ordersPerTenSeconds;
    const isOverToday = usedToday > LIMITS.ordersPerDay;
    const fault = isOver
      ? FAULTS.tooManyOrders(LIMITS.ordersPerTenSeconds, '10 SECOND')
      : isOverToday
        ? FAULTS.tooManyOrders(LIMITS.ordersPerDay, '1 DAY')
        : null;
    return {
      used,
      usedToday,
      fault: this.#isOn ? fault : null,
      retryAfterSeconds: (isOver ? this.#tens : this.#days).restSeconds(nowMs),
    };
  }
}
