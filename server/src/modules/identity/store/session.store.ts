import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { plainArray } from '../../../platform/db/plain-array.ts';

export const SESSION_IDLE_MS = 2 * HOUR_MS;
export const SESSION_LIFE_MS = 7 * DAY_MS;

export interface LivingSession {
  readonly id: string;
  readonly uid: string;
  /** When the seven days began: with this session, or with the first in the chain of sessions that opened it. */
  readonly beganAtMs: number;
  readonly lastSeenAtMs: number;
  /** The remembered device; null if the session was opened by a one-time value. */
  readonly deviceId: string | null;
}

export interface NewSession {
  readonly id: string;
  readonly secretHash: Buffer;
  readonly uid: string;
  readonly deviceId: string | null;
  readonly device: string;
  readonly os: string;
  readonly browser: string;
  readonly ip: string;
  readonly country: string | null;
  readonly nowMs: number;
  /** Null if the seven days begin now. */
  readonly beganAtMs: number | null;
}

export type SessionEnd = 'logout' | 'replaced' | 'revoked' | 'password' | 'factor' | 'frozen' | 'expired' | 'staff';

/** The session of a cookie, if it has not ended, been idle too long or lived too long. */
export async function findLivingSession(
  q: Queryable,
  secretHash: Buffer,
  nowMs: number,
): Promise<LivingSession | null> {
  return living(
    await q.query<Row>(`${LIVING} and secret_hash = $3`, [
      nowMs - SESSION_IDLE_MS,
      nowMs - SESSION_LIFE_MS,
      secretHash,
    ]),
  );
}

/** The sessions of some cookies, under the same conditions, by the hash of the secret in base64. */
export async function findLivingSessions(
  q: Queryable,
  secretHashes: readonly Buffer[],
  nowMs: number,
): Promise<ReadonlyMap<string, LivingSession>> {
  const rows = await q.query<Row & { readonly secret_hash: Buffer }>(`${LIVING} and secret_hash = any($3::bytea[])`, [
    nowMs - SESSION_IDLE_MS,
    nowMs - SESSION_LIFE_MS,
    secretHashes,
  ]);
  return new Map(rows.map((row) => [row.secret_hash.toString('base64'), asLiving(row)]));
}

/** A session by its id, under the same conditions. */
export async function findLivingById(q: Queryable, id: string, nowMs: number): Promise<LivingSession | null> {
  return living(await q.query<Row>(`${LIVING} and id = $3`, [nowMs - SESSION_IDLE_MS, nowMs - SESSION_LIFE_MS, id]));
}

interface Row {
  readonly id: string;
  readonly uid: string;
  readonly began_at_ms: string;
  readonly last_seen_at_ms: string;
  readonly device_id: string | null;
}

const LIVING = `select secret_hash, id, uid, coalesce(began_at_ms, created_at_ms) as began_at_ms, last_seen_at_ms, device_id
  from identity.session
  where ended_at_ms is null and last_seen_at_ms > $1 and coalesce(began_at_ms, created_at_ms) > $2`;

const living = ([row]: readonly Row[]): LivingSession | null => (row === undefined ? null : asLiving(row));

const asLiving = (row: Row): LivingSession => ({
  id: row.id,
  uid: row.uid,
  beganAtMs: Number(row.began_at_ms),
  lastSeenAtMs: Number(row.last_seen_at_ms),
  deviceId: row.device_id,
});

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.query(
    `insert into identity.session
       (id, secret_hash, uid, device_id, device, os, browser, ip, country, created_at_ms, last_seen_at_ms,
       began_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)`,
    [
      ...[session.id, session.secretHash, session.uid, session.deviceId, session.device, session.os],
      ...[session.browser, session.ip, session.country, session.nowMs, session.beganAtMs],
    ],
  );
}

/**
 * Saves that sessions are used. One that somebody holds at this moment is left for the next time: all others would wait
 * for it.
 *
 * @returns those that were saved
 */
export async function touchSessions(q: Queryable, ids: readonly string[], nowMs: number): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await q.query<{ id: string }>(
    `with free as (select id from identity.session where id = any($1::uuid[]) for no key update skip locked)
     update identity.session s set last_seen_at_ms = greatest(last_seen_at_ms, $2) from free where s.id = free.id
     returning s.id`,
    [plainArray(ids), nowMs],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Locks a session, so that it stays as it is until the transaction ends. False if it has ended, or is not this
 * person's.
 */
export async function holdSession(
  tx: Tx,
  { uid, sessionId }: { readonly uid: string; readonly sessionId: string },
): Promise<boolean> {
  const rows = await tx.query(
    'select from identity.session where id = $1 and uid = $2 and ended_at_ms is null for no key update',
    [sessionId, uid],
  );
  return rows.length === 1;
}

/**
 * Addresses from which a person logged in since a time, latest first. Sessions opened by a one-time value do not count.
 */
export async function findRecentAddresses(q: Queryable, uid: string, sinceMs: number): Promise<string[]> {
  const rows = await q.query<{ ip: string }>(
    `select ip from identity.session where uid = $1 and created_at_ms > $2 and device_id is not null
     group by ip order by max(created_at_ms) desc limit 50`,
    [uid, sinceMs],
  );
  return rows.map(({ ip }) => ip);
}

/** Gives the session a new secret, so that a copy of the old one is worthless. */
export async function setSessionSecret(tx: Tx, id: string, secretHash: Buffer): Promise<void> {
  await tx.query(`update identity.session set secret_hash = $2 where id = $1`, [id, secretHash]);
}

/** Ends one session of a person; false if it is not theirs or has ended. */
export async function endSession(
  tx: Tx,
  which: { readonly uid: string; readonly id: string; readonly by: SessionEnd; readonly nowMs: number },
): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(
    `update identity.session set ended_at_ms = $3, ended_by = $4
     where id = $1 and uid = $2 and ended_at_ms is null returning id`,
    [which.id, which.uid, which.nowMs, which.by],
  );
  return rows.length === 1;
}

/** Ends all sessions of a person except one, and returns their ids. */
export async function endSessionsOf(
  tx: Tx,
  which: { readonly uid: string; readonly keepId: string | null; readonly by: SessionEnd; readonly nowMs: number },
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `update identity.session set ended_at_ms = $3, ended_by = $4
     where uid = $1 and ended_at_ms is null and ($2::uuid is null or id <> $2) returning id`,
    [which.uid, which.keepId, which.nowMs, which.by],
  );
  return rows.map((row) => row.id);
}

/** Ends sessions that were idle or lived too long, at most `limit` at once. */
export async function endExpiredSessions(tx: Tx, nowMs: number, limit: number): Promise<{ id: string; uid: string }[]> {
  return tx.query<{ id: string; uid: string }>(
    `update identity.session set ended_at_ms = $1, ended_by = 'expired'
     where id in (select id from identity.session
       where ended_at_ms is null and (last_seen_at_ms <= $2 or coalesce(began_at_ms, created_at_ms) <= $3) limit $4 for update skip locked)
     returning id, uid`,
    [nowMs, nowMs - SESSION_IDLE_MS, nowMs - SESSION_LIFE_MS, limit],
  );
}

export async function deleteEndedSessions(q: Queryable, endedBeforeMs: number): Promise<void> {
  await q.query(`delete from identity.session where ended_at_ms < $1`, [endedBeforeMs]);
}
