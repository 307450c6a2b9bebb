import type { StaffRole } from '@bourse/contract/endpoint.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { NO_PASSWORD } from '../approvals-deps.ts';

export interface Member {
  readonly staffId: string;
  readonly login: string;
  readonly role: StaffRole;
  readonly createdAtMs: number;
  readonly disabledAtMs: number | null;
  readonly lastLoginAtMs: number | null;
  readonly ownUid: string | null;
  readonly relativeUids: string[];
  /** False until the member has set a password and an authenticator. */
  readonly isEnrolled: boolean;
}

/** All present and former members, by login. */
export async function listMembers(q: Queryable): Promise<Member[]> {
  const rows = await q.query<{
    id: string;
    login: string;
    role: StaffRole;
    created_at_ms: string;
    disabled_at_ms: string | null;
    last_login_at_ms: string | null;
    own_uid: string | null;
    relative_uids: string[];
    is_enrolled: boolean;
  }>(
    `select m.id, m.login, m.role, m.created_at_ms, m.disabled_at_ms, m.password_hash <> $1 as is_enrolled,
       (select max(s.created_at_ms) from approvals.staff_session s where s.staff_id = m.id) as last_login_at_ms,
       (select min(p.uid) from approvals.staff_person p where p.staff_id = m.id and p.relation = 'self') as own_uid,
       array(select p.uid from approvals.staff_person p where p.staff_id = m.id and p.relation = 'relative'
             order by p.uid) as relative_uids
     from approvals.staff m order by m.disabled_at_ms is not null, m.login`,
    [NO_PASSWORD],
  );
  return rows.map((row) => ({
    staffId: row.id,
    login: row.login,
    role: row.role,
    createdAtMs: Number(row.created_at_ms),
    disabledAtMs: row.disabled_at_ms === null ? null : Number(row.disabled_at_ms),
    lastLoginAtMs: row.last_login_at_ms === null ? null : Number(row.last_login_at_ms),
    ownUid: row.own_uid,
    relativeUids: row.relative_uids,
    isEnrolled: row.is_enrolled,
  }));
}

/** Locks a present member and says whether they still have neither password nor authenticator; null if unknown. */
export async function lockWaitingMember(tx: Tx, staffId: string): Promise<{ login: string; waits: boolean } | null> {
  const [row] = await tx.query<{ login: string; waits: boolean }>(
    'select login, password_hash = $2 as waits from approvals.staff where id = $1 and disabled_at_ms is null for update',
    [staffId, NO_PASSWORD],
  );
  return row ?? null;
}
