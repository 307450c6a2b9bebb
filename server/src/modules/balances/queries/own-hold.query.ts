import type { HoldRow } from '../../../ledger/balances.query.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { IS_IN_TRANSIT } from './in-transit.ts';

/** Money set aside by a product's hold in the books, by an open order, or by a transfer under way. */
export type OwnHold = Omit<HoldRow, 'reason'> & { readonly reason: HoldRow['reason'] | 'ORDER' | 'TRANSFER' };

export interface HoldFilter {
  readonly uid: string;
  readonly asset?: string;
}

/** What transfers under way and holds of the books set aside of a person's money; products add their own. */
export async function findOwnHolds(q: Queryable, ledger: Ledger, filter: HoldFilter): Promise<OwnHold[]> {
  const [transfers, books] = await Promise.all([findTransferHolds(q, filter), ledger.holds(q, filter)]);
  return [...transfers, ...books];
}

/** A person's transfers that have left one side and not reached the other, latest first. */
async function findTransferHolds(q: Queryable, filter: HoldFilter): Promise<OwnHold[]> {
  const rows = await q.query<{ id: string; asset: string; amount_minor: string; created_at_ms: string }>(
    `select t.id, t.asset, t.amount_minor, t.created_at_ms from wallet.transfer t
      where t.uid = $1 and t.state in ('LEAVING', 'ASKED') and ${IS_IN_TRANSIT} and ($2::text is null or t.asset = $2)
      order by t.created_at_ms desc, t.id desc`,
    [filter.uid, filter.asset ?? null],
  );
  return rows.map((row) => ({
    holdKey: `transfer:${row.id}`,
    reason: 'TRANSFER',
    ref: row.id,
    account: 'in_transit',
    asset: row.asset,
    amountMinor: BigInt(row.amount_minor),
    leftMinor: BigInt(row.amount_minor),
    releaseAtMs: null,
    createdAtMs: Number(row.created_at_ms),
  }));
}
