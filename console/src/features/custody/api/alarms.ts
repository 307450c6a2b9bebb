import { queryOptions } from '@tanstack/react-query';
import { pagedQuery, useAct } from '../../../lib/calls.ts';
import { call } from '../../../lib/client.ts';

const REFRESH = { refetchInterval: 15_000 };

export const chainsQuery = queryOptions({
  queryKey: ['staffAlarms.chains'],
  queryFn: () => call('staffAlarms.chains', {}),
  ...REFRESH,
});

export const chainAlarmsQuery = pagedQuery('staffAlarms.chainAlarms', {}, REFRESH);
export const finalOnlyQuery = pagedQuery('staffDeposits.finalOnlyDeposits', {}, REFRESH);
export const unattributedQuery = pagedQuery('staffDeposits.unattributedDeposits', {}, REFRESH);

/** What an action on alarms makes stale: the networks' state, the alarms and the audit log. */
const CHANGED = ['staffAlarms.chains', 'staffAlarms.chainAlarms', 'staffApprovals.auditLog'] as const;

export const useResume = () => useAct('staffAlarms.resumeNetwork', CHANGED);
export const useRelease = () => useAct('staffAlarms.releasePayment', CHANGED);
export const useSeeAlarm = () => useAct('staffChains.seeAlarm', CHANGED);
