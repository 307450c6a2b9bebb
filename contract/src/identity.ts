import { z } from 'zod';
import { endpoint, PER_HOUR_MS } from './endpoint.ts';
import {
  account,
  code6,
  done,
  none,
  passkeyAsk,
  passkeyProof,
  password,
  puzzle,
  puzzleAnswer,
  SEND_CODE_REFUSALS,
  sentCode,
  timeMs,
} from './fields.ts';
import { identityKyc } from './identity-kyc.ts';
import { identityPasskeys } from './identity-passkeys.ts';
import { identitySecurity } from './identity-security.ts';
import { kycLevel } from './kyc-words.ts';

const userInfo = z.object({
  /** The account number; null for a visitor. Pages take a person as logged in if it is set. */
  id: z.string().nullable(),
  fid: z.string().nullable(),
  nickname: z.string().nullable(),
  kycLevel,
  vipLevel: z.number().int(),
  locale: z.string().nullable(),
  currency: z.string().nullable(),
  futuresOpened: z.boolean(),
  /** A second secret that lives at most 15 minutes and only in memory; useless without the session's cookie. */
  accessToken: z.string().nullable(),
  accessTokenExpiresAtMs: timeMs.nullable(),
});

const logged = z.object({ uid: z.string(), newDevice: z.boolean() });

export const identity = {
  topsInfo: endpoint({
    method: 'POST',
    path: '/open/seckill/user/tops-info',
    summary: 'Who is logged in; exchanges a one-time sid for the cookie session where one is sent',
    access: 'anyone',
    input: z.strictObject({
      sid: z
        .string()
        .regex(/^[A-Za-z0-9_-]{22,86}$/)
        .optional(),
      /** Set once the person at this browser has agreed to continue as the account that SID_UNCONFIRMED names. */
      confirmed: z.literal('true').optional(),
    }),
    queryFields: ['sid'],
    output: userInfo,
    refusals: ['SID_UNKNOWN', 'SID_MISMATCH', 'SID_UNCONFIRMED'],
  }),
  issueSid: endpoint({
    method: 'POST',
    path: '/open/identity/sid',
    summary: 'A one-time value that opens the same account on another device of the person, within two minutes',
    access: 'user',
    input: none,
    output: z.object({ sid: z.string(), expiresAtMs: timeMs }),
    refusals: [],
    rate: { max: 20, windowMs: PER_HOUR_MS },
  }),
  captcha: endpoint({
    method: 'POST',
    path: '/open/identity/captcha',
    summary:
      'A proof-of-work puzzle, asked for after five failed log-ins: the answer is a whole number for which SHA-256 of "challenge:answer" begins with zeroBits zero bits',
    access: 'anyone',
    input: none,
    output: puzzle,
    refusals: [],
    rate: { max: 60, windowMs: PER_HOUR_MS },
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/open/identity/code',
    summary: 'Sends a code to an account that is not logged in; answers alike whether or not the account exists',
    access: 'anyone',
    input: z.strictObject({ purpose: z.enum(['register', 'login', 'reset-password']), account, ...puzzleAnswer }),
    output: sentCode,
    refusals: [...SEND_CODE_REFUSALS, 'PHONE_INVALID', 'CAPTCHA_REQUIRED', 'CAPTCHA_WRONG'],
    rate: { max: 30, windowMs: PER_HOUR_MS },
  }),
  register: endpoint({
    method: 'POST',
    path: '/open/identity/register',
    summary: 'Opens an account by e-mail or phone, code and password, and logs in',
    access: 'anyone',
    input: z.strictObject({
      account,
      code: code6,
      password,
      inviteCode: z
        .string()
        .regex(/^[A-Za-z0-9]{4,16}$/)
        .optional(),
    }),
    output: logged,
    refusals: [
      'CODE_WRONG',
      'CODE_EXPIRED',
      'CODE_SPENT',
      'ACCOUNT_EXISTS',
      'PASSWORD_WEAK',
      'INVITE_UNKNOWN',
      'PHONE_INVALID',
    ],
    rate: { max: 30, windowMs: PER_HOUR_MS },
  }),
  login: endpoint({
    method: 'POST',
    path: '/open/identity/login',
    summary: 'Logs in; a new device needs a code by e-mail or phone, a bound authenticator its code',
    access: 'anyone',
    input: z.strictObject({ account, password, code: code6.optional(), totpCode: code6.optional(), ...puzzleAnswer }),
    output: logged,
    refusals: [
      'LOGIN_WRONG',
      'LOGIN_LOCKED',
      'CAPTCHA_REQUIRED',
      'CAPTCHA_WRONG',
      'LOGIN_CODE_REQUIRED',
      'TOTP_REQUIRED',
      'CODE_WRONG',
      'CODE_EXPIRED',
      'CODE_SPENT',
      'TOTP_WRONG',
      'TOTP_REPLAYED',
    ],
  }),
  startPasskeyLogin: endpoint({
    method: 'POST',
    path: '/open/identity/login/passkey/start',
    summary: 'What a passkey has to sign in order to log in',
    access: 'anyone',
    input: none,
    output: passkeyAsk,
    refusals: [],
    rate: { max: 120, windowMs: PER_HOUR_MS },
  }),
  passkeyLogin: endpoint({
    method: 'POST',
    path: '/open/identity/login/passkey',
    summary: 'Logs in with a passkey alone: it stands for password and second factor, on a new device too',
    access: 'anyone',
    input: z.strictObject({ passkey: passkeyProof }),
    output: logged,
    refusals: ['PASSKEY_UNKNOWN', 'PASSKEY_WRONG', 'PASSKEY_EXPIRED', 'PASSKEY_SPENT', 'PASSKEY_ASLEEP'],
    rate: { max: 120, windowMs: PER_HOUR_MS },
  }),
  logout: endpoint({
    method: 'POST',
    path: '/open/identity/logout',
    summary: 'Ends this session everywhere within a second',
    access: 'user',
    input: none,
    output: done,
    refusals: [],
  }),
  startPasskeyReset: endpoint({
    method: 'POST',
    path: '/open/identity/password/reset/passkey',
    summary: 'What a passkey has to sign in order to set a new password; the same for an account that has none',
    access: 'anyone',
    input: z.strictObject({ account }),
    output: passkeyAsk,
    refusals: [],
    rate: { max: 60, windowMs: 3_600_000 },
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/open/identity/password/reset',
    summary:
      'Sets a new login password by code, with the authenticator or a passkey where the account has one; ends all sessions and stops withdrawals for 24 hours',
    access: 'anyone',
    input: z.strictObject({
      account,
      code: code6,
      password,
      totpCode: code6.optional(),
      passkey: passkeyProof.optional(),
    }),
    output: done,
    refusals: [
      'CODE_WRONG',
      'CODE_EXPIRED',
      'CODE_SPENT',
      'PASSWORD_WEAK',
      'PASSWORD_SAME',
      'TOTP_REQUIRED',
      'TOTP_WRONG',
      'TOTP_REPLAYED',
      'PASSKEY_REQUIRED',
      'PASSKEY_WRONG',
      'PASSKEY_EXPIRED',
      'PASSKEY_SPENT',
    ],
    rate: { max: 20, windowMs: PER_HOUR_MS },
  }),
  ...identitySecurity,
  ...identityPasskeys,
  ...identityKyc,
  setPreferences: endpoint({
    method: 'POST',
    path: '/open/identity/preferences',
    summary: 'Keeps language and display currency with the account',
    access: 'user',
    input: z.strictObject({
      locale: z
        .string()
        .regex(/^[a-z]{2}_[A-Z]{2}$/)
        .optional(),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .optional(),
    }),
    output: done,
    refusals: [],
  }),
} as const;
