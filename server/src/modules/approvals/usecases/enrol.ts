import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { sha256 } from '../../../platform/crypto/digest.ts';
import { judgeNewPassword } from '../../../platform/crypto/new-password.ts';
import { judgeTotp, newTotpSecret, otpauthAddress } from '../../../platform/crypto/totp.ts';
import { newId, newSecret } from '../../../platform/ids/ids.ts';
import { type ApprovalsDeps, staffTotpPlace } from '../approvals-deps.ts';
import { waitsForEnrolment } from '../queries/member.query.ts';
import type { Actor } from '../staff-action.ts';
import { findEnrolment, insertEnrolment, spendEnrolment } from '../store/enrolment.store.ts';
import { setMemberSecrets } from '../store/member.store.ts';
import { audit } from './audit.ts';

const GOOD_MS = 24 * 3_600_000;

/**
 * A one-time code for a member who has no password: they set it themselves, and nobody else sees it or the authenticator's
 * secret. A code before it is worth nothing any more.
 *
 * @refuses STAFF_UNKNOWN | ALREADY_ENROLLED
 */
export function issueEnrolment(
  deps: ApprovalsDeps,
  wish: { readonly staffId: string; readonly reason: string; readonly actor: Actor },
): Promise<Result<{ enrolmentCode: string; expiresAtMs: number }, 'STAFF_UNKNOWN' | 'ALREADY_ENROLLED'>> {
  const { staffId, reason, actor } = wish;
  const nowMs = deps.clock.nowMs();
  const enrolmentCode = newSecret();
  const expiresAtMs = nowMs + GOOD_MS;
  return deps.db.decide(async (tx) => {
    const member = await waitsForEnrolment(tx, staffId);
    if (!member) return refuse('STAFF_UNKNOWN');
    if (!member.waits) return refuse('ALREADY_ENROLLED');
    const totpSecret = deps.box.seal(newTotpSecret(), staffTotpPlace(member.login));
    const codeHash = sha256(enrolmentCode);
    await insertEnrolment(tx, { id: newId(nowMs), staffId, codeHash, totpSecret, nowMs, expiresAtMs });
    await audit(tx, {
      ...actor,
      reason,
      nowMs,
      action: 'staffMembers.issueEnrolment',
      subject: `staff:${staffId}`,
      before: null,
      after: { expiresAtMs },
    });
    return ok({ enrolmentCode, expiresAtMs });
  });
}

/** Tells whose a code is, and what goes into their authenticator. @refuses ENROLMENT_UNKNOWN */
export async function showEnrolment(
  deps: ApprovalsDeps,
  enrolmentCode: string,
): Promise<Result<{ login: string; totpSecret: string; otpauth: string }, 'ENROLMENT_UNKNOWN'>> {
  const found = await findEnrolment(deps.db, sha256(enrolmentCode), deps.clock.nowMs());
  if (!found) return refuse('ENROLMENT_UNKNOWN');
  const secret = deps.box.open(found.totpSecret, staffTotpPlace(found.login));
  const otpauth = otpauthAddress({ issuer: 'Bourse staff', label: found.login, secret });
  return ok({ login: found.login, totpSecret: secret, otpauth });
}

/**
 * Sets password and authenticator with a code, once.
 *
 * @refuses ENROLMENT_UNKNOWN | PASSWORD_WEAK (reason) | TOTP_WRONG
 */
export async function enrol(
  deps: ApprovalsDeps,
  wish: {
    readonly enrolmentCode: string;
    readonly password: string;
    readonly totpCode: string;
    readonly requestId: string;
  },
): Promise<Result<{ login: string }, 'ENROLMENT_UNKNOWN' | 'PASSWORD_WEAK' | 'TOTP_WRONG'>> {
  const nowMs = deps.clock.nowMs();
  const found = await findEnrolment(deps.db, sha256(wish.enrolmentCode), nowMs);
  if (!found) return refuse('ENROLMENT_UNKNOWN');
  const { login, staffId, totpSecret } = found;
  const strength = await judgeNewPassword(wish.password, [login]);
  if (!strength.ok) return strength;
  const judged = judgeTotp(deps.box.open(totpSecret, staffTotpPlace(login)), wish.totpCode, nowMs, null);
  if (judged.outcome !== 'right') return refuse('TOTP_WRONG');
  const passwordHash = await deps.passwords.hash(wish.password);
  return deps.db.decide(async (tx) => {
    if (!(await spendEnrolment(tx, found.id, nowMs))) return refuse('ENROLMENT_UNKNOWN');
    await setMemberSecrets(tx, staffId, { passwordHash, totpSecret, totpLastStep: judged.step });
    await audit(tx, {
      staffId,
      role: 'enrolment',
      reason: null,
      nowMs,
      requestId: wish.requestId,
      action: 'staffMembers.enrol',
      subject: `staff:${staffId}`,
      before: null,
      after: { secrets: 'set' },
    });
    return ok({ login });
  });
}
