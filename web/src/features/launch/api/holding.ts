import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallFailure } from '../../../lib/calls/call-failure.ts';
import { type CallOutput, call } from '../../../lib/client.ts';

export type HoldingAnswer = CallOutput<'launch.holding'>;
export type HoldingDay = HoldingAnswer['rows'][number];
export type HoldingHour = HoldingDay['hours'][number];

/** What the person had, hour by hour, in the period that a round asks for: the newest days first, a week at a time. */
export const useHolding = (place: { readonly project: string; readonly round: string }) =>
  useInfiniteQuery({
    queryKey: ['launch.holding', place],
    queryFn: ({ pageParam, signal }) =>
      call('launch.holding', { ...place, ...(pageParam !== null && { before: pageParam }) }, { quiet: true, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    throwOnError: (_error: CallFailure) => false,
  });
