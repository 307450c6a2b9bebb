import { SecretBox } from '../crypto/secret-box.ts';
import type { Queryable } from '../db/db.ts';
import type { ApiKeyScope } from './api-keys.ts';

/** What calls of a key are signed with: a shared secret, decrypted, or a key pair of which we have the public half. */
export type KeyMaterial =
  | { readonly kind: 'hmac'; readonly secret: string }
  /** The 32 bytes of an Ed25519 public key. */
  | { readonly kind: 'ed25519'; readonly publicKey: Buffer };

/** A key that was not revoked. */
export interface LivingKey {
  readonly keyId: string;
  readonly material: KeyMaterial;
  readonly uid: string;
  readonly scopes: readonly ApiKeyScope[];
  /** Addresses that may use it; empty for any. */
  readonly ips: readonly string[];
}

/** A key as its owner sees it. */
export interface ListedKey {
  readonly id: string;
  readonly keyId: string;
  readonly label: string;
  /** Its Ed25519 public key, 32 bytes in base64; null for a key with a secret. */
  readonly publicKey: string | null;
  readonly scopes: readonly ApiKeyScope[];
  readonly ips: readonly string[];
  readonly createdAtMs: number;
  readonly lastUsedAtMs: number | null;
  readonly lastUsedIp: string | null;
}

interface Row {
  id: string;
  key_id: string;
  secret_sealed: Buffer | null;
  public_key: Buffer | null;
  uid: string;
  label: string;
  scopes: ApiKeyScope[];
  ips: string[];
  created_at_ms: string;
  last_used_at_ms: string | null;
  last_used_ip: string | null;
}

/**
 * The keys with these ids that were not revoked. A key whose secret cannot be decrypted (damaged, or sealed under
 * another installation's secret) is left out, so that it does not break the keys of other people.
 *
 * @param onSealed  called with those that cannot be decrypted
 */
export async function findLivingKeys(
  q: Queryable,
  keys: { key(purpose: string): Buffer },
  keyIds: readonly string[],
  onSealed: (keyId: string, error: unknown) => void,
): Promise<LivingKey[]> {
  const rows = await q.query<Row>(
    `select key_id, secret_sealed, public_key, uid, scopes, array(select host(ip) from unnest(ips) ip) as ips
     from platform.api_key where key_id = any($1) and revoked_at_ms is null`,
    [keyIds],
  );
  const box = new SecretBox(keys.key('platform.api-key'));
  return rows.flatMap((row) => {
    try {
      return [{ keyId: row.key_id, material: materialOf(row, box), uid: row.uid, scopes: row.scopes, ips: row.ips }];
    } catch (error) {
      onSealed(row.key_id, error);
      return [];
    }
  });
}

function materialOf({ key_id, secret_sealed, public_key }: Row, box: SecretBox): KeyMaterial {
  if (public_key !== null) return { kind: 'ed25519', publicKey: public_key };
  return { kind: 'hmac', secret: box.open(secret_sealed!, `api-key:${key_id}`) };
}

/** A person's keys that were not revoked, newest first. */
export async function listKeys(q: Queryable, uid: string): Promise<ListedKey[]> {
  const rows = await q.query<Row>(
    `select id, key_id, label, public_key, scopes, array(select host(ip) from unnest(ips) ip) as ips, created_at_ms, last_used_at_ms,
            host(last_used_ip) as last_used_ip
     from platform.api_key where uid = $1 and revoked_at_ms is null order by created_at_ms desc, id desc`,
    [uid],
  );
  return rows.map((row) => ({
    id: row.id,
    keyId: row.key_id,
    label: row.label,
    publicKey: row.public_key?.toString('base64') ?? null,
    scopes: row.scopes,
    ips: row.ips,
    createdAtMs: Number(row.created_at_ms),
    lastUsedAtMs: row.last_used_at_ms === null ? null : Number(row.last_used_at_ms),
    lastUsedIp: row.last_used_ip,
  }));
}

/** Revokes a person's key for ever. @returns the key's public id; null if the person has no such key */
export async function revokeKey(
  q: Queryable,
  key: { readonly uid: string; readonly id: string; readonly nowMs: number },
): Promise<{ readonly keyId: string; readonly label: string } | null> {
  const [row] = await q.query<{ key_id: string; label: string }>(
    `update platform.api_key set revoked_at_ms = $3 where uid = $1 and id = $2 and revoked_at_ms is null
     returning key_id, label`,
    [key.uid, key.id, key.nowMs],
  );
  return row ? { keyId: row.key_id, label: row.label } : null;
}

/** Records when and from where a key was used. */
export async function noteKeyUse(
  q: Queryable,
  use: { readonly keyId: string; readonly ip: string; readonly nowMs: number },
): Promise<void> {
  await q.query('update platform.api_key set last_used_at_ms = $2, last_used_ip = $3::inet where key_id = $1', [
    use.keyId,
    use.nowMs,
    use.ip,
  ]);
}
