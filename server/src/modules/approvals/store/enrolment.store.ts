import type { Queryable, Tx } from '../../../platform/db/db.ts';

export interface Enrolment {
  readonly id: string;
  readonly staffId: string;
  readonly login: string;
  /** Sealed for the member's authenticator. */
  readonly totpSecret: Buffer;
}

/** The open enrolment of a member, made if there is none. The caller has locked the member's row. */
export async function openEnrolment(
  tx: Tx,
  enrolment: {
    readonly id: string;
    readonly staffId: string;
    readonly totpSecret: Buffer;
    readonly nowMs: number;
    readonly expiresAtMs: number;
  },
): Promise<{ readonly id: string; readonly expiresAtMs: number }> {
  const { id, staffId, totpSecret, nowMs, expiresAtMs } = enrolment;
  const [open] = await tx.query<{ id: string; expires_at_ms: string }>(
    'select id, expires_at_ms from approvals.enrolment where staff_id = $1 and used_at_ms is null and expires_at_ms > $2',
    [staffId, nowMs],
  );
  if (open) return { id: open.id, expiresAtMs: Number(open.expires_at_ms) };
  await tx.query('delete from approvals.enrolment where staff_id = $1 and used_at_ms is null', [staffId]);
  await tx.query(
    `insert into approvals.enrolment (id, staff_id, totp_secret, created_at_ms, expires_at_ms)
     values ($1, $2, $3, $4, $5)`,
    [id, staffId, totpSecret, nowMs, expiresAtMs],
  );
  return { id, expiresAtMs };
}

/** Stores a super admin's half, replacing an earlier one of theirs. @returns how many super admins have given a half */
export async function putEnrolmentHalf(
  tx: Tx,
  half: { readonly enrolmentId: string; readonly issuedBy: string; readonly codeHash: Buffer },
): Promise<number> {
  const { enrolmentId, issuedBy, codeHash } = half;
  await tx.query(
    `insert into approvals.enrolment_half (enrolment_id, issued_by, code_hash) values ($1, $2, $3)
     on conflict (enrolment_id, issued_by) do update set code_hash = excluded.code_hash`,
    [enrolmentId, issuedBy, codeHash],
  );
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from approvals.enrolment_half where enrolment_id = $1',
    [enrolmentId],
  );
  return row!.count;
}

/** The valid enrolment of a present member whose two halves, by two super admins, have these codes. */
export async function findEnrolment(
  q: Queryable,
  [one, other]: readonly [Buffer, Buffer],
  nowMs: number,
): Promise<Enrolment | null> {
  const [row] = await q.query<{ id: string; staff_id: string; login: string; totp_secret: Buffer }>(
    `select e.id, e.staff_id, m.login, e.totp_secret
     from approvals.enrolment_half a join approvals.enrolment_half b using (enrolment_id)
       join approvals.enrolment e on e.id = enrolment_id join approvals.staff m on m.id = e.staff_id
     where a.code_hash = $1 and b.code_hash = $2 and a.issued_by <> b.issued_by
       and e.used_at_ms is null and e.expires_at_ms > $3 and m.disabled_at_ms is null`,
    [one, other, nowMs],
  );
  return row ? { id: row.id, staffId: row.staff_id, login: row.login, totpSecret: row.totp_secret } : null;
}

/** Uses both halves up; of two calls only one gets true. */
export async function spendEnrolment(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const rows = await tx.query(
    'update approvals.enrolment set used_at_ms = $2 where id = $1 and used_at_ms is null returning id',
    [id, nowMs],
  );
  return rows.length === 1;
}
