import type { transferRow } from '@bourse/contract/transfers.ts';
import type { z } from 'zod';
import { amountText, usdtText } from '../assets/public.ts';
import type { HistoryFilter } from '../balances/public.ts';
import { valueAt } from '../pricing/public.ts';
import { findTransfers, type ShownTransfer } from './queries/transfer.query.ts';
import type { TransfersDeps } from './transfers-deps.ts';

type RowDeps = Pick<TransfersDeps, 'db' | 'assets' | 'pricing'>;

/** A person's transfers between own accounts, newest first, each with its position in the history for paging. */
export async function transferRows(deps: RowDeps, filter: HistoryFilter) {
  const rows = await findTransfers(deps.db, filter);
  return rows.map((row) => ({ atMs: row.createdAtMs, id: row.id, row: transferOut(deps, row) }));
}

function transferOut(deps: RowDeps, row: ShownTransfer): z.output<typeof transferRow> {
  const { id, asset, from, to, entryId } = row;
  // What leaves the spot account enters the books through the funding account.
  const account = from === 'spot' ? 'funding' : from;
  const scale = deps.assets.coin(asset)?.ledgerScale;
  const value = scale === undefined ? null : valueAt(deps.pricing, asset, row.amountMinor, scale, row.createdAtMs);
  return {
    id,
    asset,
    from,
    to,
    amount: amountText(deps, asset, row.amountMinor),
    state: row.state === 'LEAVING' ? 'LEAVING' : 'DONE',
    billId: entryId === null ? null : `${entryId}-${account}-${asset}`,
    valueUsdt: value === null ? null : usdtText(value),
    atMs: row.createdAtMs,
  };
}
