import { shortfallOf, WARN_MS } from '@bourse/core/auto-invest/run.ts';
import { isZone, zoneOffsetMs } from '@bourse/core/calendar/zone.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { apart } from '../../../platform/jobs/apart.ts';
import type { AutoInvestDeps } from '../auto-invest-deps.ts';
import { lockPlansToWarn, type Plan } from '../queries/plan.query.ts';
import { noteWarned } from '../store/plan.store.ts';
import { availableMinor, findFunds } from './funds.ts';

const BATCH = 100;

/**
 * Tells people once, twelve hours before a run, that their money will not be enough. A person with several plans in
 * that time is told of each that would fail by itself.
 *
 * @returns one run of the job, which returns true if there may be more
 */
export const warnPlans = (deps: AutoInvestDeps) =>
  apart(deps.money.db, {
    what: 'warning of plan',
    batch: BATCH,
    take: (tx, limit, except) => {
      const nowMs = deps.money.clock.nowMs();
      return lockPlansToWarn(tx, { nowMs, untilMs: nowMs + WARN_MS, limit, except });
    },
    idOf: ({ id }) => id,
    work: (tx, plans) => warn(deps, tx, plans),
  });

async function warn({ money: { notices } }: AutoInvestDeps, tx: Tx, plans: readonly Plan[]): Promise<void> {
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
}

/** The local time in a zone; in UTC if the runtime no longer knows the zone. */
function wallText(zone: string, atMs: number): { readonly runAt: string; readonly zone: string } {
  const known = isZone(zone) ? zone : 'UTC';
  const runAt = new Date(atMs + zoneOffsetMs(known, atMs)).toISOString().slice(0, 16).replace('T', ' ');
  return { runAt, zone: known };
}
