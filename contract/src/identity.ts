import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  account,
  channel,
  code6,
  cursor,
  done,
  email,
  FACTOR_REFUSALS,
  none,
  page,
  pageLimit,
  password,
  phone,
  SEND_CODE_REFUSALS,
  secondFactors,
  sentCode,
  text,
  timeMs,
  tradingPassword,
  uuid,
} from './fields.ts';

export const kycLevel = z.enum(['none', 'primary', 'advanced']);
export const kycState = z.enum(['NONE', 'SUBMITTED', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED']);

export const userInfo = z.object({
  /** The account number; null for a visitor. The page knows a logged-in person by it. */
  id: z.string().nullable(),
  fid: z.string().nullable(),
  nickname: z.string().nullable(),
  kycLevel,
  vipLevel: z.number().int(),
  locale: z.string().nullable(),
  currency: z.string().nullable(),
  futuresOpened: z.boolean(),
  /** A second value of at most 15 minutes, kept in memory only, refused without its cookie. */
  accessToken: z.string().nullable(),
  accessTokenExpiresAtMs: timeMs.nullable(),
});

const withdrawalLock = z.object({ untilMs: timeMs, reason: z.string() });
const session = z.object({
  sessionId: z.string(),
  device: z.string(),
  os: z.string(),
  browser: z.string(),
  ip: z.string(),
  place: z.string().nullable(),
  firstSeenAtMs: timeMs,
  lastSeenAtMs: timeMs,
  current: z.boolean(),
});
const rejection = z.object({ field: z.string(), reason: z.string() });
const captcha = {
  captchaId: uuid.optional(),
  captchaAnswer: z
    .string()
    .regex(/^[0-9]{1,12}$/)
    .optional(),
};
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
    }),
    queryFields: ['sid'],
    output: userInfo,
    refusals: ['SID_UNKNOWN', 'SID_MISMATCH'],
  }),
  issueSid: endpoint({
    method: 'POST',
    path: '/open/identity/sid',
    summary: 'A one-time value that opens the same account on another device of the person, within two minutes',
    access: 'user',
    input: none,
    output: z.object({ sid: z.string(), expiresAtMs: timeMs }),
    refusals: [],
    rate: { max: 20, windowMs: 3_600_000 },
  }),
  captcha: endpoint({
    method: 'POST',
    path: '/open/identity/captcha',
    summary:
      'A proof-of-work puzzle, asked for after five failed log-ins: the answer is a whole number for which SHA-256 of "challenge:answer" begins with zeroBits zero bits',
    access: 'anyone',
    input: none,
    output: z.object({ captchaId: z.string(), challenge: z.string(), zeroBits: z.number().int(), expiresAtMs: timeMs }),
    refusals: [],
    rate: { max: 60, windowMs: 3_600_000 },
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/open/identity/code',
    summary: 'Sends a code to an account that is not logged in; answers alike whether or not the account exists',
    access: 'anyone',
    input: z.strictObject({ purpose: z.enum(['register', 'login', 'reset-password']), account }),
    output: sentCode,
    refusals: [...SEND_CODE_REFUSALS, 'PHONE_INVALID'],
    rate: { max: 30, windowMs: 3_600_000 },
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
    rate: { max: 30, windowMs: 3_600_000 },
  }),
  login: endpoint({
    method: 'POST',
    path: '/open/identity/login',
    summary: 'Logs in; a new device needs a code by e-mail or phone, a bound authenticator its code',
    access: 'anyone',
    input: z.strictObject({ account, password, code: code6.optional(), totpCode: code6.optional(), ...captcha }),
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
  logout: endpoint({
    method: 'POST',
    path: '/open/identity/logout',
    summary: 'Ends this session everywhere within a second',
    access: 'user',
    input: none,
    output: done,
    refusals: [],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/open/identity/password/reset',
    summary: 'Sets a new login password by code; ends all sessions and stops withdrawals for 24 hours',
    access: 'anyone',
    input: z.strictObject({ account, code: code6, password, totpCode: code6.optional() }),
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
    ],
    rate: { max: 20, windowMs: 3_600_000 },
  }),
  security: endpoint({
    method: 'GET',
    path: '/open/identity/security',
    summary: 'What is bound and set, the locks in force, and what each change would lock',
    access: 'user',
    input: none,
    output: z.object({
      uid: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      totpBound: z.boolean(),
      passwordChangedAtMs: timeMs.nullable(),
      tradingPasswordSet: z.boolean(),
      tradingPasswordLockedUntilMs: timeMs.nullable(),
      antiPhishingCode: z.string().nullable(),
      kycLevel,
      kycState,
      vipLevel: z.number().int(),
      frozen: z.boolean(),
      whitelistMode: z.boolean(),
      withdrawalLock: withdrawalLock.nullable(),
      /** Hours that withdrawals would stop after each change, as this account stands now. */
      lockHours: z.object({ change: z.number(), emailReplace: z.number(), firstBind: z.number() }),
      createdAtMs: timeMs,
      lastLoginAtMs: timeMs.nullable(),
      lastLoginIp: z.string().nullable(),
    }),
    refusals: [],
  }),
  sendMyCode: endpoint({
    method: 'POST',
    path: '/open/identity/my-code',
    summary: 'Sends a code to a bound channel, or to a new one that is about to be bound',
    access: 'user',
    input: z.strictObject({
      purpose: z.enum([
        'bind-email',
        'bind-phone',
        'bind-totp',
        'unbind-totp',
        'change-password',
        'trading-password',
        'anti-phishing',
        'whitelist-mode',
        'api-key',
        'freeze',
      ]),
      channel,
      /** Only for bind-email and bind-phone: the new address or number. */
      target: account.optional(),
    }),
    output: sentCode,
    refusals: [...SEND_CODE_REFUSALS, 'ACCOUNT_EXISTS', 'TARGET_REQUIRED', 'PHONE_INVALID'],
    rate: { max: 40, windowMs: 3_600_000 },
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/open/identity/password',
    summary: 'Changes the login password; other sessions end; withdrawals stop for 24 hours',
    access: 'user',
    input: z.strictObject({ oldPassword: password, newPassword: password, ...secondFactors }),
    output: done,
    refusals: ['LOGIN_WRONG', 'LOGIN_LOCKED', 'PASSWORD_WEAK', 'PASSWORD_SAME', ...FACTOR_REFUSALS],
  }),
  setTradingPassword: endpoint({
    method: 'POST',
    path: '/open/identity/trading-password',
    summary: 'Sets, or with the second factors changes or resets, the six-digit trading password',
    access: 'user',
    input: z.strictObject({ tradingPassword, loginPassword: password, ...secondFactors }),
    output: done,
    refusals: ['LOGIN_WRONG', 'LOGIN_LOCKED', 'TRADING_PASSWORD_WEAK', ...FACTOR_REFUSALS],
  }),
  bindEmail: endpoint({
    method: 'POST',
    path: '/open/identity/email',
    summary: 'Binds an e-mail address, or replaces it with a code to the new one and the second factors in force',
    access: 'user',
    input: z.strictObject({ email, newCode: code6, ...secondFactors }),
    output: done,
    refusals: ['ACCOUNT_EXISTS', ...FACTOR_REFUSALS],
  }),
  bindPhone: endpoint({
    method: 'POST',
    path: '/open/identity/phone',
    summary: 'Binds a phone number, or replaces it with a code to the new one and the second factors in force',
    access: 'user',
    input: z.strictObject({ phone, newCode: code6, ...secondFactors }),
    output: done,
    refusals: ['ACCOUNT_EXISTS', 'PHONE_INVALID', ...FACTOR_REFUSALS],
  }),
  startTotp: endpoint({
    method: 'POST',
    path: '/open/identity/totp/start',
    summary: 'A new authenticator secret, as text and as otpauth address for the QR code, valid for ten minutes',
    access: 'user',
    input: none,
    output: z.object({ secret: z.string(), otpauth: z.string(), expiresAtMs: timeMs }),
    refusals: ['TOTP_ALREADY_BOUND'],
    rate: { max: 20, windowMs: 3_600_000 },
  }),
  bindTotp: endpoint({
    method: 'POST',
    path: '/open/identity/totp',
    summary: 'Binds the authenticator with its first code and a code by e-mail or phone',
    access: 'user',
    input: z.strictObject({ totpCode: code6, emailCode: code6.optional(), smsCode: code6.optional() }),
    output: done,
    refusals: ['TOTP_ALREADY_BOUND', 'TOTP_NOT_STARTED', ...FACTOR_REFUSALS],
  }),
  unbindTotp: endpoint({
    method: 'POST',
    path: '/open/identity/totp/unbind',
    summary: 'Removes the authenticator; withdrawals stop for 24 hours',
    access: 'user',
    input: z.strictObject({
      loginPassword: password,
      totpCode: code6,
      emailCode: code6.optional(),
      smsCode: code6.optional(),
    }),
    output: done,
    refusals: ['LOGIN_WRONG', 'LOGIN_LOCKED', 'TOTP_NOT_BOUND', ...FACTOR_REFUSALS],
  }),
  setAntiPhishingCode: endpoint({
    method: 'POST',
    path: '/open/identity/anti-phishing',
    summary: 'Sets the code that every e-mail of ours shows',
    access: 'user',
    input: z.strictObject({
      antiPhishingCode: z.string().regex(/^[A-Za-z0-9]{4,20}$/, { error: 'NOT_A_PHRASE' }),
      ...secondFactors,
    }),
    output: done,
    refusals: [...FACTOR_REFUSALS],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/open/identity/sessions',
    summary: 'The devices that are logged in',
    access: 'user',
    input: none,
    output: z.object({ rows: z.array(session) }),
    refusals: [],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/open/identity/sessions',
    summary: 'Ends one session, or every other one, within a second',
    access: 'user',
    input: z.strictObject({ sessionId: uuid.optional(), others: z.literal('true').optional() }),
    output: z.object({ ended: z.number().int() }),
    refusals: ['SESSION_UNKNOWN'],
  }),
  loginHistory: endpoint({
    method: 'GET',
    path: '/open/identity/logins',
    summary: 'Log-ins of the last twelve months',
    access: 'user',
    input: z.strictObject({ before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(
      z.object({
        id: z.string(),
        atMs: timeMs,
        ip: z.string(),
        device: z.string(),
        place: z.string().nullable(),
        outcome: z.enum(['ok', 'wrong', 'locked']),
      }),
    ),
    refusals: [],
  }),
  freeze: endpoint({
    method: 'POST',
    path: '/open/identity/freeze',
    summary: 'Stops money out, API and P2P at once; opening again needs support and locks withdrawals for 24 hours',
    access: 'user',
    input: z.strictObject({ password }),
    output: done,
    refusals: ['LOGIN_WRONG', 'LOGIN_LOCKED'],
  }),
  freezeByLink: endpoint({
    method: 'POST',
    path: '/open/identity/freeze-by-link',
    summary: 'Freezes the account that the one-time link of a security mail names, without a log-in',
    access: 'anyone',
    input: z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, { error: 'NOT_A_TOKEN' }) }),
    output: done,
    refusals: ['FREEZE_LINK_UNKNOWN'],
    rate: { max: 20, windowMs: 3_600_000 },
  }),
  kyc: endpoint({
    method: 'GET',
    path: '/open/identity/kyc',
    summary: 'Levels, state, reasons of a rejection by field, tries left today',
    access: 'user',
    input: none,
    output: z.object({
      level: kycLevel,
      state: kycState,
      target: kycLevel,
      rejections: z.array(rejection),
      triesLeft: z.number().int(),
      submittedAtMs: timeMs.nullable(),
      fullName: z.string().nullable(),
    }),
    refusals: [],
  }),
  uploadDocument: endpoint({
    method: 'POST',
    path: '/open/identity/kyc/document',
    summary: 'Uploads a JPEG or PNG photo of at most 2 MB, as base64',
    access: 'user',
    input: z.strictObject({
      side: z.enum(['front', 'back', 'selfie', 'address']),
      imageBase64: z
        .string()
        .min(100)
        .max(2_800_000)
        .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'NOT_BASE64' }),
    }),
    output: z.object({ documentId: z.string() }),
    refusals: ['IMAGE_UNREADABLE', 'IMAGE_TOO_LARGE'],
    rate: { max: 30, windowMs: 3_600_000 },
    bodyLimitBytes: 4_500_000,
  }),
  submitKyc: endpoint({
    method: 'POST',
    path: '/open/identity/kyc',
    summary: 'Submits identity verification for the primary or the advanced level',
    access: 'user',
    input: z.strictObject({
      target: z.enum(['primary', 'advanced']),
      fullName: text(80, 2).optional(),
      birthDate: z
        .string()
        .regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, { error: 'NOT_A_DATE' })
        .optional(),
      nationality: z
        .string()
        .regex(/^[A-Z]{2}$/, { error: 'NOT_A_COUNTRY' })
        .optional(),
      documentType: z.enum(['passport', 'id-card', 'driving-licence']).optional(),
      documentNumber: z
        .string()
        .regex(/^[A-Za-z0-9-]{4,24}$/, { error: 'NOT_A_DOCUMENT_NUMBER' })
        .optional(),
      documentExpiresOn: z
        .string()
        .regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, { error: 'NOT_A_DATE' })
        .optional(),
      frontDocumentId: uuid.optional(),
      backDocumentId: uuid.optional(),
      selfieDocumentId: uuid.optional(),
      addressDocumentId: uuid.optional(),
    }),
    output: z.object({ state: kycState }),
    refusals: [
      'KYC_ORDER',
      'KYC_PENDING',
      'KYC_ALREADY',
      'KYC_TRIES',
      'KYC_FIELD_REQUIRED',
      'KYC_UNDERAGE',
      'KYC_DUPLICATE',
      'KYC_DOCUMENT_EXPIRED',
      'DOCUMENT_UNKNOWN',
    ],
  }),
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
