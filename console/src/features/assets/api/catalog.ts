import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type StaffInput, type StaffOutput } from '../../../lib/client.ts';

type Catalog = StaffOutput<'staffAssets.catalog'>;
export type CatalogNetwork = Catalog['networks'][number];
export type CatalogPair = Catalog['pairs'][number];

export const catalogQuery = queryOptions({
  queryKey: ['staffAssets.catalog'],
  queryFn: () => call('staffAssets.catalog', {}),
});

/** A change of the catalog is seen there at once, or among what waits. */
function useCatalogMutation<Input>(send: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () =>
      Promise.all(
        ['staffAssets.catalog', 'staffActions.list'].map((id) => client.invalidateQueries({ queryKey: [id] })),
      ),
  });
}

export const useSetPause = () =>
  useCatalogMutation((input: StaffInput<'staffAssets.setPause'>) => call('staffAssets.setPause', input));
export const useSetTerms = () =>
  useCatalogMutation((input: StaffInput<'staffAssets.setTerms'>) => call('staffAssets.setTerms', input));
export const useSetConfirmations = () =>
  useCatalogMutation((input: StaffInput<'staffAssets.setConfirmations'>) =>
    call('staffAssets.setConfirmations', input),
  );
