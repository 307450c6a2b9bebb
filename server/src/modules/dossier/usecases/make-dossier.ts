import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Actor } from '../../approvals/public.ts';
import { BOOKINGS, beginStaffFile, countOpenStaffFiles, lockPerson } from '../../statement/public.ts';
import type { DossierDeps } from '../dossier-deps.ts';
import type { Dossier } from '../queries/dossier.query.ts';
import { insertDossier } from '../store/dossier.store.ts';
import { DETAILS } from './details-maker.ts';

export interface DossierWish {
  readonly uid: string;
  /** Included; null means from the first day on. */
  readonly fromMs: number | null;
  /** The end of the range, itself excluded; null means up to now. */
  readonly toMs: number | null;
  readonly reason: string;
  readonly actor: Actor;
}

/**
 * Requests the two files of a report: what is kept of a person, and their bookings. The person is not told.
 *
 * @refuses  USER_UNKNOWN
 * @refuses  OWN_ACCOUNT for a member of staff's own account and those of relatives
 * @refuses  DOSSIER_RANGE if the range ends before it begins
 * @refuses  DOSSIER_RUNNING while another one of this person is being made
 */
export function makeDossier(
  { db, clock, approvals, identity, vault }: DossierDeps,
  { uid, fromMs, toMs, reason, actor }: DossierWish,
): Promise<Result<Dossier, 'USER_UNKNOWN' | 'OWN_ACCOUNT' | 'DOSSIER_RANGE' | 'DOSSIER_RUNNING'>> {
  const nowMs = clock.nowMs();
  // Nothing has happened after this moment yet, so a range that reaches further ends here.
  const range = { fromMs, toMs: Math.min(toMs ?? Number.MAX_SAFE_INTEGER, nowMs + 1) };
  return db.decide(async (tx) => {
    if (!(await identity.profile(tx, uid))) return refuse('USER_UNKNOWN');
    if (await approvals.isRelated(tx, { staffId: actor.staffId, uid })) return refuse('OWN_ACCOUNT');
    if (fromMs !== null && fromMs >= range.toMs) return refuse('DOSSIER_RANGE');
    await lockPerson(tx, uid);
    if ((await countOpenStaffFiles(tx, uid)) > 0) return refuse('DOSSIER_RUNNING');
    const wanted = { uid, ...range, nowMs };
    const details = await beginStaffFile(tx, vault, { ...wanted, maker: DETAILS, format: 'json' });
    const entries = await beginStaffFile(tx, vault, { ...wanted, maker: BOOKINGS, format: 'csv' });
    const files = { detailsFileId: details.id, entriesFileId: entries.id };
    const made = { id: newId(nowMs), uid, staffId: actor.staffId, reason, ...range, ...files, createdAtMs: nowMs };
    await insertDossier(tx, made);
    await approvals.audit(tx, {
      ...actor,
      reason,
      nowMs,
      action: 'staffDossier.make',
      subject: `user:${uid}`,
      before: null,
      after: { dossier: made.id, fromMs: range.fromMs, toMs: range.toMs },
    });
    return ok(made);
  });
}
