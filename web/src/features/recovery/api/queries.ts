import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type CallOutput, call } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';

/** A case in the form that pages get. */
export type Case = CallOutput<'recovery.caseDetail'>;

const REFRESH_MS = 15_000;

export const useTerms = () => useQuery(endpointQuery('recovery.terms', {}));
/** Polls a case, because people decide it and the person should not have to reload. */
export const useCase = (id: string) =>
  useQuery(endpointQuery('recovery.caseDetail', { id }, { enabled: id !== '', refetchInterval: REFRESH_MS }));

/** The person's cases, newest first. */
const casesQuery = infiniteQueryOptions({
  queryKey: ['recovery.cases', {}],
  queryFn: ({ pageParam, signal }) =>
    call('recovery.cases', pageParam === null ? {} : { before: pageParam }, { quiet: true, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
});
export const useCases = () => useInfiniteQuery(casesQuery);
