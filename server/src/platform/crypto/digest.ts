import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** SHA-256, for secrets that are long and random and need no slow hash. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** SHA-256 of bytes. */
export const sha256Bytes = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** A keyed hash over several texts; where one ends and the next begins matters. */
export function keyedHash(key: Uint8Array, ...parts: readonly string[]): Buffer {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(`${Buffer.byteLength(part)}:${part}`);
  return mac.digest();
}

/** Compares in a time that does not depend on where the texts differ. */
export function equalTexts(one: string, other: string): boolean {
  return equalBytes(sha256(one), sha256(other));
}

export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
