import type { HistoryFilter } from '../balances/public.ts';
import type { DepositsDeps } from './deposits-deps.ts';
import { findIncoming } from './queries/incoming-history.query.ts';
import { depositOut } from './views.ts';

/** A person's deposits and what others sent them, newest first, each with its position in the history for paging. */
export async function depositRows(deps: Pick<DepositsDeps, 'db' | 'assets' | 'pricing'>, filter: HistoryFilter) {
  const rows = await findIncoming(deps.db, filter);
  return rows.map((row) => ({ atMs: row.atMs, id: row.id, row: depositOut(deps, row) }));
}
