import { queryOptions } from '@tanstack/react-query';
import { pagedQuery, useAct } from '../../../lib/calls.ts';
import { call, type StaffInput } from '../../../lib/client.ts';

const REFRESH = { refetchInterval: 10_000 };

export type ReviewTab = NonNullable<StaffInput<'staffWallet.reviewQueue'>['tab']>;

export const reviewQueueQuery = (tab: ReviewTab) => pagedQuery('staffWallet.reviewQueue', { tab }, REFRESH);

export const reviewDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['staffWallet.reviewDetail', { id }],
    queryFn: () => call('staffWallet.reviewDetail', { id }),
    enabled: id !== '',
    ...REFRESH,
  });

/** A decision changes the queue, the withdrawal itself and the audit log. */
const CHANGED = ['staffWallet.reviewQueue', 'staffWallet.reviewDetail', 'staffApprovals.auditLog'] as const;

export const useApprove = () => useAct('staffWallet.approveWithdrawal', CHANGED);
export const useReject = () => useAct('staffWallet.rejectWithdrawal', CHANGED);
export const useAsk = () => useAct('staffWallet.askWithdrawal', CHANGED);
