import { LOGIN_POLICY } from '@bourse/core/identity/attempts.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { findCredential } from '../../store/credential.store.ts';

export type LoginPasswordRefusal = 'LOGIN_WRONG' | 'LOGIN_LOCKED';

/**
 * Checks the login password of a person who is logged in. All such checks share one count of wrong tries, separate from
 * that of the log-in, so that somebody who stole a session cannot lock the owner out.
 *
 * @refuses LOGIN_WRONG (triesLeft) | LOGIN_LOCKED (untilMs)
 */
export async function checkLoginPassword(
  deps: IdentityDeps,
  uid: string,
  password: string,
): Promise<Result<true, LoginPasswordRefusal>> {
  const nowMs = deps.clock.nowMs();
  const tried = await deps.attempts.attempt(`password:${uid}`, LOGIN_POLICY, nowMs, async () => {
    const credential = await findCredential(deps.db, uid);
    return deps.passwords.matches(credential?.passwordHash ?? null, password, uid);
  });
  if (tried.outcome === 'right' || tried.outcome === 'not-judged') return ok(true);
  const { triesLeft, lockedUntilMs } = tried.standing;
  if (tried.outcome === 'locked')
    return refuse('LOGIN_LOCKED', lockedUntilMs === null ? {} : { untilMs: lockedUntilMs });
  return refuse('LOGIN_WRONG', { triesLeft });
}
