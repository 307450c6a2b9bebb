import { nextRoundState, type RoundWork } from '@bourse/core/launch/round.ts';
import { eachApart } from '../../../platform/jobs/each-apart.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { findProject, findRoundsUnderWay, lockRound, type RoundRow } from '../queries/project.query.ts';
import { findRoundWork } from '../queries/subscription.query.ts';
import { setRoundState } from '../store/project.store.ts';
import { countRound } from './count-round.ts';

/**
 * Takes every round one step on, each by itself: one that cannot be counted holds up no other.
 *
 * @returns true if a round has changed
 */
export const advanceRounds = async (deps: LaunchDeps): Promise<boolean> =>
  eachApart(await findRoundsUnderWay(deps.db), async (round) => (await isDue(deps, round)) && advance(deps, round));

/** Looks before anything is locked: most rounds wait for months, and whoever subscribes shares the round. */
async function isDue({ db, clock }: LaunchDeps, round: RoundRow): Promise<boolean> {
  if (round.state === 'CALCULATING') return round.mode !== 'LOTTERY';
  const nowMs = clock.nowMs();
  const isNext = (work: RoundWork) => nextRoundState(round.state, round, work, nowMs) !== round.state;
  const nothingLeft = { toSettle: 0, toUnlock: 0, isSoldOut: round.mode === 'FLASH' };
  return isNext(nothingLeft) && isNext(await findRoundWork(db, round, nowMs));
}

async function advance(deps: LaunchDeps, { projectId, number }: RoundRow): Promise<boolean> {
  return deps.db.tx(async (tx) => {
    // One that is in use is taken the next time, so that a rush at one round holds up no other.
    const round = await lockRound(tx, projectId, number, 'update skip locked');
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
