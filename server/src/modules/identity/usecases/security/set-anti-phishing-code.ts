import { ok, type Result } from '@bourse/core/result.ts';
import type { FactorRefusal, Factors } from '../../identity-shapes.ts';
import type { Room } from '../../room.ts';
import { findCredential } from '../../store/credential.store.ts';
import { findPerson, setAntiPhishingCode as storeAntiPhishingCode } from '../../store/person.store.ts';
import { judgeFactors, spendFactors } from './judge-factors.ts';

/**
 * Sets the phrase that every mail of ours shows, with one second factor.
 *
 * @refuses those of the second factors
 */
export async function setAntiPhishingCode(
  room: Room,
  change: {
    readonly uid: string;
    readonly antiPhishingCode: string;
    readonly factors: Omit<Factors, 'tradingPassword'>;
  },
): Promise<Result<true, FactorRefusal>> {
  const person = await findPerson(room.db, change.uid);
  const credential = await findCredential(room.db, change.uid);
  if (!person || !credential) throw new Error(`there is no person ${change.uid}`);
  const judged = await judgeFactors(room, {
    person,
    isTotpBound: credential.totpSecret !== null,
    purpose: 'anti-phishing',
    payload: change.antiPhishingCode,
    needed: 1,
    factors: change.factors,
  });
  if (!judged.ok) return judged;
  return room.db.decide(async (tx) => {
    const spent = await spendFactors(tx, room, judged.value);
    if (!spent.ok) return spent;
    await storeAntiPhishingCode(tx, change.uid, change.antiPhishingCode);
    await room.notices.notify(tx, { uid: change.uid, kind: 'identity.antiPhishingCodeSet', params: {} });
    return ok(true as const);
  });
}
