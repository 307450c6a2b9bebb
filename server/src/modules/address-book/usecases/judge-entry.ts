import { UID } from '@bourse/core/identity/uid.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import { findKnownAddress, findOurs, judgeReceiver, type ReceiverRefusal, readMemo } from '../../custody/public.ts';
import type { AddressBookDeps } from '../address-book-deps.ts';
import type { AddressEntry } from '../queries/address-entry.query.ts';
import { spelled } from '../recipient-account.ts';

/** An entry as a person typed it. */
export interface EntryFields {
  readonly kind: 'ONCHAIN' | 'INTERNAL';
  readonly asset?: string | undefined;
  readonly network?: string | undefined;
  readonly address?: string | undefined;
  readonly memo?: string | undefined;
  readonly accountType?: 'mobile' | 'email' | 'account' | undefined;
  readonly account?: string | undefined;
  readonly remark: string;
  readonly source?: 'exchange' | 'wallet' | undefined;
}

/** The target of an entry, in the canonical spelling. */
export type EntryTarget = Pick<
  AddressEntry,
  'kind' | 'asset' | 'network' | 'family' | 'address' | 'memo' | 'accountType' | 'account' | 'remark' | 'source'
>;

export type EntryRefusal =
  | 'ADDRESS_REQUIRED'
  | 'ADDRESS_INVALID'
  | 'NETWORK_UNKNOWN'
  | 'COIN_UNKNOWN'
  | 'MEMO_REQUIRED'
  | 'MEMO_INVALID'
  | 'ADDRESS_OURS'
  | ReceiverRefusal;

const PHONE = /^\+[1-9][0-9]{6,14}$/;
const EMAIL = /^[^@\s]{1,64}@[^@\s]{1,253}$/;

/** What a code for a change of the book is bound to: the action and where the money would go. */
export function entryPayload(
  action: 'add' | 'edit' | 'delete',
  id: string | null,
  fields: { readonly [Field in keyof EntryFields]?: EntryFields[Field] | undefined } | null,
): string {
  return payloadHash('address-book', [
    action,
    id,
    fields?.kind ?? null,
    fields?.asset ?? null,
    fields?.network ?? null,
    fields?.address ?? null,
    fields?.memo ?? null,
    fields?.accountType ?? null,
    fields?.account ?? null,
  ]);
}

/** Checks what was typed. @refuses see EntryRefusal; ADDRESS_REQUIRED names the field */
export async function judgeEntry(
  deps: AddressBookDeps,
  fields: EntryFields,
): Promise<Result<EntryTarget, EntryRefusal>> {
  return fields.kind === 'INTERNAL' ? judgeInternalEntry(fields) : judgeChainEntry(deps, fields);
}

function judgeInternalEntry(fields: EntryFields): Result<EntryTarget, 'ADDRESS_REQUIRED' | 'ADDRESS_INVALID'> {
  const { accountType, account } = fields;
  if (accountType === undefined) return refuse('ADDRESS_REQUIRED', { field: 'accountType' });
  if (account === undefined) return refuse('ADDRESS_REQUIRED', { field: 'account' });
  const text = spelled({ recipientType: accountType, recipientAccount: account });
  const pattern = { mobile: PHONE, email: EMAIL, account: UID }[accountType];
  // Does not reveal whether this account exists: the address book must not become a directory of people.
  if (!pattern.test(text)) return refuse('ADDRESS_INVALID', { field: 'account' });
  return ok({
    kind: 'INTERNAL',
    asset: null,
    network: null,
    family: null,
    address: null,
    memo: '',
    accountType,
    account: text,
    remark: fields.remark,
    source: null,
  });
}

async function judgeChainEntry(deps: AddressBookDeps, fields: EntryFields): Promise<Result<EntryTarget, EntryRefusal>> {
  if (fields.network === undefined) return refuse('ADDRESS_REQUIRED', { field: 'network' });
  if (fields.address === undefined) return refuse('ADDRESS_REQUIRED', { field: 'address' });
  const network = deps.assets.network(fields.network);
  const rules = deps.chains.get(fields.network);
  if (!network || !rules) return refuse('NETWORK_UNKNOWN', { network: fields.network });
  if (fields.asset !== undefined) {
    if (!deps.assets.coin(fields.asset)) return refuse('COIN_UNKNOWN', { asset: fields.asset });
    if (!deps.assets.coinNetwork(fields.asset, fields.network)) {
      return refuse('NETWORK_UNKNOWN', { asset: fields.asset, network: fields.network });
    }
  }
  const address = rules.validateAddress(fields.address);
  if (!address.ok) return refuse('ADDRESS_INVALID', { field: 'address', network: network.name });
  const receiver = judgeReceiver(deps, rules.family, address.value);
  if (!receiver.ok) return receiver;
  const memo = readMemo(deps, fields.network, fields.memo);
  if (!memo.ok) return memo;
  const ours = await findOurs(deps.db, rules.family, address.value, memo.value ?? '');
  if (ours.isOurs && ours.uid === null && !rules.memo) return refuse('ADDRESS_OURS');
  if (memo.value === null) {
    const known = await findKnownAddress(deps.db, rules.family, address.value);
    if (known?.memoRequired || ours.isShared) return refuse('MEMO_REQUIRED');
  }
  return ok({
    kind: 'ONCHAIN',
    asset: fields.asset ?? null,
    network: fields.network,
    family: network.family,
    address: address.value,
    memo: memo.value ?? '',
    accountType: null,
    account: null,
    remark: fields.remark,
    source: fields.source ?? null,
  });
}
