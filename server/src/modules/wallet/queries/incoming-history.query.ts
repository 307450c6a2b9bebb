import type { Queryable } from '../../../platform/db/db.ts';
import { type HistoryFilter, historyValues } from './withdrawal.query.ts';

/** Money that came, from a chain or from another person. */
export interface Incoming {
  readonly id: string;
  readonly kind: 'ONCHAIN' | 'INTERNAL' | 'LINKED';
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly memo: string | null;
  readonly txId: string;
  readonly amountMinor: bigint;
  readonly state:
    | 'DETECTED'
    | 'CONFIRMING'
    | 'CREDITED'
    | 'COMPLETED'
    | 'BELOW_MIN'
    | 'UNATTRIBUTED'
    | 'UNDER_REVIEW'
    | 'RETURNED'
    | 'REORGED';
  readonly confirmations: number;
  readonly creditAt: number;
  readonly unlockAt: number;
  /** The masked sender of an internal receipt. */
  readonly counterparty: string | null;
  readonly atMs: number;
  readonly updatedAtMs: number;
}

interface Row {
  id: string;
  kind: Incoming['kind'];
  asset: string;
  network: string;
  address: string;
  memo: string | null;
  tx_id: string;
  amount_minor: string;
  state: Incoming['state'];
  confirmations: number;
  credit_at: number;
  unlock_at: number;
  counterparty: string | null;
  at_ms: string;
  updated_at_ms: string;
}

const DEPOSIT_KIND = `case when link_id is null then 'ONCHAIN' else 'LINKED' end`;
const DEPOSIT = `select id, ${DEPOSIT_KIND} as kind, asset, network, address, nullif(memo, '') as memo, tx_hash as tx_id, amount_minor,
    state, confirmations, credit_at, unlock_at, null as counterparty, detected_at_ms as at_ms, updated_at_ms
  from wallet.deposit where uid = $1 and purpose = 'user'`;
const RECEIPT = `select id, 'INTERNAL' as kind, asset, '' as network, '' as address, null as memo, '' as tx_id,
    amount_minor - fee_minor, state, 0 as confirmations, 0 as credit_at, 0 as unlock_at, from_masked as counterparty,
    created_at_ms as at_ms, updated_at_ms
  from wallet.withdrawal where to_uid = $1 and kind = 'INTERNAL'`;

function asIncoming(row: Row): Incoming {
  return {
    id: row.id,
    kind: row.kind,
    asset: row.asset,
    network: row.network,
    address: row.address,
    memo: row.memo,
    txId: row.tx_id,
    amountMinor: BigInt(row.amount_minor),
    state: row.state,
    confirmations: row.confirmations,
    creditAt: row.credit_at,
    unlockAt: row.unlock_at,
    counterparty: row.counterparty,
    atMs: Number(row.at_ms),
    updatedAtMs: Number(row.updated_at_ms),
  };
}

const part = (table: string, time: string, kind: string): string => `(${table}
       and ($2::text is null or asset = $2) and ($3::text is null or ${kind} = $3)
       and ($4::bigint is null or ${time} >= $4) and ($5::bigint is null or ${time} < $5)
       and ($6::bigint is null or (${time}, id) < ($6, $7::uuid))
     order by ${time} desc, id desc limit $8)`;

/** What came, newest first. Each source gives its newest rows by its own index; their merge is cut to the page. */
export async function findIncoming(q: Queryable, filter: HistoryFilter): Promise<Incoming[]> {
  const rows = await q.query<Row>(
    `select * from (
       ${part(DEPOSIT, 'detected_at_ms', DEPOSIT_KIND)}
       union all
       ${part(RECEIPT, 'created_at_ms', `'INTERNAL'`)}
     ) came
     order by at_ms desc, id desc limit $8`,
    historyValues(filter),
  );
  return rows.map(asIncoming);
}

/** One of the person's own; another person's is not there. */
export async function findOwnIncoming(q: Queryable, uid: string, id: string): Promise<Incoming | null> {
  const rows = await q.query<Row>(`(${DEPOSIT} and id = $2) union all (${RECEIPT} and id = $2) limit 1`, [uid, id]);
  return rows[0] ? asIncoming(rows[0]) : null;
}
