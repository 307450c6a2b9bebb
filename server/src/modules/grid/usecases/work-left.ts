import type { GridDeps } from '../grid-deps.ts';
import { findCellsToPlace } from '../queries/cell.query.ts';
import { findUnansweredOrders } from '../queries/core-now.query.ts';
import { findGridMarkets, findReached, findRunning, hasSteps } from '../queries/strategy.query.ts';

/** Whether grids still have something to do at the present prices, as far as rows and prices in memory tell. */
export async function isGridWorkLeft({ spot }: GridDeps): Promise<boolean> {
  const { db, data } = spot;
  if ((await hasSteps(db)) || (await findCellsToPlace(db, 1)).length > 0) return true;
  const running = await findRunning(db, { afterId: null, limit: 1_000 });
  if ((await findUnansweredOrders(db, running)).length > 0) return true;
  for (const market of await findGridMarkets(db)) {
    const { lastTicks } = data.state(market);
    if ((await findReached(db, { market, lowTicks: lastTicks, highTicks: lastTicks })).length > 0) return true;
  }
  return false;
}
