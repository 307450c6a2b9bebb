import type { Tx } from '../../../platform/db/db.ts';
import {
  type AddressEntry,
  type AddressEntryRow,
  asAddressEntry,
  ENTRY_COLUMNS,
} from '../queries/address-entry.query.ts';

/** How many entries a person has. Call it while holding the person's lock, or two requests may both pass the limit. */
export async function countEntries(tx: Tx, uid: string): Promise<number> {
  const rows = await tx.query<{ count: number }>(
    'select count(*)::int as count from wallet.address_entry where uid = $1 and deleted_at_ms is null',
    [uid],
  );
  return rows[0]!.count;
}

/** Locks one of the person's own entries; null for another person's. */
export async function lockOwnEntry(tx: Tx, uid: string, id: string): Promise<AddressEntry | null> {
  const rows = await tx.query<AddressEntryRow>(
    `select ${ENTRY_COLUMNS} from wallet.address_entry where id = $1 and uid = $2 and deleted_at_ms is null for update`,
    [id, uid],
  );
  return rows[0] ? asAddressEntry(rows[0]) : null;
}

/** Whether the person has another entry that leads to the same place. */
export async function hasTwin(tx: Tx, entry: AddressEntry): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from wallet.address_entry
     where uid = $1 and id <> $2 and deleted_at_ms is null and kind = $3
       and (($3 = 'ONCHAIN' and network = $4 and address = $5 and memo = $6)
         or ($3 = 'INTERNAL' and account_type = $7 and account = $8)) limit 1`,
    [entry.uid, entry.id, entry.kind, entry.network, entry.address, entry.memo, entry.accountType, entry.account],
  );
  return rows.length > 0;
}

export async function insertEntry(tx: Tx, entry: AddressEntry): Promise<void> {
  await tx.query(
    `insert into wallet.address_entry (id, uid, request_id, input_hash, kind, asset, network, family, address, memo,
       account_type, account, remark, source, created_at_ms, active_from_ms, updated_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $15)`,
    [entry.id, entry.uid, entry.requestId, entry.inputHash, ...contentOf(entry), entry.createdAtMs, entry.activeFromMs],
  );
}

/** The values that people fill in, in the order that both statements expect. */
const contentOf = (entry: AddressEntry) => [
  ...[entry.kind, entry.asset, entry.network, entry.family, entry.address, entry.memo],
  ...[entry.accountType, entry.account, entry.remark, entry.source],
];

export async function updateEntry(tx: Tx, entry: AddressEntry, nowMs: number): Promise<void> {
  await tx.query(
    `update wallet.address_entry set kind = $3, asset = $4, network = $5, family = $6, address = $7, memo = $8,
       account_type = $9, account = $10, remark = $11, source = $12, active_from_ms = $13, updated_at_ms = $14
     where id = $1 and uid = $2`,
    [entry.id, entry.uid, ...contentOf(entry), entry.activeFromMs, nowMs],
  );
}

export async function removeEntry(tx: Tx, entry: AddressEntry, nowMs: number): Promise<void> {
  await tx.query('update wallet.address_entry set deleted_at_ms = $3, updated_at_ms = $3 where id = $1 and uid = $2', [
    entry.id,
    entry.uid,
    nowMs,
  ]);
}
