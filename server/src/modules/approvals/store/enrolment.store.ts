import type { Queryable, Tx } from '../../../platform/db/db.ts';

export interface Enrolment {
  readonly id: string;
  readonly staffId: string;
  readonly login: string;
  /** Sealed under the place of the member's authenticator. */
  readonly totpSecret: Buffer;
}

/** Makes a code the only one that is good for a member. */
export async function insertEnrolment(
  tx: Tx,
  enrolment: {
    readonly id: string;
    readonly staffId: string;
    readonly codeHash: Buffer;
    readonly totpSecret: Buffer;
    readonly nowMs: number;
    readonly expiresAtMs: number;
  },
): Promise<void> {
  await tx.query(`delete from approvals.enrolment where staff_id = $1 and used_at_ms is null`, [enrolment.staffId]);
  await tx.query(
    `insert into approvals.enrolment (id, staff_id, code_hash, totp_secret, created_at_ms, expires_at_ms)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      ...[enrolment.id, enrolment.staffId, enrolment.codeHash, enrolment.totpSecret],
      ...[enrolment.nowMs, enrolment.expiresAtMs],
    ],
  );
}

/** The enrolment of a code that is still good, of somebody who works here. */
export async function findEnrolment(q: Queryable, codeHash: Buffer, nowMs: number): Promise<Enrolment | null> {
  const [row] = await q.query<{ id: string; staff_id: string; login: string; totp_secret: Buffer }>(
    `select e.id, e.staff_id, m.login, e.totp_secret from approvals.enrolment e join approvals.staff m on m.id = e.staff_id
     where e.code_hash = $1 and e.used_at_ms is null and e.expires_at_ms > $2 and m.disabled_at_ms is null`,
    [codeHash, nowMs],
  );
  return row ? { id: row.id, staffId: row.staff_id, login: row.login, totpSecret: row.totp_secret } : null;
}

/** Uses a code up; of two calls with it only one gets true. */
export async function spendEnrolment(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const rows = await tx.query(
    'update approvals.enrolment set used_at_ms = $2 where id = $1 and used_at_ms is null returning id',
    [id, nowMs],
  );
  return rows.length === 1;
}
