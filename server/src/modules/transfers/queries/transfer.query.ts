import type { SystemAccount } from '@bourse/core/ledger/account.ts';
import { TRANSFER_STATES } from '@bourse/core/wallet/record-status.ts';
import type { TransferAccount } from '@bourse/core/wallet/transfer-rules.gen.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import {
  type HistoryFilter,
  type HistorySource,
  historySql,
  historyValues,
  IS_IN_TRANSIT,
  IS_MOVED,
} from '../../balances/public.ts';

/** Includes the house's accounts for its income, its desks, and the place where an older release kept spot balances. */
export type TransferPlace = TransferAccount | SystemAccount | 'spot_books';

/** LEAVING and ASKED are under way; the schema of the table explains each state. */
export type TransferState = 'LEAVING' | 'ASKED' | 'DONE' | 'REFUSED' | 'RETURNED';

export interface Transfer {
  readonly id: string;
  readonly uid: string;
  readonly requestId: string;
  readonly inputHash: string;
  readonly asset: string;
  readonly from: TransferPlace;
  readonly to: TransferPlace;
  readonly amountMinor: bigint;
  readonly createdAtMs: number;
  readonly state: TransferState;
}
/** A transfer as a person asked for it. */
export interface OwnTransfer extends Transfer {
  readonly from: TransferAccount;
  readonly to: TransferAccount;
}
export interface TransferRow {
  id: string;
  uid: string;
  request_id: string;
  input_hash: string;
  asset: string;
  from_account: TransferPlace;
  to_account: TransferPlace;
  amount_minor: string;
  created_at_ms: string;
  state: TransferState;
}

export function asTransfer(row: TransferRow): Transfer {
  return {
    id: row.id,
    uid: row.uid,
    requestId: row.request_id,
    inputHash: row.input_hash,
    asset: row.asset,
    from: row.from_account,
    to: row.to_account,
    amountMinor: BigInt(row.amount_minor),
    createdAtMs: Number(row.created_at_ms),
    state: row.state,
  };
}

/** For rows that a person's request made: those never name the house's accounts, so the narrower type holds. */
const asOwnTransfer = (row: TransferRow): OwnTransfer => asTransfer(row) as OwnTransfer;

/** The transfer that a request id has already made. */
export async function findTransferByRequest(q: Queryable, uid: string, requestId: string): Promise<OwnTransfer | null> {
  const rows = await q.query<TransferRow>('select * from wallet.transfer where uid = $1 and request_id = $2', [
    uid,
    requestId,
  ]);
  return rows[0] ? asOwnTransfer(rows[0]) : null;
}

/** How far a transfer has come; null if there is none with this id. */
export async function findTransferState(q: Queryable, id: string): Promise<TransferState | null> {
  const rows = await q.query<{ state: TransferState }>('select state from wallet.transfer where id = $1', [id]);
  return rows[0]?.state ?? null;
}

/** A transfer as the history shows it. */
export interface ShownTransfer extends OwnTransfer {
  /** The transfer's first entry in the books; null while the money has left the trading core and is not booked yet. */
  readonly entryId: string | null;
}

/** The condition for transfers that are shown to people. */
export const SHOWN: HistorySource = {
  columns: `t.*, (select e.seq from ledger.entry e where e.key = 'transfer:' || t.id || ':0') as entry_seq`,
  from: 'wallet.transfer t',
  alias: 't',
  time: 'created_at_ms',
  kind: `'INTERNAL'`,
  states: TRANSFER_STATES,
  where: `t.uid = $1 and t.state in ('LEAVING', 'DONE') and t.from_account <> 'spot_books'`,
};

/** Transfers between own accounts, newest first. */
export async function findTransfers(q: Queryable, filter: HistoryFilter): Promise<ShownTransfer[]> {
  const rows = await q.query<TransferRow & { entry_seq: string | null }>(
    historySql(SHOWN, filter),
    historyValues(filter),
  );
  return rows.map((row) => ({ ...asOwnTransfer(row), entryId: row.entry_seq }));
}

/**
 * Transfers that must be finished: those under way since before a moment, oldest first, and those that the core has
 * moved although they were answered as refused.
 */
export async function findUnfinishedTransfers(q: Queryable, beforeMs: number, limit: number): Promise<Transfer[]> {
  const rows = await q.query<TransferRow>(
    `select * from wallet.transfer t
      where t.state in ('LEAVING', 'ASKED') and t.created_at_ms <= $1 or t.state = 'REFUSED' and ${IS_MOVED}
      order by t.created_at_ms limit $2`,
    [beforeMs, limit],
  );
  return rows.map(asTransfer);
}

/** Whether the core has moved a transfer, according to its rows: in memory it keeps only the latest ids. */
export async function isMoved(q: Queryable, id: string): Promise<boolean> {
  const rows = await q.query<{ is_moved: boolean }>(
    `select ${IS_MOVED} as is_moved from wallet.transfer t where t.id = $1`,
    [id],
  );
  return rows[0]?.is_moved ?? false;
}

/**
 * Sums up what transfers have in transit between the books and the trading core, by coin, in minor units, for some
 * people or for all.
 */
export async function findTransit(
  q: Queryable,
  uids: readonly string[] | null = null,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await q.query<{ asset: string; minor: string }>(
    // Two halves, because each state has an index of its own that stays small however long the history grows.
    `select t.asset, sum(t.amount_minor) as minor from (
       select * from wallet.transfer where state in ('LEAVING', 'ASKED') union all
       select * from wallet.transfer where state = 'REFUSED') t
      where ($1::text[] is null or t.uid = any ($1)) and ${IS_IN_TRANSIT} group by t.asset`,
    [uids],
  );
  return new Map(rows.map((row) => [row.asset, BigInt(row.minor)]));
}
