import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { AuditEntry } from '../approvals-shapes.ts';
import { CHAIN_START, findBreak, hashOf } from '../audit-chain.ts';
import { insertAudit, lockAuditEnd, readAuditFrom } from '../store/audit.store.ts';

const PAGE = 1_000;

/** See `Approvals.audit`. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  const end = await lockAuditEnd(tx);
  const row = {
    seq: (end?.seq ?? 0) + 1,
    id: newId(entry.nowMs),
    staffId: entry.staffId,
    role: entry.role,
    action: entry.action,
    subject: entry.subject,
    reason: entry.reason,
    beforeText: asText(entry.before),
    afterText: asText(entry.after),
    requestId: entry.requestId,
    atMs: entry.nowMs,
    previousHash: end?.hash ?? CHAIN_START,
  };
  await insertAudit(tx, { ...row, hash: hashOf(row) });
}

/** A place in the chain: the number of entries up to it, and the hash of the last one. */
export interface AuditPoint {
  readonly seq: number;
  readonly hash: string;
}
const AUDIT_BEGIN: AuditPoint = { seq: 0, hash: CHAIN_START };

export type AuditReport =
  | { readonly ok: true; readonly entries: number; readonly lastHash: string }
  | { readonly ok: false; readonly entries: number; readonly brokenAtSeq: number };

/**
 * Verifies the chain from its first entry, or from one that was proven before. The latter also finds an end that was
 * cut off or rewritten, which the chain alone would not show.
 */
export async function verifyAudit(q: Queryable, from: AuditPoint = AUDIT_BEGIN): Promise<AuditReport> {
  if (from.seq > 0) {
    const [kept] = await readAuditFrom(q, from.seq, 1);
    if (kept?.seq !== from.seq || kept.hash !== from.hash || hashOf(kept) !== from.hash)
      return { ok: false, entries: from.seq - 1, brokenAtSeq: from.seq };
  }
  let last = from;
  for (;;) {
    const rows = await readAuditFrom(q, last.seq + 1, PAGE);
    const brokenAtSeq = findBreak(rows, last);
    if (brokenAtSeq !== null) return { ok: false, entries: last.seq, brokenAtSeq };
    const end = rows.at(-1);
    if (!end) return { ok: true, entries: last.seq, lastHash: last.hash };
    last = end;
  }
}

/** JSON text with bigints as decimal text. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part));
}
