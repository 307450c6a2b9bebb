import type { Queryable } from '../../../platform/db/db.ts';

export interface FundsStatement {
  readonly source: 'SALARY' | 'TRADING' | 'SALE' | 'GIFT' | 'MINING' | 'OTHER';
  readonly statement: string;
  readonly atMs: number;
}

export interface DepositMore {
  readonly asset: string;
  readonly network: string;
  readonly leavesFromMs: number | null;
  readonly source: FundsStatement | null;
  readonly sentBack: {
    readonly address: string;
    readonly amountMinor: bigint;
    readonly feeMinor: bigint;
    readonly txHash: string | null;
    readonly isDone: boolean;
  } | null;
}

interface Row {
  asset: string;
  network: string;
  leaves_from_ms: string | null;
  source: FundsStatement['source'] | null;
  statement: string | null;
  said_at_ms: string | null;
  to_address: string | null;
  amount_minor: string | null;
  fee_minor: string | null;
  tx_hash: string | null;
  return_state: string | null;
}

/** What is special about a person's own deposit; null for another person's. */
export async function findDepositMore(q: Queryable, uid: string, id: string): Promise<DepositMore | null> {
  const [row] = await q.query<Row>(
    `select d.asset, d.network, d.leaves_from_ms, s.source, s.statement, s.at_ms as said_at_ms,
       r.to_address, r.amount_minor, r.fee_minor, r.tx_hash, r.state as return_state
     from wallet.deposit d
     left join lateral (select * from wallet.source_of_funds where deposit_id = d.id order by at_ms desc, id desc limit 1) s on true
     left join wallet.deposit_return r on r.deposit_id = d.id and r.state <> 'FAILED'
     where d.id = $2 and d.uid = $1`,
    [uid, id],
  );
  if (!row) return null;
  return {
    asset: row.asset,
    network: row.network,
    leavesFromMs: row.leaves_from_ms === null ? null : Number(row.leaves_from_ms),
    source:
      row.source === null ? null : { source: row.source, statement: row.statement!, atMs: Number(row.said_at_ms) },
    sentBack:
      row.to_address === null
        ? null
        : {
            address: row.to_address,
            amountMinor: BigInt(row.amount_minor!),
            feeMinor: BigInt(row.fee_minor!),
            txHash: row.tx_hash,
            isDone: row.return_state === 'COMPLETED',
          },
  };
}

export interface ShownClaim {
  readonly id: string;
  readonly depositId: string;
  readonly asset: string;
  readonly amountMinor: bigint;
  readonly openMinor: bigint;
  readonly atMs: number;
}

/** What a person owes the house after deposits were undone, oldest first. */
export async function findOpenClaims(q: Queryable, uid: string): Promise<ShownClaim[]> {
  const rows = await q.query<{
    id: string;
    deposit_id: string;
    asset: string;
    amount_minor: string;
    open_minor: string;
    at_ms: string;
  }>(
    `select id, deposit_id, asset, amount_minor, amount_minor - paid_minor as open_minor, created_at_ms as at_ms
     from wallet.claim where uid = $1 and paid_minor < amount_minor order by created_at_ms, id`,
    [uid],
  );
  return rows.map((row) => ({
    id: row.id,
    depositId: row.deposit_id,
    asset: row.asset,
    amountMinor: BigInt(row.amount_minor),
    openMinor: BigInt(row.open_minor),
    atMs: Number(row.at_ms),
  }));
}

/** A person's deposit addresses that are no longer shown, newest first. */
export async function findOldAddresses(
  q: Queryable,
  family: string,
  uid: string,
): Promise<readonly { readonly address: string; readonly sinceMs: number }[]> {
  const rows = await q.query<{ address: string; created_at_ms: string }>(
    `select address, created_at_ms from wallet.deposit_address
     where family = $1 and uid = $2 and not is_current order by created_at_ms desc, id desc limit 50`,
    [family, uid],
  );
  return rows.map((row) => ({ address: row.address, sinceMs: Number(row.created_at_ms) }));
}
