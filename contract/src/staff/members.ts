import { z } from 'zod';
import { endpoint, PER_HOUR_MS, STAFF_ROLES } from '../endpoint.ts';
import { code6, none, password, text, timeMs, uuid } from '../fields.ts';
import { PROPOSE_REFUSALS, proposed } from './actions.ts';
import { staffLogin } from './staff-fields.ts';

const role = z.enum(STAFF_ROLES);
const staffId = uuid;
const reason = text(500, 3);
const enrolmentCode = z.string().regex(/^[A-Za-z0-9_-]{43}$/, { error: 'NOT_A_CODE' });
/** Account numbers, separated by commas or spaces; empty for none. */
const uids = z
  .string()
  .max(200)
  .regex(/^\s*(?:[1-9][0-9]{8}(?:[\s,]+|$)){0,15}\s*$/, { error: 'NOT_UIDS' });

/** The members of staff. Every change waits for a second super admin. */
export const staffMembers = {
  list: endpoint({
    method: 'GET',
    path: '/open/staff/members',
    summary: 'Everybody who works here or did, with role, last log-in and the accounts they may not act on',
    access: ['superadmin', 'auditor'],
    input: none,
    output: z.object({
      rows: z.array(
        z.object({
          staffId: z.string(),
          login: z.string(),
          role,
          createdAtMs: timeMs,
          disabledAtMs: timeMs.nullable(),
          lastLoginAtMs: timeMs.nullable(),
          ownUid: z.string().nullable(),
          relativeUids: z.array(z.string()),
          /** False until the member has set password and authenticator. */
          isEnrolled: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/open/staff/members/create',
    summary: 'Asks for a new member of staff; they set their password and authenticator themselves',
    access: ['superadmin'],
    input: z.strictObject({ login: staffLogin, role, reason }),
    output: proposed,
    refusals: [...PROPOSE_REFUSALS, 'LOGIN_TAKEN'],
  }),
  setRole: endpoint({
    method: 'POST',
    path: '/open/staff/members/role',
    summary: 'Asks for another role of a member of staff; it counts from the next request on',
    access: ['superadmin'],
    input: z.strictObject({ staffId, role, reason }),
    output: proposed,
    refusals: [...PROPOSE_REFUSALS, 'STAFF_UNKNOWN', 'NO_CHANGE', 'OWN_STAFF_ACCOUNT', 'LAST_SUPER_ADMINS'],
  }),
  setDisabled: endpoint({
    method: 'POST',
    path: '/open/staff/members/disable',
    summary: 'Asks for closing a member of staff out, or letting them in again',
    access: ['superadmin'],
    input: z.strictObject({ staffId, disabled: z.enum(['true', 'false']), reason }),
    output: proposed,
    refusals: [...PROPOSE_REFUSALS, 'STAFF_UNKNOWN', 'NO_CHANGE', 'OWN_STAFF_ACCOUNT', 'LAST_SUPER_ADMINS'],
  }),
  resetTotp: endpoint({
    method: 'POST',
    path: '/open/staff/members/reset',
    summary: 'Asks for taking password and authenticator of a member away: nobody logs in with them any more',
    access: ['superadmin'],
    input: z.strictObject({ staffId, reason }),
    output: proposed,
    refusals: [...PROPOSE_REFUSALS, 'STAFF_UNKNOWN', 'OWN_STAFF_ACCOUNT'],
  }),
  setPersons: endpoint({
    method: 'POST',
    path: '/open/staff/members/persons',
    summary:
      'Asks for naming the accounts of the exchange that a member may not act on: their own and those of relatives',
    access: ['superadmin'],
    input: z.strictObject({ staffId, ownUid: uids, relativeUids: uids, reason }),
    output: proposed,
    refusals: [...PROPOSE_REFUSALS, 'STAFF_UNKNOWN', 'NO_CHANGE', 'OWN_STAFF_ACCOUNT'],
  }),
  issueEnrolment: endpoint({
    method: 'POST',
    path: '/open/staff/members/enrolment',
    summary:
      'One half of a one-time code, good for a day, with which a member who has no password yet sets one; another super admin gives the other half',
    access: ['superadmin'],
    input: z.strictObject({ staffId, reason }),
    output: z.object({
      enrolmentCode: z.string(),
      expiresAtMs: timeMs,
      /** True once another super admin has given the second half of the enrolment. */
      isComplete: z.boolean(),
    }),
    refusals: ['STAFF_UNKNOWN', 'ALREADY_ENROLLED'],
  }),
  enrolment: endpoint({
    method: 'POST',
    path: '/open/staff/enrolment',
    summary: 'Whose enrolment two halves are, and the secret for their authenticator',
    access: 'anyone',
    input: z.strictObject({ enrolmentCode, secondCode: enrolmentCode }),
    output: z.object({ login: z.string(), totpSecret: z.string(), otpauth: z.string() }),
    refusals: ['ENROLMENT_UNKNOWN'],
    rate: { max: 30, windowMs: PER_HOUR_MS },
  }),
  enrol: endpoint({
    method: 'POST',
    path: '/open/staff/enrolment/finish',
    summary: 'Sets password and authenticator with both halves of an enrolment code, once',
    access: 'anyone',
    input: z.strictObject({ enrolmentCode, secondCode: enrolmentCode, password, totpCode: code6 }),
    output: z.object({ login: z.string() }),
    refusals: ['ENROLMENT_UNKNOWN', 'PASSWORD_WEAK', 'TOTP_WRONG'],
    rate: { max: 30, windowMs: PER_HOUR_MS },
  }),
} as const;
