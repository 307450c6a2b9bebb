import { hash, timingSafeEqual } from 'node:crypto';

const SIGNATURE_PAIR = /(^|&)signature=([^&]*)/;
/**
 * Finds the signature at the end of a text. An earlier one would be a parameter that stands twice, which is refused
 * before.
 */
const LAST_NAME = '&signature=';
const LAST_PAIR_CHARACTERS = LAST_NAME.length + 64;
const HEX = /^[0-9a-fA-F]{64}$/;

/**
 * What a signature was made of: query and body as they came, one behind the other, without the signature itself.
 *
 * @returns  null where there is no signature
 */
export function signedText(query: string, body: string): { readonly text: string; readonly signature: string } | null {
  // Most clients put it last, in the body or in the query.
  const only = query === '' ? body : body === '' ? query : '';
  const at = only.length - LAST_PAIR_CHARACTERS;
  if (at >= 0 && only.startsWith(LAST_NAME, at)) {
    const signature = only.slice(at + LAST_NAME.length);
    if (HEX.test(signature)) return { text: only.slice(0, at), signature };
  }
  const inQuery = SIGNATURE_PAIR.exec(query);
  const found = inQuery ?? SIGNATURE_PAIR.exec(body);
  if (!found) return null;
  const text = inQuery ? cut(query, inQuery) + body : query + cut(body, found);
  return { text, signature: found[2]! };
}

function cut(text: string, { index, 0: whole }: RegExpExecArray): string {
  const rest = text.slice(0, index) + text.slice(index + whole.length);
  return index === 0 && rest.startsWith('&') ? rest.slice(1) : rest;
}

/** What the signature of a JSON message is made of: its parameters sorted by name, joined as a query without any encoding. */
export function signedJsonText(parameters: ReadonlyMap<string, string>): string {
  return [...parameters]
    .filter(([name]) => name !== 'signature')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

const BLOCK_BYTES = 64;
const HASH_BYTES = 32;
/** Longer texts are rare, and get memory of their own. */
const TEXT_BYTES_USUAL = 2_048;
const usualText = Buffer.alloc(BLOCK_BYTES + TEXT_BYTES_USUAL);
const hashed = Buffer.alloc(BLOCK_BYTES + HASH_BYTES);
const expected = Buffer.alloc(HASH_BYTES);
const given = Buffer.alloc(HASH_BYTES);

/** A secret as signatures are checked with it: HMAC (RFC 2104) hashes it twice, mixed with one constant and with another. */
export interface SigningKey {
  readonly inner: Uint8Array;
  readonly outer: Uint8Array;
}

export function signingKeyOf(secret: string): SigningKey {
  const bytes = Buffer.from(secret);
  const key = Buffer.alloc(BLOCK_BYTES);
  (bytes.length > BLOCK_BYTES ? hash('sha256', bytes, 'buffer') : bytes).copy(key);
  return { inner: key.map((byte) => byte ^ 0x36), outer: key.map((byte) => byte ^ 0x5c) };
}

/**
 * Writes the HMAC-SHA256 of a text over `expected`. By two hashes: `createHmac` makes an object each time, which costs three
 * times as much as both. As texts: a buffer from outside of the heap costs more than the hash that is in it.
 */
function expectHmac(text: string, { inner, outer }: SigningKey): void {
  const bytes = Buffer.byteLength(text);
  const buffer = bytes <= TEXT_BYTES_USUAL ? usualText : Buffer.alloc(BLOCK_BYTES + bytes);
  buffer.set(inner);
  buffer.write(text, BLOCK_BYTES);
  hashed.set(outer);
  hashed.write(hash('sha256', buffer.subarray(0, BLOCK_BYTES + bytes), 'binary'), BLOCK_BYTES, 'latin1');
  expected.write(hash('sha256', hashed, 'binary'), 'latin1');
}

/** True where a text was signed with this secret; takes as long for a wrong signature as for a right one. */
export function isSigned(text: string, signature: string, key: SigningKey): boolean {
  if (!HEX.test(signature)) return false;
  expectHmac(text, key);
  given.write(signature, 'hex');
  return timingSafeEqual(expected, given);
}
