import { isIP } from 'node:net';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { isPrivateKey, publicKeyIn } from '@bourse/core/trading-api/public-key.ts';
import { SecretBox } from '../crypto/secret-box.ts';
import type { Queryable } from '../db/db.ts';
import { newId, newSecret } from '../ids/ids.ts';

export const API_KEY_SCOPES = ['read', 'trade', 'transfer', 'withdraw'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

export interface NewApiKey {
  readonly uid: string;
  readonly label: string;
  readonly scopes: readonly string[];
  /** Addresses that may use the key; empty for any. */
  readonly ips: readonly string[];
  readonly nowMs: number;
}

export interface MadeApiKey {
  readonly id: string;
  /** The public id that a program sends with each call. */
  readonly keyId: string;
  readonly uid: string;
  readonly label: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly ips: readonly string[];
}

export interface CreatedApiKey extends MadeApiKey {
  /** Shown once; only its sealed form is stored. */
  readonly secret: string;
}

export interface RegisteredApiKey extends MadeApiKey {
  /** The 32 bytes of its Ed25519 public key, in base64. */
  readonly publicKey: string;
}

export type ApiKeyRefusal = 'SCOPE_UNKNOWN' | 'IP_MALFORMED' | 'IP_LIST_REQUIRED' | 'LABEL_LENGTH';
export type PublicKeyRefusal = 'PUBLIC_KEY_MALFORMED' | 'PUBLIC_KEY_IS_PRIVATE';

/**
 * What is wrong with a requested key; null if nothing.
 *
 * @refuses SCOPE_UNKNOWN (scope) | IP_MALFORMED (ip) | IP_LIST_REQUIRED for the withdraw scope | LABEL_LENGTH
 */
export function refuseKey(
  wanted: Pick<NewApiKey, 'label' | 'scopes' | 'ips'>,
): ReturnType<typeof refuse<ApiKeyRefusal>> | null {
  const unknown = wanted.scopes.find((scope) => !API_KEY_SCOPES.some((each) => each === scope));
  if (unknown !== undefined || wanted.scopes.length === 0) return refuse('SCOPE_UNKNOWN', { scope: unknown ?? '' });
  const malformed = wanted.ips.find((ip) => !isAddress(ip));
  if (malformed !== undefined) return refuse('IP_MALFORMED', { ip: malformed });
  if (wanted.scopes.includes('withdraw') && wanted.ips.length === 0) return refuse('IP_LIST_REQUIRED');
  return wanted.label.length < 1 || wanted.label.length > 40 ? refuse('LABEL_LENGTH', { max: '40' }) : null;
}

/** Whether the database accepts it as an address: one with a zone has a meaning only on one machine. */
const isAddress = (ip: string): boolean => isIP(ip) !== 0 && !ip.includes('%');

/**
 * Reads the public key from what somebody pasted.
 *
 * @returns  its 32 bytes in base64
 * @refuses  PUBLIC_KEY_IS_PRIVATE for a private key, which should never leave its owner | PUBLIC_KEY_MALFORMED for
 *           anything else
 */
export function readPublicKey(text: string): Result<string, PublicKeyRefusal> {
  const key = publicKeyIn(text);
  if (key !== null) return ok(key);
  return refuse(isPrivateKey(text) ? 'PUBLIC_KEY_IS_PRIVATE' : 'PUBLIC_KEY_MALFORMED');
}

/** Makes a key with a secret by which programs sign (HMAC). @refuses as refuseKey */
export async function createApiKey(
  q: Queryable,
  keys: { key(purpose: string): Buffer },
  wanted: NewApiKey,
): Promise<Result<CreatedApiKey, ApiKeyRefusal>> {
  const refusal = refuseKey(wanted);
  if (refusal) return refusal;
  const made = madeOf(wanted);
  const secret = newSecret(32);
  const sealed = new SecretBox(keys.key('platform.api-key')).seal(secret, `api-key:${made.keyId}`);
  await insertKey(q, made, wanted.nowMs, { sealed, publicKey: null });
  return ok({ ...made, secret });
}

/**
 * Makes a key for programs that sign with their own Ed25519 key. There is no secret; what we store is public.
 *
 * @refuses as refuseKey and readPublicKey | PUBLIC_KEY_IN_USE if another key of this person has it
 */
export async function registerApiKey(
  q: Queryable,
  wanted: NewApiKey & { readonly publicKey: string },
): Promise<Result<RegisteredApiKey, ApiKeyRefusal | PublicKeyRefusal | 'PUBLIC_KEY_IN_USE'>> {
  const refusal = refuseKey(wanted);
  if (refusal) return refusal;
  const read = readPublicKey(wanted.publicKey);
  if (!read.ok) return read;
  const made = madeOf(wanted);
  const publicKey = Buffer.from(read.value, 'base64');
  const isNew = await insertKey(q, made, wanted.nowMs, { sealed: null, publicKey });
  return isNew ? ok({ ...made, publicKey: read.value }) : refuse('PUBLIC_KEY_IN_USE');
}

function madeOf({ uid, label, scopes, ips, nowMs }: NewApiKey): MadeApiKey {
  const known = API_KEY_SCOPES.filter((scope) => scopes.includes(scope));
  return { id: newId(nowMs), keyId: newSecret(24), uid, label, scopes: known, ips };
}

/** @returns false if another key of the person that was not revoked has the same public key */
async function insertKey(
  q: Queryable,
  made: MadeApiKey,
  nowMs: number,
  { sealed, publicKey }: { readonly sealed: Buffer | null; readonly publicKey: Buffer | null },
): Promise<boolean> {
  const rows = await q.query(
    `insert into platform.api_key (id, key_id, secret_sealed, public_key, uid, label, scopes, ips, created_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8::inet[], $9)
     on conflict (uid, public_key) where revoked_at_ms is null do nothing returning id`,
    [made.id, made.keyId, sealed, publicKey, made.uid, made.label, made.scopes, made.ips, nowMs],
  );
  return rows.length === 1;
}
