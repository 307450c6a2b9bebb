import type { PasskeyMade, PasskeyProof, PasskeyTrouble } from '../../../../lib/browser/passkey.ts';
import { CallFailure } from '../../../../lib/calls/call-failure.ts';
import type { CallId } from '../../../../lib/client.ts';
import { commands } from '../../api/commands.ts';
import type { IdentityText } from '../../identity-text.ts';
import type { Ended } from '../security-check/security-check-props.ts';

/** A new passkey, made by the person's device. */
export async function makePasskey(t: IdentityText): Promise<Ended<PasskeyMade>> {
  const started = await commands.startPasskey();
  if (!started.ok) return started;
  const { makePasskey } = await import('../../../../lib/browser/passkey.ts');
  const made = await makePasskey(started.value);
  return made.ok ? made : failed(t, 'identity.startPasskey', made.trouble);
}

/** A signature of one of the account's passkeys, in place of a code. */
export async function passkeyCheck(t: IdentityText): Promise<Ended<PasskeyProof>> {
  const asked = await commands.askPasskey();
  if (!asked.ok) return asked;
  const { provePasskey } = await import('../../../../lib/browser/passkey.ts');
  const proved = await provePasskey(asked.value);
  return proved.ok ? proved : failed(t, 'identity.askPasskey', proved.trouble);
}

/** A signature of any passkey on this device, for a log-in. */
export async function passkeyLogin(t: IdentityText): Promise<Ended<PasskeyProof>> {
  const asked = await commands.startPasskeyLogin();
  if (!asked.ok) return asked;
  const { provePasskey } = await import('../../../../lib/browser/passkey.ts');
  const proved = await provePasskey(asked.value);
  return proved.ok ? proved : failed(t, 'identity.startPasskeyLogin', proved.trouble);
}

/** A signature of one of an account's passkeys, for setting a new password. */
export async function passkeyReset(t: IdentityText, account: string): Promise<Ended<PasskeyProof>> {
  const asked = await commands.startPasskeyReset({ account });
  if (!asked.ok) return asked;
  const { provePasskey } = await import('../../../../lib/browser/passkey.ts');
  const proved = await provePasskey(asked.value);
  return proved.ok ? proved : failed(t, 'identity.startPasskeyReset', proved.trouble);
}

const failed = (t: IdentityText, id: CallId, trouble: PasskeyTrouble): Ended<never> => ({
  ok: false,
  failure: new CallFailure('refused', id, { message: t(`identity.passkey.trouble.${trouble}`) }),
});
