import { z } from 'zod';
import { finalOnly, openClaim } from '../deposit-shapes.ts';
import { endpoint, PER_HOUR_MS } from '../endpoint.ts';
import { amountOut, cursor, done, page, pageLimit, text, timeMs, uid, uuid } from '../fields.ts';
import { loginRecord, personSession } from '../session-shapes.ts';
import { PROPOSE_REFUSALS, proposed } from './actions.ts';

const SEES_PROFILE = ['support', 'support2', 'reviewer', 'risk', 'compliance', 'auditor'] as const;
/** Roles that see whole profiles; support L1 sees only masked ones. */
const SEES_ALL = ['support2', 'reviewer', 'risk', 'compliance', 'auditor'] as const;
const paged = z.strictObject({ uid, before: cursor.optional(), limit: pageLimit.optional() });

/** People as staff see and help them. */
export const staffPeople = {
  search: endpoint({
    method: 'GET',
    path: '/open/staff/people/search',
    summary: 'The person behind an account number, an e-mail address or a phone number; masked for Support L1',
    access: SEES_PROFILE,
    input: z.strictObject({ account: text(254, 3) }),
    output: z.object({ uid: z.string() }),
    refusals: ['USER_UNKNOWN'],
  }),
  card: endpoint({
    method: 'GET',
    path: '/open/staff/people',
    summary: 'The profile of a person: addresses, masked for Support L1, levels, locks',
    access: SEES_PROFILE,
    input: z.strictObject({ uid }),
    output: z.object({
      uid: z.string(),
      /** True where the caller sees addresses masked. */
      isMasked: z.boolean(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      locale: z.string(),
      kycLevel: z.enum(['none', 'primary', 'advanced']),
      vipLevel: z.number().int(),
      frozen: z.boolean(),
      totpBound: z.boolean(),
      tradingPasswordSet: z.boolean(),
      tradingPasswordLockedUntilMs: timeMs.nullable(),
      withdrawalLockUntilMs: timeMs.nullable(),
      withdrawalLockReason: z.string().nullable(),
      whitelistMode: z.boolean(),
      createdAtMs: timeMs,
    }),
    refusals: ['USER_UNKNOWN'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/open/staff/people/sessions',
    summary: 'Where a person is logged in',
    access: SEES_ALL,
    input: z.strictObject({ uid }),
    output: z.object({ rows: z.array(personSession) }),
    refusals: [],
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/open/staff/people/sessions/end',
    summary: 'Logs a person out everywhere, or in one place, within a second',
    access: ['risk', 'support2'],
    input: z.strictObject({ uid, sessionId: uuid.optional(), reason: text(200, 3) }),
    output: z.object({ ended: z.number().int() }),
    refusals: ['USER_UNKNOWN', 'SESSION_UNKNOWN', 'OWN_ACCOUNT'],
  }),
  logins: endpoint({
    method: 'GET',
    path: '/open/staff/people/logins',
    summary: 'The log-ins of a person in the last twelve months, newest first',
    access: SEES_ALL,
    input: paged,
    output: page(loginRecord),
    refusals: [],
  }),
  notes: endpoint({
    method: 'GET',
    path: '/open/staff/people/notes',
    summary: 'What staff wrote down about a person, newest first',
    access: SEES_ALL,
    input: paged,
    output: page(z.object({ id: z.string(), staff: z.string(), text: z.string(), atMs: timeMs })),
    refusals: [],
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/open/staff/people/notes/add',
    summary: 'Writes something down about a person; it stays',
    access: ['support2', 'reviewer', 'risk', 'compliance'],
    input: z.strictObject({ uid, text: text(1000, 3) }),
    output: done,
    refusals: ['USER_UNKNOWN', 'OWN_ACCOUNT'],
  }),
  mails: endpoint({
    method: 'GET',
    path: '/open/staff/people/mails',
    summary: 'The last mails and text messages to a person: kind, time and how they ended; never what they said',
    access: SEES_PROFILE,
    input: z.strictObject({ uid }),
    output: z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          /** Such as `code.withdraw`, `sent`, `notice:wallet.received`. */
          kind: z.string(),
          /** Null where the channel is chosen when the message is sent. */
          channel: z.enum(['email', 'sms']).nullable(),
          toMasked: z.string().nullable(),
          /** OFF: the person wants none; NOBODY: there was no address. */
          status: z.enum(['WAITING', 'SENT', 'FAILED', 'OFF', 'NOBODY']),
          /** How often staff have sent it again. */
          resends: z.number().int(),
          canResend: z.boolean(),
          atMs: timeMs,
          endedAtMs: timeMs.nullable(),
        }),
      ),
    }),
    refusals: ['USER_UNKNOWN'],
  }),
  resendMail: endpoint({
    method: 'POST',
    path: '/open/staff/people/mails/resend',
    summary:
      'Sends a mail again that was lost or failed, to its person; a code never, a new one is asked for by the person',
    access: ['support', 'support2'],
    input: z.strictObject({ uid, id: uuid, reason: text(200, 3) }),
    output: done,
    refusals: [
      'USER_UNKNOWN',
      'OWN_ACCOUNT',
      'MAIL_UNKNOWN',
      'MAIL_IS_CODE',
      'MAIL_WAITING',
      'MAIL_OFF',
      'MAIL_ADDRESS_GONE',
      'MAIL_TOO_SOON',
      'MAIL_RESENT_ENOUGH',
    ],
    rate: { max: 60, windowMs: PER_HOUR_MS },
  }),
  setLevels: endpoint({
    method: 'POST',
    path: '/open/staff/people/levels',
    summary: 'Asks for another identity or VIP level by hand; a second member of Compliance decides',
    access: ['compliance'],
    input: z.strictObject({
      uid,
      kycLevel: z.enum(['none', 'primary', 'advanced']),
      vipLevel: z.enum(['0', '1', '2', '3', '4', '5', '6']),
      reason: text(200, 3),
    }),
    output: proposed,
    refusals: [...PROPOSE_REFUSALS, 'USER_UNKNOWN', 'NO_CHANGE'],
  }),
  resetFactors: endpoint({
    method: 'POST',
    path: '/open/staff/people/factors/reset',
    summary:
      'Asks to take authenticator and passkeys away from a person who has lost them; a second member of Compliance decides',
    access: ['compliance'],
    input: z.strictObject({ uid, reason: text(200, 3) }),
    output: proposed,
    refusals: [...PROPOSE_REFUSALS, 'USER_UNKNOWN', 'NO_CHANGE'],
  }),
} as const;

/** What a person has and has moved, read-only. */
export const staffHoldings = {
  overview: endpoint({
    method: 'GET',
    path: '/open/staff/people/holdings',
    summary: 'What a person has and owes the house, and how much of the limit of 24 hours is used',
    access: SEES_ALL,
    input: z.strictObject({ uid }),
    output: z.object({
      limit24hUsdt: amountOut,
      used24hUsdt: amountOut,
      rows: z.array(z.object({ account: z.string(), asset: z.string(), available: amountOut, frozen: amountOut })),
      /** While a claim is open, withdrawals stop. */
      claims: z.array(openClaim),
    }),
    refusals: ['USER_UNKNOWN'],
  }),
  deposits: endpoint({
    method: 'GET',
    path: '/open/staff/people/deposits',
    summary: 'The deposits of a person, newest first',
    access: SEES_ALL,
    input: paged,
    output: page(
      z.object({
        id: z.string(),
        asset: z.string(),
        network: z.string().nullable(),
        amount: amountOut,
        state: z.string(),
        /** Why it is credited only once it is final; null otherwise, and once it is credited. */
        finalOnly: finalOnly.nullable(),
        txId: z.string().nullable(),
        atMs: timeMs,
      }),
    ),
    refusals: [],
  }),
  withdrawals: endpoint({
    method: 'GET',
    path: '/open/staff/people/withdrawals',
    summary: 'The withdrawals of a person, newest first',
    access: SEES_ALL,
    input: paged,
    output: page(
      z.object({
        id: z.string(),
        asset: z.string(),
        network: z.string().nullable(),
        amount: amountOut,
        fee: amountOut,
        state: z.string(),
        address: z.string().nullable(),
        txId: z.string().nullable(),
        atMs: timeMs,
      }),
    ),
    refusals: [],
  }),
} as const;
