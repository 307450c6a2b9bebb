/** The first twelve bytes of every Ed25519 public key in the form of SPKI (RFC 8410): in base64 they end with a whole group. */
const SPKI_START = 'MCowBQYDK2VwAyEA';
/** 32 bytes in base64, written in the one way that there is. */
const KEY = /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/;
const ARMOUR = /^-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]*)-----END PUBLIC KEY-----$/;
/** Longer than any form of such a key, and a guard for what is pasted by mistake. */
const TEXT_LENGTH_MAX = 400;

/**
 * Points of small order, in each of their encodings: for a key that is one of them, anybody can make signatures that hold
 * for a good part of all texts.
 */
const SMALL_ORDER: ReadonlySet<string> = new Set([
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=',
  'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=',
  'JuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/AU=',
  'JuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/IU=',
  'xxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA3o=',
  'xxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA/o=',
  '7P///////////////////////////////////////38=',
  '7P////////////////////////////////////////8=',
  '7f///////////////////////////////////////38=',
  '7f////////////////////////////////////////8=',
  '7v///////////////////////////////////////38=',
  '7v////////////////////////////////////////8=',
]);

/**
 * The Ed25519 public key that somebody pasted: as PEM, as the base64 of its SPKI form, or of its 32 bytes alone.
 *
 * @returns  the 32 bytes in base64, the same for every form; null for anything else, such as a key of RSA or a private one
 */
export function publicKeyIn(text: string): string | null {
  const trimmed = text.length > TEXT_LENGTH_MAX ? '' : text.trim();
  const body = (ARMOUR.exec(trimmed)?.[1] ?? trimmed).replaceAll(/\s/g, '');
  const key = body.startsWith(SPKI_START) ? body.slice(SPKI_START.length) : body;
  return KEY.test(key) && !SMALL_ORDER.has(key) ? key : null;
}

/** Whether a text is, or holds, a private key: somebody took the wrong file. */
export const isPrivateKey = (text: string): boolean =>
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text) || text.trim().startsWith('MC4CAQAwBQYDK2Vw');

/** The same key as PEM, as programs keep it. */
export const publicKeyPem = (key: string): string =>
  `-----BEGIN PUBLIC KEY-----\n${SPKI_START}${key}\n-----END PUBLIC KEY-----`;
