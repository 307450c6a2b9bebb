import { z } from 'zod';
import { endpoint, STAFF_ROLES } from '../endpoint.ts';
import { cursor, done, page, pageLimit, text, timeMs, uuid } from '../fields.ts';

/** Roles that ask for or decide actions, and the auditor. */
const TAKES_PART = [
  ...(['support2', 'reviewer', 'risk', 'product'] as const),
  ...(['finance', 'compliance', 'auditor', 'superadmin'] as const),
] as const;

/** A value of what changes: a text, number or flag, or a list of texts; what has parts of its own is JSON text. */
const plain = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

/** Actions that staff ask for and a second member decides. A role sees the kinds it takes part in; the auditor sees all. */
export const staffActions = {
  list: endpoint({
    method: 'GET',
    path: '/open/staff/actions',
    summary: 'What waits for the caller, what the caller asked for, or what is decided, newest first',
    access: TAKES_PART,
    input: z.strictObject({
      tab: z.enum(['waiting', 'asked', 'decided']),
      before: cursor.optional(),
      limit: pageLimit.optional(),
    }),
    output: page(
      z.object({
        id: z.string(),
        /** The id of the endpoint that asked for it. */
        kind: z.string(),
        subject: z.string(),
        uid: z.string().nullable(),
        /** The login of the member of staff whom the action is about. */
        subjectLogin: z.string().nullable(),
        before: z.record(z.string(), plain),
        after: z.record(z.string(), plain),
        /** Ties a decision to exactly what was shown. */
        contentHash: z.string(),
        reason: z.string(),
        state: z.enum(['WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN']),
        proposer: z.string(),
        proposerRole: z.enum(STAFF_ROLES),
        proposedAtMs: timeMs,
        decider: z.string().nullable(),
        decisionReason: z.string().nullable(),
        decidedAtMs: timeMs.nullable(),
        isMine: z.boolean(),
        /** Why the caller may not decide it; null where they may, or where it is decided already. */
        barredBy: z.enum(['ROLE', 'OWN_PROPOSAL', 'OWN_ACCOUNT', 'OWN_STAFF_ACCOUNT']).nullable(),
      }),
    ),
    refusals: [],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/open/staff/actions/decide',
    summary: 'Approves, which carries it out at once, or rejects; the reason goes into the audit log',
    access: TAKES_PART,
    input: z.strictObject({
      id: uuid,
      contentHash: z.string().regex(/^[0-9a-f]{64}$/),
      decision: z.enum(['approve', 'reject']),
      reason: text(500, 3),
    }),
    output: z.object({ state: z.enum(['APPROVED', 'REJECTED']) }),
    refusals: [
      'ACTION_UNKNOWN',
      'ALREADY_DECIDED',
      'OWN_PROPOSAL',
      'OWN_ACCOUNT',
      'OWN_STAFF_ACCOUNT',
      'CONTENT_CHANGED',
      'ACTION_IMPOSSIBLE',
    ],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/open/staff/actions/withdraw',
    summary: 'Takes back what the caller asked for, while it waits',
    access: TAKES_PART,
    input: z.strictObject({ id: uuid, reason: text(500, 3) }),
    output: done,
    refusals: ['ACTION_UNKNOWN', 'ALREADY_DECIDED'],
  }),
} as const;

/** The answer of an endpoint whose action may wait for a second member of staff. */
export const proposed = z.object({ state: z.enum(['DONE', 'WAITING']) });
/** Refusals of a request for an action. */
export const PROPOSE_REFUSALS = ['OWN_ACCOUNT', 'ALREADY_ASKED'] as const;
