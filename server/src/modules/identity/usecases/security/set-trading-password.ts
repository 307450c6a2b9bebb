import { judgeTradingPassword } from '@bourse/core/identity/trading-password.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { FactorRefusal, Factors } from '../../identity-shapes.ts';
import { queueMessage } from '../../messages.ts';
import { findBirthDate } from '../../queries/kyc.query.ts';
import { findCredential, setTradingPasswordHash } from '../../store/credential.store.ts';
import { findPerson } from '../../store/person.store.ts';
import { checkLoginPassword, type LoginPasswordRefusal } from './check-login-password.ts';
import { tradingPasswordKey } from './check-trading-password.ts';
import { judgeFactors, refuseMissing, spendFactors } from './judge-factors.ts';
import { lockAfterChange } from './lock-withdrawals.ts';

/**
 * Sets the trading password. The first time the login password is enough; later two second factors are needed if two
 * are bound. A new one ends a lock after wrong tries and stops withdrawals for 24 hours.
 *
 * @refuses TRADING_PASSWORD_WEAK (reason) | LOGIN_WRONG | LOGIN_LOCKED | those of the second factors
 */
export async function setTradingPassword(
  deps: IdentityDeps,
  change: {
    readonly uid: string;
    readonly sessionId: string;
    readonly tradingPassword: string;
    readonly loginPassword: string;
    readonly factors: Omit<Factors, 'tradingPassword'>;
  },
): Promise<Result<true, 'TRADING_PASSWORD_WEAK' | LoginPasswordRefusal | FactorRefusal>> {
  const person = await findPerson(deps.db, change.uid);
  const credential = await findCredential(deps.db, change.uid);
  if (!person || !credential) throw new Error(`there is no person ${change.uid}`);
  const birthDate = await findBirthDate(deps.db, deps, change.uid);
  const strength = judgeTradingPassword(change.tradingPassword, { phone: person.phone, birthDate });
  if (!strength.ok) return strength;
  const isFirst = credential.tradingPasswordHash === null;
  const needed = isFirst ? 0 : 2;
  const demand = {
    person,
    sessionId: change.sessionId,
    credential,
    purpose: 'trading-password',
    payload: '',
    needed,
    factors: change.factors,
  };
  const missing = refuseMissing(demand);
  if (missing) return missing;
  const password = await checkLoginPassword(deps, change.uid, change.loginPassword);
  if (!password.ok) return password;
  if (await deps.passwords.matches(credential.passwordHash, change.tradingPassword, change.uid))
    return refuse('TRADING_PASSWORD_WEAK', { reason: 'LOGIN_PASSWORD' });
  const judged = await judgeFactors(deps, demand);
  if (!judged.ok) return judged;
  const hashed = await deps.passwords.hash(change.tradingPassword, change.uid);
  return deps.db.decide(async (tx) => {
    const spent = await spendFactors(tx, deps, judged.value);
    if (!spent.ok) return spent;
    await setTradingPasswordHash(tx, change.uid, hashed);
    await deps.attempts.clear(tx, tradingPasswordKey(change.uid));
    const reason = isFirst ? 'FIRST_BINDING' : 'TRADING_PASSWORD_CHANGED';
    await lockAfterChange(tx, deps, { uid: change.uid, createdAtMs: person.createdAtMs, reason });
    const kind = isFirst ? 'identity.tradingPasswordSet' : 'identity.tradingPasswordChanged';
    await deps.notices.notify(tx, { uid: change.uid, kind, params: {} });
    if (!isFirst) await queueMessage(tx, deps, person, 'trading-password-changed');
    return ok(true as const);
  });
}
