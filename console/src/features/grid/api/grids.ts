import { queryOptions } from '@tanstack/react-query';
import { pagedQuery, useAct } from '../../../lib/calls.ts';
import { call, type StaffInput, type StaffOutput } from '../../../lib/client.ts';

export type GridRow = StaffOutput<'staffGrid.list'>['rows'][number];
export type GridLoad = StaffOutput<'staffGrid.load'>;
export type GridState = NonNullable<StaffInput<'staffGrid.list'>['state']>;

const REFRESH = { refetchInterval: 10_000 };

export const gridsQuery = (state: GridState) => pagedQuery('staffGrid.list', { state }, REFRESH);

export const gridLoadQuery = queryOptions({
  queryKey: ['staffGrid.load'],
  queryFn: () => call('staffGrid.load', {}),
  ...REFRESH,
});

export const useStopGrid = () =>
  useAct('staffGrid.stop', ['staffGrid.list', 'staffGrid.load', 'staffApprovals.auditLog']);
