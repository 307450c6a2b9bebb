import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type StaffInput } from '../../../lib/client.ts';

const REFRESH_MS = 10_000;

export const chainStatusQuery = queryOptions({
  queryKey: ['staffChains.status'],
  queryFn: () => call('staffChains.status', {}),
  refetchInterval: REFRESH_MS,
});

export const paymentsQuery = infiniteQueryOptions({
  queryKey: ['staffChains.payments'],
  queryFn: ({ pageParam }) => call('staffChains.payments', pageParam === null ? {} : { before: pageParam }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  refetchInterval: REFRESH_MS,
});

/** An action on a payment or an alarm changes what waits, the alarms and the audit log. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['staffChains.status', 'staffChains.payments', 'staffWallet.chainAlarms', 'staffApprovals.auditLog'].map((id) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}

export function useBump() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: StaffInput<'staffChains.bumpPayment'>) => call('staffChains.bumpPayment', input),
    onSettled: refresh,
  });
}

export function useCancelPayment() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: StaffInput<'staffChains.cancelPayment'>) => call('staffChains.cancelPayment', input),
    onSettled: refresh,
  });
}

export function useSeeAlarm() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: StaffInput<'staffChains.seeAlarm'>) => call('staffChains.seeAlarm', input),
    onSettled: refresh,
  });
}
