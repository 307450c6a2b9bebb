import { queryOptions } from '@tanstack/react-query';
import { pagedQuery, useAct } from '../../../lib/calls.ts';
import { call, type StaffOutput } from '../../../lib/client.ts';

export type PlanRow = StaffOutput<'staffAutoInvest.plans'>['rows'][number];
export type RunRow = StaffOutput<'staffAutoInvest.runs'>['rows'][number];
export type Load = StaffOutput<'staffAutoInvest.load'>;
export type CloseRow = StaffOutput<'staffAutoInvest.closes'>['rows'][number];
export type Preview = StaffOutput<'staffAutoInvest.previewCloses'>;

const REFRESH_MS = 30_000;

export const plansQuery = pagedQuery('staffAutoInvest.plans', {});
export const runsQuery = pagedQuery('staffAutoInvest.runs', {}, { refetchInterval: REFRESH_MS });
export const loadQuery = queryOptions({
  queryKey: ['staffAutoInvest.load'],
  queryFn: () => call('staffAutoInvest.load', {}),
  refetchInterval: REFRESH_MS,
});
export const closesQuery = queryOptions({
  queryKey: ['staffAutoInvest.closes'],
  queryFn: () => call('staffAutoInvest.closes', {}),
});

export const usePreviewCloses = () => useAct('staffAutoInvest.previewCloses');
export const useLoadCloses = () => useAct('staffAutoInvest.loadCloses', ['staffAutoInvest.closes']);
