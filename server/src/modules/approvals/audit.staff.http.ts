import type { staffApprovals } from '@bourse/contract/staff/approvals.ts';
import { csvLine } from '@bourse/core/csv/csv.ts';
import { ok } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { listAudit, type ShownAudit } from './queries/audit-log.query.ts';
import { verifyAudit } from './usecases/audit.ts';

const PAGE = 50;
/** A page of an export, some megabytes at most; the whole may have millions of lines. */
const EXPORT_ROWS = 5_000;
const EXPORT_HEAD = ['seq', 'time_utc', 'staff', 'role', 'action', 'subject', 'reason', 'before', 'after'];
const EXPORT_TAIL = ['request', 'hash'];

type AuditHttp = Pick<Handlers<typeof staffApprovals>, 'auditLog' | 'verifyLog' | 'exportLog'>;

/** Endpoints for the audit log. */
export function auditHttp({ deps }: { readonly deps: ApprovalsDeps }): AuditHttp {
  return {
    auditLog: async ({ before, limit = PAGE, ...filter }, { staff: { staffId: readerId } }) => {
      const size = Math.max(1, limit);
      const rows = await listAudit(deps.db, { ...filter, readerId, beforeSeq: seqOf(before), limit: size });
      return ok({ rows: rows.map(({ seq: _, ...row }) => row), next: nextOf(rows, size) });
    },
    verifyLog: async () => {
      const report = await verifyAudit(deps.db);
      if (!report.ok) return ok({ ...report, lastHash: null });
      const { entries, lastHash } = report;
      return ok({ ok: true, entries, lastHash, brokenAtSeq: null });
    },
    exportLog: async ({ before, ...filter }, { staff: { staffId: readerId } }) => {
      const page = { ...filter, readerId, beforeSeq: seqOf(before), limit: EXPORT_ROWS };
      const rows = await listAudit(deps.db, page);
      const head = before === undefined ? csvLine([...EXPORT_HEAD, ...EXPORT_TAIL]) : '';
      return ok({ csv: head + rows.map(lineOf).join(''), rows: rows.length, next: nextOf(rows, EXPORT_ROWS) });
    },
  };
}

/** Anything that is not a place in the log counts as its end, where every list begins. */
const seqOf = (before: string | undefined): number | null =>
  before !== undefined && /^[0-9]{1,15}$/.test(before) ? Number(before) : null;

const nextOf = (rows: readonly ShownAudit[], size: number): string | null =>
  rows.length < size ? null : String(rows.at(-1)!.seq);

function lineOf({
  seq,
  atMs,
  staff,
  role,
  action,
  subject,
  reason,
  before,
  after,
  requestId,
  hash,
}: ShownAudit): string {
  const at = new Date(atMs).toISOString();
  return csvLine([String(seq), at, staff, role, action, subject, reason, before, after, requestId, hash]);
}
