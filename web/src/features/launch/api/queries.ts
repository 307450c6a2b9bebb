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

/** What is committed changes all the time while a round is open; estimates are counted once a minute. */
export const useProjects = () => useQuery(endpointQuery('launch.projects', {}, { refetchInterval: MINUTE_MS }));
export const useProject = (project: string) =>
  useQuery(
    endpointQuery('launch.project', { project }, { refetchInterval: ({ state }) => waitOf(state.data?.rounds ?? []) }),
  );

/** Whoever has just subscribed is not in the last count: the next one is not waited for twice. */
const waitOf = (rounds: readonly OwnRound[]): number =>
  rounds.some(({ subscription, estimate }) => subscription?.state === 'SUBSCRIBED' && estimate === null)
    ? SOON_MS
    : MINUTE_MS;

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
