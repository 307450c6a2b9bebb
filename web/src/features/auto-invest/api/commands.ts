import { attempt } from '../../../lib/calls/attempt.ts';
import { sendOnce } from '../../../lib/calls/send-once.ts';
import type { CallId, CallInput } from '../../../lib/client.ts';
import { MONEY } from '../../balances/public.ts';

export type PlanInput = Omit<CallInput<'autoInvest.create'>, 'clientRequestId'>;
export type RunNow = Omit<CallInput<'autoInvest.runNow'>, 'clientRequestId'>;

const PLANS: readonly CallId[] = ['autoInvest.plans', 'autoInvest.plan', 'autoInvest.summary'];

/** Each is sent once: the same again, while nobody has answered, makes and buys nothing twice. */
export const createOnce = (payload: PlanInput) =>
  sendOnce('autoInvest.create', payload, (clientRequestId) =>
    attempt('autoInvest.create', { clientRequestId, ...payload }, PLANS),
  );
export const runNowOnce = (payload: RunNow) =>
  sendOnce('autoInvest.runNow', payload, (clientRequestId) =>
    attempt('autoInvest.runNow', { clientRequestId, ...payload }, [...PLANS, 'autoInvest.runs', ...MONEY]),
  );

/** These say what is to be so, and saying it again changes nothing. */
export const editPlan = (input: CallInput<'autoInvest.edit'>) => attempt('autoInvest.edit', input, PLANS);
export const pausePlan = (planId: string) => attempt('autoInvest.pause', { planId }, PLANS);
export const resumePlan = (planId: string) => attempt('autoInvest.resume', { planId }, PLANS);
export const removePlan = (planId: string) => attempt('autoInvest.remove', { planId }, PLANS);
