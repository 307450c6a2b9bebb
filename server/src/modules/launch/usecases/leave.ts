import { judgeWindow } from '@bourse/core/launch/subscribe.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import { emitBalance, lockPerson } from '../../balances/public.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { findProject, lockRound } from '../queries/project.query.ts';
import { findOwn } from '../queries/subscription.query.ts';
import { saveSettled } from '../store/subscription.store.ts';
import { releaseCommand } from './commit.ts';

/**
 * Takes a subscription back while its round is open; what was committed is free at once. One that was taken back already
 * is answered the same. What is locked in a boost round stays until its end.
 *
 * @refuses LAUNCH_NOT_SUBSCRIBED, also for another person's | LAUNCH_ENDED | LAUNCH_BOOST_LOCKED
 */
export async function leave(
  deps: LaunchDeps,
  caller: Caller,
  subscriptionId: string,
): Promise<Result<{ readonly projectId: string }, 'LAUNCH_NOT_SUBSCRIBED' | 'LAUNCH_ENDED' | 'LAUNCH_BOOST_LOCKED'>> {
  return deps.db.decide(async (tx) => {
    await lockPerson(tx, caller.uid, caller.nowMs);
    const made = await findOwn(tx, caller.uid, subscriptionId);
    if (!made) return refuse('LAUNCH_NOT_SUBSCRIBED');
    const { projectId } = made;
    if (made.state === 'CANCELLED') return ok({ projectId });
    const round = await lockRound(tx, made.projectId, made.round, 'share');
    const nowMs = deps.clock.nowMs();
    if (made.state !== 'SUBSCRIBED' || judgeWindow(round!, nowMs)) return refuse('LAUNCH_ENDED');
    if (round!.mode === 'BOOST') return refuse('LAUNCH_BOOST_LOCKED', { endAt: round!.endMs });
    const [answer] = await deps.ledger.apply(tx, [releaseCommand(made, nowMs)]);
    if (!answer?.ok) throw new Error(`the books refused to free ${made.id}: ${answer?.refusal.code}`);
    await saveSettled(tx, { id: made.id, state: 'CANCELLED', nowMs, entryId: null });
    await emitBalance(tx, caller.uid, [(await findProject(tx, made.projectId))!.payAsset]);
    return ok({ projectId });
  });
}
