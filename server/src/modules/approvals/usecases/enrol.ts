import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { sha256 } from '../../../platform/crypto/digest.ts';
import { judgeNewPassword } from '../../../platform/crypto/new-password.ts';
import { judgeTotp, newTotpSecret, otpauthAddress } from '../../../platform/crypto/totp.ts';
import { newId, newSecret } from '../../../platform/ids/ids.ts';
import { type ApprovalsDeps, staffTotpPlace } from '../approvals-deps.ts';
import { lockWaitingMember } from '../queries/member.query.ts';
import type { Actor } from '../staff-action.ts';
import { findEnrolment, openEnrolment, putEnrolmentHalf, spendEnrolment } from '../store/enrolment.store.ts';
import { setMemberSecrets } from '../store/member.store.ts';
import { audit } from './audit.ts';

const GOOD_MS = DAY_MS;

export interface IssuedHalf {
  readonly enrolmentCode: string;
  readonly expiresAtMs: number;
  /** True if another super admin has given the other half. */
  readonly isComplete: boolean;
}

/**
 * Gives out one half of the enrolment of a member who has no password. With the halves of two super admins members set
 * it themselves, so that nobody else sees the password or the authenticator's secret. It replaces an earlier half by
 * the same super admin.
 *
 * @refuses    STAFF_UNKNOWN | ALREADY_ENROLLED
 * @invariant  no single super admin can become the member and so decide twice
 */
export function issueEnrolment(
  deps: ApprovalsDeps,
  wish: { readonly staffId: string; readonly reason: string; readonly actor: Actor },
): Promise<Result<IssuedHalf, 'STAFF_UNKNOWN' | 'ALREADY_ENROLLED'>> {
  const { staffId, reason, actor } = wish;
  const nowMs = deps.clock.nowMs();
  const enrolmentCode = newSecret();
  return deps.db.decide(async (tx) => {
    const member = await lockWaitingMember(tx, staffId);
    if (!member) return refuse('STAFF_UNKNOWN');
    if (!member.waits) return refuse('ALREADY_ENROLLED');
    const totpSecret = deps.box.seal(newTotpSecret(), staffTotpPlace(member.login));
    const wanted = { id: newId(nowMs), staffId, totpSecret, nowMs, expiresAtMs: nowMs + GOOD_MS };
    const { id: enrolmentId, expiresAtMs } = await openEnrolment(tx, wanted);
    const halves = await putEnrolmentHalf(tx, {
      enrolmentId,
      issuedBy: actor.staffId,
      codeHash: sha256(enrolmentCode),
    });
    await audit(tx, {
      ...actor,
      reason,
      nowMs,
      action: 'staffMembers.issueEnrolment',
      subject: `staff:${staffId}`,
      before: null,
      after: { expiresAtMs },
    });
    return ok({ enrolmentCode, expiresAtMs, isComplete: halves >= 2 });
  });
}

/** The two halves, in any order. */
export interface Halves {
  readonly enrolmentCode: string;
  readonly secondCode: string;
}

const hashesOf = ({ enrolmentCode, secondCode }: Halves) => [sha256(enrolmentCode), sha256(secondCode)] as const;

/** Says whose the two halves are, and what to put into their authenticator. @refuses ENROLMENT_UNKNOWN */
export async function showEnrolment(
  deps: ApprovalsDeps,
  halves: Halves,
): Promise<Result<{ login: string; totpSecret: string; otpauth: string }, 'ENROLMENT_UNKNOWN'>> {
  const found = await findEnrolment(deps.db, hashesOf(halves), deps.clock.nowMs());
  if (!found) return refuse('ENROLMENT_UNKNOWN');
  const secret = deps.box.open(found.totpSecret, staffTotpPlace(found.login));
  const otpauth = otpauthAddress({ issuer: 'Bourse staff', label: found.login, secret });
  return ok({ login: found.login, totpSecret: secret, otpauth });
}

/**
 * Sets password and authenticator with the two halves, once.
 *
 * @refuses ENROLMENT_UNKNOWN | PASSWORD_WEAK (reason) | TOTP_WRONG
 */
export async function enrol(
  deps: ApprovalsDeps,
  wish: Halves & {
    readonly password: string;
    readonly totpCode: string;
    readonly requestId: string;
  },
): Promise<Result<{ login: string }, 'ENROLMENT_UNKNOWN' | 'PASSWORD_WEAK' | 'TOTP_WRONG'>> {
  const nowMs = deps.clock.nowMs();
  const found = await findEnrolment(deps.db, hashesOf(wish), nowMs);
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
