import { CREATE_PER_HOUR } from '@bourse/core/auto-invest/run.ts';
import { nextRunAtMs } from '@bourse/core/auto-invest/schedule.ts';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import { lockPerson } from '../../balances/public.ts';
import type { AutoInvestDeps } from '../auto-invest-deps.ts';
import { findCreatedAtMs, findPlanByRequest, type Plan } from '../queries/plan.query.ts';
import { insertPlan } from '../store/plan.store.ts';
import { askText, judgePlan, type PlanAsk, type WishRefusal } from './judge-plan.ts';

type CreateRefusal =
  | WishRefusal
  | 'AUTO_INVEST_ZONE_UNKNOWN'
  | 'ACCOUNT_FROZEN'
  | 'AUTO_INVEST_TOO_MANY'
  | 'IDEMPOTENCY_MISMATCH';

/**
 * Makes a plan, which first runs on its first date after now. No money is set aside for it.
 *
 * @refuses    see CreateRefusal; AUTO_INVEST_TOO_MANY says when the next one can be made
 * @invariant  a repeat of the request id returns the plan that it made
 */
export async function createPlan(
  deps: AutoInvestDeps,
  { uid, nowMs }: Caller,
  { clientRequestId, ...ask }: PlanAsk & { readonly clientRequestId: string },
): Promise<Result<{ readonly plan: Plan; readonly replayed: boolean }, CreateRefusal>> {
  const { db, identity } = deps.money;
  const inputHash = payloadHash('autoInvest', askText(ask));
  return db.decide<{ readonly plan: Plan; readonly replayed: boolean }, CreateRefusal>(async (tx) => {
    await lockPerson(tx, uid, nowMs);
    const before = await findPlanByRequest(tx, uid, clientRequestId);
    if (before) {
      return before.inputHash === inputHash ? ok({ plan: before, replayed: true }) : refuse('IDEMPOTENCY_MISMATCH');
    }
    const judged = judgePlan(deps, ask);
    if (!judged.ok) return judged;
    if ((await identity.profile(tx, uid))?.frozen) return refuse('ACCOUNT_FROZEN');
    const earliestMs = await findCreatedAtMs(tx, uid, CREATE_PER_HOUR);
    if (earliestMs !== null && earliestMs > nowMs - HOUR_MS) {
      return refuse('AUTO_INVEST_TOO_MANY', { max: CREATE_PER_HOUR, nextAt: earliestMs + HOUR_MS });
    }
    const plan: Plan = {
      ...judged.value,
      id: newId(nowMs),
      uid,
      state: 'ACTIVE',
      nextRunMs: nextRunAtMs(judged.value.schedule, nowMs),
      insufficientInRow: 0,
      createdAtMs: nowMs,
      deletedAtMs: null,
      inputHash,
    };
    await insertPlan(tx, { ...plan, requestId: clientRequestId });
    return ok({ plan, replayed: false });
  });
}
