import type { StaffRole } from '@bourse/contract/endpoint.ts';
import type { Tx } from '../../../platform/db/db.ts';

export interface LockedMember {
  readonly id: string;
  readonly login: string;
  readonly role: StaffRole;
  readonly disabledAtMs: number | null;
}

/** Locks a member of staff; null if unknown. */
export async function lockMember(tx: Tx, id: string): Promise<LockedMember | null> {
  const [row] = await tx.query<{ id: string; login: string; role: StaffRole; disabled_at_ms: string | null }>(
    'select id, login, role, disabled_at_ms from approvals.staff where id = $1 for update',
    [id],
  );
  if (!row) return null;
  const { disabled_at_ms: disabledAtMs, ...rest } = row;
  return { ...rest, disabledAtMs: disabledAtMs === null ? null : Number(disabledAtMs) };
}

/** Counts and locks the super admins who may log in, so that no other transaction can remove one meanwhile. */
export async function lockSuperAdmins(tx: Tx): Promise<number> {
  const rows = await tx.query(
    `select id from approvals.staff where role = 'superadmin' and disabled_at_ms is null order by id for update`,
  );
  return rows.length;
}

export async function setMemberRole(tx: Tx, id: string, role: StaffRole): Promise<void> {
  await tx.query('update approvals.staff set role = $2 where id = $1', [id, role]);
}

export async function setMemberDisabled(tx: Tx, id: string, disabledAtMs: number | null): Promise<void> {
  await tx.query('update approvals.staff set disabled_at_ms = $2 where id = $1', [id, disabledAtMs]);
}

/** Replaces a member's password and authenticator. */
export async function setMemberSecrets(
  tx: Tx,
  id: string,
  secrets: { readonly passwordHash: string; readonly totpSecret: Buffer; readonly totpLastStep: number | null },
): Promise<void> {
  await tx.query('update approvals.staff set password_hash = $2, totp_secret = $3, totp_last_step = $4 where id = $1', [
    id,
    secrets.passwordHash,
    secrets.totpSecret,
    secrets.totpLastStep,
  ]);
}

export async function endMemberSessions(tx: Tx, staffId: string, nowMs: number): Promise<void> {
  await tx.query('update approvals.staff_session set ended_at_ms = $2 where staff_id = $1 and ended_at_ms is null', [
    staffId,
    nowMs,
  ]);
}
