/**
 * Work that needs SHA-256 of bytes, which the core does not have. It yields each run of bytes and continues with its digest of
 * 32 bytes. So a server can hash at once and a browser asynchronously.
 */
export type ByteHashing<Value> = Generator<Uint8Array, Value, Uint8Array>;

/** Does the work with a synchronous hash function. */
export function hashBytesNow<Value>(work: ByteHashing<Value>, digest: (bytes: Uint8Array) => Uint8Array): Value {
  let step = work.next();
  while (!step.done) step = work.next(digest(step.value));
  return step.value;
}

/** Bytes one behind the other. */
export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Whether two runs of bytes are the same. */
export const areSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** A whole number from 0 to 2^64 - 1 as 8 bytes, the highest first. */
export function eightBytes(value: bigint): Uint8Array {
  if (value < 0n || value >= 1n << 64n) throw new RangeError(`${value} is not a number of 8 bytes`);
  return Uint8Array.from({ length: 8 }, (_, at) => Number((value >> BigInt(56 - 8 * at)) & 0xffn));
}

/** Letters, digits and signs of the first 128, one byte each. */
export const asciiBytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Lower-case hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reads lower-case hexadecimal digits; null for anything else. */
export function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16));
}

/** The number that 32 bytes are, the highest first. */
export const toNumber = (bytes: Uint8Array): bigint => BigInt(`0x${toHex(bytes)}`);

const BLOCK = 64;

/** HMAC-SHA256 (RFC 2104) by a key of at most 64 bytes. */
export function* hmac(key: Uint8Array, message: Uint8Array): ByteHashing<Uint8Array> {
  if (key.length > BLOCK) throw new RangeError('a key is at most 64 bytes');
  const padded = (pad: number) => Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ pad);
  const inner = yield joined(padded(0x36), message);
  return yield joined(padded(0x5c), inner);
}
