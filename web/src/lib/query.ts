import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { QueryClient, queryOptions, type UseMutationOptions, type UseQueryOptions } from '@tanstack/react-query';
import { type CallFailure, type FailureKind, failureIn } from './calls/call-failure.ts';
import { type CallId, type CallInput, type CallOptions, type CallOutput, call } from './client.ts';

const RETRIES_MAX = 2;
const RETRIED: ReadonlySet<FailureKind | undefined> = new Set<FailureKind>(['network', 'pending']);
const isWorthAnother = (failure: CallFailure | null): boolean =>
  RETRIED.has(failure?.kind) || failure?.i18nMsgCode === 'BUSY';

/** The only cache of the server's answers. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: 10 * MINUTE_MS,
      // Repeating does not change a refusal, except that of a server which is briefly too busy. Network failures are
      // repeated, and so is a query that was rejected because an identical one, just cancelled, had not quite ended.
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
    // The place that shows the answer also shows its failure with Retry, so a toast would repeat it.
    queryFn: ({ signal }) => call(id, input, { signal, quiet: true }),
    ...extra,
  });

/**
 * Sends a query while the page's code is still loading, so that the screen finds it in the cache. Failures are ignored here:
 * the screen asks again and shows the result.
 */
export function askEarly<Id extends CallId>(id: Id, input: CallInput<Id>): void {
  const queryFn = ({ signal }: { signal: AbortSignal }) => call(id, input, { signal, quiet: true, isEarly: true });
  void queryClient.prefetchQuery({ queryKey: [id, input], queryFn, retry: false });
}

/**
 * Options for `useMutation` of one endpoint.
 *
 * @param stale  ids of endpoints whose answers it makes stale
 */
export const endpointCommand = <Id extends CallId>(
  id: Id,
  stale: readonly CallId[] = [],
  options: CallOptions = {},
): UseMutationOptions<CallOutput<Id>, CallFailure, CallInput<Id>> => ({
  mutationKey: [id],
  mutationFn: (input) => call(id, input, options),
  // A failed command may still have taken effect on the server, so stale answers are refreshed either way.
  onSettled: () => refresh(...stale),
});

/** Marks these endpoints' answers as stale; those on the screen are fetched again. */
export async function refresh(...ids: readonly CallId[]): Promise<void> {
  await Promise.all(ids.map((id) => queryClient.invalidateQueries({ queryKey: [id] })));
}

/** Changes a cached answer in place, for pushes of the live connection. Does nothing where there is none. */
export function patch<Id extends CallId>(
  id: Id,
  input: CallInput<Id>,
  change: (old: CallOutput<Id>) => CallOutput<Id>,
): void {
  queryClient.setQueryData<CallOutput<Id>>([id, input], (old) => (old === undefined ? old : change(old)));
}
