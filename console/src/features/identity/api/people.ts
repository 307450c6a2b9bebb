import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type StaffInput } from '../../../lib/client.ts';

const QUEUE_REFRESH_MS = 15_000;

export const kycQueueQuery = infiniteQueryOptions({
  queryKey: ['staffIdentity.kycQueue'],
  queryFn: ({ pageParam }) => call('staffIdentity.kycQueue', pageParam === null ? {} : { before: pageParam }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  refetchInterval: QUEUE_REFRESH_MS,
});

/** Everything that a person submitted so far. */
export const kycHistoryQuery = (uid: string) =>
  queryOptions({
    queryKey: ['staffIdentity.kycHistory', { uid }],
    queryFn: () => call('staffIdentity.kycHistory', { uid }),
  });

/** One photo of a verification. Every look is recorded, so it is fetched only when asked for and not again by itself. */
export const kycDocumentQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['staffIdentity.kycDocument', { documentId }],
    queryFn: () => call('staffIdentity.kycDocument', { documentId }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useDecideKyc() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: StaffInput<'staffIdentity.decideKyc'>) => call('staffIdentity.decideKyc', input),
    onSettled: () => client.invalidateQueries({ queryKey: ['staffIdentity.kycQueue'] }),
  });
}
