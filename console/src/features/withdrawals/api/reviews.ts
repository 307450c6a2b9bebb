import { queryOptions } from '@tanstack/react-query';
import { pagedQuery, useAct } from '../../../lib/calls.ts';
import { call, type StaffInput } from '../../../lib/client.ts';

const REFRESH = { refetchInterval: 10_000 };

export type ReviewTab = NonNullable<StaffInput<'staffWithdrawals.reviewQueue'>['tab']>;

export const reviewQueueQuery = (tab: ReviewTab) => pagedQuery('staffWithdrawals.reviewQueue', { tab }, REFRESH);

export const reviewDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['staffWithdrawals.reviewDetail', { id }],
    queryFn: () => call('staffWithdrawals.reviewDetail', { id }),
    enabled: id !== '',
    ...REFRESH,
  });

/** What a decision makes stale: the queue, the withdrawal and the audit log. */
const CHANGED = ['staffWithdrawals.reviewQueue', 'staffWithdrawals.reviewDetail', 'staffApprovals.auditLog'] as const;

export const useApprove = () => useAct('staffWithdrawals.approveWithdrawal', CHANGED);
export const useReject = () => useAct('staffWithdrawals.rejectWithdrawal', CHANGED);
export const useAsk = () => useAct('staffWithdrawals.askWithdrawal', CHANGED);
