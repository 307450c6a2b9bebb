import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type StaffInput } from '../../../lib/client.ts';

const QUEUE_REFRESH_MS = 10_000;

export type ReviewTab = NonNullable<StaffInput<'staffWallet.reviewQueue'>['tab']>;

export const reviewQueueQuery = (tab: ReviewTab) =>
  infiniteQueryOptions({
    queryKey: ['staffWallet.reviewQueue', { tab }],
    queryFn: ({ pageParam }) =>
      call('staffWallet.reviewQueue', { tab, ...(pageParam === null ? {} : { before: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: QUEUE_REFRESH_MS,
  });

export const reviewDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['staffWallet.reviewDetail', { id }],
    queryFn: () => call('staffWallet.reviewDetail', { id }),
    enabled: id !== '',
    refetchInterval: QUEUE_REFRESH_MS,
  });

/** A decision changes the queue, the withdrawal itself and the audit log. */
function useRefreshAfterDecision() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['staffWallet.reviewQueue', 'staffWallet.reviewDetail', 'staffApprovals.auditLog'].map((id) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}

export function useApprove() {
  const refresh = useRefreshAfterDecision();
  return useMutation({
    mutationFn: (input: StaffInput<'staffWallet.approveWithdrawal'>) => call('staffWallet.approveWithdrawal', input),
    onSettled: refresh,
  });
}

export function useReject() {
  const refresh = useRefreshAfterDecision();
  return useMutation({
    mutationFn: (input: StaffInput<'staffWallet.rejectWithdrawal'>) => call('staffWallet.rejectWithdrawal', input),
    onSettled: refresh,
  });
}

export function useAsk() {
  const refresh = useRefreshAfterDecision();
  return useMutation({
    mutationFn: (input: StaffInput<'staffWallet.askWithdrawal'>) => call('staffWallet.askWithdrawal', input),
    onSettled: refresh,
  });
}
