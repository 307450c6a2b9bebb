import { businessDayOf } from '@bourse/core/calendar/business-day.ts';
import { creditAtMs } from '@bourse/core/earn/flexible.ts';
import { findById } from '../../../platform/db/one-moment.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { lockUncredited } from '../queries/position.query.ts';
import { advanceOrders } from './advance-orders.ts';

/** Orders in one transaction. */
const BATCH = 1_000;

/**
 * Credits the days that are over, a batch of orders at a time. Days that were missed are credited each by itself, as they would
 * have been.
 *
 * @returns  true where more may wait
 */
export async function creditDays(deps: EarnDeps, batch = BATCH): Promise<boolean> {
  return deps.db.tx(async (tx) => {
    await findById(tx);
    const nowMs = deps.clock.nowMs();
    const today = businessDayOf(nowMs);
    // The day before is credited at five past midnight.
    const throughDay = creditAtMs(today - 1) <= nowMs ? today - 1 : today - 2;
    const orders = await lockUncredited(tx, throughDay, batch);
    if (orders.length > 0) await advanceOrders(deps, tx, orders, nowMs);
    return orders.length === batch;
  });
}
