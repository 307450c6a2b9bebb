import { infiniteQueryOptions, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, type StaffEndpointId, type StaffInput, type StaffOutput } from './client.ts';

/** Endpoints that return a page and where the next one begins. */
type PagedId = {
  [Id in StaffEndpointId]: StaffOutput<Id> extends { readonly rows: readonly unknown[]; readonly next: string | null }
    ? Id
    : never;
}[StaffEndpointId];
/** The filters of a list: its input without the cursor. */
export type Narrowing<Id extends PagedId> = Omit<StaffInput<Id>, 'before'>;

interface PagedOptions {
  readonly refetchInterval?: number;
  readonly enabled?: boolean;
}

/** A list that is loaded page by page. */
export const pagedQuery = <Id extends PagedId>(id: Id, narrowing: Narrowing<Id>, options: PagedOptions = {}) =>
  infiniteQueryOptions({
    queryKey: [id, narrowing] as QueryKey,
    queryFn: ({ pageParam }): Promise<StaffOutput<Id>> =>
      call(id, { ...narrowing, ...(pageParam !== null && { before: pageParam }) } as StaffInput<Id>),
    initialPageParam: null as string | null,
    getNextPageParam: (page: StaffOutput<Id>) => (page as { readonly next: string | null }).next,
    ...options,
  });

/**
 * Lets one call through at a time. The page disables its button only when it is redrawn, and a second press may come before
 * that.
 */
export function useOneAtATime() {
  const isBusy = useRef(false);
  return async (act: () => Promise<unknown>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    await act().finally(() => {
      isBusy.current = false;
    });
  };
}

/** An action of staff, and the queries that it makes stale, whether it succeeds or not. */
export function useAct<Id extends StaffEndpointId>(id: Id, changes: readonly StaffEndpointId[] = []) {
  return useActBy((input: StaffInput<Id>) => call(id, input), changes);
}

/** Like `useAct`, where one act is several endpoints. */
export function useActBy<Input, Answer>(send: (input: Input) => Promise<Answer>, changes: readonly StaffEndpointId[]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => Promise.all(changes.map((id) => client.invalidateQueries({ queryKey: [id] }))),
  });
}
