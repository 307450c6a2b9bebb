import type { StatementFormat } from '@bourse/core/statement/statement-file.ts';
import type { Vault } from '../../../platform/crypto/vault.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { FileSubject } from '../ports.ts';
import type { Export } from '../queries/export.query.ts';
import { insertExport } from '../store/export.store.ts';
import { filePlace } from './file-seal.ts';

export interface StaffFile extends FileSubject {
  /** BOOKINGS, or the name of a `FileMaker`. */
  readonly maker: string;
  readonly format: StatementFormat;
  readonly nowMs: number;
}

/**
 * Notes a file about a person that staff want, for the job that writes files, in the caller's transaction. It belongs
 * to no person, so it appears in nobody's lists, limits or live updates.
 */
export function beginStaffFile(
  tx: Tx,
  vault: Vault,
  { uid, maker, format, fromMs, toMs, nowMs }: StaffFile,
): Promise<Export> {
  const id = newId(nowMs);
  const whole = { asset: null, account: null, status: null, search: null, kind: null, side: null };
  const sealedKey = vault.newKey(filePlace(id));
  const kept = { uid: null, aboutUid: uid, maker, requestId: id, inputHash: '', sealedKey };
  return insertExport(tx, { id, ...kept, format, scope: 'all', ...whole, fromMs, toMs, createdAtMs: nowMs });
}
