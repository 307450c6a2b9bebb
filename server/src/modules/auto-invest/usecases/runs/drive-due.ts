import { NOW_WAIT_MS } from '@bourse/core/auto-invest/run.ts';
import type { AutoInvestDeps } from '../../auto-invest-deps.ts';
import { claimRuns } from '../../store/run.store.ts';
import { driveRun } from './drive-run.ts';

/** How many runs are worked on at the same time; few, because the trading core and the database serve others too. */
const AT_ONCE = 8;
/** After so many rounds the caller is told what failed. */
const ROUNDS = 100;

/**
 * Works on runs whose moment has come, in the order of their random moments.
 *
 * @returns  whether there may be more
 * @throws   the error of a failed run, after the others had their turn, so that it does not hold up anybody
 */
export async function driveDue(deps: AutoInvestDeps, signal?: AbortSignal): Promise<boolean> {
  const { db, clock, settings } = deps.money;
  const failures: unknown[] = [];
  let isMore = true;
  for (let round = 0; isMore && round < ROUNDS && !signal?.aborted; round++) {
    // Runs that have begun are finished even if the operator has closed auto-invest.
    const mayBegin = await settings.isFeatureOn('AUTO_INVEST_CLOSE');
    const nowMs = clock.nowMs();
    const ids = await claimRuns(db, { nowMs, limit: AT_ONCE, mayBegin, expiredMs: nowMs - NOW_WAIT_MS });
    const ends = await Promise.allSettled(ids.map((id) => driveRun(deps, id)));
    failures.push(...ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : [])));
    isMore = ids.length === AT_ONCE;
  }
  if (failures.length > 0) throw failures[0];
  return isMore;
}
