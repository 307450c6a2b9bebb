import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { type Export, findOwnExport } from '../queries/export.query.ts';
import type { StatementDeps } from '../statement-deps.ts';
import { deleteChunks } from '../store/chunk.store.ts';
import { endExport } from '../store/export.store.ts';
import { deletePicks } from '../store/pick.store.ts';
import { tellProgress } from './tell-progress.ts';

/**
 * Ends an export that is being made. Its worker notices with the next chunk.
 *
 * @refuses  EXPORT_UNKNOWN, also for another person's
 * @refuses  EXPORT_ENDED
 */
export async function cancelExport(
  { db, clock }: StatementDeps,
  uid: string,
  id: string,
): Promise<Result<Export, 'EXPORT_UNKNOWN' | 'EXPORT_ENDED'>> {
  return db.decide(async (tx) => {
    if (!(await findOwnExport(tx, uid, id))) return refuse('EXPORT_UNKNOWN');
    const ended = await endExport(tx, { id, state: 'CANCELLED', nowMs: clock.nowMs() });
    if (!ended) return refuse('EXPORT_ENDED');
    await deleteChunks(tx, id);
    await deletePicks(tx, id);
    await tellProgress(tx, ended);
    return ok(ended);
  });
}
