import { mergeKlines } from '../../../../engine/projection/klines/merged-klines.ts';
import type { TokenMerge } from '../../queries/token-merge.query.ts';
import type { SpotDeps } from '../../spot-deps.ts';
import { lockChartPlace, moveMerge, setChartPlace } from '../../store/token-merge.store.ts';

/**
 * How many rows one transaction changes, about a tenth of a second: live messages wait for the oldest open transaction.
 */
const PAGE = 10_000;

/**
 * Recounts the next rows of a token's charts; after the last one the merge is `charted`.
 *
 * @param markets  the markets of the token, the same at each call
 * @invariant      each row is recounted once, even after crashes and in several processes, because its place is stored
 *                 in the same transaction
 */
export async function chartMerge(
  { db }: SpotDeps,
  { id, ratio }: TokenMerge,
  { markets, pageSize = PAGE }: { readonly markets: readonly number[]; readonly pageSize?: number | undefined },
): Promise<void> {
  await db.tx(async (tx) => {
    const place = await lockChartPlace(tx, id);
    if (!place) return;
    const market = markets.filter((each) => each >= place.market).sort((one, other) => one - other)[0];
    if (market === undefined) {
      await moveMerge(tx, id, ['booked', 'charted']);
      return;
    }
    const after = place.market === market ? place : null;
    const last = await mergeKlines(tx, { market, ratio, after, limit: pageSize });
    await setChartPlace(tx, id, last ? { market, ...last } : { market: market + 1, step: '', openAtMs: 0 });
  });
}
