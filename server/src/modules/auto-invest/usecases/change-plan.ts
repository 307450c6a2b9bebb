import { LOCK_MS } from '@bourse/core/auto-invest/run.ts';
import { nextRunAtMs } from '@bourse/core/auto-invest/schedule.ts';
import { isZone } from '@bourse/core/calendar/zone.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import type { AutoInvestDeps } from '../auto-invest-deps.ts';
import { lockPlan, type Plan } from '../queries/plan.query.ts';
import { savePlanState, savePlanTerms } from '../store/plan.store.ts';
import { dropWaitingRuns } from '../store/run.store.ts';
import { judgePlan, type PlanAsk, type WishRefusal } from './judge-plan.ts';

type OwnRefusal = 'AUTO_INVEST_PLAN_UNKNOWN' | 'AUTO_INVEST_PLAN_DELETED';
type EditRefusal = OwnRefusal | 'AUTO_INVEST_LOCKED' | 'ACCOUNT_FROZEN' | 'AUTO_INVEST_ZONE_UNKNOWN' | WishRefusal;

/**
 * Changes a plan from its next run on. A run that is due or under way uses the terms that the plan had.
 *
 * @refuses see EditRefusal; AUTO_INVEST_LOCKED, with the time of the run, in the last five minutes before it
 */
export function editPlan(
  deps: AutoInvestDeps,
  { uid, nowMs }: Caller,
  { planId, ...ask }: PlanAsk & { readonly planId: string },
): Promise<Result<Plan, EditRefusal>> {
  const { db, identity } = deps.money;
  return db.decide<Plan, EditRefusal>(async (tx) => {
    const plan = await lockPlan(tx, uid, planId);
    if (!plan) return refuse('AUTO_INVEST_PLAN_UNKNOWN');
    if (plan.state === 'DELETED') return refuse('AUTO_INVEST_PLAN_DELETED');
    if (plan.nextRunMs !== null && plan.nextRunMs - nowMs <= LOCK_MS) {
      return refuse('AUTO_INVEST_LOCKED', { runAt: plan.nextRunMs });
    }
    const judged = judgePlan(deps, ask);
    if (!judged.ok) return judged;
    if ((await identity.profile(tx, uid))?.frozen) return refuse('ACCOUNT_FROZEN');
    const nextRunMs = plan.state === 'ACTIVE' ? nextRunAtMs(judged.value.schedule, nowMs) : null;
    await savePlanTerms(tx, { ...judged.value, id: plan.id, nextRunMs });
    return ok({ ...plan, ...judged.value, nextRunMs });
  });
}

/**
 * Pauses a plan until it is resumed, even in the last minute before a run. A run that is already buying is finished.
 */
export const pausePlan = (deps: AutoInvestDeps, caller: Caller, planId: string): Promise<Result<Plan, OwnRefusal>> =>
  deps.money.db.decide<Plan, OwnRefusal>(async (tx) => {
    const plan = await lockPlan(tx, caller.uid, planId);
    if (!plan) return refuse('AUTO_INVEST_PLAN_UNKNOWN');
    if (plan.state === 'DELETED') return refuse('AUTO_INVEST_PLAN_DELETED');
    if (plan.state === 'PAUSED') return ok(plan);
    const paused = { ...plan, state: 'PAUSED', nextRunMs: null } as const;
    await savePlanState(tx, paused);
    await dropWaitingRuns(tx, plan.id, ['scheduled']);
    return ok(paused);
  });

type ResumeRefusal = OwnRefusal | 'AUTO_INVEST_ZONE_UNKNOWN' | 'ACCOUNT_FROZEN';

/** Resumes a paused plan, from its first date after now. @refuses ResumeRefusal */
export const resumePlan = (
  deps: AutoInvestDeps,
  { uid, nowMs }: Caller,
  planId: string,
): Promise<Result<Plan, ResumeRefusal>> =>
  deps.money.db.decide<Plan, ResumeRefusal>(async (tx) => {
    const plan = await lockPlan(tx, uid, planId);
    if (!plan) return refuse('AUTO_INVEST_PLAN_UNKNOWN');
    if (plan.state === 'DELETED') return refuse('AUTO_INVEST_PLAN_DELETED');
    if (plan.state === 'ACTIVE') return ok(plan);
    if (!isZone(plan.schedule.zone)) return refuse('AUTO_INVEST_ZONE_UNKNOWN', { zone: plan.schedule.zone });
    if ((await deps.money.identity.profile(tx, uid))?.frozen) return refuse('ACCOUNT_FROZEN');
    const active = {
      ...plan,
      state: 'ACTIVE',
      nextRunMs: nextRunAtMs(plan.schedule, nowMs),
      insufficientInRow: 0,
    } as const;
    await savePlanState(tx, active);
    return ok(active);
  });

/**
 * Removes a plan for good, with runs that were asked for and have not begun. Past runs stay visible. A repeat gets the
 * same answer.
 */
export const removePlan = (
  deps: AutoInvestDeps,
  { uid, nowMs }: Caller,
  planId: string,
): Promise<Result<Plan, 'AUTO_INVEST_PLAN_UNKNOWN'>> =>
  deps.money.db.decide<Plan, 'AUTO_INVEST_PLAN_UNKNOWN'>(async (tx) => {
    const plan = await lockPlan(tx, uid, planId);
    if (!plan) return refuse('AUTO_INVEST_PLAN_UNKNOWN');
    if (plan.state === 'DELETED') return ok(plan);
    const deleted = { ...plan, state: 'DELETED', nextRunMs: null, deletedAtMs: nowMs } as const;
    await savePlanState(tx, deleted);
    await dropWaitingRuns(tx, plan.id, ['scheduled', 'now']);
    return ok(deleted);
  });
