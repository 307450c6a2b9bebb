import { randomInt } from 'node:crypto';
import { SPREAD_MS, startsAtMs } from '@bourse/core/auto-invest/run.ts';
import { nextRunAtMs } from '@bourse/core/auto-invest/schedule.ts';
import type { AutoInvestDeps } from '../../auto-invest-deps.ts';
import { lockDuePlans, type Plan } from '../../queries/plan.query.ts';
import type { Run } from '../../queries/run.query.ts';
import { saveNextRuns } from '../../store/plan.store.ts';
import { insertRuns } from '../../store/run.store.ts';
import { makeRun, missedRun } from './make-run.ts';

/** Plans of one transaction. */
const BATCH = 200;
/** No more dates are written down as missed: nobody reads on. */
const MISSED_MAX = 100;

/**
 * Writes down the runs of plans whose date has come, each to begin at a moment within its minute that is drawn now. Of dates
 * that passed while the house was closed the latest runs at once and the others are written down as missed, so that no plan
 * buys twice for one period, and none leaves one out.
 *
 * @returns    whether more are due
 * @invariant  a date gets one run, whoever is killed and however many processes there are
 */
export async function beginDue(deps: AutoInvestDeps): Promise<boolean> {
  const { db, clock } = deps.money;
  // Nothing begins while the operator has closed it; what passes meanwhile is a date that was missed.
  if (!(await deps.money.settings.isFeatureOn('AUTO_INVEST_CLOSE'))) return false;
  return db.tx(async (tx) => {
    const nowMs = clock.nowMs();
    const due = await lockDuePlans(tx, nowMs, BATCH);
    if (due.length === 0) return false;
    const runs = due.flatMap((plan) => runsOf(plan, nowMs));
    await insertRuns(tx, runs);
    await saveNextRuns(
      tx,
      due.map(({ id, schedule }) => ({ id, nextRunMs: nextRunAtMs(schedule, nowMs) })),
    );
    return due.length === BATCH;
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
