import type { Kline } from '@bourse/core/spot/kline.ts';
import { coverOf } from '@bourse/core/spot/kline-cover.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { findFirstTradeIds, findFolded } from '../queries/market-data/chart.query.ts';

/** What changed hands in a market in some time. */
export interface WindowSum {
  readonly sum: Kline;
  /** Its first trade; 0 where none was made here. */
  readonly firstTradeId: number;
}

/**
 * What changed hands in markets since a moment.
 *
 * @param fromMs  the beginning of a minute
 * @param toMs    the beginning of a minute that has not come yet
 * @returns       by market; none where nothing changed hands
 */
export async function readWindow(
  q: Queryable,
  { markets, fromMs, toMs }: { readonly markets: readonly number[]; readonly fromMs: number; readonly toMs: number },
): Promise<ReadonlyMap<number, WindowSum>> {
  const runs = coverOf(fromMs, toMs);
  const folded = await findFolded(q, { markets, opens: [fromMs], runs });
  // Asked later, and the same all the same: the first trade of a time that has begun does not change.
  const firstIds = await findFirstTradeIds(q, markets, fromMs);
  return new Map(
    folded.map(({ market, ...sum }) => [
      market,
      { sum, firstTradeId: sum.tradeCount === 0 ? 0 : (firstIds.get(market) ?? 0) },
    ]),
  );
}
