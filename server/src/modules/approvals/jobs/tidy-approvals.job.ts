import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { ApprovalsDeps } from '../approvals-deps.ts';
import { deleteExpiredKeyUses } from '../store/passkey.store.ts';
import { recordRefusedHours } from '../usecases/door/record-refused.ts';

type Deps = Pick<ApprovalsDeps, 'attempts' | 'clock' | 'db' | 'puzzles'>;

/**
 * Records how many log-ins were refused in past hours; deletes wrong tries that no longer count, and puzzles and
 * challenges that are too old to be answered.
 */
export async function tidyApprovals({ attempts, clock, db, puzzles }: Deps): Promise<'idle'> {
  await recordRefusedHours({ clock, db });
  await attempts.tidy(clock.nowMs());
  await puzzles.tidy(clock.nowMs());
  await deleteExpiredKeyUses(db, clock.nowMs());
  return 'idle';
}

export const tidyApprovalsJob = (deps: Deps) => ({
  name: 'approvals-tidy',
  everyMs: HOUR_MS,
  run: () => tidyApprovals(deps),
});
