import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { eachApart } from '../../../../platform/jobs/each-apart.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { findUnneeded } from '../../queries/holding.query.ts';
import { deleteDay } from '../../store/snapshot.store.ts';

/** How long people can read after a round why it let them in or not. */
const KEPT_MS = 30 * DAY_MS;
const DAYS_AT_ONCE = 10;

/** Deletes snapshots that no round needs any more, each day of a coin by itself. @returns true where there may be more */
export async function tidySnapshots({ db, clock }: Pick<LaunchDeps, 'db' | 'clock'>): Promise<boolean> {
  const nowMs = clock.nowMs();
  const days = await findUnneeded(db, nowMs - KEPT_MS, DAYS_AT_ONCE);
  await eachApart(days, async ({ asset, day }) => {
    await db.tx((tx) => deleteDay(tx, asset, day, nowMs));
    return true;
  });
  return days.length === DAYS_AT_ONCE;
}
