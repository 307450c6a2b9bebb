import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type StaffInput, type StaffOutput } from '../../../lib/client.ts';

export type KnownAddress = StaffOutput<'staffCustody.knownAddresses'>['rows'][number];
export type HotLimit = StaffOutput<'staffCustody.hotLimits'>['rows'][number];

export const knownAddressesQuery = (address: string) =>
  infiniteQueryOptions({
    queryKey: ['staffCustody.knownAddresses', { address }],
    queryFn: ({ pageParam }) =>
      call('staffCustody.knownAddresses', {
        ...(address !== '' && { address }),
        ...(pageParam !== null && { before: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

export const hotLimitsQuery = queryOptions({
  queryKey: ['staffCustody.hotLimits'],
  queryFn: () => call('staffCustody.hotLimits', {}),
});

/** What is asked for waits for a second member of staff. */
function useAsk<Input>(send: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: ['staffActions.list'] }),
  });
}

export const useSetKnownAddress = () =>
  useAsk((input: StaffInput<'staffCustody.setKnownAddress'>) => call('staffCustody.setKnownAddress', input));
export const useSetHotLimit = () =>
  useAsk((input: StaffInput<'staffCustody.setHotLimit'>) => call('staffCustody.setHotLimit', input));
