import { judgeTotp } from '../../../../platform/crypto/totp.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { JudgedPasskey, PasskeyMade, PasskeyProof } from '../../../../platform/passkeys/passkeys.ts';
import { type ApprovalsDeps, staffTotpPlace } from '../../approvals-deps.ts';
import { findStaffKey, spendStaffChallenge, spendStaffKey } from '../../store/passkey.store.ts';
import { type Staff, spendStaffStep } from '../../store/staff.store.ts';
import { audit } from '../audit.ts';

/** The second factor beside the password; if both are given, the key counts. */
export interface StaffFactor {
  readonly totpCode?: string | undefined;
  readonly passkey?: PasskeyProof | undefined;
}

/** A second factor that is right and not used up yet. */
export type JudgedFactor =
  | { readonly kind: 'code'; readonly step: number }
  | { readonly kind: 'key'; readonly proof: JudgedPasskey; readonly name: string };

/**
 * Judges a second factor of a member of staff; null if it is wrong or missing.
 *
 * @param use  what the key's signature must be for
 */
export async function judgeFactor(
  deps: ApprovalsDeps,
  staff: Staff | null,
  factor: StaffFactor,
  { use, requestId }: { readonly use: string; readonly requestId: string },
): Promise<JudgedFactor | null> {
  const nowMs = deps.clock.nowMs();
  if (!staff) return null;
  if (!factor.passkey) return factor.totpCode === undefined ? null : judgeCode(deps, staff, factor.totpCode, nowMs);
  const key = await findStaffKey(deps.db, factor.passkey.credentialId);
  if (key?.staffId !== staff.id) return null;
  const judged = await deps.passkeys.judge(factor.passkey, key, use, nowMs);
  if (judged.ok) return { kind: 'key', proof: judged.value, name: key.name };
  if (judged.refusal.code === 'PASSKEY_BEHIND') {
    // The key's counter has fallen behind, so somebody has a copy of the key: staff must know.
    await deps.db.tx((tx) =>
      audit(tx, {
        staffId: staff.id,
        role: staff.role,
        action: 'staffKeys.behind',
        subject: `staff:${staff.id}`,
        reason: null,
        before: null,
        after: { name: key.name },
        requestId,
        nowMs,
      }),
    );
  }
  return null;
}

/** Uses up a second factor; of two calls with one only one gets true. */
export function spendFactor(tx: Tx, staff: Staff, judged: JudgedFactor, nowMs: number): Promise<boolean> {
  return judged.kind === 'code' ? spendStaffStep(tx, staff.id, judged.step) : spendStaffKey(tx, judged.proof, nowMs);
}

/** After a wrong answer no other answer to the same challenge is accepted. */
export async function burnChallenge(
  deps: ApprovalsDeps,
  answer: PasskeyProof | PasskeyMade | undefined,
  use: string,
): Promise<void> {
  const challenge = answer && deps.passkeys.challengeOf(answer, use, deps.clock.nowMs());
  if (challenge) await spendStaffChallenge(deps.db, challenge);
}

function judgeCode(deps: ApprovalsDeps, staff: Staff, code: string, nowMs: number): JudgedFactor | null {
  const secret = deps.box.open(staff.totpSecret, staffTotpPlace(staff.login));
  const judged = judgeTotp(secret, code, nowMs, staff.totpLastStep);
  return judged.outcome === 'right' ? { kind: 'code', step: judged.step } : null;
}
