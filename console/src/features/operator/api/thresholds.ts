import { queryOptions } from '@tanstack/react-query';
import { useAct } from '../../../lib/calls.ts';
import { call, type StaffOutput } from '../../../lib/client.ts';

export type Threshold = StaffOutput<'staffOperator.thresholds'>['rows'][number];

export const thresholdsQuery = queryOptions({
  queryKey: ['staffOperator.thresholds'],
  queryFn: () => call('staffOperator.thresholds', {}),
});

/** Asks for a change, which waits for a second member of staff. */
export const useSetThreshold = () => useAct('staffOperator.setThreshold', ['staffActions.list']);
