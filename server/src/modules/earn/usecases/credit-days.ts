import { businessDayOf } from '@bourse/core/calendar/business-day.ts';
import { creditAtMs } from '@bourse/core/earn/flexible.ts';
import { findById } from '../../../platform/db/one-moment.ts';
import { apart } from '../../../platform/jobs/apart.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { lockUncredited } from '../queries/position.query.ts';
import { advanceOrders } from './advance-orders.ts';

/** How many orders one transaction credits. */
const BATCH = 1_000;

/**
 * Credits past days, a batch of orders at a time. Missed days are credited one by one, as they would have been at the
 * time: the first of all orders before the second of any, because a second coin's budget goes by days.
 *
 * @returns one run of the job, which returns true if there may be more
 */
export const creditDays = (deps: EarnDeps, batch = BATCH) =>
  apart(deps.db, {
    what: 'interest of order',
    batch,
    take: async (tx, limit, except) => {
      await findById(tx);
      const nowMs = deps.clock.nowMs();
      return lockUncredited(tx, { throughDay: lastDayToCredit(nowMs), nowMs }, limit, except);
    },
    idOf: ({ id }) => id,
    work: async (tx, orders) => {
      const day = orders[0]!.flexible.day;
      const sameDay = orders.filter(({ flexible }) => flexible.day === day);
      await advanceOrders(deps, tx, sameDay, creditAtMs(day), deps.clock.nowMs());
    },
  });

function lastDayToCredit(nowMs: number): number {
  const today = businessDayOf(nowMs);
  // Yesterday is credited only from five past midnight on.
  return creditAtMs(today - 1) <= nowMs ? today - 1 : today - 2;
}
