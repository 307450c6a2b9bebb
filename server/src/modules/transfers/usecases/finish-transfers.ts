import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { findUnfinishedTransfers } from '../queries/transfer.query.ts';
import { forgetRefused } from '../store/transfer.store.ts';
import { driveTransfer, type TransferDeps } from './drive-transfer.ts';

/** Younger transfers are still driven by the request that made them. */
const AGE_MS = 2_000;
const REFUSED_KEPT_MS = HOUR_MS;
const AT_ONCE = 20;

/**
 * Finishes transfers that a crash or an unreachable trading core has left under way.
 *
 * @param ageMs  younger transfers are left to the request that made them
 * @returns      whether there may be more, and whether the core could be asked
 */
export async function finishTransfers(deps: TransferDeps, { ageMs = AGE_MS } = {}): Promise<'none' | 'more' | 'busy'> {
  const nowMs = deps.clock.nowMs();
  const rows = await findUnfinishedTransfers(deps.db, nowMs - ageMs, AT_ONCE);
  const ends = await Promise.all(rows.map((row) => driveTransfer(deps, row)));
  await deps.db.tx((tx) => forgetRefused(tx, nowMs - REFUSED_KEPT_MS));
  if (ends.some((end) => !end.ok && end.refusal.code === 'OUTCOME_UNKNOWN')) return 'busy';
  return rows.length === 0 ? 'none' : 'more';
}
