import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { Channel } from '../identity-shapes.ts';

export const CODE_TRIES_MAX = 5;

export interface StoredCode {
  readonly id: string;
  readonly codeHash: Buffer | null;
  readonly expiresAtMs: number;
  readonly wrong: number;
  readonly isUsed: boolean;
}

export interface NewCode {
  readonly id: string;
  readonly subject: string;
  readonly purpose: string;
  readonly channel: Channel;
  readonly codeHash: Buffer | null;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  /** For a code that an unknown browser asked for: the account, and the network that asked. */
  readonly account: string | null;
  readonly network: string | null;
}

/**
 * Makes sends to one subject over one channel wait for each other, so that two at once cannot both be the last allowed
 * one.
 */
export async function lockSends(tx: Tx, subject: string, channel: Channel): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`identity.code:${channel}:${subject}`]);
}

/** Codes sent to a subject over a channel since a time, oldest first. */
export async function findSendsSince(
  tx: Tx,
  subject: string,
  channel: Channel,
  sinceMs: number,
): Promise<{ purpose: string; atMs: number }[]> {
  const rows = await tx.query<{ purpose: string; created_at_ms: string }>(
    `select purpose, created_at_ms from identity.code
     where subject = $1 and channel = $2 and created_at_ms > $3 and is_sent order by created_at_ms`,
    [subject, channel, sinceMs],
  );
  return rows.map((row) => ({ purpose: row.purpose, atMs: Number(row.created_at_ms) }));
}

/** Codes that unknown browsers had sent to an account over a channel since a time, oldest first. */
export async function findSendsToAccount(
  tx: Tx,
  of: { readonly account: string; readonly channel: Channel; readonly sinceMs: number },
): Promise<{ purpose: string; network: string; atMs: number }[]> {
  const rows = await tx.query<{ purpose: string; network: string; created_at_ms: string }>(
    `select purpose, network, created_at_ms from identity.code
     where account = $1 and channel = $2 and created_at_ms > $3 and is_sent order by created_at_ms`,
    [of.account, of.channel, of.sinceMs],
  );
  return rows.map(({ purpose, network, created_at_ms }) => ({ purpose, network, atMs: Number(created_at_ms) }));
}

/** How many codes a network had sent over a channel since a time, to any account. */
export async function countSendsOfNetwork(
  q: Queryable,
  of: { readonly network: string; readonly channel: Channel; readonly sinceMs: number },
): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    `select count(*)::int as count from identity.code
     where network = $1 and channel = $2 and created_at_ms > $3 and is_sent`,
    [of.network, of.channel, of.sinceMs],
  );
  return row!.count;
}

export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await tx.query(
    `insert into identity.code
       (id, subject, purpose, channel, code_hash, created_at_ms, expires_at_ms, account, network)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[code.id, code.subject, code.purpose, code.channel, code.codeHash, code.createdAtMs, code.expiresAtMs],
      ...[code.account, code.network],
    ],
  );
}

/** Marks a code that the sender refused: it was not sent, so it neither counts nor can be used. */
export async function setCodeUnsent(q: Queryable, id: string): Promise<void> {
  await q.query(`update identity.code set is_sent = false, code_hash = null where id = $1`, [id]);
}

/** Locks the newest code of a purpose, so that guesses made at the same time are judged one after the other. */
export async function lockNewestCode(
  tx: Tx,
  which: { readonly subject: string; readonly purpose: string; readonly channel: Channel },
): Promise<StoredCode | null> {
  const [row] = await tx.query<{
    id: string;
    code_hash: Buffer | null;
    expires_at_ms: string;
    wrong: number;
    used_at_ms: string | null;
  }>(
    `select id, code_hash, expires_at_ms, wrong, used_at_ms from identity.code
     where subject = $1 and channel = $2 and purpose = $3 and is_sent
     order by created_at_ms desc, id desc limit 1 for update`,
    [which.subject, which.channel, which.purpose],
  );
  if (!row) return null;
  return {
    id: row.id,
    codeHash: row.code_hash,
    expiresAtMs: Number(row.expires_at_ms),
    wrong: row.wrong,
    isUsed: row.used_at_ms !== null,
  };
}

export async function countWrongCode(tx: Tx, id: string): Promise<void> {
  await tx.query(`update identity.code set wrong = wrong + 1 where id = $1`, [id]);
}

/** Uses a code up. False if it was used, or guessed at too often, since it was judged. */
export async function spendCode(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(
    `update identity.code set used_at_ms = $2
     where id = $1 and used_at_ms is null and wrong < ${CODE_TRIES_MAX} returning id`,
    [id, nowMs],
  );
  return rows.length === 1;
}

export async function deleteOldCodes(q: Queryable, beforeMs: number): Promise<void> {
  await q.query(`delete from identity.code where created_at_ms < $1`, [beforeMs]);
}

/** Codes that a person was sent, newest first, without their digits. */
export async function findCodesOf(
  q: Queryable,
  { subject, sinceMs, limit }: { readonly subject: string; readonly sinceMs: number; readonly limit: number },
): Promise<readonly { id: string; purpose: string; channel: Channel; atMs: number; isSent: boolean }[]> {
  const rows = await q.query<{ id: string; purpose: string; channel: Channel; at_ms: string; is_sent: boolean }>(
    `select id, purpose, channel, created_at_ms as at_ms, is_sent from identity.code
     where subject = $1 and created_at_ms > $2 order by created_at_ms desc limit $3`,
    [subject, sinceMs, limit],
  );
  return rows.map((row) => ({ ...row, atMs: Number(row.at_ms), isSent: row.is_sent }));
}
