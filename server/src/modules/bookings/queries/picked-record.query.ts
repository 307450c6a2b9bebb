import type { Queryable } from '../../../platform/db/db.ts';
import { type HistoryFilter, historySql, historyValues } from '../../balances/public.ts';
import { DEPOSIT, RECEIPT } from '../../deposits/public.ts';
import { SHOWN } from '../../transfers/public.ts';
import { SENT } from '../../withdrawals/public.ts';

/** Kinds of records as histories list them; a receipt is what another person sent. */
export type RecordType = 'deposit' | 'receipt' | 'withdrawal' | 'transfer';

/** What is needed to choose a record. */
export interface RecordKey {
  readonly type: RecordType;
  readonly id: string;
  readonly state: string;
  readonly atMs: number;
  /** The accounts that a transfer goes from and to. */
  readonly from: string | null;
  readonly to: string | null;
}

const SOURCES = { deposit: DEPOSIT, receipt: RECEIPT, withdrawal: SENT, transfer: SHOWN } as const;

/** Finds records in the same order as their histories, newest first, with fewer columns. */
export async function findRecordKeys(
  q: Queryable,
  types: readonly RecordType[],
  filter: HistoryFilter,
): Promise<RecordKey[]> {
  if (types.length === 0) return [];
  const parts = types.map((type) => {
    const source = SOURCES[type];
    const { alias: r, time } = source;
    const ends =
      type === 'transfer' ? `${r}.from_account, ${r}.to_account` : 'null as from_account, null as to_account';
    return historySql(
      { ...source, columns: `'${type}' as type, ${r}.id, ${r}.state, ${r}.${time} as at_ms, ${ends}` },
      filter,
    );
  });
  const rows = await q.query<{
    type: RecordType;
    id: string;
    state: string;
    at_ms: string;
    from_account: string | null;
    to_account: string | null;
  }>(`select * from (${parts.join(' union all ')}) found order by at_ms desc, id desc limit $8`, historyValues(filter));
  return rows.map(({ type, id, state, at_ms, from_account, to_account }) => ({
    type,
    id,
    state,
    atMs: Number(at_ms),
    from: from_account,
    to: to_account,
  }));
}

/** What a record is about. A receipt has no fee, because the sender paid it. */
export interface PickedRecord {
  readonly asset: string;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly atMs: number;
}

/** Finds records by id, leaving out other people's. */
export async function findPickedRecords(
  q: Queryable,
  uid: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PickedRecord>> {
  const rows = await q.query<{ id: string; asset: string; amount_minor: string; fee_minor: string; at_ms: string }>(
    `select id, asset, amount_minor, 0 as fee_minor, detected_at_ms as at_ms
       from wallet.deposit where id = any ($2::uuid[]) and uid = $1
     union all
     select id, asset, amount_minor, fee_minor, created_at_ms
       from wallet.withdrawal where id = any ($2::uuid[]) and (uid = $1 or to_uid = $1)
     union all
     select id, asset, amount_minor, 0, created_at_ms from wallet.transfer where id = any ($2::uuid[]) and uid = $1`,
    [uid, ids],
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        asset: row.asset,
        amountMinor: BigInt(row.amount_minor),
        feeMinor: BigInt(row.fee_minor),
        atMs: Number(row.at_ms),
      },
    ]),
  );
}
