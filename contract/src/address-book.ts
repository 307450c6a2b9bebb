import { z } from 'zod';
import { endpoint, PER_HOUR_MS } from './endpoint.ts';
import {
  address,
  assetCode,
  channel,
  clientRequestId,
  done,
  flag,
  memo,
  networkId,
  remark,
  SECURITY_REFUSALS,
  SEND_CODE_REFUSALS,
  secondFactors,
  securityCheck,
  sentCode,
  timeMs,
  uuid,
} from './fields.ts';
import { recipientAccount, recipientType } from './recipient.ts';

export const addressEntry = z.object({
  id: z.string(),
  kind: z.enum(['ONCHAIN', 'INTERNAL']),
  /** The coin it is for, or null for a universal entry of its network family. */
  asset: z.string().nullable(),
  network: z.string().nullable(),
  networkName: z.string().nullable(),
  address: z.string().nullable(),
  memo: z.string().nullable(),
  accountType: z.enum(['mobile', 'email', 'account']).nullable(),
  account: z.string().nullable(),
  remark: z.string(),
  source: z.enum(['exchange', 'wallet']).nullable(),
  createdAtMs: timeMs,
  /** When whitelist mode lets it be used. */
  usableAtMs: timeMs,
});

const addressFields = {
  kind: z.enum(['ONCHAIN', 'INTERNAL']),
  asset: assetCode.optional(),
  network: networkId.optional(),
  address: address.optional(),
  memo: memo.optional(),
  accountType: recipientType.optional(),
  account: recipientAccount.optional(),
  remark,
  source: z.enum(['exchange', 'wallet']).optional(),
};

const ADDRESS_BOOK_REFUSALS = [
  'ADDRESS_BOOK_FULL',
  'ADDRESS_EXISTS',
  'ADDRESS_UNKNOWN',
  'ADDRESS_INVALID',
  'ADDRESS_OURS',
  'ADDRESS_BURNS',
  'ADDRESS_IS_TOKEN',
  'ADDRESS_REQUIRED',
  'NETWORK_UNKNOWN',
  'COIN_UNKNOWN',
  'MEMO_REQUIRED',
  'MEMO_INVALID',
] as const;

/** The address book and its whitelist mode. */
export const addressBook = {
  addresses: endpoint({
    method: 'GET',
    path: '/open/wallet/addresses',
    summary: 'The address book: chain addresses and accounts for internal transfers',
    access: 'user',
    input: z.strictObject({
      kind: z.enum(['ONCHAIN', 'INTERNAL']).optional(),
      asset: assetCode.optional(),
      network: networkId.optional(),
    }),
    output: z.object({ whitelistMode: z.boolean(), countMax: z.number().int(), rows: z.array(addressEntry) }),
    refusals: [],
  }),
  addressCode: endpoint({
    method: 'POST',
    path: '/open/wallet/addresses/code',
    summary: 'Sends a code that is good for exactly this change of the address book',
    access: 'user',
    input: z.strictObject({
      action: z.enum(['add', 'edit', 'delete']),
      id: uuid.optional(),
      ...addressFields,
      kind: addressFields.kind.optional(),
      remark: remark.optional(),
      channel,
    }),
    output: sentCode,
    refusals: [...SEND_CODE_REFUSALS],
    rate: { max: 40, windowMs: PER_HOUR_MS },
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/open/wallet/addresses',
    summary: 'Adds an entry to the address book',
    access: 'user',
    input: z.strictObject({ clientRequestId, ...addressFields, ...securityCheck }),
    output: addressEntry,
    refusals: [...ADDRESS_BOOK_REFUSALS, ...SECURITY_REFUSALS],
    idempotent: true,
  }),
  editAddress: endpoint({
    method: 'POST',
    path: '/open/wallet/addresses/edit',
    summary: 'Changes an entry; in whitelist mode it can be used again after 24 hours',
    access: 'user',
    input: z.strictObject({ id: uuid, ...addressFields, ...securityCheck }),
    output: addressEntry,
    refusals: [...ADDRESS_BOOK_REFUSALS, ...SECURITY_REFUSALS],
  }),
  deleteAddress: endpoint({
    method: 'POST',
    path: '/open/wallet/addresses/delete',
    summary: 'Removes an entry',
    access: 'user',
    input: z.strictObject({ id: uuid, ...securityCheck }),
    output: done,
    refusals: ['ADDRESS_UNKNOWN', ...SECURITY_REFUSALS],
  }),
  whitelistCode: endpoint({
    method: 'POST',
    path: '/open/wallet/whitelist-mode/code',
    summary: 'Sends a code that is good for switching the whitelist mode on, or for switching it off',
    access: 'user',
    input: z.strictObject({ on: flag, channel }),
    output: sentCode,
    refusals: [...SEND_CODE_REFUSALS],
    rate: { max: 60, windowMs: PER_HOUR_MS },
  }),
  setWhitelistMode: endpoint({
    method: 'POST',
    path: '/open/wallet/whitelist-mode',
    summary: 'Withdraw only to entries older than 24 hours; switching it off stops withdrawals for 24 hours',
    access: 'user',
    input: z.strictObject({ on: flag, tradingPassword: securityCheck.tradingPassword, ...secondFactors }),
    output: z.object({ on: z.boolean(), lockedUntilMs: timeMs.nullable() }),
    refusals: [...SECURITY_REFUSALS],
  }),
} as const;
