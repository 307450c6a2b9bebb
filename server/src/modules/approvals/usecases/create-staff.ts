import { STAFF_ROLES, type StaffRole } from '@bourse/contract/endpoint.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { judgeNewPassword } from '../../../platform/crypto/new-password.ts';
import { newTotpSecret, otpauthAddress } from '../../../platform/crypto/totp.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { type ApprovalsDeps, staffTotpPlace } from '../approvals-deps.ts';
import { insertStaff } from '../store/staff.store.ts';
import { audit } from './audit.ts';

export interface NewStaff {
  readonly login: string;
  readonly password: string;
  readonly role: string;
}
export interface CreatedStaff {
  readonly staffId: string;
  readonly login: string;
  readonly role: StaffRole;
  /** Shown once; nobody can log in to the console without an authenticator. */
  readonly totpSecret: string;
  readonly otpauth: string;
}
export type CreateStaffRefusal = 'ROLE_UNKNOWN' | 'LOGIN_MALFORMED' | 'LOGIN_TAKEN' | 'PASSWORD_WEAK';

/**
 * Creates a staff account from the command line of the machine; the audit log names the operator.
 *
 * @refuses ROLE_UNKNOWN (allowed) | LOGIN_MALFORMED | PASSWORD_WEAK (reason) | LOGIN_TAKEN
 */
export async function createStaff(
  deps: ApprovalsDeps,
  staff: NewStaff,
): Promise<Result<CreatedStaff, CreateStaffRefusal>> {
  const role = STAFF_ROLES.find((name) => name === staff.role);
  if (!role) return refuse('ROLE_UNKNOWN', { allowed: STAFF_ROLES.join(', ') });
  const login = staff.login.toLowerCase();
  if (!/^[a-z0-9._@-]{3,80}$/.test(login)) return refuse('LOGIN_MALFORMED');
  const strength = await judgeNewPassword(staff.password, [login]);
  if (!strength.ok) return strength;
  const nowMs = deps.clock.nowMs();
  const id = newId(nowMs);
  const secret = newTotpSecret();
  const totpSecret = deps.box.seal(secret, staffTotpPlace(login));
  const passwordHash = await deps.passwords.hash(staff.password);
  return deps.db.decide(async (tx) => {
    if (!(await insertStaff(tx, { id, login, role, passwordHash, totpSecret, nowMs }))) return refuse('LOGIN_TAKEN');
    await audit(tx, {
      staffId: 'operator',
      role: 'operator',
      action: 'staff.create',
      subject: `staff:${id}`,
      reason: null,
      before: null,
      after: { login, role },
      requestId: id,
      nowMs,
    });
    const otpauth = otpauthAddress({ issuer: 'Bourse staff', label: login, secret });
    return ok({ staffId: id, login, role, totpSecret: secret, otpauth });
  });
}
