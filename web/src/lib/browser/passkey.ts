import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { CallInput, CallOutput } from '../client.ts';

type Start = CallOutput<'identity.startPasskey'>;
type Ask = CallOutput<'identity.askPasskey'>;
export type PasskeyMade = CallInput<'identity.addPasskey'>['made'];
export type PasskeyProof = CallInput<'identity.passkeyLogin'>['passkey'];

/** Why there is no passkey: cancelled, already registered, made for another address of this exchange, or not supported. */
export type PasskeyTrouble = 'cancelled' | 'exists' | 'elsewhere' | 'unable';
type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly trouble: PasskeyTrouble };

/** Whether this browser can keep and use passkeys at all. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext && typeof window.PublicKeyCredential === 'function' && 'credentials' in navigator;

/** Asks the person's authenticator to make a passkey. */
export async function makePasskey(start: Start): Promise<Outcome<PasskeyMade>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return tried(async () => {
    const made = await startRegistration({
      optionsJSON: {
        rp: { id: start.rpId, name: start.rpName },
        user: { id: start.userHandle, name: start.userName, displayName: start.userName },
        challenge: start.challenge,
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: start.credentialIds.map((id) => ({ id, type: 'public-key' })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout: WAIT_MS,
      },
    });
    const { clientDataJSON, attestationObject, transports = [] } = made.response;
    return [made.id, clientDataJSON, attestationObject, ...transports].join('.');
  });
}

/** Asks one of the person's passkeys to sign. */
export async function provePasskey(ask: Ask): Promise<Outcome<PasskeyProof>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return tried(async () => {
    const { id, response } = await startAuthentication({
      optionsJSON: {
        rpId: ask.rpId,
        challenge: ask.challenge,
        allowCredentials: ask.credentialIds.map((each) => ({ id: each, type: 'public-key' })),
        userVerification: 'required',
        timeout: WAIT_MS,
      },
    });
    return [id, response.clientDataJSON, response.authenticatorData, response.signature].join('.');
  });
}

const WAIT_MS = 2 * MINUTE_MS;
/** Ed25519, P-256, RSA. */
const ALGORITHMS = [-8, -7, -257];

async function tried<Value>(ceremony: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await ceremony() };
  } catch (error) {
    return { ok: false, trouble: troubleOf(error) };
  }
}

/** By the names that WebAuthn gives its errors; the library keeps them. */
function troubleOf(error: unknown): PasskeyTrouble {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled';
    case 'InvalidStateError':
      return 'exists';
    case 'SecurityError':
      return 'elsewhere';
    default:
      return 'unable';
  }
}
