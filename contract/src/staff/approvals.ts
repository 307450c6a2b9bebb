import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, page, pageLimit, timeMs } from '../fields.ts';

export const staffApprovals = {
  auditLog: endpoint({
    method: 'GET',
    path: '/open/staff/audit',
    summary: 'Every staff action, newest first, each with the hash of the one before it',
    access: ['auditor', 'compliance', 'superadmin'],
    input: z.strictObject({ before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(
      z.object({
        id: z.string(),
        staffId: z.string(),
        /** The login; the id where no member of staff acted. */
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
      }),
    ),
    refusals: [],
  }),
} as const;
