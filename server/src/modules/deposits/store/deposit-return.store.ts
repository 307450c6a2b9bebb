import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { Deposit, DepositState } from './deposit.store.ts';

export type DepositReturnState = 'APPROVED' | 'SENDING' | 'COMPLETED' | 'FAILED';

/** A deposit on its way back out. */
export interface DepositReturn {
  readonly id: string;
  readonly depositId: string;
  readonly uid: string;
  readonly network: string;
  readonly asset: string;
  readonly toAddress: string;
  readonly memo: string | null;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly fromState: DepositState;
  readonly entryId: string;
  readonly state: DepositReturnState;
  readonly txHash: string | null;
  readonly failureCode: string | null;
}

interface Row {
  id: string;
  deposit_id: string;
  uid: string;
  network: string;
  asset: string;
  to_address: string;
  memo: string | null;
  amount_minor: string;
  fee_minor: string;
  from_state: DepositState;
  entry_id: string;
  state: DepositReturnState;
  tx_hash: string | null;
  failure_code: string | null;
}

const COLUMNS = `id, deposit_id, uid, network, asset, to_address, memo, amount_minor, fee_minor, from_state, entry_id, state,
  tx_hash, failure_code`;

function asReturn(row: Row): DepositReturn {
  return {
    id: row.id,
    depositId: row.deposit_id,
    uid: row.uid,
    network: row.network,
    asset: row.asset,
    toAddress: row.to_address,
    memo: row.memo,
    amountMinor: BigInt(row.amount_minor),
    feeMinor: BigInt(row.fee_minor),
    fromState: row.from_state,
    entryId: row.entry_id,
    state: row.state,
    txHash: row.tx_hash,
    failureCode: row.failure_code,
  };
}

export type NewDepositReturn = Omit<DepositReturn, 'state' | 'txHash' | 'failureCode'>;

export async function insertDepositReturn(tx: Tx, row: NewDepositReturn, nowMs: number): Promise<void> {
  await tx.query(
    `insert into wallet.deposit_return (id, deposit_id, uid, network, asset, to_address, memo, amount_minor, fee_minor,
       from_state, entry_id, state, created_at_ms, updated_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'APPROVED', $12, $12)`,
    [
      row.id,
      row.depositId,
      row.uid,
      row.network,
      row.asset,
      row.toAddress,
      row.memo,
      row.amountMinor.toString(),
      row.feeMinor.toString(),
      row.fromState,
      row.entryId,
      nowMs,
    ],
  );
}

/** Approved returns of a network for which nothing was signed yet, longest waiting first. */
export async function findApprovedReturns(q: Queryable, network: string, limit: number): Promise<DepositReturn[]> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from wallet.deposit_return where state = 'APPROVED' and network = $1 order by created_at_ms, id limit $2`,
    [network, limit],
  );
  return rows.map(asReturn);
}

export async function findDepositReturn(q: Queryable, id: string): Promise<DepositReturn | null> {
  const [row] = await q.query<Row>(`select ${COLUMNS} from wallet.deposit_return where id = $1`, [id]);
  return row ? asReturn(row) : null;
}

export async function lockDepositReturn(tx: Tx, id: string): Promise<DepositReturn | null> {
  const [row] = await tx.query<Row>(`select ${COLUMNS} from wallet.deposit_return where id = $1 for update`, [id]);
  return row ? asReturn(row) : null;
}

/** Leaves undefined fields as they are. */
export async function changeDepositReturn(
  tx: Tx,
  id: string,
  change: {
    readonly state?: DepositReturnState;
    readonly txHash?: string;
    readonly nowMs: number;
  },
): Promise<void> {
  await tx.query(
    `update wallet.deposit_return set state = coalesce($2, state), tx_hash = coalesce($3, tx_hash), updated_at_ms = $4
     where id = $1`,
    [id, change.state ?? null, change.txHash ?? null, change.nowMs],
  );
}

/** @param end.txHash  the transaction that is in a block but did not pay; null if there is none */
export async function failDepositReturn(
  tx: Tx,
  id: string,
  end: { readonly txHash: string | null; readonly failureCode: string; readonly nowMs: number },
): Promise<void> {
  await tx.query(
    `update wallet.deposit_return set state = 'FAILED', tx_hash = $2, failure_code = $3, updated_at_ms = $4 where id = $1`,
    [id, end.txHash, end.failureCode, end.nowMs],
  );
}

/** Moves a held deposit to the state that staff have decided. */
export async function settleDeposit(
  tx: Tx,
  deposit: Deposit,
  end: {
    readonly state: DepositState;
    readonly uid: string | null;
    readonly entryId: string | null;
    readonly completedAtMs: number | null;
    readonly creditedAtMs: number | null;
    readonly nowMs: number;
  },
): Promise<void> {
  await tx.query(
    `update wallet.deposit set version = version + 1, updated_at_ms = $2, state = $3, uid = $4, entry_id = $5,
       completed_at_ms = $6, credited_at_ms = coalesce($7, credited_at_ms) where id = $1`,
    [deposit.id, end.nowMs, end.state, end.uid, end.entryId, end.completedAtMs, end.creditedAtMs],
  );
}

/** Whether an approved return of a network has no signed payment yet. */
export async function hasApprovedReturns(q: Queryable, network: string): Promise<boolean> {
  const [row] = await q.query<{ has_work: boolean }>(
    `select exists (select from wallet.deposit_return where state = 'APPROVED' and network = $1) as has_work`,
    [network],
  );
  return row!.has_work;
}
