import { z } from 'zod';
import { endpoint, PER_HOUR_MS } from './endpoint.ts';
import {
  channel,
  done,
  FACTOR_REFUSALS,
  none,
  SEND_CODE_REFUSALS,
  securityCheck,
  sentCode,
  TRADING_PASSWORD_REFUSALS,
  text,
  timeMs,
  uuid,
} from './fields.ts';

/** What a key may do. Withdrawing needs a list of network addresses that may use the key. */
const apiKeyScope = z.enum(['read', 'trade', 'transfer', 'withdraw']);

/** Words separated by commas: a list in a form field. */
const list = (max: number, lengthMax: number) =>
  z
    .string()
    .max(max * (lengthMax + 1))
    .regex(/^[A-Za-z0-9.:]*(?:,[A-Za-z0-9.:]+)*$/, { error: 'NOT_A_LIST' })
    .transform((value) => (value === '' ? [] : value.split(',')));

const wantedKey = {
  label: text(40),
  /** `read`, `trade`, `transfer`, `withdraw`, separated by commas. */
  scopes: list(4, 12),
  /** The only network addresses that may use it, separated by commas; any address if left out. */
  ips: list(20, 45).optional(),
  /**
   * The Ed25519 public key of a program that signs by itself, as PEM or base64. If left out, a secret is made for the key.
   */
  publicKey: text(400).optional(),
};

const apiKey = z.object({
  id: z.string(),
  /** What a program sends with each call to name its key. */
  apiKey: z.string(),
  label: z.string(),
  /** The 32 bytes of its Ed25519 public key, in base64; null for a key with a secret (HMAC). */
  publicKey: z.string().nullable(),
  scopes: z.array(apiKeyScope),
  /** Network addresses that may use it; any where empty. */
  ips: z.array(z.string()),
  createdAtMs: timeMs,
  lastUsedAtMs: timeMs.nullable(),
  lastUsedIp: z.string().nullable(),
});

/** Keys for people's programs. `/docs/api` describes the calls that take such keys. */
export const tradingApi = {
  keys: endpoint({
    method: 'GET',
    path: '/open/trading-api/keys',
    summary: 'The person’s API keys, newest first, with their last use',
    access: 'user',
    input: none,
    output: z.object({ rows: z.array(apiKey), max: z.number().int() }),
    refusals: [],
  }),
  keyCode: endpoint({
    method: 'POST',
    path: '/open/trading-api/keys/code',
    summary: 'Sends a code that is good for making exactly this API key',
    access: 'user',
    input: z.strictObject({ ...wantedKey, channel }),
    output: sentCode,
    refusals: [...SEND_CODE_REFUSALS],
    rate: { max: 60, windowMs: PER_HOUR_MS },
  }),
  createKey: endpoint({
    method: 'POST',
    path: '/open/trading-api/keys',
    summary:
      'Makes an API key; its secret, if it has one, is in this answer and never again. Needs trading password and one code',
    access: 'user',
    input: z.strictObject({ ...wantedKey, ...securityCheck }),
    output: z.object({ key: apiKey, secret: z.string().nullable() }),
    refusals: [
      ...FACTOR_REFUSALS,
      ...TRADING_PASSWORD_REFUSALS,
      'SCOPE_UNKNOWN',
      'IP_MALFORMED',
      'IP_LIST_REQUIRED',
      'LABEL_LENGTH',
      'PUBLIC_KEY_MALFORMED',
      'PUBLIC_KEY_IS_PRIVATE',
      /** Used by another key of this person. */
      'PUBLIC_KEY_IN_USE',
      'TOO_MANY_API_KEYS',
      'ACCOUNT_FROZEN',
      /** Only for a key that may withdraw. */
      'WITHDRAWAL_LOCKED',
    ],
    rate: { max: 60, windowMs: PER_HOUR_MS },
  }),
  deleteKey: endpoint({
    method: 'POST',
    path: '/open/trading-api/keys/delete',
    summary: 'Deletes an API key; within a second nothing accepts it any more',
    access: 'user',
    input: z.strictObject({ id: uuid }),
    output: done,
    refusals: ['API_KEY_UNKNOWN'],
  }),
} as const;
