import { z } from 'zod';
import { endpoint, PER_HOUR_MS, STAFF_ROLES } from '../endpoint.ts';
import {
  code6,
  done,
  none,
  passkeyAsk,
  passkeyMade,
  passkeyProof,
  passkeyStart,
  password,
  text,
  timeMs,
  uuid,
} from '../fields.ts';

export const STAFF_KEY_NAME_MAX = 40;
/** Refusals of the log-in that every change of keys asks for again. LOGIN_WRONG does not tell which part was wrong. */
const CHANGE_REFUSALS = ['LOGIN_WRONG', 'LOGIN_LOCKED', 'LOGIN_NEEDS_KEY'] as const;

/** Passkeys and hardware keys (WebAuthn) of the calling member of staff. */
export const staffKeys = {
  list: endpoint({
    method: 'GET',
    path: '/open/staff/keys',
    summary: 'The passkeys and hardware keys of the member of staff who asks, the oldest first',
    access: STAFF_ROLES,
    input: none,
    output: z.object({
      rows: z.array(
        z.object({
          passkeyId: z.string(),
          name: z.string(),
          addedAtMs: timeMs,
          lastUsedAtMs: timeMs.nullable(),
          /** True for a key that a service copies to several devices. */
          isSynced: z.boolean(),
        }),
      ),
      countMax: z.number().int(),
      /** True where nobody may work without a key, so that the last one cannot be removed. */
      isRequired: z.boolean(),
    }),
    refusals: [],
  }),
  start: endpoint({
    method: 'POST',
    path: '/open/staff/keys/start',
    summary: 'What a new key is made of, for ten minutes',
    access: STAFF_ROLES,
    withoutKey: true,
    input: none,
    output: passkeyStart,
    refusals: ['PASSKEYS_FULL'],
    rate: { max: 60, windowMs: PER_HOUR_MS },
  }),
  ask: endpoint({
    method: 'POST',
    path: '/open/staff/keys/ask',
    summary: 'What a key of this member has to sign for a change of the keys, within five minutes, once',
    access: STAFF_ROLES,
    input: none,
    output: passkeyAsk,
    refusals: ['PASSKEY_NOT_BOUND'],
    rate: { max: 240, windowMs: PER_HOUR_MS },
  }),
  add: endpoint({
    method: 'POST',
    path: '/open/staff/keys',
    summary:
      'Adds a key with the password, and the code of the authenticator or, where there is a key, that one; other sessions end, and one that could only do this',
    access: STAFF_ROLES,
    withoutKey: true,
    input: z.strictObject({
      name: text(STAFF_KEY_NAME_MAX),
      made: passkeyMade,
      password,
      totpCode: code6.optional(),
      passkey: passkeyProof.optional(),
    }),
    output: done,
    refusals: [
      ...(['PASSKEYS_FULL', 'PASSKEY_EXISTS', 'PASSKEY_WRONG', 'PASSKEY_EXPIRED', 'PASSKEY_SPENT'] as const),
      ...CHANGE_REFUSALS,
    ],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/open/staff/keys/remove',
    summary: 'Removes a key with the password and a key; other sessions end',
    access: STAFF_ROLES,
    input: z.strictObject({ passkeyId: uuid, password, passkey: passkeyProof }),
    output: done,
    refusals: ['PASSKEY_UNKNOWN', 'LAST_KEY', ...CHANGE_REFUSALS],
  }),
} as const;
