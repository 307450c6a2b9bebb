import type { AutoInvestDeps } from '../../auto-invest-deps.ts';
import { claimRuns } from '../../store/run.store.ts';
import { driveRun } from './drive-run.ts';

/** So many runs at the same time: the trading core and the database have others to serve. */
const AT_ONCE = 8;

/**
 * Takes runs on whose moment has come, in the order that was drawn for them.
 *
 * @returns  whether there may be more
 */
export async function driveDue(deps: AutoInvestDeps): Promise<boolean> {
  const { db, clock, settings } = deps.money;
  // What has begun is finished, also where the operator has closed it.
  const mayBegin = await settings.isFeatureOn('AUTO_INVEST_CLOSE');
  const ids = await claimRuns(db, { nowMs: clock.nowMs(), limit: AT_ONCE, mayBegin });
  const ends = await Promise.allSettled(ids.map((id) => driveRun(deps, id)));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return ids.length === AT_ONCE;
}
