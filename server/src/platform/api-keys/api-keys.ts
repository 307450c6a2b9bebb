import { isIP } from 'node:net';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
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

export interface CreatedApiKey {
  readonly id: string;
  readonly keyId: string;
  /** Shown once: only its sealed form is kept. */
  readonly secret: string;
  readonly uid: string;
  readonly label: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly ips: readonly string[];
}

export type ApiKeyRefusal = 'SCOPE_UNKNOWN' | 'IP_MALFORMED' | 'IP_LIST_REQUIRED' | 'LABEL_LENGTH';

/**
 * What is wrong with a key that somebody asks for; null where nothing is.
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

/** Whether the database takes it for an address: one of a zone means something on one machine only. */
const isAddress = (ip: string): boolean => isIP(ip) !== 0 && !ip.includes('%');

/** Makes a key for a person's programs. @refuses as refuseKey */
export async function createApiKey(
  q: Queryable,
  keys: { key(purpose: string): Buffer },
  wanted: NewApiKey,
): Promise<Result<CreatedApiKey, ApiKeyRefusal>> {
  const refusal = refuseKey(wanted);
  if (refusal) return refusal;
  const scopes = API_KEY_SCOPES.filter((scope) => wanted.scopes.includes(scope));
  const id = newId(wanted.nowMs);
  const keyId = newSecret(24);
  const secret = newSecret(32);
  const sealed = new SecretBox(keys.key('platform.api-key')).seal(secret, `api-key:${keyId}`);
  await q.query(
    `insert into platform.api_key (id, key_id, secret_sealed, uid, label, scopes, ips, created_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7::inet[], $8)`,
    [id, keyId, sealed, wanted.uid, wanted.label, scopes, wanted.ips, wanted.nowMs],
  );
  return ok({ id, keyId, secret, uid: wanted.uid, label: wanted.label, scopes, ips: wanted.ips });
}
