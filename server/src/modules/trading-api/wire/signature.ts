import { createPublicKey, hash, type KeyObject, timingSafeEqual, verify } from 'node:crypto';
import { publicKeyPem } from '@bourse/core/trading-api/public-key.ts';
import type { KeyMaterial } from '../../../platform/api-keys/kept-keys.ts';

const SIGNATURE_PAIR = /(^|&)signature=([^&]*)/;
/** Finds the signature at the end of a text. A second one would be a repeated parameter, which is refused earlier. */
const LAST_NAME = '&signature=';
const LAST_PAIR_CHARACTERS = LAST_NAME.length + 64;
const HEX = /^[0-9a-fA-F]{64}$/;
/** 64 bytes in base64, in their only canonical form. */
const BASE64 = /^[A-Za-z0-9+/]{85}[AQgw]==$/;

/**
 * The text that was signed: query and body as received, joined, without the signature. The signature is not decoded as
 * a form, because `+` is a base64 character; only percent-encoding is undone.
 *
 * @returns null if there is no signature
 */
export function signedText(query: string, body: string): { readonly text: string; readonly signature: string } | null {
  // Most clients send everything in the body or in the query, with the signature last.
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
  return { text, signature: plainOf(found[2]!) };
}

/** Some clients percent-encode base64 characters, others do not. */
const plainOf = (signature: string): string =>
  signature.includes('%') ? signature.replaceAll(/%(2b|2f|3d)/gi, (escaped) => decodeURIComponent(escaped)) : signature;

function cut(text: string, { index, 0: whole }: RegExpExecArray): string {
  const rest = text.slice(0, index) + text.slice(index + whole.length);
  return index === 0 && rest.startsWith('&') ? rest.slice(1) : rest;
}

/**
 * The text that is signed for a JSON message: its parameters sorted by name and joined like a query, without encoding.
 */
export function signedJsonText(parameters: ReadonlyMap<string, string>): string {
  return [...parameters]
    .filter(([name]) => name !== 'signature')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

const BLOCK_BYTES = 64;
const HASH_BYTES = 32;
/** Longer texts are rare and get their own memory. */
const TEXT_BYTES_USUAL = 2_048;
const usualText = Buffer.alloc(BLOCK_BYTES + TEXT_BYTES_USUAL);
const hashed = Buffer.alloc(BLOCK_BYTES + HASH_BYTES);
const expected = Buffer.alloc(HASH_BYTES);
const given = Buffer.alloc(HASH_BYTES);

/** A secret prepared for checking signatures: HMAC (RFC 2104) hashes it twice, mixed with two different constants. */
interface HmacKey {
  readonly kind: 'hmac';
  readonly inner: Uint8Array;
  readonly outer: Uint8Array;
}

/** What a key's signatures are checked with. */
export type SigningKey = HmacKey | { readonly kind: 'ed25519'; readonly publicKey: KeyObject };

export function signingKeyOf(material: KeyMaterial): SigningKey {
  if (material.kind === 'ed25519')
    return { kind: 'ed25519', publicKey: publicKeyOf(material.publicKey.toString('base64')) };
  const bytes = Buffer.from(material.secret);
  const key = Buffer.alloc(BLOCK_BYTES);
  (bytes.length > BLOCK_BYTES ? hash('sha256', bytes, 'buffer') : bytes).copy(key);
  return { kind: 'hmac', inner: key.map((byte) => byte ^ 0x36), outer: key.map((byte) => byte ^ 0x5c) };
}

const PUBLIC_KEYS_MAX = 10_000;
/** Caches parsed keys: keys are read again twice a second, and parsing one costs as much as checking a signature. */
const publicKeys = new Map<string, KeyObject>();

function publicKeyOf(base64: string): KeyObject {
  const known = publicKeys.get(base64);
  if (known) return known;
  if (publicKeys.size >= PUBLIC_KEYS_MAX) publicKeys.clear();
  const made = createPublicKey(publicKeyPem(base64));
  publicKeys.set(base64, made);
  return made;
}

/**
 * Writes the HMAC-SHA256 of a text into `expected`. It uses two plain hashes, because `createHmac` makes an object each
 * time, which costs three times as much. The hashes are returned as text, because allocating a buffer outside the heap
 * costs more than the hash.
 */
function expectHmac(text: string, { inner, outer }: HmacKey): void {
  const bytes = Buffer.byteLength(text);
  const buffer = bytes <= TEXT_BYTES_USUAL ? usualText : Buffer.alloc(BLOCK_BYTES + bytes);
  buffer.set(inner);
  buffer.write(text, BLOCK_BYTES);
  hashed.set(outer);
  hashed.write(hash('sha256', buffer.subarray(0, BLOCK_BYTES + bytes), 'binary'), BLOCK_BYTES, 'latin1');
  expected.write(hash('sha256', hashed, 'binary'), 'latin1');
}

/**
 * Whether a text was signed with this key. HMAC is hexadecimal in either case, Ed25519 is base64. A wrong signature
 * takes as long as a right one.
 */
export function isSigned(text: string, signature: string, key: SigningKey): boolean {
  if (key.kind === 'ed25519')
    return BASE64.test(signature) && verify(null, Buffer.from(text), key.publicKey, Buffer.from(signature, 'base64'));
  if (!HEX.test(signature)) return false;
  expectHmac(text, key);
  given.write(signature, 'hex');
  return timingSafeEqual(expected, given);
}
