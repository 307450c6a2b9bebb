import { queryOptions } from '@tanstack/react-query';
import { pagedQuery, useAct } from '../../../lib/calls.ts';
import { call, type StaffOutput } from '../../../lib/client.ts';

export type KnownAddress = StaffOutput<'staffCustody.knownAddresses'>['rows'][number];
export type HotLimit = StaffOutput<'staffCustody.hotLimits'>['rows'][number];

export const knownAddressesQuery = (address: string) =>
  pagedQuery('staffCustody.knownAddresses', address === '' ? {} : { address });

export const hotLimitsQuery = queryOptions({
  queryKey: ['staffCustody.hotLimits'],
  queryFn: () => call('staffCustody.hotLimits', {}),
});

/** What a request makes stale. It waits for a second member of staff. */
const CHANGED = ['staffActions.list'] as const;

export const useSetKnownAddress = () => useAct('staffCustody.setKnownAddress', CHANGED);
export const useRotateHot = () => useAct('staffCustody.rotateHot', CHANGED);
export const useSetHotLimit = () => useAct('staffCustody.setHotLimit', CHANGED);
