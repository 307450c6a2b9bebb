import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { emit } from '../../../../platform/outbox/outbox.ts';
import type { Actor, Approvals } from '../../../approvals/public.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { findPerson } from '../../store/person.store.ts';
import { endSession } from '../../store/session.store.ts';
import { endOtherSessions } from './end-sessions.ts';

export interface StaffSessionEnd {
  readonly uid: string;
  /** Null to end all of them. */
  readonly sessionId: string | null;
  readonly reason: string;
  readonly actor: Actor;
}

/**
 * Lets staff log a person out, everywhere or in one place, within a second.
 *
 * @returns  how many sessions ended
 * @refuses  USER_UNKNOWN | SESSION_UNKNOWN | OWN_ACCOUNT
 */
export async function endSessionsByStaff(
  deps: IdentityDeps,
  approvals: Approvals,
  { uid, sessionId, reason, actor }: StaffSessionEnd,
): Promise<Result<number, 'USER_UNKNOWN' | 'SESSION_UNKNOWN' | 'OWN_ACCOUNT'>> {
  const nowMs = deps.clock.nowMs();
  const ended = await deps.db.decide<string[], 'USER_UNKNOWN' | 'SESSION_UNKNOWN' | 'OWN_ACCOUNT'>(async (tx) => {
    if (!(await findPerson(tx, uid))) return refuse('USER_UNKNOWN');
    if (await approvals.isRelated(tx, { staffId: actor.staffId, uid })) return refuse('OWN_ACCOUNT');
    let ids: string[];
    if (sessionId === null) ids = await endOtherSessions(tx, deps, { uid, keepId: null, by: 'staff' });
    else {
      if (!(await endSession(tx, { uid, id: sessionId, by: 'staff', nowMs }))) return refuse('SESSION_UNKNOWN');
      ids = [sessionId];
      await emit(tx, { topic: 'identity.session-ended', uid, payload: { sessionIds: ids } });
    }
    await approvals.audit(tx, {
      ...actor,
      reason,
      nowMs,
      action: 'staffPeople.endSessions',
      subject: `user:${uid}`,
      before: { sessions: ids.length },
      after: { ended: ids },
    });
    return ok(ids);
  });
  if (!ended.ok) return ended;
  deps.sessions.forget(ended.value);
  return ok(ended.value.length);
}
