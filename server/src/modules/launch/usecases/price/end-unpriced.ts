import { fixingWindow } from '@bourse/core/launch/price/fixing.ts';
import { isNeverPriced } from '@bourse/core/launch/price/move.ts';
import { eachApart } from '../../../../platform/jobs/each-apart.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { findNeverPriced } from '../../queries/price/fixing.query.ts';
import { findProject, lockRound, type RoundRow } from '../../queries/project.query.ts';
import { setRoundState } from '../../store/project.store.ts';
import { endPriceAlarms } from './price-alarms.ts';

/**
 * Ends the rounds that never got a price once the tokens of their project are listed, each by itself. Nobody can have taken part in
 * them, and as long as one waited, everything that the other rounds sold would wait with it.
 *
 * @returns true if a round was ended
 */
export const endUnpriced = async (deps: LaunchDeps): Promise<boolean> =>
  eachApart(await findNeverPriced(deps.db, deps.clock.nowMs()), (key) => end(deps, key));

async function end(deps: LaunchDeps, { projectId, number }: Pick<RoundRow, 'projectId' | 'number'>): Promise<boolean> {
  return deps.db.tx(async (tx) => {
    const row = await lockRound(tx, projectId, number, 'update skip locked');
    if (!row) return false;
    const nowMs = deps.clock.nowMs();
    const { listingMs } = (await findProject(tx, projectId))!;
    if (!isNeverPriced(row, listingMs, nowMs)) return false;
    await setRoundState(tx, row, 'CANCELLED', { nowMs, staffId: null });
    await endPriceAlarms(tx, row, fixingWindow(row.startMs).toMs, nowMs);
    return true;
  });
}
