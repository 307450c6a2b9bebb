import { queryOptions } from '@tanstack/react-query';
import { useAct } from '../../../lib/calls.ts';
import { call, type StaffOutput } from '../../../lib/client.ts';

export type Market = StaffOutput<'staffSpot.markets'>['rows'][number];

const REFRESH_MS = 15_000;

export const marketsQuery = queryOptions({
  queryKey: ['staffSpot.markets'],
  queryFn: () => call('staffSpot.markets', {}),
  refetchInterval: REFRESH_MS,
});

export const useSetStatus = () => useAct('staffSpot.setStatus', ['staffSpot.markets']);
