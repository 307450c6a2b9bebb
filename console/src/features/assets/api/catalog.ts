import { queryOptions } from '@tanstack/react-query';
import { useAct } from '../../../lib/calls.ts';
import { call, type StaffOutput } from '../../../lib/client.ts';

type Catalog = StaffOutput<'staffAssets.catalog'>;
export type CatalogNetwork = Catalog['networks'][number];
export type CatalogPair = Catalog['pairs'][number];

export const catalogQuery = queryOptions({
  queryKey: ['staffAssets.catalog'],
  queryFn: () => call('staffAssets.catalog', {}),
});

/** A change shows up in the catalog at once, or among the actions that wait. */
const CHANGED = ['staffAssets.catalog', 'staffActions.list'] as const;

export const useSetPause = () => useAct('staffAssets.setPause', CHANGED);
export const useSetTerms = () => useAct('staffAssets.setTerms', CHANGED);
export const useSetConfirmations = () => useAct('staffAssets.setConfirmations', CHANGED);
