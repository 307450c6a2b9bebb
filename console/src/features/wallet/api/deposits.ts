import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type StaffInput } from '../../../lib/client.ts';

const QUEUE_REFRESH_MS = 15_000;

export const reviewedDepositsQuery = infiniteQueryOptions({
  queryKey: ['staffWallet.reviewedDeposits'],
  queryFn: ({ pageParam }) => call('staffWallet.reviewedDeposits', pageParam === null ? {} : { before: pageParam }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  refetchInterval: QUEUE_REFRESH_MS,
});

/** So does a return, which sends the coins back. */
export function useReturnDeposit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: StaffInput<'staffWallet.returnDeposit'>) => call('staffWallet.returnDeposit', input),
    onSettled: () =>
      Promise.all(
        ['staffWallet.reviewedDeposits', 'staffApprovals.auditLog'].map((id) =>
          client.invalidateQueries({ queryKey: [id] }),
        ),
      ),
  });
}

/** A release changes the list and the audit log. */
export function useReleaseDeposit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: StaffInput<'staffWallet.releaseDeposit'>) => call('staffWallet.releaseDeposit', input),
    onSettled: () =>
      Promise.all(
        ['staffWallet.reviewedDeposits', 'staffApprovals.auditLog'].map((id) =>
          client.invalidateQueries({ queryKey: [id] }),
        ),
      ),
  });
}
