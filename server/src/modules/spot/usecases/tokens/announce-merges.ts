import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { navOf } from '@bourse/core/spot/leveraged-token.ts';
import { isMergeDue, MERGE_NOTICE_MS, MERGE_RATIO } from '@bourse/core/spot/token-merge.ts';
import { newId } from '../../../../platform/ids/ids.ts';
import { findCoreHolders, findMergesUnderWay } from '../../queries/token-merge.query.ts';
import type { SpotDeps } from '../../spot-deps.ts';
import { insertMerge } from '../../store/token-merge.store.ts';
import { insertMergeNotices } from '../../store/token-merge-notice.store.ts';
import { basketPrice } from '../../tokens/leveraged-tokens.ts';
import { findKept } from './kept-in-rows.ts';
import { holdersOf } from './merge-holders.ts';

/**
 * Announces a merge for each token whose price has become too small, once; `tellMerges` tells its holders. An announced
 * merge is carried out wherever the price goes meanwhile. Not announced are tokens of which a product keeps amounts in
 * rows of its own.
 *
 * @throws names such tokens, after all others were announced
 */
export async function announceMerges(deps: SpotDeps): Promise<void> {
  const { db, clock, tokens, pricing, ledger } = deps;
  const small = tokens.all().filter(({ underlying, baskets }) => {
    const [quote, basket] = [pricing.priceAt(underlying, clock.nowMs()), baskets.at(-1)];
    return quote && !quote.delayed && basket && isMergeDue(navOf(basket, basketPrice(quote)));
  });
  const kept: string[] = [];
  for (const { token } of small) {
    if ((await findMergesUnderWay(db, token)).length > 0) continue;
    const nowMs = clock.nowMs();
    const dueAtMs = Math.ceil((nowMs + MERGE_NOTICE_MS) / MINUTE_MS) * MINUTE_MS;
    await db.tx(async (tx) => {
      const merge = { id: newId(nowMs), token, ratio: MERGE_RATIO, announcedAtMs: nowMs, dueAtMs };
      // Read without locks, so that nobody's money waits for it.
      const accounts = await ledger.accountsOf(tx, token);
      if (findKept(accounts)) return void kept.push(token);
      if (!(await insertMerge(tx, merge))) return;
      const holders = holdersOf(accounts, await findCoreHolders(tx, token));
      await insertMergeNotices(tx, merge.id, 'spot.mergeAnnounced', holders);
    });
  }
  if (kept.length > 0) throw new Error(`not merged, because a product keeps rows of it: ${kept.join(', ')}`);
}
