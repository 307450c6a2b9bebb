import type { FinalOnly, FinalOnlyReason } from '@bourse/core/wallet/early-credit.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { BlockRef } from '../../custody/public.ts';

export type DepositState =
  | 'DETECTED'
  | 'CONFIRMING'
  | 'CREDITED'
  | 'COMPLETED'
  | 'BELOW_MIN'
  | 'UNATTRIBUTED'
  | 'UNDER_REVIEW'
  | 'RETURNED'
  | 'REORGED';

export interface Deposit {
  readonly id: string;
  readonly purpose: 'user' | 'house';
  readonly uid: string | null;
  readonly network: string;
  readonly asset: string;
  readonly address: string;
  readonly memo: string;
  readonly fromAddress: string | null;
  readonly txHash: string;
  readonly outputKey: string;
  readonly amountMinor: bigint;
  readonly blockHeight: number | null;
  readonly blockHash: string | null;
  readonly confirmations: number;
  readonly creditAt: number;
  readonly unlockAt: number;
  readonly state: DepositState;
  readonly stateReason: string | null;
  readonly entryId: string | null;
  readonly creditEpoch: number;
  readonly version: number;
  readonly completedAtMs: number | null;
  /** Why it is credited only once it is final; null if nothing speaks against an earlier credit. */
  readonly finalOnlyReason: FinalOnlyReason | null;
}

export interface DepositRow {
  id: string;
  purpose: 'user' | 'house';
  uid: string | null;
  network: string;
  asset: string;
  address: string;
  memo: string;
  from_address: string | null;
  tx_hash: string;
  output_key: string;
  amount_minor: string;
  block_height: string | null;
  block_hash: string | null;
  confirmations: number;
  credit_at: number;
  unlock_at: number;
  state: DepositState;
  state_reason: string | null;
  entry_id: string | null;
  credit_epoch: number;
  version: number;
  completed_at_ms: string | null;
  final_only_reason: FinalOnlyReason | null;
}

export const DEPOSIT_COLUMNS = `id, purpose, uid, network, asset, address, memo, from_address, tx_hash, output_key, amount_minor, block_height,
  block_hash, confirmations, credit_at, unlock_at, state, state_reason, entry_id, credit_epoch, version, completed_at_ms,
  final_only_reason`;

export function asDeposit(row: DepositRow): Deposit {
  return {
    id: row.id,
    purpose: row.purpose,
    uid: row.uid,
    network: row.network,
    asset: row.asset,
    address: row.address,
    memo: row.memo,
    fromAddress: row.from_address,
    txHash: row.tx_hash,
    outputKey: row.output_key,
    amountMinor: BigInt(row.amount_minor),
    blockHeight: row.block_height === null ? null : Number(row.block_height),
    blockHash: row.block_hash,
    confirmations: row.confirmations,
    creditAt: row.credit_at,
    unlockAt: row.unlock_at,
    state: row.state,
    stateReason: row.state_reason,
    entryId: row.entry_id,
    creditEpoch: row.credit_epoch,
    version: row.version,
    completedAtMs: row.completed_at_ms === null ? null : Number(row.completed_at_ms),
    finalOnlyReason: row.final_only_reason,
  };
}

export type NewDeposit = Omit<
  Deposit,
  'entryId' | 'creditEpoch' | 'version' | 'completedAtMs' | 'confirmations' | 'finalOnlyReason'
> & {
  /** The linked address that the payment came from. */
  readonly linkId: string | null;
};

/** Inserts a payment once for each place in the chain; null if that place is known already. */
export async function insertDeposit(tx: Tx, row: NewDeposit, nowMs: number): Promise<Deposit | null> {
  const [inserted] = await tx.query<DepositRow>(
    `insert into wallet.deposit (id, purpose, uid, network, asset, address, memo, from_address, tx_hash, output_key,
       amount_minor, block_height, block_hash, confirmations, credit_at, unlock_at, state, state_reason, detected_at_ms,
       updated_at_ms, link_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 1, $14, $15, $16, $17, $18, $18, $19)
     on conflict (network, tx_hash, output_key) do nothing returning ${DEPOSIT_COLUMNS}`,
    [
      row.id,
      row.purpose,
      row.uid,
      row.network,
      row.asset,
      row.address,
      row.memo,
      row.fromAddress,
      row.txHash,
      row.outputKey,
      row.amountMinor.toString(),
      row.blockHeight,
      row.blockHash,
      row.creditAt,
      row.unlockAt,
      row.state,
      row.stateReason,
      nowMs,
      row.linkId,
    ],
  );
  return inserted ? asDeposit(inserted) : null;
}

export async function lockDepositAt(
  tx: Tx,
  place: { network: string; txHash: string; outputKey: string },
): Promise<Deposit | null> {
  const [row] = await tx.query<DepositRow>(
    `select ${DEPOSIT_COLUMNS} from wallet.deposit where network = $1 and tx_hash = $2 and output_key = $3 for update`,
    [place.network, place.txHash, place.outputKey],
  );
  return row ? asDeposit(row) : null;
}

export async function lockDeposit(tx: Tx, id: string): Promise<Deposit | null> {
  const [row] = await tx.query<DepositRow>(`select ${DEPOSIT_COLUMNS} from wallet.deposit where id = $1 for update`, [
    id,
  ]);
  return row ? asDeposit(row) : null;
}

/** Undefined fields stay as they are. */
export interface DepositChange {
  readonly state?: DepositState;
  readonly block?: BlockRef | null;
  readonly confirmations?: number;
  readonly entryId?: string | null;
  readonly creditEpoch?: number;
  readonly stateReason?: string | null;
  readonly creditedAtMs?: number | null;
  readonly completedAtMs?: number;
  /** Set if the coins must wait longer than the confirmations ask for. */
  readonly leavesFromMs?: number;
  /** Why it waits until it is final; once set, it stays so. */
  readonly finalOnly?: FinalOnly;
}

/** Changes a row that the caller has locked. */
export async function changeDeposit(tx: Tx, from: Deposit, change: DepositChange, nowMs: number): Promise<Deposit> {
  const block = change.block === undefined ? undefined : change.block;
  const [row] = await tx.query<DepositRow>(
    `update wallet.deposit set version = version + 1, updated_at_ms = $2, state = $3, block_height = $4, block_hash = $5,
       confirmations = $6, entry_id = $7, credit_epoch = $8, state_reason = $9,
       credited_at_ms = case when $10 then $11 else credited_at_ms end, completed_at_ms = coalesce($12, completed_at_ms),
       leaves_from_ms = coalesce($14, leaves_from_ms),
       final_only_reason = coalesce($15::text, final_only_reason),
       final_only_worth_minor = case when $15::text is null then final_only_worth_minor else $16::numeric end,
       final_only_limit_minor = case when $15::text is null then final_only_limit_minor else $17::numeric end
     where id = $1 and version = $13 returning ${DEPOSIT_COLUMNS}`,
    [
      from.id,
      nowMs,
      change.state ?? from.state,
      block === undefined ? from.blockHeight : (block?.height ?? null),
      block === undefined ? from.blockHash : (block?.hash ?? null),
      change.confirmations ?? from.confirmations,
      change.entryId === undefined ? from.entryId : change.entryId,
      change.creditEpoch ?? from.creditEpoch,
      change.stateReason === undefined ? from.stateReason : change.stateReason,
      change.creditedAtMs !== undefined,
      change.creditedAtMs ?? null,
      change.completedAtMs ?? null,
      from.version,
      change.leavesFromMs ?? null,
      change.finalOnly?.reason ?? null,
      change.finalOnly?.worthMinor?.toString() ?? null,
      change.finalOnly?.limitMinor?.toString() ?? null,
    ],
  );
  if (!row) throw new Error(`deposit ${from.id} changed while it was held`);
  return asDeposit(row);
}

/** Recounts the confirmations of all unfinished deposits and returns those that changed. */
export async function countConfirmations(
  tx: Tx,
  network: string,
  cursorHeight: number,
  nowMs: number,
): Promise<Deposit[]> {
  const rows = await tx.query<DepositRow>(
    `update wallet.deposit set confirmations = $2::bigint - block_height + 1, version = version + 1, updated_at_ms = $3,
       state = case when state = 'DETECTED' then 'CONFIRMING' else state end
     where network = $1 and completed_at_ms is null and block_height is not null and block_height <= $2
       and confirmations <> $2::bigint - block_height + 1
       and (state <> 'UNDER_REVIEW' or confirmations < unlock_at)
     returning ${DEPOSIT_COLUMNS}`,
    [network, cursorHeight, nowMs],
  );
  return rows.map(asDeposit);
}

/**
 * Deposits that have enough confirmations to be credited and are not in the books yet. Leaves out paused coins and
 * deposits that must be final first, so that neither holds up the others.
 */
export async function findCreditable(
  q: Queryable,
  {
    network,
    pausedAssets,
    limit,
  }: { readonly network: string; readonly pausedAssets: readonly string[]; readonly limit: number },
): Promise<Deposit[]> {
  const rows = await q.query<DepositRow>(
    `select ${DEPOSIT_COLUMNS} from wallet.deposit
     where network = $1 and completed_at_ms is null and block_height is not null and entry_id is null
       and confirmations >= case when final_only_reason is null then credit_at else unlock_at end
       and state in ('DETECTED', 'CONFIRMING', 'BELOW_MIN', 'UNATTRIBUTED')
       and not (purpose = 'user' and asset = any ($3::text[]))
     order by block_height, id limit $2`,
    [network, limit, pausedAssets],
  );
  return rows.map(asDeposit);
}

/** Deposits in the books that have all their confirmations. */
export async function findCompletable(q: Queryable, network: string, limit: number): Promise<Deposit[]> {
  const rows = await q.query<DepositRow>(
    `select ${DEPOSIT_COLUMNS} from wallet.deposit
     where network = $1 and completed_at_ms is null and block_height is not null and entry_id is not null
       and confirmations >= unlock_at
     order by block_height, id limit $2`,
    [network, limit],
  );
  return rows.map(asDeposit);
}

/** Locks the deposits that were in blocks above a height. */
export async function lockDepositsAbove(tx: Tx, network: string, height: number): Promise<Deposit[]> {
  const rows = await tx.query<DepositRow>(
    `select ${DEPOSIT_COLUMNS} from wallet.deposit where network = $1 and block_height > $2 order by id for update`,
    [network, height],
  );
  return rows.map(asDeposit);
}
