import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { FileAnswer } from '../../../platform/request/file-answer.ts';
import type { Actor } from '../../approvals/public.ts';
import { fileAnswer, findStaffFiles } from '../../statement/public.ts';
import type { DossierDeps } from '../dossier-deps.ts';
import { findDossier } from '../queries/dossier.query.ts';
import { fileNameOf } from '../views.ts';

/**
 * One file of a report, read chunk by chunk as fast as it is sent. Who downloads it is audited before the first byte is
 * sent.
 *
 * @refuses  DOSSIER_UNKNOWN
 * @refuses  OWN_ACCOUNT for a member of staff's own account and those of relatives
 * @refuses  DOSSIER_NOT_READY while it is being made, after it failed, and when its seven days are over
 */
export function readDossierFile(
  { db, clock, approvals, vault }: DossierDeps,
  { id, file, actor }: { readonly id: string; readonly file: 'details' | 'entries'; readonly actor: Actor },
): Promise<Result<FileAnswer, 'DOSSIER_UNKNOWN' | 'OWN_ACCOUNT' | 'DOSSIER_NOT_READY'>> {
  return db.decide(async (tx) => {
    const dossier = await findDossier(tx, id);
    if (!dossier) return refuse('DOSSIER_UNKNOWN');
    const { uid, reason } = dossier;
    if (await approvals.isRelated(tx, { staffId: actor.staffId, uid })) return refuse('OWN_ACCOUNT');
    const fileId = file === 'details' ? dossier.detailsFileId : dossier.entriesFileId;
    const found = (await findStaffFiles(tx, [fileId])).get(fileId);
    if (found?.state !== 'DONE') return refuse('DOSSIER_NOT_READY');
    await approvals.audit(tx, {
      ...actor,
      reason,
      nowMs: clock.nowMs(),
      action: 'staffDossier.download',
      subject: `user:${uid}`,
      before: null,
      after: { dossier: id, file, bytes: found.bytes },
    });
    return ok(fileAnswer({ db, vault }, found, fileNameOf(dossier, file)));
  });
}
