import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { StaffInput, StaffOutput } from './client.ts';

type Start = StaffOutput<'staffKeys.start'>;
type Ask = StaffOutput<'staffKeys.ask'>;
export type PasskeyMade = StaffInput<'staffKeys.add'>['made'];
type PasskeyProof = StaffInput<'staffKeys.remove'>['passkey'];

/** Why a key did not work: cancelled, already registered, made for another address of this exchange, or not supported. */
export class KeyTrouble extends Error {
  constructor(readonly trouble: 'cancelled' | 'exists' | 'elsewhere' | 'unable') {
    super(trouble);
  }
}

/** Whether this browser can keep and use keys at all. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext && typeof window.PublicKeyCredential === 'function' && 'credentials' in navigator;

/** Has a device of the member's make a key. @throws KeyTrouble */
export async function makePasskey(start: Start): Promise<PasskeyMade> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await startRegistration({
    optionsJSON: {
      rp: { id: start.rpId, name: start.rpName },
      user: { id: start.userHandle, name: start.userName, displayName: start.userName },
      challenge: start.challenge,
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: start.credentialIds.map((id) => ({ id, type: 'public-key' })),
      // At the door nobody is told which keys a login has, so the key has to know the login.
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
      timeout: WAIT_MS,
    },
  }).catch(inWords);
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return [made.id, clientDataJSON, attestationObject, ...transports].join('.');
}

/** Has one of the member's keys sign. @throws KeyTrouble */
export async function provePasskey(ask: Ask): Promise<PasskeyProof> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({
    optionsJSON: {
      rpId: ask.rpId,
      challenge: ask.challenge,
      allowCredentials: ask.credentialIds.map((each) => ({ id: each, type: 'public-key' })),
      userVerification: 'required',
      timeout: WAIT_MS,
    },
  }).catch(inWords);
  return [id, response.clientDataJSON, response.authenticatorData, response.signature].join('.');
}

const WAIT_MS = 2 * MINUTE_MS;
/** Ed25519, P-256, RSA. */
const ALGORITHMS = [-8, -7, -257];

/** By the names that WebAuthn gives its errors; the library keeps them. */
function inWords(error: unknown): never {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      throw new KeyTrouble('cancelled');
    case 'InvalidStateError':
      throw new KeyTrouble('exists');
    case 'SecurityError':
      throw new KeyTrouble('elsewhere');
    default:
      throw new KeyTrouble('unable');
  }
}
