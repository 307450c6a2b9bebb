import { shortfallOf, WARN_MS } from '@bourse/core/auto-invest/run.ts';
import { isZone, zoneOffsetMs } from '@bourse/core/calendar/zone.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import type { AutoInvestDeps } from '../auto-invest-deps.ts';
import { lockPlansToWarn } from '../queries/plan.query.ts';
import { noteWarned } from '../store/plan.store.ts';
import { availableMinor, findFunds } from './funds.ts';

const BATCH = 100;

/**
 * Tells people once, twelve hours before a run, that their money will not be enough. A person with several plans in
 * that time is told of each that would fail by itself.
 *
 * @returns whether there are more to check
 */
export async function warnPlans(deps: AutoInvestDeps): Promise<boolean> {
  const { db, clock, notices } = deps.money;
  return db.tx(async (tx) => {
    const nowMs = clock.nowMs();
    const plans = await lockPlansToWarn(tx, { nowMs, untilMs: nowMs + WARN_MS, limit: BATCH });
    if (plans.length === 0) return false;
    const fundsOf = await findFunds(tx, [...new Set(plans.map(({ uid }) => uid))]);
    for (const { uid, id, amountMinor, autoTransfer, shares, schedule, nextRunMs } of plans) {
      const funds = fundsOf(uid);
      if (shortfallOf(amountMinor, funds, autoTransfer) !== null) continue;
      await notices.notify(tx, {
        uid,
        kind: 'autoInvest.short',
        params: {
          planId: id,
          amount: formatAmount(amountMinor, USDT_SCALE),
          available: formatAmount(availableMinor(funds, autoTransfer), USDT_SCALE),
          coins: shares.map(({ asset }) => asset).join(', '),
          ...wallText(schedule.zone, nextRunMs!),
        },
      });
    }
    await noteWarned(
      tx,
      plans.map(({ id }) => id),
    );
    return plans.length === BATCH;
  });
}

/** The local time in a zone; in UTC if the runtime no longer knows the zone. */
function wallText(zone: string, atMs: number): { readonly runAt: string; readonly zone: string } {
  const known = isZone(zone) ? zone : 'UTC';
  const runAt = new Date(atMs + zoneOffsetMs(known, atMs)).toISOString().slice(0, 16).replace('T', ' ');
  return { runAt, zone: known };
}
