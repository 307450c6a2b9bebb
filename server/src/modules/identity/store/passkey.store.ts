import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { AnsweredChallenge, JudgedPasskey, NewPasskey, PasskeyKey } from '../../../platform/passkeys/passkeys.ts';

export interface OwnedPasskey extends PasskeyKey {
  readonly uid: string;
  /** False after a new password or a freeze, until the passkey has confirmed something within a session. */
  readonly logsIn: boolean;
}

/** The owner of a passkey; null if it is unknown. */
export async function findPasskey(q: Queryable, credentialId: string): Promise<OwnedPasskey | null> {
  const [row] = await q.query<{ uid: string; public_key: Buffer; sign_count: string; logs_in: boolean }>(
    'select uid, public_key, sign_count, logs_in from identity.passkey where credential_id = $1',
    [credentialId],
  );
  if (!row) return null;
  const { uid, public_key: publicKey, sign_count: signCount, logs_in: logsIn } = row;
  return { uid, credentialId, publicKey, signCount: Number(signCount), logsIn };
}

export async function listPasskeyNames(q: Queryable, uid: string): Promise<string[]> {
  const rows = await q.query<{ credential_id: string }>(
    'select credential_id from identity.passkey where uid = $1 order by added_at_ms, id',
    [uid],
  );
  return rows.map(({ credential_id }) => credential_id);
}

/** Passkeys of a person that were made before a time and used since the login password last changed. */
export async function findStandingPasskeys(
  q: Queryable,
  of: { readonly uid: string; readonly addedBeforeMs: number },
): Promise<string[]> {
  const rows = await q.query<{ credential_id: string }>(
    `select k.credential_id from identity.passkey k join identity.credential c on c.uid = k.uid
     where k.uid = $1 and k.added_at_ms <= $2 and k.last_used_at_ms > c.password_changed_at_ms`,
    [of.uid, of.addedBeforeMs],
  );
  return rows.map(({ credential_id }) => credential_id);
}

/** False if a passkey with this id is known already, for whomever. */
export async function insertPasskey(
  tx: Tx,
  passkey: NewPasskey & {
    readonly id: string;
    readonly uid: string;
    readonly name: string;
    readonly nowMs: number;
  },
): Promise<boolean> {
  const { id, credentialId, uid, publicKey, signCount, transports, isSynced, name, nowMs } = passkey;
  const rows = await tx.query(
    `insert into identity.passkey (id, credential_id, uid, public_key, sign_count, transports, is_synced, name, added_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (credential_id) do nothing returning id`,
    [id, credentialId, uid, publicKey, signCount, transports, isSynced, name, nowMs],
  );
  return rows.length === 1;
}

/** False if it is not the person's. */
export async function renamePasskey(q: Queryable, of: { uid: string; id: string; name: string }): Promise<boolean> {
  const rows = await q.query('update identity.passkey set name = $3 where uid = $1 and id = $2 returning id', [
    of.uid,
    of.id,
    of.name,
  ]);
  return rows.length === 1;
}

/** Returns the name of the deleted passkey; null if it is not the person's. */
export async function deletePasskey(tx: Tx, of: { readonly uid: string; readonly id: string }): Promise<string | null> {
  const [row] = await tx.query<{ name: string }>(
    'delete from identity.passkey where uid = $1 and id = $2 returning name',
    [of.uid, of.id],
  );
  return row?.name ?? null;
}

export async function deletePasskeysOf(tx: Tx, uid: string): Promise<void> {
  await tx.query('delete from identity.passkey where uid = $1', [uid]);
}

/** Stops all of a person's passkeys from logging in until each has confirmed something within a session. */
export async function putPasskeysToSleep(tx: Tx, uid: string): Promise<void> {
  await tx.query('update identity.passkey set logs_in = false where uid = $1', [uid]);
}

/** Uses a challenge up. False if it was answered before. */
export async function spendChallenge(
  q: Queryable,
  { challengeHash, expiresAtMs }: AnsweredChallenge,
): Promise<boolean> {
  const first = await q.query(
    `insert into identity.passkey_use (challenge_hash, expires_at_ms) values ($1, $2)
     on conflict do nothing returning expires_at_ms`,
    [challengeHash, expiresAtMs],
  );
  return first.length === 1;
}

/** SQL that is true if the authenticator's counter has increased. Authenticators without a counter always send 0. */
const COUNTS_ON = '(sign_count < $2 or (sign_count = 0 and $2 = 0))';

/**
 * Uses up a proof that confirms something within a session, after which the passkey may log in again. It may not if,
 * since the challenge was made, the password was changed or the account frozen: the challenge may then have gone to an
 * intruder.
 *
 * @returns    false if the challenge was answered before, the authenticator's counter has not increased, or the passkey
 *             was removed
 * @invariant  of several calls with one proof only one gets true
 */
export async function spendPasskey(tx: Tx, judged: JudgedPasskey, nowMs: number): Promise<boolean> {
  if (!(await spendChallenge(tx, judged))) return false;
  const rows = await tx.query(
    `update identity.passkey k set sign_count = $2, last_used_at_ms = $3, logs_in = logs_in or exists (
       select from identity.credential c join identity.person p on p.uid = c.uid
        where c.uid = k.uid and c.password_changed_at_ms <= $4 and p.frozen_at_ms is null)
     where credential_id = $1 and ${COUNTS_ON} returning id`,
    [judged.credentialId, judged.signCount, nowMs, judged.askedAtMs],
  );
  return rows.length === 1;
}

/**
 * Uses up a proof that logs in.
 *
 * @returns    `asleep` if the passkey must confirm something first; `spent` when `spendPasskey` would return false
 * @invariant  of several calls with one proof only one gets `spent-now`
 */
export async function spendPasskeyToLogIn(
  tx: Tx,
  judged: JudgedPasskey,
  nowMs: number,
): Promise<'spent-now' | 'spent' | 'asleep'> {
  if (!(await spendChallenge(tx, judged))) return 'spent';
  const [row] = await tx.query<{ logs_in: boolean }>(
    `update identity.passkey set sign_count = $2, last_used_at_ms = $3 where credential_id = $1 and ${COUNTS_ON}
     returning logs_in`,
    [judged.credentialId, judged.signCount, nowMs],
  );
  return row === undefined ? 'spent' : row.logs_in ? 'spent-now' : 'asleep';
}

export async function deleteExpiredPasskeyUses(q: Queryable, nowMs: number): Promise<void> {
  await q.query('delete from identity.passkey_use where expires_at_ms < $1', [nowMs]);
}
