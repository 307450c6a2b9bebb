import type { Queryable, Tx } from '../../../platform/db/db.ts';

export interface MailResend {
  readonly mailId: string;
  readonly atMs: number;
}

export async function insertMailResend(
  tx: Tx,
  resend: MailResend & { readonly id: string; readonly uid: string; readonly staffId: string },
): Promise<void> {
  await tx.query('insert into identity.mail_resend (id, uid, mail_id, staff_id, at_ms) values ($1, $2, $3, $4, $5)', [
    ...[resend.id, resend.uid, resend.mailId, resend.staffId, resend.atMs],
  ]);
}

/** Mails that staff had sent again to a person, newest first. */
export async function findMailResends(q: Queryable, uid: string): Promise<MailResend[]> {
  const rows = await q.query<{ mail_id: string; at_ms: string }>(
    'select mail_id, at_ms from identity.mail_resend where uid = $1 order by at_ms desc',
    [uid],
  );
  return rows.map((row) => ({ mailId: row.mail_id, atMs: Number(row.at_ms) }));
}

export async function deleteOldMailResends(q: Queryable, beforeMs: number): Promise<void> {
  await q.query('delete from identity.mail_resend where at_ms < $1', [beforeMs]);
}
