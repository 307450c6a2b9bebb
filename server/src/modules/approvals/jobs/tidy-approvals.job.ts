import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { ApprovalsDeps } from '../approvals-deps.ts';
import { deleteExpiredKeyUses } from '../store/passkey.store.ts';

type Deps = Pick<ApprovalsDeps, 'attempts' | 'clock' | 'db'>;

/** Forgets wrong log-ins that say nothing any more, and answered challenges that are too old to be answered again. */
export async function tidyApprovals({ attempts, clock, db }: Deps): Promise<'idle'> {
  await attempts.tidy(clock.nowMs());
  await deleteExpiredKeyUses(db, clock.nowMs());
  return 'idle';
}

export const tidyApprovalsJob = (deps: Deps) => ({
  name: 'approvals-tidy',
  everyMs: HOUR_MS,
  run: () => tidyApprovals(deps),
});
