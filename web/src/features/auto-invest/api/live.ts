import type { CallId } from '../../../lib/client.ts';
import { useLiveRefresh } from '../../../lib/live/live-refresh.ts';

const PLANS: readonly CallId[] = ['autoInvest.summary', 'autoInvest.plans', 'autoInvest.plan', 'autoInvest.runs'];

/** Keeps plans and what is there for them true while the page is open: a run moves money. */
export const useAutoInvestLive = (): void => useLiveRefresh('balances.changed', PLANS);
