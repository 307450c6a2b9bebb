import { queryOptions } from '@tanstack/react-query';
import { pagedQuery, useAct } from '../../../lib/calls.ts';
import { call, type StaffOutput } from '../../../lib/client.ts';

const REFRESH = { refetchInterval: 15_000 };
export type CasesTab = 'open' | 'ended';
export type CaseRow = StaffOutput<'staffRecovery.cases'>['rows'][number];
export type CaseDetail = StaffOutput<'staffRecovery.caseDetail'>;

export const casesQuery = (tab: CasesTab) => pagedQuery('staffRecovery.cases', { tab }, REFRESH);

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['staffRecovery.caseDetail', { id }],
    queryFn: () => call('staffRecovery.caseDetail', { id }),
    enabled: id !== '',
    ...REFRESH,
  });

/** Fetches the screenshot of a case. The audit log records it. */
export const lookAtScreenshot = (id: string) => call('staffRecovery.screenshot', { id });

/** Decides a case; makes the lists, the case, the waiting actions and the audit log stale. */
export const useDecideCase = () =>
  useAct('staffRecovery.decide', [
    'staffRecovery.cases',
    'staffRecovery.caseDetail',
    'staffActions.list',
    'staffApprovals.auditLog',
  ]);
