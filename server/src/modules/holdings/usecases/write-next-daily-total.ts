import { businessDayOf } from '@bourse/core/calendar/business-day.ts';
import type { HoldingsDeps } from '../holdings-deps.ts';
import { findWithoutTotal } from '../queries/daily-total.query.ts';
import { writeDailyTotals } from './write-daily-totals.ts';

/** Records the missing totals of a few people. @returns false if everybody has today's */
export async function writeNextDailyTotals(deps: HoldingsDeps): Promise<boolean> {
  const uids = await findWithoutTotal(deps.db, businessDayOf(deps.clock.nowMs()), 20);
  for (const uid of uids) await writeDailyTotals(deps, uid);
  return uids.length > 0;
}
