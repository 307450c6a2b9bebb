import { ok, refuse } from '@bourse/core/result.ts';
import type { Approvals, PlainRecord, StaffAction } from '../approvals/public.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { queueMessage } from './messages.ts';
import { findCredential, removeTotp } from './store/credential.store.ts';
import { forgetDevices } from './store/device.store.ts';
import { deletePasskeysOf } from './store/passkey.store.ts';
import { findPerson, lockPerson } from './store/person.store.ts';
import { forgetWrongTotp } from './usecases/security/judge-totp.ts';
import { lockAfterChange } from './usecases/security/lock-withdrawals.ts';
import { endOtherSessions } from './usecases/session/end-sessions.ts';

export interface FactorReset extends PlainRecord {
  readonly uid: string;
}
export type FactorResetAction = StaffAction<FactorReset, 'USER_UNKNOWN' | 'NO_CHANGE'>;

/**
 * The way back for a person who has lost authenticator or passkeys: two members of Compliance who have seen a document
 * remove them. The password and the mail are still needed. Every session ends, every browser must prove itself again,
 * and withdrawals stop for 72 hours. During that time a link in the mail about it can freeze the account.
 */
export const defineFactorReset = (deps: IdentityDeps, { define }: Pick<Approvals, 'define'>): FactorResetAction =>
  define<FactorReset, 'USER_UNKNOWN' | 'NO_CHANGE'>({
    kind: 'staffPeople.resetFactors',
    proposers: ['compliance'],
    deciders: ['compliance'],
    needsSecond: () => true,
    plan: async (tx, { uid }) => {
      const person = await lockPerson(tx, uid);
      const credential = await findCredential(tx, uid);
      if (!person || !credential) return refuse('USER_UNKNOWN');
      const before = { authenticator: credential.totpSecret !== null, passkeys: credential.passkeys };
      if (!before.authenticator && before.passkeys === 0) return refuse('NO_CHANGE');
      return ok({ subject: `user:${uid}`, uid, before, after: { authenticator: false, passkeys: 0 } });
    },
    carryOut: async (tx, { uid }) => {
      const person = await findPerson(tx, uid);
      if (!person) return refuse('USER_UNKNOWN');
      await removeTotp(tx, uid);
      await forgetWrongTotp(tx, deps, uid);
      await deletePasskeysOf(tx, uid);
      await forgetDevices(tx, uid, deps.clock.nowMs());
      await lockAfterChange(tx, deps, { uid, createdAtMs: person.createdAtMs, reason: 'FACTORS_RESET' });
      await deps.notices.notify(tx, { uid, kind: 'identity.factorsReset', params: {} });
      await queueMessage(tx, deps, person, 'factors-reset');
      await endOtherSessions(tx, deps, { uid, keepId: null, by: 'factor' });
      return ok(undefined);
    },
  });
