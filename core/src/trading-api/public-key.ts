/**
 * The first twelve bytes of every Ed25519 public key in SPKI form (RFC 8410); twelve, so that base64 ends a group
 * there.
 */
const SPKI_START = 'MCowBQYDK2VwAyEA';
/** 32 bytes in canonical base64: the last digit has no spare bits set. */
const KEY = /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/;
const ARMOUR = /^-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]*)-----END PUBLIC KEY-----$/;
/** More than any form of such a key needs; guards against a whole file pasted by mistake. */
const TEXT_LENGTH_MAX = 400;

/**
 * Points of small order, in each of their encodings. If such a point is the key, anybody can make signatures that are
 * valid for many texts.
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
 * The Ed25519 public key that somebody pasted: as PEM, as base64 of its SPKI form, or as base64 of the 32 bytes alone.
 *
 * @returns  the 32 bytes in base64, the same for every form; null for anything else, such as an RSA key or a private
 *           key
 */
export function publicKeyIn(text: string): string | null {
  const trimmed = text.length > TEXT_LENGTH_MAX ? '' : text.trim();
  const body = (ARMOUR.exec(trimmed)?.[1] ?? trimmed).replaceAll(/\s/g, '');
  const key = body.startsWith(SPKI_START) ? body.slice(SPKI_START.length) : body;
  return KEY.test(key) && !SMALL_ORDER.has(key) ? key : null;
}

/** Whether a text contains a private key: somebody picked the wrong file. */
export const isPrivateKey = (text: string): boolean =>
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text) || text.trim().startsWith('MC4CAQAwBQYDK2Vw');

/** The key as PEM, the form that programs keep. */
export const publicKeyPem = (key: string): string =>
  `-----BEGIN PUBLIC KEY-----\n${SPKI_START}${key}\n-----END PUBLIC KEY-----`;
