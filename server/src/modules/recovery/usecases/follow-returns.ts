import { findDepositReturn } from '../../wallet/public.ts';
import type { RecoveryDeps } from '../recovery-deps.ts';
import { findReturning, lockCase, moveCase } from '../store/case.store.ts';
import { deleteUnusedScreenshots } from '../store/screenshot.store.ts';
import { end } from './decide-case.ts';

const BATCH = 100;
const KEPT_UNUSED_MS = 24 * 3_600_000;

/**
 * Ends cases whose coins have arrived where they were sent back to, and opens those again whose payment could not be made.
 *
 * @invariant  each end is told once, however many processes run this
 */
export async function followReturns(deps: RecoveryDeps): Promise<'more' | 'idle'> {
  const cases = await findReturning(deps.db, BATCH);
  for (const { id, returnId } of cases) {
    const sent = returnId === null ? null : await findDepositReturn(deps.db, returnId);
    if (sent?.state !== 'COMPLETED' && sent?.state !== 'FAILED') continue;
    const isDone = sent.state === 'COMPLETED';
    const nowMs = deps.clock.nowMs();
    await deps.db.tx(async (tx) => {
      const held = await lockCase(tx, id);
      if (held?.state !== 'RETURNING' || held.returnId !== returnId) return;
      const state = isDone ? 'RETURNED' : 'SUBMITTED';
      const moved = await moveCase(tx, id, { state, ...(isDone ? {} : { explanation: null }), nowMs });
      await end(deps, tx, moved, isDone ? 'recovery.returned' : 'recovery.again');
    });
  }
  return cases.length === BATCH ? 'more' : 'idle';
}

/** Forgets pictures that nobody sent in within a day. */
export const tidyScreenshots = (deps: RecoveryDeps): Promise<void> =>
  deleteUnusedScreenshots(deps.db, deps.clock.nowMs() - KEPT_UNUSED_MS);
