import type { Kline } from '@bourse/core/spot/kline.ts';
import { coverOf } from '@bourse/core/spot/kline-cover.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { findFirstTradeIds, findFolded } from '../queries/market-data/chart.query.ts';

/** What changed hands in a market during some time. */
export interface WindowSum {
  readonly sum: Kline;
  /** The number of its first trade; 0 if there was none. */
  readonly firstTradeId: number;
}

/**
 * What changed hands in some markets since a moment.
 *
 * @param fromMs  the beginning of a minute
 * @param toMs    the beginning of a minute that has not come yet
 * @returns       by market; markets without trades are left out
 */
export async function readWindow(
  q: Queryable,
  { markets, fromMs, toMs }: { readonly markets: readonly number[]; readonly fromMs: number; readonly toMs: number },
): Promise<ReadonlyMap<number, WindowSum>> {
  const runs = coverOf(fromMs, toMs);
  const folded = await findFolded(q, { markets, opens: [fromMs], runs });
  // A second statement gives the same result: the first trade of a time that has begun does not change.
  const firstIds = await findFirstTradeIds(q, markets, fromMs);
  return new Map(
    folded.map(({ market, ...sum }) => [
      market,
      { sum, firstTradeId: sum.tradeCount === 0 ? 0 : (firstIds.get(market) ?? 0) },
    ]),
  );
}
