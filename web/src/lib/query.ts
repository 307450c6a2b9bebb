import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { QueryClient, queryOptions, type UseMutationOptions, type UseQueryOptions } from '@tanstack/react-query';
import { type CallFailure, type FailureKind, failureIn } from './calls/call-failure.ts';
import { type CallId, type CallInput, type CallOptions, type CallOutput, call } from './client.ts';

const RETRIES_MAX = 2;
const RETRIED: ReadonlySet<FailureKind | undefined> = new Set<FailureKind>(['network', 'pending']);
const isWorthAnother = (failure: CallFailure | null): boolean =>
  RETRIED.has(failure?.kind) || failure?.i18nMsgCode === 'BUSY';

/** The one cache of what the server answered. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: 10 * MINUTE_MS,
      // A refusal stays a refusal, but for that of a server which is too busy for a moment; a journey that failed is worth
      // another try, and so is a question that was turned away because the same one, taken back a moment ago, had not quite
      // ended.
      retry: (count, error) => isWorthAnother(failureIn(error)) && count < RETRIES_MAX,
      retryDelay: (count) => 500 * 2 ** count,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

type QueryExtra<Id extends CallId> = Omit<
  UseQueryOptions<CallOutput<Id>, CallFailure, CallOutput<Id>, readonly [Id, CallInput<Id>]>,
  'queryKey' | 'queryFn'
>;

/** Options for `useQuery` of one endpoint. The key is [id, input], so that any feature can refresh it by its id. */
export const endpointQuery = <Id extends CallId>(id: Id, input: CallInput<Id>, extra?: QueryExtra<Id>) =>
  queryOptions<CallOutput<Id>, CallFailure, CallOutput<Id>, readonly [Id, CallInput<Id>]>({
    queryKey: [id, input] as const,
    // The place that shows the answer shows its failure too, with Retry; a toast beside it would say it twice.
    queryFn: ({ signal }) => call(id, input, { signal, quiet: true }),
    ...extra,
  });

/**
 * Asks while the page's code still waits for other things, so that the screen finds the answer, or at least the question, in the
 * cache. A failure is nobody's: the screen asks again and shows what comes.
 */
export function askEarly<Id extends CallId>(id: Id, input: CallInput<Id>): void {
  const queryFn = ({ signal }: { signal: AbortSignal }) => call(id, input, { signal, quiet: true, isEarly: true });
  void queryClient.prefetchQuery({ queryKey: [id, input], queryFn, retry: false });
}

/**
 * Options for `useMutation` of one endpoint.
 *
 * @param stale  ids whose answers this makes old
 */
export const endpointCommand = <Id extends CallId>(
  id: Id,
  stale: readonly CallId[] = [],
  options: CallOptions = {},
): UseMutationOptions<CallOutput<Id>, CallFailure, CallInput<Id>> => ({
  mutationKey: [id],
  mutationFn: (input) => call(id, input, options),
  // Even a failure may have happened on the server, so what it touches is asked for again either way.
  onSettled: () => refresh(...stale),
});

/** Marks the answers of these endpoints as old; what is on the screen is fetched again. */
export async function refresh(...ids: readonly CallId[]): Promise<void> {
  await Promise.all(ids.map((id) => queryClient.invalidateQueries({ queryKey: [id] })));
}

/** Changes a cached answer in place, for what the live connection pushes. Does nothing where there is none. */
export function patch<Id extends CallId>(
  id: Id,
  input: CallInput<Id>,
  change: (old: CallOutput<Id>) => CallOutput<Id>,
): void {
  queryClient.setQueryData<CallOutput<Id>>([id, input], (old) => (old === undefined ? old : change(old)));
}
