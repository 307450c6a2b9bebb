import { maskAccount } from '@bourse/core/identity/mask.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { sqlState, UNIQUE_VIOLATION } from '../../../../platform/db/db.ts';
import type { AccountName } from '../../account-name.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { FactorRefusal, Factors } from '../../identity-shapes.ts';
import { queueMessage } from '../../messages.ts';
import { spendCode } from '../../store/code.store.ts';
import { findCredential } from '../../store/credential.store.ts';
import { findPerson, setContact } from '../../store/person.store.ts';
import { judgeCode } from '../code/judge-code.ts';
import { newContactUse } from '../code/send-bound-code.ts';
import { endOtherSessions, renewSecret } from '../session/end-sessions.ts';
import { type FactorDemand, judgeFactors, refuseMissing, spendFactors } from './judge-factors.ts';
import { lockAfterChange } from './lock-withdrawals.ts';

type BindRefusal = 'ACCOUNT_EXISTS' | FactorRefusal;

export interface ContactChange {
  readonly uid: string;
  readonly sessionId: string;
  readonly purpose: 'bind-email' | 'bind-phone';
  readonly target: AccountName;
  /** The code that was sent to the new address or number. */
  readonly newCode: string;
  readonly factors: Omit<Factors, 'tradingPassword'>;
}

/**
 * Binds an e-mail address or a phone number, or replaces the bound one. It needs a code sent to the new one and one
 * second factor; a replacement needs two if two are bound. A replacement ends the other sessions.
 *
 * @returns    the session cookie's new value
 * @refuses    ACCOUNT_EXISTS | those of the second factors
 * @invariant  one account per address and number, even if several calls run at the same time
 */
export async function bindContact(
  deps: IdentityDeps,
  change: ContactChange,
): Promise<Result<{ secret: string }, BindRefusal>> {
  const account = change.target;
  const person = await findPerson(deps.db, change.uid);
  const credential = await findCredential(deps.db, change.uid);
  if (!person || !credential) throw new Error(`there is no person ${change.uid}`);
  const before = change.purpose === 'bind-email' ? person.email : person.phone;
  if (before === account.text) return refuse('ACCOUNT_EXISTS');
  const demand: FactorDemand = {
    person,
    sessionId: change.sessionId,
    credential,
    purpose: change.purpose,
    payload: account.text,
    needed: before === null ? 1 : 2,
    factors: change.factors,
  };
  const missing = refuseMissing(demand);
  if (missing) return missing;
  const code = await judgeCode(deps, newContactUse(person.uid, change.purpose, account.text), change.newCode);
  if (!code.ok) return refuse(code.refusal.code, { ...code.refusal.details, channel: 'new' });
  const judged = await judgeFactors(deps, demand);
  if (!judged.ok) return judged;
  const bound = await deps.db
    .decide(async (tx): Promise<Result<{ ended: string[]; secret: string }, BindRefusal>> => {
      if (!(await spendCode(tx, code.value, deps.clock.nowMs()))) return refuse('CODE_SPENT', { channel: 'new' });
      const spent = await spendFactors(tx, deps, judged.value);
      if (!spent.ok) return spent;
      const column = change.purpose === 'bind-email' ? 'email' : 'phone';
      if (!(await setContact(tx, person.uid, { column, value: account.text }))) return refuse('ACCOUNT_EXISTS');
      const reason = before === null ? 'FIRST_BINDING' : column === 'email' ? 'EMAIL_REPLACED' : 'PHONE_REPLACED';
      await lockAfterChange(tx, deps, { uid: person.uid, createdAtMs: person.createdAtMs, reason });
      const kind = column === 'email' ? 'identity.emailBound' : 'identity.phoneBound';
      const params = { masked: maskAccount(account.text) };
      await deps.notices.notify(tx, { uid: person.uid, kind, params });
      // Sent to the old address, which an intruder does not have.
      await queueMessage(tx, deps, person, 'contact-changed', params);
      const ended = await endOtherSessions(tx, deps, { uid: person.uid, keepId: change.sessionId, by: 'factor' });
      return ok({ ended, secret: await renewSecret(tx, change.sessionId) });
    })
    .catch((error: unknown) => {
      // Two people bound the same address at the same moment; the unique index let only one through.
      if (sqlState(error) === UNIQUE_VIOLATION) return refuse('ACCOUNT_EXISTS');
      throw error;
    });
  if (!bound.ok) return bound;
  deps.sessions.forget(bound.value.ended);
  deps.sessions.giveGrace(change.sessionId);
  return ok({ secret: bound.value.secret });
}
