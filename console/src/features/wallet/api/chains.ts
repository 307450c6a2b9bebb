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

/** An action on a payment changes what waits, the alarms and the audit log. */
const CHANGED = [
  'staffChains.status',
  'staffChains.payments',
  'staffAlarms.chainAlarms',
  'staffApprovals.auditLog',
] as const;

export const useBump = () => useAct('staffChains.bumpPayment', CHANGED);
export const useCancelPayment = () => useAct('staffChains.cancelPayment', CHANGED);
