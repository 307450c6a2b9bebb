import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { StatementDeps } from '../statement-deps.ts';
import { deleteExports } from '../store/export.store.ts';
import { KEPT_MS } from '../views.ts';

const AT_ONCE = 10;

/** Deletes files after seven days. */
export const deleteExportsJob = ({ db, clock }: Pick<StatementDeps, 'db' | 'clock'>) => ({
  name: 'statement-delete-exports',
  everyMs: 10 * MINUTE_MS,
  run: async (): Promise<'more' | 'idle'> =>
    (await deleteExports(db, clock.nowMs() - KEPT_MS, AT_ONCE)) === AT_ONCE ? 'more' : 'idle',
});
