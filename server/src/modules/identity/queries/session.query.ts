import type { Queryable } from '../../../platform/db/db.ts';
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from '../store/session.store.ts';

export interface SessionRow {
  readonly sessionId: string;
  readonly device: string;
  readonly os: string;
  readonly browser: string;
  readonly ip: string;
  readonly place: string | null;
  readonly firstSeenAtMs: number;
  readonly lastSeenAtMs: number;
}

/** The devices that are logged in, last used first. */
export async function listSessions(q: Queryable, uid: string, nowMs: number): Promise<SessionRow[]> {
  const rows = await q.query<{
    id: string;
    device: string;
    os: string;
    browser: string;
    ip: string;
    country: string | null;
    first_seen_at_ms: string;
    last_seen_at_ms: string;
  }>(
    `select s.id, s.device, s.os, s.browser, s.ip, s.country, 
       coalesce(d.first_seen_at_ms, s.created_at_ms) as first_seen_at_ms, s.last_seen_at_ms
     from identity.session s left join identity.device d on d.id = s.device_id
     where s.uid = $1 and s.ended_at_ms is null and s.last_seen_at_ms > $2
       and coalesce(s.began_at_ms, s.created_at_ms) > $3
     order by s.last_seen_at_ms desc, s.id desc limit 200`,
    [uid, nowMs - SESSION_IDLE_MS, nowMs - SESSION_LIFE_MS],
  );
  return rows.map((row) => ({
    sessionId: row.id,
    device: row.device,
    os: row.os,
    browser: row.browser,
    ip: row.ip,
    place: row.country,
    firstSeenAtMs: Number(row.first_seen_at_ms),
    lastSeenAtMs: Number(row.last_seen_at_ms),
  }));
}

export interface LoginRow {
  readonly id: string;
  readonly atMs: number;
  readonly ip: string;
  readonly device: string;
  readonly place: string | null;
  readonly outcome: 'ok' | 'wrong' | 'locked';
}

/** Log-ins since a time, newest first; `before` is the id of the last one seen. */
export async function listLogins(
  q: Queryable,
  which: {
    readonly uid: string;
    readonly sinceMs: number;
    readonly before: string | null;
    readonly limit: number;
  },
): Promise<LoginRow[]> {
  const rows = await q.query<{
    id: string;
    at_ms: string;
    ip: string;
    device: string;
    country: string | null;
    outcome: LoginRow['outcome'];
  }>(
    `select id, at_ms, ip, device, country, outcome from identity.login_event
     where uid = $1 and at_ms > $2 and ($3::uuid is null or id < $3) order by id desc limit $4`,
    [which.uid, which.sinceMs, which.before, which.limit],
  );
  return rows.map((row) => ({
    id: row.id,
    atMs: Number(row.at_ms),
    ip: row.ip,
    device: row.device,
    place: row.country,
    outcome: row.outcome,
  }));
}
