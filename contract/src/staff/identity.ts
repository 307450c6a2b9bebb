import { z } from 'zod';
import { endpoint, STAFF_ROLES } from '../endpoint.ts';
import {
  code6,
  cursor,
  done,
  none,
  page,
  pageLimit,
  passkeyAsk,
  passkeyProof,
  password,
  puzzle,
  puzzleAnswer,
  text,
  timeMs,
  uid,
  uuid,
} from '../fields.ts';
import { staffLogin } from './staff-fields.ts';

const me = z.object({
  staffId: z.string(),
  login: z.string(),
  role: z.enum(STAFF_ROLES),
  /** True where this session may only register a key: every other call gets STAFF_KEY_REQUIRED. */
  needsKey: z.boolean(),
});

export const staffIdentity = {
  askKey: endpoint({
    method: 'POST',
    path: '/open/staff/login/key',
    summary: 'What a key has to sign in order to log in to the console, within five minutes, once',
    access: 'anyone',
    input: z.strictObject({ login: staffLogin }),
    output: passkeyAsk,
    refusals: [],
  }),
  captcha: endpoint({
    method: 'POST',
    path: '/open/staff/login/captcha',
    summary:
      'A proof-of-work puzzle, asked for after five failed log-ins: the answer is a whole number for which SHA-256 of "challenge:answer" begins with zeroBits zero bits',
    access: 'anyone',
    input: none,
    output: puzzle,
    refusals: [],
    rate: { max: 60, windowMs: 3_600_000 },
  }),
  login: endpoint({
    method: 'POST',
    path: '/open/staff/login',
    summary:
      'Logs a staff member in to the console with the password and a key or the code of the authenticator; the key where both came',
    access: 'anyone',
    input: z.strictObject({
      login: staffLogin,
      password,
      totpCode: code6.optional(),
      passkey: passkeyProof.optional(),
      ...puzzleAnswer,
    }),
    output: me,
    refusals: ['LOGIN_WRONG', 'LOGIN_LOCKED', 'LOGIN_NEEDS_KEY', 'CAPTCHA_REQUIRED', 'CAPTCHA_WRONG'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/open/staff/logout',
    summary: 'Ends the console session',
    access: STAFF_ROLES,
    withoutKey: true,
    input: none,
    output: done,
    refusals: [],
  }),
  me: endpoint({
    method: 'GET',
    path: '/open/staff/me',
    summary: 'Who is logged in to the console',
    access: STAFF_ROLES,
    withoutKey: true,
    input: none,
    output: me,
    refusals: [],
  }),
  kycQueue: endpoint({
    method: 'GET',
    path: '/open/staff/kyc',
    summary: 'Identity verifications that wait for a decision',
    access: ['compliance', 'auditor'],
    input: z.strictObject({ before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(
      z.object({
        id: z.string(),
        uid: z.string(),
        target: z.string(),
        fullName: z.string(),
        birthDate: z.string().nullable(),
        nationality: z.string().nullable(),
        documentType: z.string().nullable(),
        documentNumberMasked: z.string().nullable(),
        documentExpiresOn: z.string().nullable(),
        documentIds: z.array(z.string()),
        submittedAtMs: timeMs,
      }),
    ),
    refusals: [],
  }),
  kycHistory: endpoint({
    method: 'GET',
    path: '/open/staff/kyc/history',
    summary: 'Everything that a person submitted for verification so far, newest first, with how it ended',
    access: ['compliance', 'auditor'],
    input: z.strictObject({ uid }),
    output: z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          target: z.string(),
          state: z.enum(['SUBMITTED', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED']),
          fullName: z.string(),
          birthDate: z.string().nullable(),
          nationality: z.string().nullable(),
          documentType: z.string().nullable(),
          documentNumberMasked: z.string().nullable(),
          documentExpiresOn: z.string().nullable(),
          documentIds: z.array(z.string()),
          submittedAtMs: timeMs,
          decidedAtMs: timeMs.nullable(),
          /** The login of the member of staff who decided. */
          decidedBy: z.string().nullable(),
          rejectedField: z.string().nullable(),
          rejectedReason: z.string().nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  kycDocument: endpoint({
    method: 'GET',
    path: '/open/staff/kyc/document',
    summary: 'One photo of a verification; every look at it is recorded',
    access: ['compliance', 'auditor'],
    input: z.strictObject({ documentId: uuid }),
    output: z.object({ side: z.string(), mime: z.enum(['image/jpeg', 'image/png']), imageBase64: z.string() }),
    refusals: ['DOCUMENT_UNKNOWN'],
  }),
  decideKyc: endpoint({
    method: 'POST',
    path: '/open/staff/kyc/decide',
    summary: 'Approves or rejects a verification, a rejection with its reason by field',
    access: ['compliance'],
    input: z.strictObject({
      id: uuid,
      decision: z.enum(['approve', 'reject']),
      field: z
        .enum(['fullName', 'birthDate', 'nationality', 'documentNumber', 'document', 'selfie', 'address'])
        .optional(),
      reason: text(200, 3),
    }),
    output: done,
    refusals: ['KYC_UNKNOWN', 'ALREADY_DECIDED', 'REASON_REQUIRED', 'OWN_ACCOUNT'],
  }),
  setFrozen: endpoint({
    method: 'POST',
    path: '/open/staff/users/freeze',
    summary: 'Freezes an account, or opens it again with a 24 h withdrawal lock',
    access: ['risk'],
    input: z.strictObject({ uid, frozen: z.enum(['true', 'false']), reason: text(200, 3) }),
    output: done,
    refusals: ['USER_UNKNOWN', 'NO_CHANGE', 'OWN_ACCOUNT'],
  }),
} as const;
