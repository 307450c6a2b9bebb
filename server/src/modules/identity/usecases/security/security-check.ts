import { ok, refuse } from '@bourse/core/result.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { Identity, PasswordCheck, SecurityCheck, SecurityCheckResult } from '../../identity-shapes.ts';
import { findCredential } from '../../store/credential.store.ts';
import { findPerson } from '../../store/person.store.ts';
import { checkTradingPassword } from './check-trading-password.ts';
import { type FactorDemand, judgeFactors, refuseMissing } from './judge-factors.ts';

/** See `Identity.securityCheck`. */
export async function securityCheck(deps: IdentityDeps, check: SecurityCheck): Promise<SecurityCheckResult> {
  const person = await findPerson(deps.db, check.uid);
  const credential = await findCredential(deps.db, check.uid);
  if (!person || !credential) throw new Error(`there is no person ${check.uid}`);
  if (credential.tradingPasswordHash === null) return refuse('TRADING_PASSWORD_NOT_SET');
  const demand: FactorDemand = {
    person,
    sessionId: check.sessionId,
    credential,
    purpose: check.purpose,
    payload: check.payloadHash,
    needed: check.factorsNeeded,
    needsSentCode: check.needsSentCode ?? false,
    factors: check,
  };
  const missing = refuseMissing(demand);
  if (missing) return missing;
  if (check.tradingPassword === undefined) return refuse('SECURITY_CHECK_REQUIRED', { tradingPassword: true });
  const password = await checkTradingPassword(deps, credential, check.tradingPassword);
  if (!password.ok) return password;
  return judgeFactors(deps, demand);
}

/** See `Identity.passwordCheck`. */
export async function passwordCheck(
  deps: IdentityDeps,
  { uid, sessionId, tradingPassword }: PasswordCheck,
): ReturnType<Identity['passwordCheck']> {
  const person = await findPerson(deps.db, uid);
  const credential = await findCredential(deps.db, uid);
  if (!person || !credential) throw new Error(`there is no person ${uid}`);
  if (person.frozenAtMs !== null) return refuse('ACCOUNT_FROZEN');
  const judged = await checkTradingPassword(deps, credential, tradingPassword);
  return judged.ok ? ok({ uid, sessionId, codeIds: [], totpStep: null, passkey: null }) : judged;
}
