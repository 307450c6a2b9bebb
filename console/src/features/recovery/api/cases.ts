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

/** The picture that came with a case; the look is recorded. */
export const lookAtScreenshot = (id: string) => call('staffRecovery.screenshot', { id });

/** A decision changes the lists, the case, what waits for a second one, and the audit log. */
export const useDecideCase = () =>
  useAct('staffRecovery.decide', [
    'staffRecovery.cases',
    'staffRecovery.caseDetail',
    'staffActions.list',
    'staffApprovals.auditLog',
  ]);
