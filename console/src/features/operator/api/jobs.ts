import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type StaffInput } from '../../../lib/client.ts';

const REFRESH_MS = 2_000;

export const jobsQuery = queryOptions({
  queryKey: ['staffJobs.jobs'],
  queryFn: () => call('staffJobs.jobs', {}),
  refetchInterval: REFRESH_MS,
});

export function useRunJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: StaffInput<'staffJobs.run'>) => call('staffJobs.run', input),
    onSettled: () => client.invalidateQueries({ queryKey: ['staffJobs.jobs'] }),
  });
}
