import { queryOptions } from '@tanstack/react-query';
import { pagedQuery, useAct } from '../../../lib/calls.ts';
import { call } from '../../../lib/client.ts';

const REFRESH = { refetchInterval: 15_000 };

export const chainsQuery = queryOptions({
  queryKey: ['staffWallet.chains'],
  queryFn: () => call('staffWallet.chains', {}),
  ...REFRESH,
});

export const chainAlarmsQuery = pagedQuery('staffWallet.chainAlarms', {}, REFRESH);
export const unattributedQuery = pagedQuery('staffWallet.unattributedDeposits', {}, REFRESH);

/** An action on the chain edge changes what stands still, the alarms and the audit log. */
const CHANGED = ['staffWallet.chains', 'staffWallet.chainAlarms', 'staffApprovals.auditLog'] as const;

export const useResume = () => useAct('staffWallet.resumeNetwork', CHANGED);
export const useRelease = () => useAct('staffWallet.releasePayment', CHANGED);
export const useSeeAlarm = () => useAct('staffChains.seeAlarm', CHANGED);
