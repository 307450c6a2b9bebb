import type { UseQueryResult } from '@tanstack/react-query';
import type { CallFailure } from '../../../lib/calls/call-failure.ts';

/** How far a place on the screen is with its answer. */
export interface LoadState {
  readonly state: 'loading' | 'failed' | 'ready';
  /** A sentence for people; empty unless failed. */
  readonly sentence: string;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Login and downtime lead to another page; there is nothing to say in this place meanwhile. */
const leadsAway = (failure: CallFailure | null): boolean => failure?.kind === 'login' || failure?.kind === 'downtime';

/** An answer that was there once stays, also when a later try fails. */
export const loadOf = (query: UseQueryResult<unknown, CallFailure>): LoadState => ({
  state: query.data !== undefined ? 'ready' : query.isError && !leadsAway(query.error) ? 'failed' : 'loading',
  sentence: query.error?.message ?? '',
  isRetrying: query.isFetching,
  retry: () => void query.refetch(),
});
