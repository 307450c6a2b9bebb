import type { HistoryFilter } from '../balances/public.ts';
import { findWithdrawals } from './queries/withdrawal.query.ts';
import { withdrawalOut } from './views.ts';
import type { WithdrawalsDeps } from './withdrawals-deps.ts';

/** A person's withdrawals and sends, the newest first, each with its place in the history. */
export async function withdrawalRows(deps: Pick<WithdrawalsDeps, 'db' | 'assets'>, filter: HistoryFilter) {
  const rows = await findWithdrawals(deps.db, filter);
  return rows.map((view) => ({
    atMs: view.withdrawal.createdAtMs,
    id: view.withdrawal.id,
    row: withdrawalOut(deps, view),
  }));
}
