import { nextRoundState } from '@bourse/core/launch/round.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { findProject, findRoundsUnderWay, lockRound, type Round } from '../queries/project.query.ts';
import { findRoundWork } from '../queries/subscription.query.ts';
import { setRoundState } from '../store/project.store.ts';
import { countRound } from './count-round.ts';

/**
 * Takes every round one step on, each by itself: one that cannot be counted holds up no other.
 *
 * @returns true if a round has changed
 */
export async function advanceRounds(deps: LaunchDeps): Promise<boolean> {
  const failed: unknown[] = [];
  let isChanged = false;
  for (const round of await findRoundsUnderWay(deps.db)) {
    try {
      isChanged = (await advance(deps, round)) || isChanged;
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
  return isChanged;
}

async function advance(deps: LaunchDeps, { projectId, number }: Round): Promise<boolean> {
  return deps.db.tx(async (tx) => {
    const round = await lockRound(tx, projectId, number, 'update');
    if (!round) return false;
    if (round.state === 'CALCULATING') return countRound(deps, tx, (await findProject(tx, projectId))!, number);
    const nowMs = deps.clock.nowMs();
    const work = await findRoundWork(tx, round, nowMs);
    const next = nextRoundState(round.state, round, work, nowMs);
    if (next === round.state) return false;
    await setRoundState(tx, round, next, { nowMs, staffId: null });
    return true;
  });
}
