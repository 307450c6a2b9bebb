import { z } from 'zod';
import { endpoint, PER_HOUR_MS } from './endpoint.ts';
import {
  done,
  FACTOR_REFUSALS,
  none,
  passkeyAsk,
  passkeyMade,
  passkeyStart,
  password,
  secondFactors,
  text,
  timeMs,
  uuid,
} from './fields.ts';

export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 40;
const name = text(PASSKEY_NAME_MAX);

/** Passkeys (WebAuthn): the person makes, names and removes them, and signs with them instead of typing a code. */
export const identityPasskeys = {
  passkeys: endpoint({
    method: 'GET',
    path: '/open/identity/passkeys',
    summary: 'The passkeys of the account, the oldest first',
    access: 'user',
    input: none,
    output: z.object({
      rows: z.array(
        z.object({
          passkeyId: z.string(),
          name: z.string(),
          addedAtMs: timeMs,
          lastUsedAtMs: timeMs.nullable(),
          /** True for a passkey that a service copies to several devices. */
          isSynced: z.boolean(),
        }),
      ),
      countMax: z.number().int(),
    }),
    refusals: [],
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/open/identity/passkeys/start',
    summary: 'What a new passkey is made of, for ten minutes',
    access: 'user',
    input: none,
    output: passkeyStart,
    refusals: ['PASSKEYS_FULL'],
    rate: { max: 60, windowMs: PER_HOUR_MS },
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/open/identity/passkeys',
    summary: 'Adds a passkey with the login password and the second factors in force; other sessions end',
    access: 'user',
    input: z.strictObject({ name, made: passkeyMade, loginPassword: password, ...secondFactors }),
    output: done,
    refusals: ['PASSKEYS_FULL', 'PASSKEY_EXISTS', 'LOGIN_WRONG', 'LOGIN_LOCKED', ...FACTOR_REFUSALS],
  }),
  renamePasskey: endpoint({
    method: 'POST',
    path: '/open/identity/passkeys/rename',
    summary: 'Gives a passkey another name',
    access: 'user',
    input: z.strictObject({ passkeyId: uuid, name }),
    output: done,
    refusals: ['PASSKEY_UNKNOWN'],
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/open/identity/passkeys/remove',
    summary: 'Removes a passkey with the login password and the second factors in force; withdrawals stop for 24 hours',
    access: 'user',
    input: z.strictObject({ passkeyId: uuid, loginPassword: password, ...secondFactors }),
    output: done,
    refusals: ['PASSKEY_UNKNOWN', 'LOGIN_WRONG', 'LOGIN_LOCKED', ...FACTOR_REFUSALS],
  }),
  askPasskey: endpoint({
    method: 'POST',
    path: '/open/identity/passkeys/ask',
    summary: 'What a passkey of this account has to sign in the place of a code, within five minutes, once',
    access: 'user',
    input: none,
    output: passkeyAsk,
    refusals: ['PASSKEY_NOT_BOUND'],
    rate: { max: 240, windowMs: PER_HOUR_MS },
  }),
} as const;
