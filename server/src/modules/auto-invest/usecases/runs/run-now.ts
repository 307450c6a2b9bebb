import { shortfallOf } from '@bourse/core/auto-invest/run.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Caller } from '../../../../platform/request/caller.ts';
import type { AutoInvestDeps } from '../../auto-invest-deps.ts';
import { lockPlan } from '../../queries/plan.query.ts';
import { findRun, findRunByRequest, isUnderWay, type Run } from '../../queries/run.query.ts';
import { claimRun, insertRuns } from '../../store/run.store.ts';
import { availableMinor, findFunds } from '../funds.ts';
import { driveRun } from './drive-run.ts';
import { makeRun } from './make-run.ts';

type RunNowRefusal =
  | 'AUTO_INVEST_PLAN_UNKNOWN'
  | 'AUTO_INVEST_PLAN_DELETED'
  | 'AUTO_INVEST_RUNNING'
  | 'AUTO_INVEST_INSUFFICIENT'
  | 'ACCOUNT_FROZEN'
  | 'IDEMPOTENCY_MISMATCH';
type Asked = Result<{ readonly run: Run; readonly replayed: boolean }, RunNowRefusal>;

/**
 * Runs a plan once outside its dates, even if it is paused, and returns how that ended; RUNNING if it takes longer and
 * is finished later.
 *
 * @refuses    see RunNowRefusal; a refusal has moved nothing and leaves no run
 * @invariant  a repeat of the request id returns the run that it began
 */
export async function runNow(
  deps: AutoInvestDeps,
  { uid, nowMs }: Caller,
  { clientRequestId, planId }: { readonly clientRequestId: string; readonly planId: string },
): Promise<Asked> {
  const { db, identity } = deps.money;
  await deps.spot.lastHeard.waitForRows(uid);
  const asked = await db.decide<{ readonly run: Run; readonly replayed: boolean }, RunNowRefusal>(async (tx) => {
    const plan = await lockPlan(tx, uid, planId);
    if (!plan) return refuse('AUTO_INVEST_PLAN_UNKNOWN');
    const before = await findRunByRequest(tx, uid, clientRequestId);
    if (before) return before.planId === planId ? ok({ run: before, replayed: true }) : refuse('IDEMPOTENCY_MISMATCH');
    if (plan.state === 'DELETED') return refuse('AUTO_INVEST_PLAN_DELETED');
    if ((await identity.profile(tx, uid))?.frozen) return refuse('ACCOUNT_FROZEN');
    if (await isUnderWay(tx, planId)) return refuse('AUTO_INVEST_RUNNING');
    const funds = (await findFunds(tx, [uid]))(uid);
    if (shortfallOf(plan.amountMinor, funds, plan.autoTransfer) === null) {
      const usdt = (minor: bigint): string => formatAmount(minor, USDT_SCALE);
      const available = usdt(availableMinor(funds, plan.autoTransfer));
      return refuse('AUTO_INVEST_INSUFFICIENT', { available, needed: usdt(plan.amountMinor) });
    }
    const run = makeRun(plan, { kind: 'now', scheduledMs: nowMs, startsMs: nowMs, nowMs, requestId: clientRequestId });
    // Another plan may have got the same request id at this moment.
    if ((await insertRuns(tx, [run])).size === 0) return refuse('IDEMPOTENCY_MISMATCH');
    return ok({ run, replayed: false });
  });
  if (!asked.ok) return asked;
  const { run, replayed } = asked.value;
  if (await claimRun(db, run.id)) await driveRun(deps, run.id);
  return ok({ run: (await findRun(db, run.id)) ?? run, replayed });
}
