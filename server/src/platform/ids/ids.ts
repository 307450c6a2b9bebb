import { randomBytes, randomInt } from 'node:crypto';

/** A UUIDv7: sortable by creation, made by the application rather than by a database sequence. */
export function newId(nowMs: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text has the form of an id, so that a query may compare it with a column of ids. */
export const isId = (text: string): boolean => ID.test(text);

/** A secret of `bytes` random bytes as base64url; 32 bytes by default. */
export function newSecret(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

const PREFIX = 'h.';

/** A secret for a cookie with a host prefix; the secret itself shows that it was made for such a cookie. */
export const newCookieSecret = (): string => `${PREFIX}${newSecret()}`;

export const isPrefixedSecret = (secret: string): boolean => secret.startsWith(PREFIX);

/** Six random digits, all codes equally likely. */
export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0');
}

/**
 * A random nine-digit account number as text; the caller inserts it under a unique constraint and draws again on a
 * clash.
 */
export function newUid(): string {
  return randomInt(100_000_000, 1_000_000_000).toString();
}
