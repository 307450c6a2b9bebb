import { BUSINESS_OFFSET_MS } from '@bourse/core/calendar/business-day.ts';
import { navOf } from '@bourse/core/spot/leveraged-token.ts';
import { isMergeDue, MERGE_NOTICE_MS, MERGE_RATIO } from '@bourse/core/spot/token-merge.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { basketPrice } from '../leveraged-tokens.ts';
import { findMergesUnderWay } from '../queries/token-merge.query.ts';
import type { SpotRoom } from '../spot.ts';
import { insertMerge } from '../store/token-merge.store.ts';
import { holdersOf } from './merge-holders.ts';

const MINUTE_MS = 60_000;

/**
 * Announces the merge of each token that has become too small, once, and tells everybody who has one. What was announced is
 * done, wherever the price goes meanwhile.
 */
export async function announceMerges(room: SpotRoom): Promise<void> {
  const { db, clock, tokens, pricing, ledger, notices } = room;
  const small = tokens.all().filter(({ underlying, baskets }) => {
    const [quote, basket] = [pricing.priceAt(underlying, clock.nowMs()), baskets.at(-1)];
    return quote && !quote.delayed && basket && isMergeDue(navOf(basket, basketPrice(quote)));
  });
  for (const { token } of small) {
    if ((await findMergesUnderWay(db, token)).length > 0) continue;
    const nowMs = clock.nowMs();
    const dueAtMs = Math.ceil((nowMs + MERGE_NOTICE_MS) / MINUTE_MS) * MINUTE_MS;
    await db.tx(async (tx) => {
      const merge = { id: newId(nowMs), token, ratio: MERGE_RATIO, announcedAtMs: nowMs, dueAtMs };
      if (!(await insertMerge(tx, merge))) return;
      const params = { asset: token, ratio: String(MERGE_RATIO), date: businessTime(dueAtMs) };
      // Read without holding anything: telling all of them takes its time, and nobody's money waits for it.
      for (const uid of await holdersOf(tx, token, await ledger.accountsOf(tx, token))) {
        await notices.notify(tx, { uid, kind: 'spot.mergeAnnounced', params });
      }
    });
  }
}

/** `2026-02-05 12:05`, business time. */
const businessTime = (atMs: number): string =>
  new Date(atMs + BUSINESS_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
