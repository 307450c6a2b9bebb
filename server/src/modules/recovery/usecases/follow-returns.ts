import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import type { Keyset } from '../../../platform/db/keyset.ts';
import { findDepositReturn } from '../../deposits/public.ts';
import type { RecoveryDeps } from '../recovery-deps.ts';
import { findReturning, lockCase, moveCase, type RecoveryCase, reopenCase } from '../store/case.store.ts';
import {
  deleteUnusedScreenshots,
  lockScreenshotsInClear,
  screenshotPlace,
  setScreenshotSealed,
} from '../store/screenshot.store.ts';
import { end } from './decide-case.ts';

const BATCH = 100;
const KEPT_UNUSED_MS = DAY_MS;

/**
 * Ends cases whose returned coins have arrived, and reopens those whose payment could not be made.
 *
 * @invariant each outcome is told once, even if several processes run this; a case that fails does not hold up the
 *             others, and its error is thrown at the end
 */
export async function followReturns(deps: RecoveryDeps): Promise<'idle'> {
  const errors: unknown[] = [];
  let after: Keyset | null = null;
  let cases: RecoveryCase[];
  do {
    cases = await findReturning(deps.db, { after, limit: BATCH });
    for (const each of cases) await follow(deps, each).catch((error: unknown) => errors.push(error));
    const last = cases.at(-1);
    after = last ? { atMs: last.decideByMs, id: last.id } : after;
  } while (cases.length === BATCH);
  if (errors.length > 0) throw errors[0];
  return 'idle';
}

async function follow(deps: RecoveryDeps, { id, returnId }: RecoveryCase): Promise<void> {
  const sent = returnId === null ? null : await findDepositReturn(deps.db, returnId);
  if (sent?.state !== 'COMPLETED' && sent?.state !== 'FAILED') return;
  const isDone = sent.state === 'COMPLETED';
  const nowMs = deps.clock.nowMs();
  await deps.db.tx(async (tx) => {
    const held = await lockCase(tx, id);
    if (held?.state !== 'RETURNING' || held.returnId !== returnId) return;
    const moved = isDone ? await moveCase(tx, id, { state: 'RETURNED', nowMs }) : await reopenCase(tx, id, nowMs);
    await end(deps, tx, moved, isDone ? 'recovery.returned' : 'recovery.again');
  });
}

/** Deletes pictures that were not sent in with a case within a day. */
export const tidyScreenshots = (deps: RecoveryDeps): Promise<void> =>
  deleteUnusedScreenshots(deps.db, deps.clock.nowMs() - KEPT_UNUSED_MS);

/** Few at once, because one picture can have two megabytes. */
const SEALED_AT_ONCE = 8;

/**
 * Seals one page of the pictures that an older release kept unsealed, in one transaction. They stay readable meanwhile.
 */
export async function sealScreenshots({ db, vault }: RecoveryDeps): Promise<'more' | 'idle'> {
  const count = await db.tx(async (tx) => {
    const found = await lockScreenshotsInClear(tx, SEALED_AT_ONCE);
    for (const { id, bytes } of found) await setScreenshotSealed(tx, id, vault.seal(bytes, screenshotPlace(id)));
    return found.length;
  });
  return count > 0 ? 'more' : 'idle';
}
