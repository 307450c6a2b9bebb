import type { AutoInvestDeps } from '../../auto-invest-deps.ts';
import { claimRuns } from '../../store/run.store.ts';
import { driveRun } from './drive-run.ts';

/** So many runs at the same time: the trading core and the database have others to serve. */
const AT_ONCE = 8;
/** After so many rounds whoever asked hears of what failed. */
const ROUNDS = 100;

/**
 * Takes runs on whose moment has come, in the order that was drawn for them.
 *
 * @returns  whether there may be more
 * @throws   what a run has failed with, when the others have had their turn: one that fails each time holds nobody else
 */
export async function driveDue(deps: AutoInvestDeps, signal?: AbortSignal): Promise<boolean> {
  const { db, clock, settings } = deps.money;
  const failures: unknown[] = [];
  let isMore = true;
  for (let round = 0; isMore && round < ROUNDS && !signal?.aborted; round++) {
    // What has begun is finished, also where the operator has closed it.
    const mayBegin = await settings.isFeatureOn('AUTO_INVEST_CLOSE');
    const ids = await claimRuns(db, { nowMs: clock.nowMs(), limit: AT_ONCE, mayBegin });
    const ends = await Promise.allSettled(ids.map((id) => driveRun(deps, id)));
    failures.push(...ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : [])));
    isMore = ids.length === AT_ONCE;
  }
  if (failures.length > 0) throw failures[0];
  return isMore;
}
