import { z } from 'zod';
import { endpoint, PER_HOUR_MS } from '../endpoint.ts';
import { cursor, none, page, pageLimit, text, timeMs, timeText } from '../fields.ts';

const READS_LOG = ['auditor', 'compliance', 'superadmin'] as const;
/** Filters of the audit log; each narrows what is found. */
const logFilter = {
  /** A login, or the id that stands in its place where no member of staff acted. */
  staff: text(80).optional(),
  action: text(80).optional(),
  /** The beginning of the subject: `user:`, `user:123456789`. */
  subject: text(120).optional(),
  fromMs: timeText.optional(),
  toMs: timeText.optional(),
  /** `hide` leaves out log-ins of staff, which are the majority of entries. */
  logins: z.enum(['show', 'hide']).optional(),
};

export const staffApprovals = {
  auditLog: endpoint({
    method: 'GET',
    path: '/open/staff/audit',
    summary: 'Every staff action, newest first, each with the hash of the one before it',
    access: READS_LOG,
    input: z.strictObject({ ...logFilter, before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(
      z.object({
        id: z.string(),
        staffId: z.string(),
        /** The login, or an id where no member of staff acted. */
        staff: z.string(),
        role: z.string(),
        action: z.string(),
        subject: z.string(),
        /** The login of the member of staff that was acted on. */
        subjectLogin: z.string().nullable(),
        reason: z.string().nullable(),
        requestId: z.string(),
        atMs: timeMs,
        hash: z.string(),
        /** The values before and after, as the JSON that was hashed. */
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
    refusals: [],
  }),
  verifyLog: endpoint({
    method: 'GET',
    path: '/open/staff/audit/verify',
    summary: 'Walks the whole audit log and says whether each entry follows from the one before it',
    access: READS_LOG,
    input: none,
    output: z.object({
      ok: z.boolean(),
      entries: z.number().int(),
      lastHash: z.string().nullable(),
      brokenAtSeq: z.number().int().nullable(),
    }),
    refusals: [],
    rate: { max: 60, windowMs: PER_HOUR_MS },
  }),
  exportLog: endpoint({
    method: 'GET',
    path: '/open/staff/audit/export',
    summary:
      'The audit log as CSV, some thousands of entries at a time, newest first; the first page has the head line',
    access: READS_LOG,
    input: z.strictObject({ ...logFilter, before: cursor.optional() }),
    output: z.object({ csv: z.string(), rows: z.number().int(), next: z.string().nullable() }),
    refusals: [],
  }),
} as const;
