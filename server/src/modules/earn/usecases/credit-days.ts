import { businessDayOf } from '@bourse/core/calendar/business-day.ts';
import { creditAtMs } from '@bourse/core/earn/flexible.ts';
import { findById } from '../../../platform/db/one-moment.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { lockUncredited } from '../queries/position.query.ts';
import { advanceOrders } from './advance-orders.ts';
import { apart } from './apart.ts';

/** Orders in one transaction. */
const BATCH = 1_000;

/**
 * Credits the days that are over, a batch of orders at a time. Days that were missed are credited each by itself, as they would
 * have been.
 *
 * @returns  one run: true where more may wait
 */
export const creditDays = (deps: EarnDeps, batch = BATCH) =>
  apart(deps.db, {
    what: 'interest of order',
    batch,
    take: async (tx, limit, except) => {
      await findById(tx);
      return lockUncredited(tx, lastDayToCredit(deps.clock.nowMs()), limit, except);
    },
    idOf: ({ id }) => id,
    work: async (tx, orders) => {
      await advanceOrders(deps, tx, orders, deps.clock.nowMs());
    },
  });

function lastDayToCredit(nowMs: number): number {
  const today = businessDayOf(nowMs);
  // The day before is credited at five past midnight.
  return creditAtMs(today - 1) <= nowMs ? today - 1 : today - 2;
}
