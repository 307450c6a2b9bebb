import { queryOptions } from '@tanstack/react-query';
import { pagedQuery, useAct } from '../../../lib/calls.ts';
import { call } from '../../../lib/client.ts';

const REFRESH = { refetchInterval: 10_000 };

export const chainStatusQuery = queryOptions({
  queryKey: ['staffChains.status'],
  queryFn: () => call('staffChains.status', {}),
  ...REFRESH,
});

export const paymentsQuery = pagedQuery('staffChains.payments', {}, REFRESH);

/** What a request makes stale. It waits for a second member of Finance. */
const CHANGED = ['staffActions.list', 'staffApprovals.auditLog'] as const;

export const useBump = () => useAct('staffChains.bumpPayment', CHANGED);
export const useCancelPayment = () => useAct('staffChains.cancelPayment', CHANGED);
