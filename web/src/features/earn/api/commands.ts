import { attempt } from '../../../lib/calls/attempt.ts';
import { sendOnce } from '../../../lib/calls/send-once.ts';
import type { CallId, CallInput } from '../../../lib/client.ts';
import { MONEY } from '../../balances/public.ts';

export type Subscription = Omit<CallInput<'earn.subscribe'>, 'clientRequestId'>;
export type Addition = Omit<CallInput<'earn.add'>, 'clientRequestId'>;
export type Redemption = Omit<CallInput<'earn.redeem'>, 'clientRequestId'>;

const ORDERS: readonly CallId[] = ['earn.orders', 'earn.order', 'earn.credits'];
const STALE: readonly CallId[] = [...MONEY, ...ORDERS, 'earn.products', 'earn.summary'];

/** Each is sent once: the same again, while nobody has answered, moves nothing twice. */
export const subscribeOnce = (payload: Subscription) =>
  sendOnce('earn.subscribe', payload, (clientRequestId) =>
    attempt('earn.subscribe', { clientRequestId, ...payload }, STALE),
  );
export const addOnce = (payload: Addition) =>
  sendOnce('earn.add', payload, (clientRequestId) => attempt('earn.add', { clientRequestId, ...payload }, STALE));
export const redeemOnce = (payload: Redemption) =>
  sendOnce('earn.redeem', payload, (clientRequestId) => attempt('earn.redeem', { clientRequestId, ...payload }, STALE));

export const setRenewal = (input: CallInput<'earn.setRenewal'>) => attempt('earn.setRenewal', input, ORDERS);
export const setCompounding = (input: CallInput<'earn.setCompounding'>) =>
  attempt('earn.setCompounding', input, ORDERS);
