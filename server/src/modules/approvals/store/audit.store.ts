import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { AuditRow } from '../audit-chain.ts';

interface Row {
  seq: string;
  id: string;
  staff_id: string;
  role: string;
  action: string;
  subject: string;
  reason: string | null;
  before_text: string | null;
  after_text: string | null;
  request_id: string;
  at_ms: string;
  previous_hash: string;
  hash: string;
}

/** Makes writers of the log wait for each other, so that two entries cannot follow the same one. */
export async function lockAuditEnd(tx: Tx): Promise<{ seq: number; hash: string } | null> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('approvals.audit', 0))`);
  const [row] = await tx.query<{ seq: string; hash: string }>(
    `select seq, hash from approvals.audit order by seq desc limit 1`,
  );
  return row ? { seq: Number(row.seq), hash: row.hash } : null;
}

export async function insertAudit(tx: Tx, row: AuditRow): Promise<void> {
  await tx.query(
    `insert into approvals.audit (seq, id, staff_id, role, action, subject, reason, before_text, after_text, request_id,
       at_ms, previous_hash, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[row.seq, row.id, row.staffId, row.role, row.action, row.subject, row.reason],
      ...[row.beforeText, row.afterText, row.requestId, row.atMs, row.previousHash, row.hash],
    ],
  );
}

/** The log from an entry on, oldest first. */
export async function readAuditFrom(q: Queryable, seq: number, limit: number): Promise<AuditRow[]> {
  const rows = await q.query<Row>(`select * from approvals.audit where seq >= $1 order by seq limit $2`, [seq, limit]);
  return rows.map((row) => ({
    seq: Number(row.seq),
    id: row.id,
    staffId: row.staff_id,
    role: row.role,
    action: row.action,
    subject: row.subject,
    reason: row.reason,
    beforeText: row.before_text,
    afterText: row.after_text,
    requestId: row.request_id,
    atMs: Number(row.at_ms),
    previousHash: row.previous_hash,
    hash: row.hash,
  }));
}
