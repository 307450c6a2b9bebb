import { queryOptions } from '@tanstack/react-query';
import { useAct } from '../../../lib/calls.ts';
import { call } from '../../../lib/client.ts';

const REFRESH_MS = 2_000;

export const jobsQuery = queryOptions({
  queryKey: ['staffJobs.jobs'],
  queryFn: () => call('staffJobs.jobs', {}),
  refetchInterval: REFRESH_MS,
});

export const useRunJob = () => useAct('staffJobs.run', ['staffJobs.jobs']);
