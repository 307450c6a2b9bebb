import { TOTP_POLICY } from '@bourse/core/identity/attempts.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { judgeTotp } from '../../../../platform/crypto/totp.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { type Credential, findCredential } from '../../store/credential.store.ts';

export type TotpRefusal = 'TOTP_WRONG' | 'TOTP_REPLAYED';

/** What a sealed authenticator secret is bound to; under another name it does not open. */
export function totpPlace(uid: string): string {
  return `identity.totp:${uid}`;
}

/** Where an authenticator's code is typed: at the log-in, or within a session. */
type TypedAt = 'door' | 'session';

/**
 * Wrong codes within a session are counted separately, so that somebody who stole a session cannot lock the owner out.
 */
const attemptKey = (uid: string, at: TypedAt): string => (at === 'door' ? `totp:${uid}` : `totp:${uid}:session`);

/** Called when the authenticator is replaced or removed: wrong codes of the old one no longer count. */
export async function forgetWrongTotp(tx: Tx, deps: IdentityDeps, uid: string): Promise<void> {
  for (const at of ['door', 'session'] as const) await deps.attempts.clear(tx, attemptKey(uid, at));
}

/**
 * Judges an authenticator code and counts a wrong one. A right one is used up only by `spendTotpStep`, in the
 * transaction of what it permits.
 *
 * @returns  the step to pass to `spendTotpStep`
 * @refuses  TOTP_WRONG (triesLeft, and untilMs while tries are stopped) | TOTP_REPLAYED
 */
export async function judgeTotpCode(
  deps: IdentityDeps,
  uid: string,
  code: string,
  at: TypedAt,
): Promise<Result<number, TotpRefusal>> {
  const nowMs = deps.clock.nowMs();
  let step: number | null = null;
  const tried = await deps.attempts.attempt(attemptKey(uid, at), TOTP_POLICY, nowMs, async () => {
    const judged = judgeStored(deps, await findCredential(deps.db, uid), code, nowMs);
    if (judged.outcome === 'right') step = judged.step;
    return judged.outcome === 'replayed' ? null : judged.outcome === 'right';
  });
  if (tried.outcome === 'not-judged') return refuse('TOTP_REPLAYED');
  if (tried.outcome === 'right') return ok(step!);
  const { triesLeft, lockedUntilMs } = tried.standing;
  return refuse('TOTP_WRONG', lockedUntilMs === null ? { triesLeft } : { triesLeft, untilMs: lockedUntilMs });
}

function judgeStored(deps: IdentityDeps, credential: Credential | null, code: string, nowMs: number) {
  if (!credential?.totpSecret) return { outcome: 'wrong' } as const;
  const secret = deps.box.open(credential.totpSecret, totpPlace(credential.uid));
  return judgeTotp(secret, code, nowMs, credential.totpLastStep);
}
