import { BUSINESS_OFFSET_MS } from '@bourse/core/calendar/business-day.ts';
import { emitBalance } from '../../../balances/public.ts';
import type { SpotDeps } from '../../spot-deps.ts';
import { type MergeNotice, takeMergeNotices } from '../../store/token-merge-notice.store.ts';

/** How many people one transaction tells: live messages wait for the oldest open transaction. */
const PAGE = 200;

/**
 * Tells everybody who must still be told of a merge, page by page.
 *
 * @invariant each person is told once, even after crashes and in several processes, because a page's rows are deleted
 *             in the transaction that tells them
 */
export async function tellMerges(deps: SpotDeps, { pageSize = PAGE } = {}): Promise<void> {
  while ((await tellPage(deps, pageSize)) > 0);
}

function tellPage({ db, notices }: SpotDeps, limit: number): Promise<number> {
  return db.tx(async (tx) => {
    const page = await takeMergeNotices(tx, limit);
    for (const each of page) {
      const { uid, kind, token } = each;
      await notices.notify(tx, { uid, kind, params: paramsOf(each) });
      if (kind === 'spot.merged') await emitBalance(tx, uid, [token]);
    }
    return page.length;
  });
}

function paramsOf({ kind, token, ratio, dueAtMs }: MergeNotice): Readonly<Record<string, string>> {
  const params = { asset: token, ratio: String(ratio) };
  return kind === 'spot.merged' ? params : { ...params, date: businessTime(dueAtMs) };
}

/** `2026-02-05 12:05`, in UTC+8. */
const businessTime = (atMs: number): string =>
  new Date(atMs + BUSINESS_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
