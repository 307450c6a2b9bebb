import { ok, type Result } from '@bourse/core/result.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { FactorRefusal, Factors } from '../../identity-shapes.ts';
import { findCredential } from '../../store/credential.store.ts';
import { findPerson, setAntiPhishingCode as storeAntiPhishingCode } from '../../store/person.store.ts';
import { judgeFactors, spendFactors } from './judge-factors.ts';

/**
 * Sets the phrase that every mail of ours shows, after one second factor.
 *
 * @refuses those of the second factors
 */
export async function setAntiPhishingCode(
  deps: IdentityDeps,
  change: {
    readonly uid: string;
    readonly sessionId: string;
    readonly antiPhishingCode: string;
    readonly factors: Omit<Factors, 'tradingPassword'>;
  },
): Promise<Result<true, FactorRefusal>> {
  const person = await findPerson(deps.db, change.uid);
  const credential = await findCredential(deps.db, change.uid);
  if (!person || !credential) throw new Error(`there is no person ${change.uid}`);
  const judged = await judgeFactors(deps, {
    person,
    sessionId: change.sessionId,
    credential,
    purpose: 'anti-phishing',
    payload: change.antiPhishingCode,
    needed: 1,
    factors: change.factors,
  });
  if (!judged.ok) return judged;
  return deps.db.decide(async (tx) => {
    const spent = await spendFactors(tx, deps, judged.value);
    if (!spent.ok) return spent;
    await storeAntiPhishingCode(tx, change.uid, change.antiPhishingCode);
    await deps.notices.notify(tx, { uid: change.uid, kind: 'identity.antiPhishingCodeSet', params: {} });
    return ok(true as const);
  });
}
