import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { AnsweredChallenge, JudgedPasskey, NewPasskey, PasskeyKey } from '../../../platform/passkeys/passkeys.ts';

export interface StaffKey extends PasskeyKey {
  readonly staffId: string;
  readonly name: string;
}

/** The key of a member with this credential id; null if unknown. */
export async function findStaffKey(q: Queryable, credentialId: string): Promise<StaffKey | null> {
  const [row] = await q.query<{ staff_id: string; name: string; public_key: Buffer; sign_count: string }>(
    'select staff_id, name, public_key, sign_count from approvals.passkey where credential_id = $1',
    [credentialId],
  );
  if (!row) return null;
  const { staff_id: staffId, public_key: publicKey, name } = row;
  return { staffId, name, credentialId, publicKey, signCount: Number(row.sign_count) };
}

/** The credential ids of a member's keys. */
export async function listCredentialIds(q: Queryable, staffId: string): Promise<string[]> {
  const rows = await q.query<{ credential_id: string }>(
    'select credential_id from approvals.passkey where staff_id = $1 order by added_at_ms, id',
    [staffId],
  );
  return rows.map(({ credential_id }) => credential_id);
}

/** False if a key with this credential id is known already, for whomever. */
export async function insertStaffKey(
  tx: Tx,
  key: NewPasskey & {
    readonly id: string;
    readonly staffId: string;
    readonly name: string;
    readonly nowMs: number;
  },
): Promise<boolean> {
  const { id, credentialId, staffId, publicKey, signCount, transports, isSynced, name, nowMs } = key;
  const rows = await tx.query(
    `insert into approvals.passkey
       (id, credential_id, staff_id, public_key, sign_count, transports, is_synced, name, added_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (credential_id) do nothing returning id`,
    [id, credentialId, staffId, publicKey, signCount, transports, isSynced, name, nowMs],
  );
  return rows.length === 1;
}

/** Returns the name of the deleted key; null if it is not the member's. */
export async function deleteStaffKey(tx: Tx, of: { readonly staffId: string; readonly id: string }) {
  const [row] = await tx.query<{ name: string }>(
    'delete from approvals.passkey where staff_id = $1 and id = $2 returning name',
    [of.staffId, of.id],
  );
  return row?.name ?? null;
}

export async function deleteStaffKeysOf(tx: Tx, staffId: string): Promise<void> {
  await tx.query('delete from approvals.passkey where staff_id = $1', [staffId]);
}

/** Uses a challenge up. False if it was answered before. */
export async function spendStaffChallenge(
  q: Queryable,
  { challengeHash, expiresAtMs }: AnsweredChallenge,
): Promise<boolean> {
  const first = await q.query(
    `insert into approvals.passkey_use (challenge_hash, expires_at_ms) values ($1, $2)
     on conflict do nothing returning expires_at_ms`,
    [challengeHash, expiresAtMs],
  );
  return first.length === 1;
}

/**
 * Uses up a proof.
 *
 * @returns    false if its challenge was answered before, the authenticator's counter has not increased, or the key was
 *             removed
 * @invariant  of several calls with one proof only one gets true
 */
export async function spendStaffKey(tx: Tx, judged: JudgedPasskey, nowMs: number): Promise<boolean> {
  if (!(await spendStaffChallenge(tx, judged))) return false;
  const rows = await tx.query(
    `update approvals.passkey set sign_count = $2, last_used_at_ms = $3
     where credential_id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0)) returning id`,
    [judged.credentialId, judged.signCount, nowMs],
  );
  return rows.length === 1;
}

export async function deleteExpiredKeyUses(q: Queryable, nowMs: number): Promise<void> {
  await q.query('delete from approvals.passkey_use where expires_at_ms < $1', [nowMs]);
}
