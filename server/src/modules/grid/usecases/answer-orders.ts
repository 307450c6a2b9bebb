import { OWN_GRIDS_TOPIC } from '@bourse/contract/topics.ts';
import { cellAfter, readOrderName } from '@bourse/core/grid/cell.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { emitAll } from '../../../platform/outbox/outbox.ts';
import type { GridDeps } from '../grid-deps.ts';
import { type CellRow, lockCells } from '../queries/cell.query.ts';
import type { EndedOrder } from '../queries/core-now.query.ts';
import type { Fill } from '../queries/fill.query.ts';
import { saveCells, wakeCellsOf } from '../store/cell.store.ts';
import { insertFills } from '../store/fill.store.ts';
import { addPairs, noteProgress } from '../store/strategy.store.ts';

/**
 * Answers ended orders of grids: a completely traded order is a fill, from which the cell's next order follows. It is
 * all one transaction, and a cell's turn shows whether an order was answered, so the same orders may be passed
 * repeatedly.
 *
 * @param ended     in the order in which they ended
 * @param sequence  the sequence up to which everything is answered with these; null if earlier ones are missing
 * @returns         cells whose next order must be placed
 */
export async function answerOrders(
  deps: GridDeps,
  ended: readonly EndedOrder[],
  sequence: number | null,
): Promise<readonly CellRow[]> {
  const { db, clock } = deps.spot;
  const orders = new Map<string, EndedOrder>();
  const names = new Map<string, CellName>();
  for (const order of ended) {
    const name = readOrderName(order.clientId);
    if (!name) continue;
    const named = { ...name, account: order.account };
    orders.set(keyOf(named), order);
    names.set(keyOf(named), named);
  }
  if (names.size === 0 && sequence === null) return [];
  return db.tx(async (tx) => {
    const cells = names.size === 0 ? [] : await lockCells(tx, [...names.values()]);
    const nowMs = clock.nowMs();
    const answers = cells.map((cell) => answerOf(deps, cell, orders.get(keyOf(cell))!));
    const next = answers.map(({ cell }) => cell);
    await saveCells(tx, next, nowMs);
    const fills = answers.flatMap(({ fill }) => fill ?? []);
    await notePairs(tx, await insertFills(tx, fills), nowMs);
    if (sequence !== null) await noteProgress(tx, sequence);
    await tellChanged(tx, cells);
    return next.filter(({ state }) => state === 'TO_PLACE');
  });
}

interface CellName {
  readonly account: number;
  readonly cell: number;
  readonly turn: number;
}
const keyOf = ({ account, cell, turn }: CellName): string => `${account}:${cell}:${turn}`;

interface OrderAnswer {
  readonly cell: CellRow;
  readonly fill: Fill | null;
}

function answerOf({ spot }: GridDeps, cell: CellRow, order: EndedOrder): OrderAnswer {
  const market = spot.catalog.at(cell.market);
  if (!market) throw new Error(`grid ${cell.gridId} is of an unknown market`);
  const quoteMinor = order.tradedUnits * market.unitMinor;
  const traded = {
    gridId: cell.gridId,
    orderId: order.orderId,
    kind: 'level' as const,
    level: cell.side === 'buy' ? cell.cell : cell.cell + 1,
    side: cell.side,
    lots: order.tradedLots,
    quoteMinor,
    feeMinor: order.feeMinor,
    atMs: order.atMs,
  };
  const done = {
    doneLots: cell.doneLots + order.tradedLots,
    doneQuoteMinor: cell.doneQuoteMinor + quoteMinor,
    doneFeeMinor: cell.doneFeeMinor + order.feeMinor,
  };
  if (!order.isFilled) {
    // It met an order of its own grid at the same price. The rest is asked for under a new client id.
    const rest: CellRow = { ...cell, ...done, turn: cell.turn + 1, state: 'WAITING', waitReason: 'SELF' };
    return { cell: rest, fill: order.tradedLots === 0 ? null : { ...traded, profitMinor: null } };
  }
  const { next, profitMinor } = cellAfter(cell, { quoteMinor: done.doneQuoteMinor, feeMinor: done.doneFeeMinor });
  const following: CellRow = {
    ...cell,
    ...next,
    ticks: next.side === 'buy' ? cell.buyTicks : cell.sellTicks,
    doneLots: 0,
    doneQuoteMinor: 0n,
    doneFeeMinor: 0n,
    state: 'TO_PLACE',
    waitReason: null,
  };
  return { cell: following, fill: { ...traded, profitMinor } };
}

async function notePairs(tx: Tx, fills: readonly Fill[], nowMs: number): Promise<void> {
  const sums = new Map<string, { pairs: number; profitMinor: bigint }>();
  for (const { gridId, profitMinor } of fills) {
    if (profitMinor === null) continue;
    const sum = sums.get(gridId) ?? { pairs: 0, profitMinor: 0n };
    sums.set(gridId, { pairs: sum.pairs + 1, profitMinor: sum.profitMinor + profitMinor });
  }
  await addPairs(tx, sums);
  // What a pair earned may be what another order lacked.
  if (sums.size > 0) await wakeCellsOf(tx, [...sums.keys()], nowMs);
}

async function tellChanged(tx: Tx, cells: readonly CellRow[]): Promise<void> {
  const byPerson = new Map<string, Set<string>>();
  for (const { uid, gridId } of cells) byPerson.set(uid, (byPerson.get(uid) ?? new Set()).add(gridId));
  await emitAll(
    tx,
    [...byPerson].map(([uid, gridIds]) => ({ topic: OWN_GRIDS_TOPIC, uid, payload: { gridIds: [...gridIds] } })),
  );
}
