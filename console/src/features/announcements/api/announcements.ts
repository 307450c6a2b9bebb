import { queryOptions } from '@tanstack/react-query';
import { useAct } from '../../../lib/calls.ts';
import { call, type StaffInput, type StaffOutput } from '../../../lib/client.ts';

export type Announcement = StaffOutput<'staffAnnouncements.list'>['rows'][number];
export type NewAnnouncement = Omit<StaffInput<'staffAnnouncements.publish'>, 'reason'>;

const REFRESH_MS = 30_000;

export const announcementsQuery = queryOptions({
  queryKey: ['staffAnnouncements.list'],
  queryFn: () => call('staffAnnouncements.list', {}),
  refetchInterval: REFRESH_MS,
});

const CHANGED = ['staffAnnouncements.list'] as const;

export const usePublish = () => useAct('staffAnnouncements.publish', CHANGED);
export const useRemove = () => useAct('staffAnnouncements.remove', CHANGED);
