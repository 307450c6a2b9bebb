import { z } from 'zod';
import { accountNames, transferAccountNames } from './accounts.gen.ts';

/** Whether text has neither NUL nor lone surrogates. Text is not trimmed: what was typed is what is judged. */
const wellFormed = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

export const text = (max: number, min = 1) =>
  z.string().min(min).max(max).refine(wellFormed, { error: 'MALFORMED_TEXT' });

/** A decimal amount in coin units. Its places and size are judged by core/money with the coin's scale. */
export const amountText = z
  .string()
  .max(60)
  .regex(/^(?:0|[1-9][0-9]{0,29})(?:\.[0-9]{1,18})?$/, { error: 'NOT_AN_AMOUNT' });
/** An amount in an answer: canonical decimal text, negative in some differences. */
export const amountOut = z.string();
export const timeMs = z.number().int();

export const assetCode = z.string().regex(/^[A-Z0-9]{2,12}$/, { error: 'NOT_AN_ASSET' });
export const networkId = z.string().regex(/^[a-z0-9-]{2,20}$/, { error: 'NOT_A_NETWORK' });
export const uid = z.string().regex(/^[1-9][0-9]{8}$/, { error: 'NOT_A_UID' });
export const uuid = z.uuid({ error: 'NOT_AN_ID' });
/** Made by the browser before it sends, and kept: a repeat with it gets the first result again. */
export const clientRequestId = z.uuid({ error: 'NOT_AN_ID' });
export const code6 = z.string().regex(/^[0-9]{6}$/, { error: 'NOT_SIX_DIGITS' });
export const tradingPassword = z.string().regex(/^[0-9]{6}$/, { error: 'NOT_SIX_DIGITS' });
export const password = text(128, 8);
export const email = z
  .string()
  .max(254)
  .regex(/^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}$/, { error: 'NOT_AN_EMAIL' });
/** E.164, with its plus. */
export const phone = z.string().regex(/^\+[1-9][0-9]{6,14}$/, { error: 'NOT_A_PHONE' });
/** What a person logs in with: an e-mail address or a phone number. */
export const account = z.union([email, phone], { error: 'NOT_AN_ACCOUNT' });
export const channel = z.enum(['email', 'sms']);
export const address = z.string().regex(/^[A-Za-z0-9:]{10,120}$/, { error: 'NOT_AN_ADDRESS' });
export const memo = z.string().regex(/^[\x21-\x7e]{1,64}$/, { error: 'NOT_A_MEMO' });
export const remark = text(30);
/** A flag as a form sends it. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** A value of several parts as JSON in one form field; amounts and flags in it are texts as everywhere else. */
export const jsonText = <Schema extends z.ZodType>(schema: Schema, lengthMax = 4_000) =>
  z
    .string()
    .max(lengthMax)
    .transform((value, context): unknown => {
      try {
        return JSON.parse(value);
      } catch {
        context.addIssue({ code: 'custom', message: 'NOT_JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
export const whole = (max: number) =>
  z
    .string()
    .regex(/^(?:0|[1-9][0-9]{0,14})$/, { error: 'NOT_A_NUMBER' })
    .transform(Number)
    .refine((value) => value <= max, { error: 'TOO_LARGE' });
export const timeText = whole(9_999_999_999_999);
/** Where the next page starts: opaque to the browser, null at the end. */
export const cursor = z.string().regex(/^[A-Za-z0-9_.-]{1,120}$/, { error: 'NOT_A_CURSOR' });
export const pageLimit = whole(100);

export const accountName = z.enum(accountNames);
export const transferAccount = z.enum(transferAccountNames);

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
/**
 * An authenticator's signature for a challenge: the passkey's id, WebAuthn's clientDataJSON and authenticatorData, and the
 * signature, each as base64url, joined by points.
 */
export const passkeyProof = z
  .string()
  .max(8_000)
  .regex(/^[A-Za-z0-9_-]{1,1400}(?:\.[A-Za-z0-9_-]{1,2000}){3}$/, { error: 'NOT_A_PASSKEY' })
  .transform((value) => {
    const [credentialId = '', clientData = '', authenticatorData = '', signature = ''] = value.split('.');
    return { credentialId, clientData, authenticatorData, signature };
  });
/** A newly made passkey: its id, clientDataJSON and attestationObject, joined the same way, then the ways to reach it. */
export const passkeyMade = z
  .string()
  .max(24_000)
  .regex(/^[A-Za-z0-9_-]{1,1400}\.[A-Za-z0-9_-]{1,2000}\.[A-Za-z0-9_-]{1,20000}(?:\.[a-z-]{1,12}){0,7}$/, {
    error: 'NOT_A_PASSKEY',
  })
  .transform((value) => {
    const [credentialId = '', clientData = '', attestation = '', ...ways] = value.split('.');
    return { credentialId, clientData, attestation, transports: TRANSPORTS.filter((each) => ways.includes(each)) };
  });
/** What an authenticator is asked to sign. The challenge itself carries its expiry and its purpose. */
export const passkeyAsk = z.object({
  rpId: z.string(),
  challenge: z.string(),
  /** Which passkeys may answer; any of this site where empty. */
  credentialIds: z.array(z.string()),
  expiresAtMs: timeMs,
});
/** What a browser needs to make a new passkey. */
export const passkeyStart = z.object({
  rpId: z.string(),
  rpName: z.string(),
  challenge: z.string(),
  /** Names the account to the authenticator without revealing anything about it. */
  userHandle: z.string(),
  userName: z.string(),
  /** Authenticators that already have one of these make no second one. */
  credentialIds: z.array(z.string()),
  expiresAtMs: timeMs,
});

/**
 * A proof-of-work puzzle. Its answer is a whole number for which the SHA-256 of "challenge:answer" begins with `zeroBits`
 * zero bits.
 */
export const puzzle = z.object({
  captchaId: z.string(),
  challenge: z.string(),
  zeroBits: z.number().int(),
  expiresAtMs: timeMs,
});
/** The answer to a puzzle, where one was asked for. */
export const puzzleAnswer = {
  captchaId: uuid.optional(),
  captchaAnswer: z
    .string()
    .regex(/^[0-9]{1,12}$/)
    .optional(),
};

/** The second factors of the security check. The refusal SECURITY_CHECK_REQUIRED says which of them are needed. */
export const securityCheck = {
  tradingPassword,
  emailCode: code6.optional(),
  smsCode: code6.optional(),
  totpCode: code6.optional(),
  passkey: passkeyProof.optional(),
};
/** As securityCheck, without the trading password. */
export const secondFactors = {
  emailCode: code6.optional(),
  smsCode: code6.optional(),
  totpCode: code6.optional(),
  passkey: passkeyProof.optional(),
};
/** Refusals of the second factors. */
export const FACTOR_REFUSALS = [
  'ACCOUNT_FROZEN',
  'SECURITY_CHECK_REQUIRED',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CODE_SPENT',
  'TOTP_WRONG',
  'TOTP_REPLAYED',
  'PASSKEY_WRONG',
  'PASSKEY_EXPIRED',
  'PASSKEY_SPENT',
] as const;
/** Refusals of the trading password. */
export const TRADING_PASSWORD_REFUSALS = [
  'TRADING_PASSWORD_NOT_SET',
  'TRADING_PASSWORD_WRONG',
  'TRADING_PASSWORD_LOCKED',
] as const;
/** Refusals of a request for a code. */
export const SEND_CODE_REFUSALS = [
  'CODE_TOO_SOON',
  'CODE_DAILY_LIMIT',
  'CHANNEL_NOT_BOUND',
  'SENDER_UNAVAILABLE',
] as const;
/** All refusals of the security check: of the trading password and of the codes. */
export const SECURITY_REFUSALS = [...TRADING_PASSWORD_REFUSALS, ...FACTOR_REFUSALS] as const;
/** Refusals that the security dialog shows beside its own fields, so that pages need no sentence for them. */
export type SecurityDialogRefusal = (typeof SECURITY_REFUSALS)[number] | (typeof SEND_CODE_REFUSALS)[number];

export const sentCode = z.object({ sentTo: z.string(), expiresAtMs: timeMs, resendAtMs: timeMs });
export const done = z.object({ done: z.literal(true) });
export const page = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), next: z.string().nullable() });
export const none = z.strictObject({});
