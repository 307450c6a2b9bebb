import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CallFailure } from '../../../lib/calls/call-failure.ts';
import { type CallOutput, call } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';

export type Project = CallOutput<'launch.projects'>['rows'][number];
export type Round = Project['rounds'][number];
/** What a round asks of the person, and what the person has in it. */
export type OwnRound = CallOutput<'launch.project'>['rounds'][number];
export type Condition = OwnRound['conditions'][number];
export type Subscription = CallOutput<'launch.subscriptions'>['rows'][number];

const PAGE = '20';
const SOON_MS = 10_000;

/**
 * Sales, the newest first, a page at a time: those that are over, or the others. What is committed changes all the time while a
 * round is open.
 */
export const useSales = (isOver: boolean, isWanted: boolean) =>
  useInfiniteQuery({
    queryKey: ['launch.projects', { isOver, isPaged: true }],
    queryFn: ({ pageParam, signal }) => {
      const input = {
        over: isOver ? 'true' : 'false',
        limit: PAGE,
        ...(pageParam !== null && { before: pageParam }),
      } as const;
      return call('launch.projects', input, { quiet: true, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: MINUTE_MS,
    enabled: isWanted,
    throwOnError: (_error: CallFailure) => false,
  });

/**
 * A project and what one has in it. Estimates are counted once a minute.
 *
 * @param isSoonOther  whether something else is to be shown within moments
 */
export const useProject = (project: string, isSoonOther: (shown: CallOutput<'launch.project'>) => boolean) =>
  useQuery(
    endpointQuery(
      'launch.project',
      { project },
      {
        // Conditions are mended on other pages: whoever comes back from there sees at once that they are met.
        refetchOnMount: 'always',
        refetchInterval: ({ state: { data } }) => (data && isSoonOther(data) ? SOON_MS : MINUTE_MS),
      },
    ),
  );

/** What the accounts have of the paying coin; funding pays. */
export const useFunds = (asset: string) => useQuery(endpointQuery('transfers.info', { asset }));

/** What a person took part in, the newest first, a page at a time. */
export const useSubscriptions = () =>
  useInfiniteQuery({
    queryKey: ['launch.subscriptions', { isPaged: true }],
    queryFn: ({ pageParam, signal }) => {
      const input = { limit: PAGE, ...(pageParam !== null && { before: pageParam }) };
      return call('launch.subscriptions', input, { quiet: true, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    throwOnError: (_error: CallFailure) => false,
  });
