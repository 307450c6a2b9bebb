import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Actor, Approvals } from '../../approvals/public.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { findPerson } from '../store/person.store.ts';
import { insertStaffNote } from '../store/staff-note.store.ts';

/**
 * Keeps a note by a member of staff about a person. Notes are never changed or removed.
 *
 * @refuses USER_UNKNOWN | OWN_ACCOUNT
 */
export function writeStaffNote(
  deps: IdentityDeps,
  approvals: Approvals,
  note: { readonly uid: string; readonly text: string; readonly actor: Actor },
): Promise<Result<true, 'USER_UNKNOWN' | 'OWN_ACCOUNT'>> {
  const { uid, text, actor } = note;
  const nowMs = deps.clock.nowMs();
  return deps.db.decide(async (tx) => {
    if (!(await findPerson(tx, uid))) return refuse('USER_UNKNOWN');
    if (await approvals.isRelated(tx, { staffId: actor.staffId, uid })) return refuse('OWN_ACCOUNT');
    const id = newId(nowMs);
    await insertStaffNote(tx, { id, uid, staffId: actor.staffId, text, atMs: nowMs });
    await approvals.audit(tx, {
      ...actor,
      nowMs,
      action: 'staffPeople.addNote',
      subject: `user:${uid}`,
      reason: text,
      before: null,
      after: { note: id },
    });
    return ok(true);
  });
}
