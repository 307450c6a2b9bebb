import { TRADING_PASSWORD_POLICY } from '@bourse/core/identity/attempts.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { TradingPasswordRefusal } from '../../identity-shapes.ts';
import type { Credential } from '../../store/credential.store.ts';

/** The key under which a person's wrong trading passwords are counted, for all features together. */
export function tradingPasswordKey(uid: string): string {
  return `trading:${uid}`;
}

/**
 * Judges the trading password.
 *
 * @refuses TRADING_PASSWORD_NOT_SET | TRADING_PASSWORD_WRONG (triesLeft) | TRADING_PASSWORD_LOCKED (untilMs, or untilReset)
 */
export async function checkTradingPassword(
  deps: IdentityDeps,
  credential: Credential,
  tradingPassword: string,
): Promise<Result<true, TradingPasswordRefusal>> {
  const hashed = credential.tradingPasswordHash;
  if (hashed === null) return refuse('TRADING_PASSWORD_NOT_SET');
  const nowMs = deps.clock.nowMs();
  const tried = await deps.attempts.attempt(tradingPasswordKey(credential.uid), TRADING_PASSWORD_POLICY, nowMs, () =>
    deps.passwords.matches(hashed, tradingPassword, credential.uid),
  );
  if (tried.outcome === 'right' || tried.outcome === 'not-judged') return ok(true);
  const { triesLeft, lockedUntilMs, isLockedUntilReset, isLocked } = tried.standing;
  if (!isLocked) return refuse('TRADING_PASSWORD_WRONG', { triesLeft });
  if (isLockedUntilReset || lockedUntilMs === null) return refuse('TRADING_PASSWORD_LOCKED', { untilReset: true });
  return refuse('TRADING_PASSWORD_LOCKED', { untilMs: lockedUntilMs });
}
