import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { callerNetwork } from '@bourse/core/identity/network-range.ts';
import { type Limit, restOfWindowMs, type SharedLimits } from '../../../platform/limits/shared-limits.ts';
import { type ApiFault, FAULTS } from '../wire/api-fault.ts';

export const LIMITS = {
  /** Weight of all calls of one address per minute; for IPv6 of one /64. */
  weightPerMinute: 6_000,
  /** New orders of one person. */
  ordersPerTenSeconds: 300,
  ordersPerDay: 500_000,
} as const;

const WEIGHT: Limit = { max: LIMITS.weightPerMinute, windowMs: MINUTE_MS };

/** A limit on new orders, as clients are shown it. */
export interface OrderLimit extends Limit {
  readonly interval: 'SECOND' | 'DAY';
  readonly intervalNum: number;
  readonly keyOf: (uid: string) => string;
}

const TENS: OrderLimit = {
  max: LIMITS.ordersPerTenSeconds,
  windowMs: 10_000,
  interval: 'SECOND',
  intervalNum: 10,
  keyOf: (uid) => `orders-10s ${uid}`,
};
const DAYS: OrderLimit = {
  max: LIMITS.ordersPerDay,
  windowMs: DAY_MS,
  interval: 'DAY',
  intervalNum: 1,
  keyOf: (uid) => `orders-1d ${uid}`,
};
export const ORDER_LIMITS = [TENS, DAYS] as const;

/** What a call used up, and the fault if that was too much. */
export interface Use {
  readonly fault: ApiFault | null;
  readonly retryAfterSeconds: number;
  readonly used: number;
}

export interface OrderUse extends Use {
  readonly usedToday: number;
}

/**
 * Rate limits of the trading API: weight by address, new orders by person. They apply across all processes, without
 * making calls wait for that. Windows begin at full minutes, ten seconds or days, so that clients can plan with them.
 * If the operator has switched limits off, counting goes on, so that clients see the same headers.
 */
export class WeightLimits {
  readonly #limits: SharedLimits;
  readonly #isOn: boolean;

  constructor(limits: SharedLimits, isOn: boolean) {
    this.#limits = limits;
    this.#isOn = isOn;
  }

  takeWeight(ip: string, weight: number, nowMs: number): Use {
    const used = this.#limits.count(`weight ${callerNetwork(ip)}`, WEIGHT, weight, nowMs);
    return {
      used,
      fault: this.#isOn && used > WEIGHT.max ? FAULTS.tooMuchWeight(WEIGHT.max) : null,
      retryAfterSeconds: restSeconds(WEIGHT, nowMs),
    };
  }

  /** The limits on new orders, and how much of each a person has used. */
  ordersOf(uid: string, nowMs: number): readonly { readonly limit: OrderLimit; readonly used: number }[] {
    return ORDER_LIMITS.map((limit) => ({ limit, used: this.#limits.count(limit.keyOf(uid), limit, 0, nowMs) }));
  }

  takeOrders(uid: string, count: number, nowMs: number): OrderUse {
    const used = this.#limits.count(TENS.keyOf(uid), TENS, count, nowMs);
    const usedToday = this.#limits.count(DAYS.keyOf(uid), DAYS, count, nowMs);
    const isOver = used > TENS.max;
    const isOverToday = usedToday > DAYS.max;
    const fault = isOver
      ? FAULTS.tooManyOrders(TENS.max, '10 SECOND')
      : isOverToday
        ? FAULTS.tooManyOrders(DAYS.max, '1 DAY')
        : null;
    return {
      used,
      usedToday,
      fault: this.#isOn ? fault : null,
      retryAfterSeconds: restSeconds(isOver ? TENS : DAYS, nowMs),
    };
  }
}

/** Whole seconds until the next window, at least one. */
const restSeconds = (limit: Limit, nowMs: number): number =>
  Math.max(1, Math.ceil(restOfWindowMs(limit, nowMs) / 1_000));
