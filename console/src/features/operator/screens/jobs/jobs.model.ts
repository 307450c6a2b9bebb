import { useQuery } from '@tanstack/react-query';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { jobsQuery, useRunJob } from '../../api/jobs.ts';

export type Job = StaffOutput<'staffJobs.jobs'>['rows'][number];
export type Lease = StaffOutput<'staffJobs.jobs'>['leases'][number];

/** Jobs that need somebody come first. */
const ORDER = { FAILING: 0, LATE: 1, GONE: 2, RUNNING: 3, RESTING: 3 } as const;

/** Every background job, and running one now. */
export function useJobsModel() {
  const jobs = useQuery(jobsQuery);
  const mayRun = useIsOneOf(['risk', 'finance']);
  const running = useRunJob();
  const action = useReasonedAction<Job>(
    ({ name }, reason) => running.mutateAsync({ name, reason }),
    () => t('console.jobs.asked'),
  );
  return {
    rows: (jobs.data?.rows ?? []).toSorted((a, b) => ORDER[a.state] - ORDER[b.state]),
    leases: jobs.data?.leases ?? [],
    state: stateOf(jobs),
    retry: () => void jobs.refetch(),
    mayRun,
    action,
  };
}
