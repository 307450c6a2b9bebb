import { randomInt } from 'node:crypto';
import { SPREAD_MS, startsAtMs } from '@bourse/core/auto-invest/run.ts';
import { nextRunAtMs } from '@bourse/core/auto-invest/schedule.ts';
import { isZone } from '@bourse/core/calendar/zone.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { apart } from '../../../../platform/jobs/apart.ts';
import type { AutoInvestDeps } from '../../auto-invest-deps.ts';
import { lockDuePlans, type Plan } from '../../queries/plan.query.ts';
import type { Run } from '../../queries/run.query.ts';
import { saveNextRuns, savePlanState } from '../../store/plan.store.ts';
import { insertRuns, missWaitingRuns } from '../../store/run.store.ts';
import { makeRun, missedRun } from './make-run.ts';

/** How many plans one transaction handles. */
const BATCH = 200;
/** The most dates of one plan that are recorded as missed, because nobody reads more. */
const MISSED_MAX = 100;

/**
 * Inserts the runs of plans whose date has come; each begins at a random moment within its minute. Of dates that passed
 * while the house was closed, the latest runs at once and the others are recorded as missed, and so is an earlier run
 * that has not begun by then. So no plan buys twice for one period or skips one. A plan that cannot be worked on does
 * not hold up the others.
 *
 * @returns    one run of the job, which returns true if there may be more
 * @invariant  a date gets exactly one run, even after crashes and in several processes
 */
export const beginDue = (deps: AutoInvestDeps) =>
  apart(deps.money.db, {
    what: 'date of plan',
    batch: BATCH,
    take: async (tx, limit, except) => {
      // While the operator has closed auto-invest nothing begins, and dates that pass count as missed.
      const isOpen = await deps.money.settings.isFeatureOn('AUTO_INVEST_CLOSE');
      return isOpen ? lockDuePlans(tx, deps.money.clock.nowMs(), limit, except) : [];
    },
    idOf: ({ id }) => id,
    work: (tx, due) => begin(deps, tx, due),
  });

async function begin(deps: AutoInvestDeps, tx: Tx, due: readonly Plan[]): Promise<void> {
  const nowMs = deps.money.clock.nowMs();
  const dated = due.filter(({ schedule }) => isZone(schedule.zone));
  await missWaitingRuns(
    tx,
    dated.map(({ id }) => id),
    nowMs,
  );
  await insertRuns(
    tx,
    dated.flatMap((plan) => runsOf(plan, nowMs)),
  );
  await saveNextRuns(
    tx,
    dated.map(({ id, schedule }) => ({ id, nextRunMs: nextRunAtMs(schedule, nowMs) })),
  );
  for (const plan of due) if (!dated.includes(plan)) await pauseUndated(deps, tx, plan);
}

/** Pauses a plan whose time zone the runtime no longer knows, until its person chooses another. */
async function pauseUndated(deps: AutoInvestDeps, tx: Tx, plan: Plan): Promise<void> {
  await savePlanState(tx, { id: plan.id, state: 'PAUSED', nextRunMs: null, deletedAtMs: null });
  await deps.money.notices.notify(tx, {
    uid: plan.uid,
    kind: 'autoInvest.undated',
    params: {
      planId: plan.id,
      coins: plan.shares.map(({ asset }) => asset).join(', '),
      zone: plan.schedule.zone,
    },
  });
}

function runsOf(plan: Plan, nowMs: number): Run[] {
  const dates = [plan.nextRunMs!];
  for (;;) {
    const next = nextRunAtMs(plan.schedule, dates.at(-1)!);
    if (next > nowMs) break;
    dates.push(next);
  }
  const scheduledMs = dates.pop()!;
  const startsMs = startsAtMs(scheduledMs, nowMs, randomInt(SPREAD_MS));
  return [
    ...dates.slice(-MISSED_MAX).map((missedMs) => missedRun(plan, missedMs, nowMs)),
    makeRun(plan, { kind: 'scheduled', scheduledMs, startsMs, nowMs, requestId: null }),
  ];
}
