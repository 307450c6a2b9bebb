import { type Result, refuse } from '@bourse/core/result.ts';
import type { JudgedPasskey, PasskeyProof, PasskeyRefusal } from '../../../../platform/passkeys/passkeys.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { findPasskey, type OwnedPasskey, spendChallenge } from '../../store/passkey.store.ts';

/** Binds a challenge to one account, so that it is worthless for another and for a log-in. */
export const checkUse = (uid: string): string => `check:${uid}`;

/**
 * Judges a proof by one of the person's own passkeys, given in place of a code.
 *
 * @refuses PASSKEY_WRONG | PASSKEY_EXPIRED
 */
export async function judgeOwnPasskey(
  deps: IdentityDeps,
  uid: string,
  proof: PasskeyProof,
): Promise<Result<JudgedPasskey, PasskeyRefusal>> {
  const passkey = await findPasskey(deps.db, proof.credentialId);
  return judgeOnce(deps, proof, passkey?.uid === uid ? passkey : null, checkUse(uid));
}

/**
 * Judges an answer to a challenge of ours. A wrong answer uses the challenge up for good.
 *
 * @param passkey  the passkey that the answer names; null if it may not answer
 * @refuses        PASSKEY_WRONG | PASSKEY_EXPIRED
 */
export async function judgeOnce(
  deps: IdentityDeps,
  proof: PasskeyProof,
  passkey: OwnedPasskey | null,
  use: string,
): Promise<Result<JudgedPasskey, PasskeyRefusal>> {
  const nowMs = deps.clock.nowMs();
  const judged = passkey ? await deps.passkeys.judge(proof, passkey, use, nowMs) : refuse('PASSKEY_WRONG');
  if (judged.ok) return judged;
  await burnChallenge(deps, proof, use);
  return judged.refusal.code === 'PASSKEY_EXPIRED' ? refuse('PASSKEY_EXPIRED') : refuse('PASSKEY_WRONG');
}

/** After a wrong answer no other answer to the same challenge is accepted. */
export async function burnChallenge(
  deps: IdentityDeps,
  answer: Pick<PasskeyProof, 'clientData'>,
  use: string,
): Promise<void> {
  const challenge = deps.passkeys.challengeOf(answer, use, deps.clock.nowMs());
  if (challenge) await spendChallenge(deps.db, challenge);
}
