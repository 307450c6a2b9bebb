import { mergeKlines } from '../../../../engine/projection/klines/merged-klines.ts';
import type { TokenMerge } from '../../queries/token-merge.query.ts';
import type { SpotDeps } from '../../spot-deps.ts';
import { lockChartPlace, moveMerge, setChartPlace } from '../../store/token-merge.store.ts';

/**
 * How many rows one transaction changes: a tenth of a second. What the live connection tells waits for the oldest
 * transaction that is open.
 */
const PAGE = 10_000;

/**
 * Counts the next rows of a token's charts anew; behind the last one the merge is `charted`.
 *
 * @param markets    those that trade the token, the same at each call
 * @invariant        each row is counted once, wherever a process dies and however many run this: the place goes on in the same
 *                   transaction
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
