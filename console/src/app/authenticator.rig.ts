import { onTestFinished, vi } from 'vitest';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;
const CLIENT_DATA = bytes('{}');

/** Gives the browser an authenticator that always agrees, or never does. The journeys use a real signature. */
export function plugInAuthenticator({ agrees = true } = {}) {
  const answers = { agrees };
  const answer = async (response: object) => {
    if (!answers.agrees) throw new DOMException('no', 'NotAllowedError');
    const credential = {
      id: 'a2V5',
      rawId: bytes('key'),
      type: 'public-key',
      authenticatorAttachment: 'cross-platform',
    };
    return {
      ...credential,
      response: { clientDataJSON: CLIENT_DATA, ...response },
      getClientExtensionResults: () => ({}),
    };
  };
  const credentials = {
    create: () => answer({ attestationObject: bytes('made'), getTransports: () => ['usb'] }),
    get: () => answer({ authenticatorData: bytes('data'), signature: bytes('signed') }),
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials }));
  onTestFinished(() => void vi.unstubAllGlobals());
  return answers;
}
/** What this authenticator made and signed, in the form in which it is sent. */
export const MADE = 'a2V5.e30.bWFkZQ.usb';
export const PROOF = 'a2V5.e30.ZGF0YQ.c2lnbmVk';
export const ASK = { rpId: 'localhost', challenge: 'AAAA', credentialIds: ['a2V5'], expiresAtMs: 1 };
export const START = { ...ASK, rpName: 'Bourse staff', userHandle: 'AAAA', userName: 'mira' };
