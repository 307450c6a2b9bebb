import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type StaffInput } from '../../../lib/client.ts';

const REFRESH_MS = 15_000;

export const chainsQuery = queryOptions({
  queryKey: ['staffWallet.chains'],
  queryFn: () => call('staffWallet.chains', {}),
  refetchInterval: REFRESH_MS,
});

export const chainAlarmsQuery = infiniteQueryOptions({
  queryKey: ['staffWallet.chainAlarms'],
  queryFn: ({ pageParam }) => call('staffWallet.chainAlarms', pageParam === null ? {} : { before: pageParam }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  refetchInterval: REFRESH_MS,
});

export const unattributedQuery = infiniteQueryOptions({
  queryKey: ['staffWallet.unattributedDeposits'],
  queryFn: ({ pageParam }) => call('staffWallet.unattributedDeposits', pageParam === null ? {} : { before: pageParam }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  refetchInterval: REFRESH_MS,
});

/** An action on the chain edge changes what stands still, the alarms and the audit log. */
function useRefreshAfterAction() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['staffWallet.chains', 'staffWallet.chainAlarms', 'staffApprovals.auditLog'].map((id) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}

export function useResume() {
  const refresh = useRefreshAfterAction();
  return useMutation({
    mutationFn: (input: StaffInput<'staffWallet.resumeNetwork'>) => call('staffWallet.resumeNetwork', input),
    onSettled: refresh,
  });
}

export function useRelease() {
  const refresh = useRefreshAfterAction();
  return useMutation({
    mutationFn: (input: StaffInput<'staffWallet.releasePayment'>) => call('staffWallet.releasePayment', input),
    onSettled: refresh,
  });
}
