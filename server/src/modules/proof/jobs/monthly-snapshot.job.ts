import { businessMonthOf } from '@bourse/core/calendar/business-month.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { SnapshotDeps } from '../proof-deps.ts';
import { hasSnapshotOf } from '../queries/snapshot.query.ts';
import { takeSnapshot } from '../usecases/take-snapshot.ts';

/**
 * Takes the snapshot of a business month as soon as the month has begun and anything is owed. If several processes try,
 * one publishes.
 */
export const monthlySnapshotJob = (deps: SnapshotDeps) => ({
  name: 'proof-monthly-snapshot',
  everyMs: MINUTE_MS,
  run: async (): Promise<'more' | 'idle'> => {
    const period = businessMonthOf(deps.clock.nowMs());
    if (!(await hasSnapshotOf(deps.db, period))) await takeSnapshot(deps, { period });
    return 'idle';
  },
});
