import { createHash } from 'node:crypto';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { countOpenExports, type Export, findExportByRequest } from '../queries/export.query.ts';
import type { StatementDeps } from '../statement-deps.ts';
import { insertExport, lockPerson, type NewExport } from '../store/export.store.ts';
import { filePlace } from './file-seal.ts';

/** How many files are made for one person at the same time. */
const OPEN_EXPORTS_MAX = 2;

export type ExportRequest = Pick<
  NewExport,
  'requestId' | 'maker' | 'format' | 'scope' | 'asset' | 'account' | 'fromMs' | 'status' | 'search' | 'kind' | 'side'
> & {
  readonly uid: string;
  /** The end of the range, itself excluded; null means up to now. */
  readonly toMs: number | null;
};

/**
 * Notes an export for the job that writes files. A repeat of the request returns the export that the first one began.
 *
 * @refuses  EXPORT_RANGE if the range ends before it begins
 * @refuses  EXPORTS_RUNNING if too many are being made already
 * @refuses  IDEMPOTENCY_MISMATCH if the same id came with other input
 */
export async function requestExport(
  { db, clock, vault }: StatementDeps,
  request: ExportRequest,
): Promise<Result<Export, 'EXPORT_RANGE' | 'EXPORTS_RUNNING' | 'IDEMPOTENCY_MISMATCH'>> {
  const { uid, requestId, fromMs, toMs } = request;
  const nowMs = clock.nowMs();
  // Nothing has happened after this moment yet, so a range that reaches further ends here.
  const end = Math.min(toMs ?? Number.MAX_SAFE_INTEGER, nowMs + 1);
  if (fromMs !== null && fromMs >= end) return refuse('EXPORT_RANGE');
  const { maker, format, scope, asset, account, status, search, kind, side } = request;
  const filter = [status, search, kind, side];
  // Without a filter the hash must stay the one that older releases computed.
  const filtered = filter.some((each) => each !== null) ? filter : [];
  const inputHash = createHash('sha256')
    .update(JSON.stringify([format, scope, asset, account, fromMs, toMs, ...filtered]))
    .digest('hex');
  return db.decide(async (tx) => {
    await lockPerson(tx, uid);
    const before = await findExportByRequest(tx, uid, requestId);
    if (before) return before.inputHash === inputHash ? ok(before) : refuse('IDEMPOTENCY_MISMATCH');
    if ((await countOpenExports(tx, uid)) >= OPEN_EXPORTS_MAX) {
      return refuse('EXPORTS_RUNNING', { max: OPEN_EXPORTS_MAX });
    }
    const owned = { uid, aboutUid: null, maker };
    const wanted = {
      ...owned,
      requestId,
      inputHash,
      format,
      scope,
      asset,
      account,
      fromMs,
      status,
      search,
      kind,
      side,
    };
    const id = newId(nowMs);
    const sealedKey = vault.newKey(filePlace(id));
    return ok(await insertExport(tx, { ...wanted, id, sealedKey, toMs: end, createdAtMs: nowMs }));
  });
}
