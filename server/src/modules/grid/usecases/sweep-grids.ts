import { OWN_GRIDS_TOPIC } from '@bourse/contract/topics.ts';
import { highestOrderTicks, lowestOrderTicks } from '@bourse/core/trading/price-band.ts';
import { emitAll } from '../../../platform/outbox/outbox.ts';
import type { GridDeps } from '../grid-deps.ts';
import { findCellsToPlace, findHaltedPeople, findPlaced } from '../queries/cell.query.ts';
import { findGridMarkets } from '../queries/strategy.query.ts';
import { noteAnswers, wakeCells } from '../store/cell.store.ts';
import { followMarkets } from '../store/strategy.store.ts';
import type { Faults } from './faults.ts';
import { placeCells } from './place-cells.ts';
import { type Portioned, watchPrices } from './watch-prices.ts';

/** Orders in one sweep. It comes again at once where there are more, and other work of grids has its turn between. */
const AT_ONCE = 256;

/**
 * Checks regularly what no trade announces: markets that were halted or opened, bands that moved, prices that were
 * reached while nobody watched, and orders that were not placed because a process ended.
 *
 * @returns whether there is more to do
 */
export async function sweepGrids(deps: GridDeps, portioned: Portioned): Promise<boolean> {
  const { db, catalog, data, clock } = deps.spot;
  const changed = await db.tx(async (tx) => {
    const rows = await followMarkets(tx, clock.nowMs());
    await emitAll(
      tx,
      rows.map(({ uid, id }) => ({ topic: OWN_GRIDS_TOPIC, uid, payload: { gridIds: [id] } })),
    );
    return rows;
  });
  let isMore = changed.length > 0;
  for (const number of await findGridMarkets(db)) {
    const market = catalog.at(number);
    const { lastTicks, referenceTicks, isHalted } = data.state(number);
    if (!market || lastTicks === 0) continue;
    const now = { lowTicks: lastTicks, highTicks: lastTicks, sinceMs: clock.nowMs() };
    await watchPrices(deps, number, now, portioned);
    if (isHalted) continue;
    const terms = { bandPpm: market.bandPpm, referenceTicks, lastTicks };
    const band = { market: number, minTicks: lowestOrderTicks(terms), maxTicks: highestOrderTicks(terms) };
    const frozen = await findFrozen(deps, await findHaltedPeople(db, number));
    isMore = (await wakeCells(db, band, clock.nowMs(), AT_ONCE, frozen)) === AT_ONCE || isMore;
  }
  return (await placeLeft(deps, portioned.faults)) || isMore;
}

/** Frozen people are left out: waking their orders in vain each time would leave no room for everybody else's. */
async function findFrozen({ spot }: GridDeps, uids: readonly string[]): Promise<readonly string[]> {
  const isFrozen = await Promise.all(uids.map((uid) => spot.frozenPeople.isFrozen(uid)));
  return uids.filter((_, index) => isFrozen[index]);
}

/** Places orders that may have been placed already: the trading core forgets old client ids, but the rows do not. */
async function placeLeft(deps: GridDeps, faults: Faults): Promise<boolean> {
  const { db, clock } = deps.spot;
  const cells = await findCellsToPlace(db, AT_ONCE);
  if (cells.length === 0) return false;
  const placed = await findPlaced(db, cells);
  const isPlaced = ({ account, cell }: { readonly account: number; readonly cell: number }) =>
    placed.has(`${account}:${cell}`);
  const answered = cells.filter(isPlaced).map((cell) => ({ ...cell, waitReason: null }));
  await noteAnswers(db, answered, clock.nowMs());
  const isAll = await placeCells(
    deps,
    cells.filter((cell) => !isPlaced(cell)),
    faults,
  );
  return isAll && cells.length === AT_ONCE;
}
