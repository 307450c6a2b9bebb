import type { TradingRefusal } from '@bourse/core/trading/event.ts';
import type { GridDeps } from '../grid-deps.ts';
import type { CellRow, WaitReason } from '../queries/cell.query.ts';
import { type Answered, noteAnswers } from '../store/cell.store.ts';
import { askCore, cellCommand } from './ask-core.ts';
import { endGrid } from './end-grid.ts';
import type { Faults } from './faults.ts';
import { startWork } from './give-way.ts';

/**
 * How many orders of grids are sent to the trading core at a time. The engine handles commands in order, so a person's
 * order never waits behind more than these, however many grids are trading.
 */
const IN_FLIGHT_MAX = 8;

const WAITS: Partial<Record<TradingRefusal, WaitReason>> = {
  OUTSIDE_BAND: 'BAND',
  INSUFFICIENT_BALANCE: 'FUNDS',
  MARKET_HALTED: 'HALT',
};

/** The outcome of asking for a cell's order: it is known, must be asked again, or means that the grid must end. */
type Asked = { readonly answered: Answered } | 'again' | 'refused';

/**
 * Places the orders of cells. An order sent twice exists once; one that cannot be sent now remains to be placed.
 *
 * @returns false if some must be asked again
 */
export async function placeCells(deps: GridDeps, cells: readonly CellRow[], faults: Faults): Promise<boolean> {
  let isAll = true;
  const giveWay = startWork();
  for (let at = 0; at < cells.length; at += IN_FLIGHT_MAX) {
    if (at > 0) await giveWay();
    const some = cells.slice(at, at + IN_FLIGHT_MAX);
    const asked = await Promise.all(some.map((cell) => faults.spare<Asked>(() => placeCell(deps, cell), 'again')));
    await noteAnswers(
      deps.spot.db,
      asked.flatMap((one) => (typeof one === 'object' ? one.answered : [])),
      deps.spot.clock.nowMs(),
    );
    for (const [index, one] of asked.entries()) {
      if (one === 'refused')
        await endGrid(deps, some[index]!.gridId, { state: 'FAILED', reason: 'REFUSED', sells: false });
      if (one === 'again') isAll = false;
    }
  }
  return isAll;
}

async function placeCell(deps: GridDeps, cell: CellRow): Promise<Asked> {
  const { gridId, turn } = cell;
  const answered = (waitReason: WaitReason | null) => ({ answered: { gridId, cell: cell.cell, turn, waitReason } });
  // Orders of a frozen person that are in the book stay there, but new ones are not placed.
  if (await deps.spot.frozenPeople.isFrozen(cell.uid)) return answered('HALT');
  const answer = await askCore(deps, cellCommand(cell));
  if (!answer.ok) return 'again';
  const [first] = answer.value.outcome;
  if (first?.kind !== 'refused') return answered(null);
  // The rest of an order that met one of its own grid may be too small for the market: it waits, and the grid goes on.
  const isRest = cell.doneLots > 0 && first.refusal.code === 'BELOW_MIN_NOTIONAL';
  const waitReason = isRest ? 'FUNDS' : WAITS[first.refusal.code];
  return waitReason ? answered(waitReason) : 'refused';
}
