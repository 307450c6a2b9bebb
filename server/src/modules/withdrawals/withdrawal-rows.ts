import type { HistoryFilter } from '../balances/public.ts';
import { findWithdrawals } from './queries/withdrawal.query.ts';
import { showWithdrawals } from './show-withdrawals.ts';
import type { WithdrawalsDeps } from './withdrawals-deps.ts';

/** A person's withdrawals and sends, newest first, each with its position in the history for paging. */
export async function withdrawalRows(deps: Pick<WithdrawalsDeps, 'db' | 'assets' | 'settings'>, filter: HistoryFilter) {
  const rows = await showWithdrawals(deps, await findWithdrawals(deps.db, filter));
  return rows.map((row) => ({ atMs: row.atMs, id: row.id, row }));
}
