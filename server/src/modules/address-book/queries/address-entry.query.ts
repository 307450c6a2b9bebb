import type { Queryable } from '../../../platform/db/db.ts';

export interface AddressEntry {
  readonly id: string;
  readonly uid: string;
  readonly requestId: string;
  readonly inputHash: string;
  readonly kind: 'ONCHAIN' | 'INTERNAL';
  readonly asset: string | null;
  readonly network: string | null;
  readonly family: string | null;
  readonly address: string | null;
  readonly memo: string;
  readonly accountType: 'mobile' | 'email' | 'account' | null;
  readonly account: string | null;
  readonly remark: string;
  readonly source: 'exchange' | 'wallet' | null;
  readonly createdAtMs: number;
  readonly activeFromMs: number;
}

export interface AddressEntryRow {
  id: string;
  uid: string;
  request_id: string;
  input_hash: string;
  kind: AddressEntry['kind'];
  asset: string | null;
  network: string | null;
  family: string | null;
  address: string | null;
  memo: string;
  account_type: AddressEntry['accountType'];
  account: string | null;
  remark: string;
  source: AddressEntry['source'];
  created_at_ms: string;
  active_from_ms: string;
}

export const ENTRY_COLUMNS = `id, uid, request_id, input_hash, kind, asset, network, family, address, memo, account_type,
  account, remark, source, created_at_ms, active_from_ms`;

export function asAddressEntry(row: AddressEntryRow): AddressEntry {
  return {
    id: row.id,
    uid: row.uid,
    requestId: row.request_id,
    inputHash: row.input_hash,
    kind: row.kind,
    asset: row.asset,
    network: row.network,
    family: row.family,
    address: row.address,
    memo: row.memo,
    accountType: row.account_type,
    account: row.account,
    remark: row.remark,
    source: row.source,
    createdAtMs: Number(row.created_at_ms),
    activeFromMs: Number(row.active_from_ms),
  };
}

/**
 * A person's entries, newest first. With a coin, entries that are not bound to one coin are found as well, if their
 * network family is in `families`: the families of the networks that the coin moves on.
 */
export async function findAddressEntries(
  q: Queryable,
  filter: {
    readonly uid: string;
    readonly kind?: AddressEntry['kind'] | undefined;
    readonly asset?: string | undefined;
    readonly network?: string | undefined;
    readonly family?: string | undefined;
  },
): Promise<AddressEntry[]> {
  const rows = await q.query<AddressEntryRow>(
    `select ${ENTRY_COLUMNS} from wallet.address_entry
     where uid = $1 and deleted_at_ms is null and ($2::text is null or kind = $2)
       and ($3::text is null or asset is null or asset = $3)
       and ($4::text is null or network = $4 or (asset is null and family = $5))
     order by created_at_ms desc, id desc`,
    [filter.uid, filter.kind ?? null, filter.asset ?? null, filter.network ?? null, filter.family ?? null],
  );
  return rows.map(asAddressEntry);
}

/** The entry that a request id has added, even if it was removed since. */
export async function findEntryByRequest(
  q: Queryable,
  uid: string,
  requestId: string,
): Promise<(AddressEntry & { readonly isDeleted: boolean }) | null> {
  const rows = await q.query<AddressEntryRow & { is_deleted: boolean }>(
    `select ${ENTRY_COLUMNS}, deleted_at_ms is not null as is_deleted from wallet.address_entry
     where uid = $1 and request_id = $2`,
    [uid, requestId],
  );
  return rows[0] ? { ...asAddressEntry(rows[0]), isDeleted: rows[0].is_deleted } : null;
}

/** The oldest entry that permits a chain payment: of this coin and network, or universal in the family. */
export async function findWhitelisted(
  q: Queryable,
  uid: string,
  target: { family: string; network: string; asset: string; address: string; memo: string },
): Promise<{ readonly activeFromMs: number } | null> {
  const rows = await q.query<{ active_from_ms: string }>(
    `select active_from_ms from wallet.address_entry
     where uid = $1 and kind = 'ONCHAIN' and deleted_at_ms is null and address = $2 and memo = $3
       and ((network = $4 and asset = $5) or (asset is null and family = $6))
     order by active_from_ms limit 1`,
    [uid, target.address, target.memo, target.network, target.asset, target.family],
  );
  return rows[0] ? { activeFromMs: Number(rows[0].active_from_ms) } : null;
}

/** A person's entries for people of the exchange; the caller looks among them for the one that names a recipient. */
export async function findInternalEntries(q: Queryable, uid: string): Promise<AddressEntry[]> {
  return findAddressEntries(q, { uid, kind: 'INTERNAL' });
}
