import type { StaffRole } from '@bourse/contract/endpoint.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';

export interface Staff {
  readonly id: string;
  readonly login: string;
  readonly role: StaffRole;
  readonly passwordHash: string;
  readonly totpSecret: Buffer;
  readonly totpLastStep: number | null;
}

interface StaffRow {
  readonly id: string;
  readonly login: string;
  readonly role: StaffRole;
  readonly password_hash: string;
  readonly totp_secret: Buffer;
  readonly totp_last_step: string | null;
}
const COLUMNS = 'id, login, role, password_hash, totp_secret, totp_last_step';

/** A member who may log in, by the login in lower case. */
export async function findStaffByLogin(q: Queryable, login: string): Promise<Staff | null> {
  const [row] = await q.query<StaffRow>(
    `select ${COLUMNS} from approvals.staff where login = $1 and disabled_at_ms is null`,
    [login],
  );
  return row ? staffOf(row) : null;
}

/** A member who may log in, by id. */
export async function findStaffById(q: Queryable, id: string): Promise<Staff | null> {
  const [row] = await q.query<StaffRow>(
    `select ${COLUMNS} from approvals.staff where id = $1 and disabled_at_ms is null`,
    [id],
  );
  return row ? staffOf(row) : null;
}

/** Locks a member who may log in and returns the present hash of their password; null if unknown. */
export async function lockPasswordHash(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.query<{ password_hash: string }>(
    'select password_hash from approvals.staff where id = $1 and disabled_at_ms is null for update',
    [id],
  );
  return row?.password_hash ?? null;
}

function staffOf(row: StaffRow): Staff {
  return {
    id: row.id,
    login: row.login,
    role: row.role,
    passwordHash: row.password_hash,
    totpSecret: row.totp_secret,
    totpLastStep: row.totp_last_step === null ? null : Number(row.totp_last_step),
  };
}

export async function findStaffLogin(q: Queryable, id: string): Promise<string | null> {
  const [row] = await q.query<{ login: string }>(`select login from approvals.staff where id = $1`, [id]);
  return row?.login ?? null;
}

/** Logins by id; unknown ids are left out. */
export async function findStaffLogins(q: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await q.query<{ id: string; login: string }>(
    `select id, login from approvals.staff where id::text = any ($1::text[])`,
    [ids],
  );
  return new Map(rows.map(({ id, login }) => [id, login]));
}

/** False if the login is taken. */
export async function insertStaff(
  tx: Tx,
  staff: {
    readonly id: string;
    readonly login: string;
    readonly role: StaffRole;
    readonly passwordHash: string;
    readonly totpSecret: Buffer;
    readonly nowMs: number;
  },
): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(
    `insert into approvals.staff (id, login, role, password_hash, totp_secret, created_at_ms)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
    [staff.id, staff.login, staff.role, staff.passwordHash, staff.totpSecret, staff.nowMs],
  );
  return rows.length === 1;
}

/** Uses up an authenticator step; of two calls with one code only one gets true. */
export async function spendStaffStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(
    `update approvals.staff set totp_last_step = $2
     where id = $1 and (totp_last_step is null or totp_last_step < $2) returning id`,
    [id, step],
  );
  return rows.length === 1;
}
