import { type Result, refuse } from '@bourse/core/result.ts';
import type { JudgedPasskey, PasskeyProof, PasskeyRefusal } from '../../../../platform/passkeys/passkeys.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { findPasskey } from '../../store/passkey.store.ts';

/** A challenge for one account is worth nothing for another, nor for a log-in. */
export const checkUse = (uid: string): string => `check:${uid}`;

/**
 * Judges a proof by one of the person's own passkeys, in the place of a code.
 *
 * @refuses PASSKEY_WRONG | PASSKEY_EXPIRED
 */
export async function judgeOwnPasskey(
  deps: IdentityDeps,
  uid: string,
  proof: PasskeyProof,
): Promise<Result<JudgedPasskey, PasskeyRefusal>> {
  const passkey = await findPasskey(deps.db, proof.credentialId);
  if (passkey?.uid !== uid) return refuse('PASSKEY_WRONG');
  return deps.passkeys.judge(proof, passkey, checkUse(uid), deps.clock.nowMs());
}
