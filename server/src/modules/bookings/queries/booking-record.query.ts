import type { Queryable } from '../../../platform/db/db.ts';
import { isId } from '../../../platform/ids/ids.ts';

/** The deposit, withdrawal or transfer of a booking, with only what this side of it may know. */
export interface BookingRecord {
  readonly type: 'deposit' | 'withdrawal' | 'transfer';
  readonly kind: 'ONCHAIN' | 'INTERNAL' | 'LINKED';
  readonly network: string | null;
  /** In minor units of the booking's coin: what this person paid; zero for a recipient. */
  readonly feeMinor: bigint;
  /** An address, or somebody's masked name. */
  readonly counterparty: string | null;
  readonly txId: string | null;
  readonly status: string;
  /** The accounts from and to which a transfer went. */
  readonly from: string | null;
  readonly to: string | null;
}

interface Row {
  readonly id: string;
  readonly type: BookingRecord['type'];
  readonly kind: BookingRecord['kind'];
  readonly network: string | null;
  readonly fee_minor: string;
  readonly counterparty: string | null;
  readonly tx_id: string | null;
  readonly status: string;
  readonly from_account: string | null;
  readonly to_account: string | null;
}

/** Finds records by the references of bookings, leaving out those that are not the person's. */
export async function findRecords(
  q: Queryable,
  uid: string,
  refs: readonly string[],
): Promise<ReadonlyMap<string, BookingRecord>> {
  const ids = [...new Set(refs)].filter(isId);
  if (ids.length === 0) return new Map();
  const rows = await q.query<Row>(
    `select id, 'deposit' as type, case when link_id is null then 'ONCHAIN' else 'LINKED' end as kind, network, 0 as fee_minor, null as counterparty,
            case when output_key like 'balance:%' then null else tx_hash end as tx_id,
            state as status, null as from_account, null as to_account
       from wallet.deposit where id = any ($2::uuid[]) and uid = $1
     union all
     select id, 'withdrawal', kind, network, case when uid = $1 then fee_minor else 0 end,
            case when uid = $1 then coalesce(address, to_masked) else from_masked end, txid, state, null, null
       from wallet.withdrawal where id = any ($2::uuid[]) and (uid = $1 or to_uid = $1)
     union all
     select id, 'transfer', 'INTERNAL', null, 0, null, null, state, from_account, to_account
       from wallet.transfer where id = any ($2::uuid[]) and uid = $1`,
    [uid, ids],
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        type: row.type,
        kind: row.kind,
        network: row.network,
        feeMinor: BigInt(row.fee_minor),
        counterparty: row.counterparty,
        txId: row.tx_id,
        status: row.status,
        from: row.from_account,
        to: row.to_account,
      },
    ]),
  );
}
