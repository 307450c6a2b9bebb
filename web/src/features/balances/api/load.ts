import type { UseQueryResult } from '@tanstack/react-query';
import type { CallFailure } from '../../../lib/calls/call-failure.ts';

/** The loading state of one place on the screen. */
export interface LoadState {
  readonly state: 'loading' | 'failed' | 'ready';
  /** The error sentence; empty unless loading failed. */
  readonly sentence: string;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Failures that lead to another page, so that this place says nothing. */
const leadsAway = (failure: CallFailure | null): boolean => failure?.kind === 'login' || failure?.kind === 'downtime';

/** An answer that was once shown stays, even when a later refresh fails. */
export const loadOf = (query: UseQueryResult<unknown, CallFailure>): LoadState => ({
  state: query.data !== undefined ? 'ready' : query.isError && !leadsAway(query.error) ? 'failed' : 'loading',
  sentence: query.error?.message ?? '',
  isRetrying: query.isFetching,
  retry: () => void query.refetch(),
});
