import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { PasskeyAsk, PasskeyProof, PasskeyRefusal } from '../../../../platform/passkeys/passkeys.ts';
import type { Caller, IdentityDeps } from '../../identity-deps.ts';
import { holdAnyPassword } from '../../store/credential.store.ts';
import { findPasskey, spendPasskeyToLogIn } from '../../store/passkey.store.ts';
import { tellOfNewDevice } from '../login/announce-login.ts';
import { type OpenedSession, openSession } from '../session/open-session.ts';
import { judgeOnce } from './judge-passkey.ts';

const LOGIN_USE = 'login';

/** What any passkey of this site must sign to log in; the answer says whose it is. */
export const startPasskeyLogin = (deps: IdentityDeps): PasskeyAsk =>
  deps.passkeys.ask(LOGIN_USE, [], deps.clock.nowMs());

/**
 * Logs in with a passkey alone. A passkey is two factors in one and cannot be guessed, so wrong tries are not counted,
 * and a lock of the password does not apply.
 *
 * After a new password or a freeze the password is needed first: the passkey may have been made by an intruder from
 * whom the account was taken back.
 *
 * @refuses PASSKEY_UNKNOWN | PASSKEY_WRONG | PASSKEY_EXPIRED | PASSKEY_SPENT | PASSKEY_ASLEEP
 */
export async function logInByPasskey(
  deps: IdentityDeps,
  request: { readonly passkey: PasskeyProof; readonly caller: Caller },
): Promise<Result<OpenedSession, 'PASSKEY_UNKNOWN' | PasskeyRefusal | 'PASSKEY_SPENT' | 'PASSKEY_ASLEEP'>> {
  const nowMs = deps.clock.nowMs();
  const passkey = await findPasskey(deps.db, request.passkey.credentialId);
  const judged = await judgeOnce(deps, request.passkey, passkey, LOGIN_USE);
  if (!passkey) return refuse('PASSKEY_UNKNOWN');
  if (!judged.ok) return judged;
  const opened = await deps.db.decide(
    async (tx): Promise<Result<OpenedSession, 'PASSKEY_SPENT' | 'PASSKEY_ASLEEP'>> => {
      // The password may be changed at this moment: then either this waits for the change, or the change ends the
      // session opened here.
      await holdAnyPassword(tx, passkey.uid);
      const spent = await spendPasskeyToLogIn(tx, judged.value, nowMs);
      if (spent !== 'spent-now') return refuse(spent === 'asleep' ? 'PASSKEY_ASLEEP' : 'PASSKEY_SPENT');
      const session = await openSession(tx, deps, passkey.uid, request.caller);
      if (session.isNewDevice) await tellOfNewDevice(tx, deps, passkey.uid, request.caller);
      return ok(session);
    },
  );
  if (opened.ok && opened.value.replacedSessionId) deps.sessions.forget([opened.value.replacedSessionId]);
  return opened;
}
