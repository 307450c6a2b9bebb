import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CallFailure } from '../../../lib/calls/call-failure.ts';
import { type CallInput, type CallOutput, call } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';

export type Terms = CallOutput<'autoInvest.terms'>;
export type Plan = CallOutput<'autoInvest.plan'>;
export type CoinFigures = Plan['figures'][number];
export type Run = CallOutput<'autoInvest.runs'>['rows'][number];
export type Leg = Run['legs'][number];
export type Reference = CallOutput<'autoInvest.reference'>;
/** What is bought, and when: without the hour, which daily closes do not know. */
export type Wishes = Omit<CallInput<'autoInvest.reference'>, 'range'>;
export type Range = CallInput<'autoInvest.reference'>['range'];
export type DatesInput = CallInput<'autoInvest.dates'>;

const PLANS_PAGE = '20';
/** The picture of a plan is made from these too, so a page has many. */
const RUNS_PAGE = '60';
/** While a run is under way its outcome is a matter of seconds. */
const RUNNING_EVERY_MS = 2_000;

export const useTerms = () =>
  useQuery(endpointQuery('autoInvest.terms', {}, { staleTime: MINUTE_MS, refetchInterval: MINUTE_MS }));

/** What a purchase costs the person as taker. */
export const useFees = () => useQuery(endpointQuery('spot.fees', {}, { staleTime: 5 * MINUTE_MS }));

export const useSummary = () => useQuery(endpointQuery('autoInvest.summary', {}, { refetchInterval: MINUTE_MS }));

/** A person's plans, the newest first, a page at a time. */
export const usePlans = (isOpen: boolean) =>
  useInfiniteQuery({
    queryKey: ['autoInvest.plans', { isOpen, isPaged: true }],
    queryFn: ({ pageParam, signal }) => {
      const open = isOpen ? ('true' as const) : ('false' as const);
      const input = { open, limit: PLANS_PAGE, ...(pageParam !== null && { before: pageParam }) };
      return call('autoInvest.plans', input, { quiet: true, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    throwOnError: (_error: CallFailure) => false,
  });

/** One plan; nothing is asked while none is named. */
export const usePlan = (planId: string | null) =>
  useQuery(
    endpointQuery(
      'autoInvest.plan',
      { planId: planId ?? '' },
      {
        enabled: planId !== null,
        refetchInterval: ({ state }) => (state.data?.isRunning ? RUNNING_EVERY_MS : MINUTE_MS),
      },
    ),
  );

/** What a plan did, the newest first, a page at a time. */
export const useRuns = (planId: string) =>
  useInfiniteQuery({
    queryKey: ['autoInvest.runs', { planId, isPaged: true }],
    queryFn: ({ pageParam, signal }) => {
      const input = { planId, limit: RUNS_PAGE, ...(pageParam !== null && { before: pageParam }) };
      return call('autoInvest.runs', input, { quiet: true, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    throwOnError: (_error: CallFailure) => false,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.rows.some(({ status }) => status === 'RUNNING') ? RUNNING_EVERY_MS : false,
  });

/** The next dates of what stands in the form; nothing is asked while it names none. */
export const useDates = (input: DatesInput | null) =>
  useQuery(
    endpointQuery('autoInvest.dates', input ?? { period: 'day', hour: '0', zone: 'UTC' }, { enabled: input !== null }),
  );

/** For which ranges these coins have daily prices. */
export const useRanges = (assets: readonly string[]) =>
  useQuery(
    endpointQuery(
      'autoInvest.ranges',
      { assets: assets.toSorted().join(',') },
      { enabled: assets.length > 0, staleTime: MINUTE_MS },
    ),
  );

/** What a plan would have done. */
export const useReference = (wishes: Wishes | null, range: Range | null) =>
  useQuery(
    endpointQuery(
      'autoInvest.reference',
      { ...(wishes ?? { coins: '[]', amount: '0', period: 'day' as const }), range: range ?? '1y' },
      { enabled: wishes !== null && range !== null, staleTime: MINUTE_MS },
    ),
  );
