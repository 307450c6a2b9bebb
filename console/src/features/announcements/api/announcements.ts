import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type StaffInput, type StaffOutput } from '../../../lib/client.ts';

export type Announcement = StaffOutput<'staffAnnouncements.list'>['rows'][number];
export type NewAnnouncement = Omit<StaffInput<'staffAnnouncements.publish'>, 'reason'>;

const REFRESH_MS = 30_000;
const KEY = ['staffAnnouncements.list'];

export const announcementsQuery = queryOptions({
  queryKey: KEY,
  queryFn: () => call('staffAnnouncements.list', {}),
  refetchInterval: REFRESH_MS,
});

export function usePublish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: StaffInput<'staffAnnouncements.publish'>) => call('staffAnnouncements.publish', input),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRemove() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: StaffInput<'staffAnnouncements.remove'>) => call('staffAnnouncements.remove', input),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
