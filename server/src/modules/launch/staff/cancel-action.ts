import { fixingWindow } from '@bourse/core/launch/price/fixing.ts';
import type { RoundState } from '@bourse/core/launch/round.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Approvals, PlainRecord, StaffAction } from '../../approvals/public.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { findProject } from '../queries/project.query.ts';
import { countUnlocked, findPaidBack, lockRounds, type PaidBack } from '../queries/staff-project.query.ts';
import { markProjectCancelled, setRoundState } from '../store/project.store.ts';
import { countRound } from '../usecases/count-round.ts';
import { endPriceAlarms } from '../usecases/price/price-alarms.ts';
import { scaleOf } from '../usecases/scales.ts';

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
      const { people, amounts } = paidBackOut(deps, (await findPaidBack(tx, [projectId])).get(projectId));
      return ok({
        subject: `launch:${projectId}`,
        before: { isCancelled: false },
        after: { isCancelled: true, paidBack: people, givenBack: amounts },
      });
    },
    carryOut: async (tx, { projectId }, { nowMs, proposedBy }) => {
      const judged = await judge(tx, projectId);
      if (!judged.ok) return judged;
      await countEnded(deps, tx, projectId, nowMs);
      for (const { number, state } of judged.value) {
        if (state === 'CANCELLED') continue;
        await setRoundState(tx, { projectId, number }, 'CANCELLED', { nowMs, staffId: proposedBy });
      }
      for (const round of (await findProject(tx, projectId))!.rounds) {
        if (round.awaitsPrice) await endPriceAlarms(tx, round, fixingWindow(round.startMs).toMs, nowMs);
      }
      await markProjectCancelled(tx, projectId, nowMs);
      return ok(true);
    },
  });

/** How many people are paid back how much, as staff read it. */
export const paidBackOut = (deps: LaunchDeps, { people, amounts }: PaidBack = { people: 0, amounts: [] }) => ({
  people,
  amounts: amounts.map(({ asset, minor }) => ({ asset, amount: formatAmount(minor, scaleOf(deps, asset)) })),
});

/** A boost that has ended was earned, also where nobody has counted it yet: its rewards are paid as those that were. */
async function countEnded(deps: LaunchDeps, tx: Tx, projectId: string, nowMs: number): Promise<void> {
  const project = (await findProject(tx, projectId))!;
  for (const { mode, state, endMs, number } of project.rounds) {
    if (mode !== 'BOOST' || endMs > nowMs || !UNCOUNTED.has(state)) continue;
    if (state !== 'CALCULATING')
      await setRoundState(tx, { projectId, number }, 'CALCULATING', { nowMs, staffId: null });
    await countRound(deps, tx, project, number);
  }
}

const UNCOUNTED: ReadonlySet<RoundState> = new Set(['WARM_UP', 'OPEN', 'CALCULATING']);

/** One alone is cancelled where it never got a price. */
const IS_OVER: ReadonlySet<string> = new Set(['COMPLETED', 'CANCELLED']);

async function judge(
  tx: Tx,
  projectId: string,
): Promise<Result<Awaited<ReturnType<typeof lockRounds>>, CancelRefusal>> {
  const rounds = await lockRounds(tx, projectId);
  const project = await findProject(tx, projectId);
  if (!project) return refuse('LAUNCH_NOT_FOUND', { project: projectId });
  if (project.cancelledMs !== null) return refuse('LAUNCH_CANCELLED');
  if ((await countUnlocked(tx, projectId)) > 0) return refuse('LAUNCH_UNLOCKED');
  // Where nothing was sold nothing is ever unlocked, and everybody has what is theirs.
  return rounds.every(({ state }) => IS_OVER.has(state)) ? refuse('LAUNCH_OVER') : ok(rounds);
}
