import { PASSKEYS_MAX } from '@bourse/contract/identity-passkeys.ts';
import { LOGIN_POLICY } from '@bourse/core/identity/attempts.ts';
import { networkRange } from '@bourse/core/identity/network-range.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { keyedHash } from '../../../../platform/crypto/digest.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { newId } from '../../../../platform/ids/ids.ts';
import type { PasskeyAsk, PasskeyMade, PasskeyRefusal } from '../../../../platform/passkeys/passkeys.ts';
import { type ApprovalsDeps, NO_PASSWORD } from '../../approvals-deps.ts';
import { countStaffKeys } from '../../queries/passkey.query.ts';
import {
  deleteStaffKey,
  deleteStaffKeysOf,
  insertStaffKey,
  listCredentialIds,
  spendStaffChallenge,
} from '../../store/passkey.store.ts';
import { findStaffById, findStaffByLogin, lockPasswordHash, type Staff } from '../../store/staff.store.ts';
import { endOtherSessions } from '../../store/staff-session.store.ts';
import { audit } from '../audit.ts';
import { burnChallenge, type JudgedFactor, judgeFactor, type StaffFactor, spendFactor } from './judge-factor.ts';

/** A member who changes their own keys, with what proves that it is them. */
interface Change extends StaffFactor {
  readonly staffId: string;
  readonly password: string;
  readonly ip: string;
  readonly requestId: string;
  /** The session to keep; null ends all. */
  readonly keptCookie: string | null;
}
type ChangeRefusal = 'LOGIN_WRONG' | 'LOGIN_LOCKED' | 'LOGIN_NEEDS_KEY';

export interface StaffKeyStart {
  readonly rpId: string;
  readonly rpName: string;
  readonly challenge: string;
  readonly userHandle: string;
  readonly userName: string;
  readonly credentialIds: string[];
  readonly expiresAtMs: number;
}

const makeUse = (staffId: string): string => `staff-make:${staffId}`;
const changeUse = (staffId: string): string => `staff-change:${staffId}`;

/**
 * What a browser needs to make a new key, valid for ten minutes.
 *
 * @refuses PASSKEYS_FULL (max)
 */
export async function startStaffKey(
  deps: ApprovalsDeps,
  staffId: string,
): Promise<Result<StaffKeyStart, 'PASSKEYS_FULL'>> {
  const { login } = await memberOf(deps, staffId);
  const credentialIds = await listCredentialIds(deps.db, staffId);
  if (credentialIds.length >= PASSKEYS_MAX) return refuse('PASSKEYS_FULL', { max: PASSKEYS_MAX });
  return ok({
    ...deps.passkeys.start(makeUse(staffId), deps.clock.nowMs()),
    userHandle: keyedHash(deps.handleKey, 'staff', staffId).toString('base64url'),
    userName: login,
    credentialIds,
  });
}

/**
 * What one of the member's keys must sign to change the keys.
 *
 * @refuses PASSKEY_NOT_BOUND
 */
export async function askForChange(
  deps: ApprovalsDeps,
  staffId: string,
): Promise<Result<PasskeyAsk, 'PASSKEY_NOT_BOUND'>> {
  const credentialIds = await listCredentialIds(deps.db, staffId);
  if (credentialIds.length === 0) return refuse('PASSKEY_NOT_BOUND');
  return ok(deps.passkeys.ask(changeUse(staffId), credentialIds, deps.clock.nowMs()));
}

/**
 * Adds a key: the first one with the authenticator's code, every further one with an existing key. Other sessions end.
 *
 * @refuses    PASSKEYS_FULL (max) | PASSKEY_EXISTS | PASSKEY_WRONG | PASSKEY_EXPIRED | PASSKEY_SPENT | LOGIN_WRONG
 *             (triesLeft) | LOGIN_LOCKED (untilMs) | LOGIN_NEEDS_KEY
 * @invariant  password and code alone cannot add a key for a member who has one, even if several calls run at the same
 *             time
 */
export async function addStaffKey(
  deps: ApprovalsDeps,
  change: Change & { readonly name: string; readonly made: PasskeyMade },
): Promise<Result<true, 'PASSKEYS_FULL' | 'PASSKEY_EXISTS' | 'PASSKEY_SPENT' | PasskeyRefusal | ChangeRefusal>> {
  const { staffId, name } = change;
  const made = await deps.passkeys.judgeMade(change.made, makeUse(staffId), deps.clock.nowMs());
  if (!made.ok) {
    await burnChallenge(deps, change.made, makeUse(staffId));
    return made;
  }
  const allowed = await judgeChange(deps, change);
  if (!allowed.ok) return allowed;
  const nowMs = deps.clock.nowMs();
  return deps.db.decide(
    async (tx): Promise<Result<true, 'PASSKEYS_FULL' | 'PASSKEY_EXISTS' | 'PASSKEY_SPENT' | ChangeRefusal>> => {
      const held = await holdMember(tx, allowed.value, nowMs);
      if (!held.ok) return held;
      if (held.value >= PASSKEYS_MAX) return refuse('PASSKEYS_FULL', { max: PASSKEYS_MAX });
      if (!(await spendStaffChallenge(tx, made.value))) return refuse('PASSKEY_SPENT');
      const row = { ...made.value, id: newId(nowMs), staffId, name, nowMs };
      if (!(await insertStaffKey(tx, row))) return refuse('PASSKEY_EXISTS');
      await endOtherSessions(tx, { staffId, keptCookie: change.keptCookie, nowMs });
      const after = { name, isSynced: made.value.isSynced, keys: held.value + 1 };
      await audit(tx, { ...entryOf(change, allowed.value.staff, nowMs), action: 'staffKeys.add', before: null, after });
      return ok(true);
    },
  );
}

/**
 * Removes a key, with proof by an existing one. Other sessions end. A member who has lost the only key must be reset by
 * two super admins.
 *
 * @refuses PASSKEY_UNKNOWN | LAST_KEY if keys are required | LOGIN_WRONG (triesLeft) | LOGIN_LOCKED (untilMs) |
 *   LOGIN_NEEDS_KEY
 */
export async function removeStaffKey(
  deps: ApprovalsDeps,
  change: Change & { readonly passkeyId: string },
): Promise<Result<true, 'PASSKEY_UNKNOWN' | 'LAST_KEY' | ChangeRefusal>> {
  const { staffId } = change;
  const allowed = await judgeChange(deps, change);
  if (!allowed.ok) return allowed;
  const nowMs = deps.clock.nowMs();
  return deps.db.decide(async (tx): Promise<Result<true, 'PASSKEY_UNKNOWN' | 'LAST_KEY' | ChangeRefusal>> => {
    const held = await holdMember(tx, allowed.value, nowMs);
    if (!held.ok) return held;
    const name = await deleteStaffKey(tx, { staffId, id: change.passkeyId });
    if (name === null) return refuse('PASSKEY_UNKNOWN');
    if (deps.requiresKey && held.value <= 1) return refuse('LAST_KEY');
    await endOtherSessions(tx, { staffId, keptCookie: change.keptCookie, nowMs });
    const counted = { before: { name }, after: { keys: held.value - 1 } };
    await audit(tx, { ...entryOf(change, allowed.value.staff, nowMs), action: 'staffKeys.remove', ...counted });
    return ok(true);
  });
}

/**
 * Removes every key of a member, from the command line of the machine; the audit log names the operator. Sessions end,
 * and password and authenticator then let the member in only to register a key. Needed after the console has moved to
 * another host name, and for super admins who have lost their keys.
 *
 * @returns  how many keys there were
 * @refuses  STAFF_UNKNOWN
 */
export async function forgetStaffKeys(deps: ApprovalsDeps, login: string): Promise<Result<number, 'STAFF_UNKNOWN'>> {
  const nowMs = deps.clock.nowMs();
  return deps.db.decide(async (tx): Promise<Result<number, 'STAFF_UNKNOWN'>> => {
    const staff = await findStaffByLogin(tx, login.toLowerCase());
    if (!staff || (await lockPasswordHash(tx, staff.id)) === null) return refuse('STAFF_UNKNOWN');
    const keys = await countStaffKeys(tx, staff.id);
    await deleteStaffKeysOf(tx, staff.id);
    await endOtherSessions(tx, { staffId: staff.id, keptCookie: null, nowMs });
    const about = { subject: `staff:${staff.id}`, before: { keys }, after: { keys: 0 } };
    const operator = { staffId: 'operator', role: 'operator' as const, reason: null, requestId: newId(nowMs), nowMs };
    await audit(tx, { ...operator, ...about, action: 'staffKeys.remove' });
    return ok(keys);
  });
}

interface Allowed {
  readonly staff: Staff;
  readonly factor: JudgedFactor;
}

/**
 * Password and second factor, judged together and counted separately from log-ins, so that somebody at an unlocked desk
 * cannot lock the member out.
 */
async function judgeChange(
  deps: ApprovalsDeps,
  change: Change,
): Promise<Result<Allowed, 'LOGIN_WRONG' | 'LOGIN_LOCKED'>> {
  const staff = await memberOf(deps, change.staffId);
  const nowMs = deps.clock.nowMs();
  const use = changeUse(staff.id);
  // Two super admins have reset the password since this call began.
  if (staff.passwordHash === NO_PASSWORD) return refuse('LOGIN_WRONG');
  let factor: JudgedFactor | null = null;
  const tried = await deps.attempts.attempt(`staff:${staff.login}:change`, LOGIN_POLICY, nowMs, async () => {
    const isPassword = await deps.passwords.matches(staff.passwordHash, change.password, networkRange(change.ip));
    factor = await judgeFactor(deps, staff, change, { use, requestId: change.requestId });
    const isRight = isPassword && factor !== null;
    if (!isRight) await burnChallenge(deps, change.passkey, use);
    return isRight;
  });
  if (tried.outcome === 'locked') {
    const { lockedUntilMs: untilMs } = tried.standing;
    return refuse('LOGIN_LOCKED', untilMs === null ? {} : { untilMs });
  }
  if (tried.outcome === 'wrong' || factor === null) {
    const entry = { ...entryOf(change, staff, nowMs), before: null, after: { ip: change.ip } };
    await deps.db.tx((tx) => audit(tx, { ...entry, action: 'staffKeys.refused' }));
    return refuse('LOGIN_WRONG', tried.outcome === 'wrong' ? { triesLeft: tried.standing.triesLeft } : {});
  }
  return ok({ staff, factor });
}

/**
 * Locks the member and uses up the second factor. Refuses if two super admins have reset the member meanwhile.
 *
 * @returns how many keys the member has
 */
async function holdMember(
  tx: Tx,
  { staff, factor }: Allowed,
  nowMs: number,
): Promise<Result<number, 'LOGIN_WRONG' | 'LOGIN_NEEDS_KEY'>> {
  if ((await lockPasswordHash(tx, staff.id)) !== staff.passwordHash) return refuse('LOGIN_WRONG');
  const keys = await countStaffKeys(tx, staff.id);
  if (factor.kind === 'code' && keys > 0) return refuse('LOGIN_NEEDS_KEY');
  return (await spendFactor(tx, staff, factor, nowMs)) ? ok(keys) : refuse('LOGIN_WRONG');
}

async function memberOf(deps: ApprovalsDeps, staffId: string): Promise<Staff> {
  const staff = await findStaffById(deps.db, staffId);
  if (!staff) throw new Error(`there is no member of staff ${staffId}`);
  return staff;
}

const entryOf = ({ requestId }: Change, staff: Staff, nowMs: number) => ({
  staffId: staff.id,
  role: staff.role,
  subject: `staff:${staff.id}`,
  reason: null,
  requestId,
  nowMs,
});
