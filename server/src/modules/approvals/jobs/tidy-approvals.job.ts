import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { ApprovalsDeps } from '../approvals-deps.ts';

type Deps = Pick<ApprovalsDeps, 'attempts' | 'clock'>;

/** Forgets wrong log-ins that say nothing any more. */
export async function tidyApprovals({ attempts, clock }: Deps): Promise<'idle'> {
  await attempts.tidy(clock.nowMs());
  return 'idle';
}

export const tidyApprovalsJob = (deps: Deps) => ({
  name: 'approvals-tidy',
  everyMs: HOUR_MS,
  run: () => tidyApprovals(deps),
});
