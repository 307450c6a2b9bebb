import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { CHAIN_START, findBreak, hashOf } from '../audit-chain.ts';
import type { AuditEntry } from '../public.ts';
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

export type AuditReport =
  | { readonly ok: true; readonly entries: number; readonly lastHash: string }
  | { readonly ok: false; readonly entries: number; readonly brokenAtSeq: number };

/** Walks the whole chain. An end that was cut off cannot show in the chain itself: compare `lastHash` with one kept elsewhere. */
export async function verifyAudit(q: Queryable): Promise<AuditReport> {
  let last = { seq: 0, hash: CHAIN_START };
  for (;;) {
    const rows = await readAuditFrom(q, last.seq + 1, PAGE);
    const brokenAtSeq = findBreak(rows, last);
    if (brokenAtSeq !== null) return { ok: false, entries: last.seq, brokenAtSeq };
    const end = rows.at(-1);
    if (!end) return { ok: true, entries: last.seq, lastHash: last.hash };
    last = end;
  }
}

/** Amounts are bigints; the log keeps them as their digits. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part));
}
