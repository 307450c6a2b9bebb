import type { Queryable, Tx } from '../../../platform/db/db.ts';

export interface OwnAddress {
  readonly purpose: 'user' | 'house' | 'change';
  readonly uid: string | null;
  readonly address: string;
  readonly memo: string;
  readonly keyPath: string;
}

interface AddressRow {
  purpose: OwnAddress['purpose'];
  uid: string | null;
  address: string;
  memo: string;
  key_path: string;
}

const COLUMNS = 'purpose, uid, address, memo, key_path';
const asOwn = (row: AddressRow): OwnAddress => ({
  purpose: row.purpose,
  uid: row.uid,
  address: row.address,
  memo: row.memo,
  keyPath: row.key_path,
});

export async function findCurrentAddress(q: Queryable, family: string, uid: string): Promise<OwnAddress | null> {
  const [row] = await q.query<AddressRow>(
    `select ${COLUMNS} from wallet.deposit_address where family = $1 and uid = $2 and is_current`,
    [family, uid],
  );
  return row ? asOwn(row) : null;
}

/** The owner of an address and memo; null if it is not ours. */
export async function findOwnAddress(
  q: Queryable,
  family: string,
  address: string,
  memo: string,
): Promise<OwnAddress | null> {
  const [row] = await q.query<AddressRow>(
    `select ${COLUMNS} from wallet.deposit_address where family = $1 and address = $2 and memo = $3`,
    [family, address, memo],
  );
  return row ? asOwn(row) : null;
}

/** Which of these addresses are ours, only those of a purpose if one is given. */
export async function findWatched(
  q: Queryable,
  family: string,
  addresses: readonly string[],
  purpose: OwnAddress['purpose'] | null = null,
): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await q.query<{ address: string }>(
    `select distinct address from wallet.deposit_address
     where family = $1 and address = any ($2) and ($3::text is null or purpose = $3)`,
    [family, addresses, purpose],
  );
  return new Set(rows.map(({ address }) => address));
}

/** Addresses that people were given, in alphabetical order. */
export async function findPeoplesAddresses(
  q: Queryable,
  page: { family: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await q.query<{ address: string }>(
    `select distinct address from wallet.deposit_address
     where family = $1 and purpose = 'user' and address > $2 order by address limit $3`,
    [page.family, page.after, page.limit],
  );
  return rows.map(({ address }) => address);
}

/** Takes the next free key index of a family, locked until the transaction ends. */
export async function nextKeyIndex(tx: Tx, family: string): Promise<number> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('deposit-address:' || $1, 0))`, [family]);
  const [row] = await tx.query<{ next: number }>(
    `select coalesce(max(key_index), -1) + 1 as next from wallet.deposit_address where family = $1`,
    [family],
  );
  return Number(row!.next);
}

/**
 * Makes two processes that start at once wait for each other, so that the second one notices if it has another seed.
 */
export async function lockHouseAddresses(tx: Tx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('house-addresses', 0))`);
}

export async function insertAddress(
  tx: Tx,
  row: OwnAddress & { id: string; family: string; keyIndex: number | null; nowMs: number },
): Promise<void> {
  await tx.query(
    `insert into wallet.deposit_address (id, family, purpose, uid, address, memo, key_path, key_index, created_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (family, address, memo) do nothing`,
    [row.id, row.family, row.purpose, row.uid, row.address, row.memo, row.keyPath, row.keyIndex, row.nowMs],
  );
}

/** Stops showing an address. It stays the person's for ever. */
export async function retireCurrentAddress(tx: Tx, family: string, uid: string): Promise<void> {
  await tx.query(`update wallet.deposit_address set is_current = false where family = $1 and uid = $2 and is_current`, [
    family,
    uid,
  ]);
}
