import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Approvals, PlainRecord, StaffAction } from '../../approvals/public.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { findProject } from '../queries/project.query.ts';
import { countPeople, countUnlocked, lockRounds } from '../queries/staff-project.query.ts';
import { markProjectCancelled, setRoundState } from '../store/project.store.ts';

interface CancelWish extends PlainRecord {
  readonly projectId: string;
}
type CancelRefusal = 'LAUNCH_NOT_FOUND' | 'LAUNCH_CANCELLED' | 'LAUNCH_UNLOCKED' | 'LAUNCH_OVER';

/**
 * Cancels a project whose tokens nobody can have moved yet. Everybody is paid back by a job: what is committed is freed, what
 * was paid goes back. It takes two, because it undoes what people were promised.
 */
export const defineCancelAction = (
  deps: LaunchDeps & { readonly approvals: Pick<Approvals, 'define'> },
): StaffAction<CancelWish, CancelRefusal> =>
  deps.approvals.define<CancelWish, CancelRefusal>({
    kind: 'staffLaunch.cancel',
    proposers: ['product', 'risk'],
    deciders: ['product'],
    needsSecond: () => true,
    plan: async (tx, { projectId }) => {
      const judged = await judge(tx, projectId);
      if (!judged.ok) return judged;
      return ok({
        subject: `launch:${projectId}`,
        before: { isCancelled: false },
        after: { isCancelled: true, paidBack: await countPeople(tx, projectId) },
      });
    },
    carryOut: async (tx, { projectId }, { nowMs, proposedBy }) => {
      const judged = await judge(tx, projectId);
      if (!judged.ok) return judged;
      for (const { number } of judged.value) {
        await setRoundState(tx, { projectId, number }, 'CANCELLED', { nowMs, staffId: proposedBy });
      }
      await markProjectCancelled(tx, projectId, nowMs);
      return ok(true);
    },
  });

async function judge(tx: Tx, projectId: string): Promise<Result<{ readonly number: number }[], CancelRefusal>> {
  const rounds = await lockRounds(tx, projectId);
  const project = await findProject(tx, projectId);
  if (!project) return refuse('LAUNCH_NOT_FOUND', { project: projectId });
  if (project.cancelledMs !== null) return refuse('LAUNCH_CANCELLED');
  if ((await countUnlocked(tx, projectId)) > 0) return refuse('LAUNCH_UNLOCKED');
  // Where nothing was sold nothing is ever unlocked, and everybody has what is theirs.
  return rounds.every(({ state }) => state === 'COMPLETED') ? refuse('LAUNCH_OVER') : ok(rounds);
}
