import { infiniteQueryOptions } from '@tanstack/react-query';
import { useAct } from '../../../lib/calls.ts';
import { call, type StaffInput, type StaffOutput } from '../../../lib/client.ts';

export type LaunchProject = StaffOutput<'staffLaunch.projects'>['rows'][number];
export type Aside = StaffOutput<'staffLaunch.projects'>['aside'][number];
export type SnapshotRun = StaffOutput<'staffLaunch.projects'>['snapshots'][number];
export type PublishInput = Omit<StaffInput<'staffLaunch.publish'>, 'reason'>;

const REFRESH_MS = 15_000;
/** While lots are being sold, within minutes. */
const FLASH_REFRESH_MS = 2_000;

const isFlashOpen = ({ rounds }: LaunchProject): boolean =>
  rounds.some(({ mode, state }) => mode === 'FLASH' && state === 'OPEN');

export const projectsQuery = infiniteQueryOptions({
  queryKey: ['staffLaunch.projects'],
  queryFn: ({ pageParam }) => call('staffLaunch.projects', pageParam === null ? {} : { before: pageParam }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  refetchInterval: ({ state: { data } }) =>
    data?.pages.some(({ rows }) => rows.some(isFlashOpen)) ? FLASH_REFRESH_MS : REFRESH_MS,
});

/** What is asked for waits for a second member of staff. */
export const usePublish = () => useAct('staffLaunch.publish', ['staffActions.list']);
export const useFund = () => useAct('staffLaunch.fund', ['staffActions.list']);
export const usePayOut = () => useAct('staffLaunch.payOut', ['staffActions.list']);
export const useMove = () => useAct('staffLaunch.move', ['staffActions.list']);
export const useProtect = () => useAct('staffLaunch.protect', ['staffActions.list']);
export const useCancel = () => useAct('staffLaunch.cancel', ['staffActions.list']);
