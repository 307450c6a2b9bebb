import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { sha256 } from '../../../platform/crypto/digest.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';

const STAFF_IDLE_MS = 2 * HOUR_MS;
export const STAFF_LIFE_MS = 12 * HOUR_MS;

export interface StaffSession {
  readonly id: string;
  readonly staffId: string;
  readonly role: StaffRole;
  /** True if it was opened with a key. */
  readonly byKey: boolean;
  readonly lastSeenAtMs: number;
}

/**
 * The session of a console cookie, if its member may still work here. The role is read each time, because it can be
 * taken away.
 */
export async function findStaffSession(q: Queryable, secretHash: Buffer, nowMs: number): Promise<StaffSession | null> {
  const [row] = await q.query<{
    id: string;
    staff_id: string;
    role: StaffRole;
    by_key: boolean;
    last_seen_at_ms: string;
  }>(
    `select s.id, s.staff_id, m.role, s.by_key, s.last_seen_at_ms
     from approvals.staff_session s join approvals.staff m on m.id = s.staff_id
     where s.secret_hash = $1 and s.ended_at_ms is null and m.disabled_at_ms is null
       and s.last_seen_at_ms > $2 and s.created_at_ms > $3`,
    [secretHash, nowMs - STAFF_IDLE_MS, nowMs - STAFF_LIFE_MS],
  );
  if (!row) return null;
  const { id, staff_id: staffId, role, by_key: byKey } = row;
  return { id, staffId, role, byKey, lastSeenAtMs: Number(row.last_seen_at_ms) };
}

/**
 * The member to whom a console cookie belongs or belonged, so that a browser is known long after its session has ended.
 */
export async function findStaffOfCookie(q: Queryable, secretHash: Buffer): Promise<string | null> {
  const [row] = await q.query<{ staff_id: string }>(
    'select staff_id from approvals.staff_session where secret_hash = $1',
    [secretHash],
  );
  return row?.staff_id ?? null;
}

export async function insertStaffSession(
  tx: Tx,
  session: {
    readonly id: string;
    readonly secretHash: Buffer;
    readonly staffId: string;
    readonly ip: string;
    readonly byKey: boolean;
    readonly nowMs: number;
  },
): Promise<void> {
  await tx.query(
    `insert into approvals.staff_session (id, secret_hash, staff_id, ip, by_key, created_at_ms, last_seen_at_ms)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [session.id, session.secretHash, session.staffId, session.ip, session.byKey, session.nowMs],
  );
}

export async function touchStaffSession(q: Queryable, id: string, nowMs: number): Promise<void> {
  await q.query(`update approvals.staff_session set last_seen_at_ms = greatest(last_seen_at_ms, $2) where id = $1`, [
    id,
    nowMs,
  ]);
}

/** Ends the session of a cookie; false if there is none. */
export async function endStaffSession(tx: Tx, secretHash: Buffer, nowMs: number): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(
    `update approvals.staff_session set ended_at_ms = $2
     where secret_hash = $1 and ended_at_ms is null returning id`,
    [secretHash, nowMs],
  );
  return rows.length === 1;
}

/** Ends the sessions of a member except that of one cookie; all if it is null. */
export async function endOtherSessions(
  tx: Tx,
  of: { readonly staffId: string; readonly keptCookie: string | null; readonly nowMs: number },
): Promise<void> {
  const kept = of.keptCookie === null ? null : sha256(of.keptCookie);
  await tx.query(
    `update approvals.staff_session set ended_at_ms = $3
     where staff_id = $1 and ended_at_ms is null and ($2::bytea is null or secret_hash <> $2)`,
    [of.staffId, kept, of.nowMs],
  );
}
