import { cellAfter, readOrderName, STOP_ORDER } from '@bourse/core/grid/cell.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Queryable, Tx } from '../../../../platform/db/db.ts';
import type { Market } from '../../../spot/public.ts';
import type { GridDeps } from '../../grid-deps.ts';
import { findCells } from '../../queries/cell.query.ts';
import {
  type EndedOrder,
  findCoreBalances,
  findEndedOrder,
  findUntoldOrders,
  hasOpenOrders,
} from '../../queries/core-now.query.ts';
import type { Fill } from '../../queries/fill.query.ts';
import type { Strategy } from '../../queries/strategy.query.ts';
import { deleteCells } from '../../store/cell.store.ts';
import { insertFills } from '../../store/fill.store.ts';
import { addPairs, moveStrategy, type StrategyChange } from '../../store/strategy.store.ts';
import { askCore, awaitRows, stopCommand } from '../ask-core.ts';
import { tellGrid } from '../tell/tell-grid.ts';
import { type Move, moveMoney } from './move-money.ts';

/** Cancels all orders, and records what they had traded. @refuses AGAIN */
export async function cancelAll(deps: GridDeps, strategy: Strategy, market: Market): Promise<Result<true, 'AGAIN'>> {
  const { spot } = deps;
  const answer = await askCore(deps, { kind: 'cancelAll', account: strategy.account, market: strategy.market });
  if (!answer.ok) return answer;
  const rows = await awaitRows(deps, answer.value.sequence);
  if (!rows.ok) return rows;
  // An order that was under way when the grid was stopped arrived later; the next try cancels it.
  if (await hasOpenOrders(spot.db, strategy.account)) return refuse('AGAIN');
  await spot.db.tx(async (tx) => {
    await noteLastFills(tx, strategy, market);
    const has = await findHere(tx, strategy, market);
    const stopLots = Number(has.baseMinor / market.lotMinor);
    const isSold = strategy.sells === true && stopLots > 0 && !spot.data.state(market.market).isHalted;
    const change: StrategyChange = isSold ? { step: 'SELLING', stopLots } : returning(has);
    await moveStrategy(tx, strategy, change, spot.clock.nowMs());
  });
  return ok(true);
}

/** Sells the base coin at the market, as far as there are buyers. @refuses AGAIN */
export async function sellBase(deps: GridDeps, strategy: Strategy, market: Market): Promise<Result<true, 'AGAIN'>> {
  const { spot } = deps;
  const { account } = strategy;
  if (!(await findEndedOrder(spot.db, account, STOP_ORDER))) {
    const order = { account, market: strategy.market, lots: strategy.stopLots!, clientId: STOP_ORDER };
    const answer = await askCore(deps, stopCommand(order));
    if (!answer.ok) return answer;
    // If the order is refused (too small, a halt, a price outside the band), the coins go back as they are.
    const rows = await awaitRows(deps, answer.value.sequence);
    if (!rows.ok) return rows;
  }
  await spot.db.tx(async (tx) => {
    await noteLastFills(tx, strategy, market);
    await moveStrategy(tx, strategy, returning(await findHere(tx, strategy, market)), spot.clock.nowMs());
  });
  return ok(true);
}

/** Returns everything to the spot account, and ends the grid. @refuses AGAIN */
export async function returnAll(deps: GridDeps, strategy: Strategy, market: Market): Promise<Result<true, 'AGAIN'>> {
  const { spot } = deps;
  const moved = await moveMoney(deps, strategy, 'out', [
    { coin: 'q', asset: market.quote, amountMinor: strategy.returnedQuoteMinor! },
    { coin: 'b', asset: market.base, amountMinor: strategy.returnedBaseMinor! },
  ]);
  if (!moved.ok) return moved;
  if (moved.value.length > 0) return countAgain(deps, strategy, market, moved.value);
  await spot.db.tx(async (tx) => {
    const nowMs = spot.clock.nowMs();
    const endTicks = spot.data.state(market.market).lastTicks;
    const change = { step: null, endedAtMs: nowMs, ...(endTicks > 0 ? { endTicks } : {}) };
    if (!(await moveStrategy(tx, strategy, change, nowMs))) return;
    await deleteCells(tx, strategy.id);
    await tellGrid(tx, strategy);
    const kind = noticeOf(strategy);
    if (kind === null) return;
    await spot.notices.notify(tx, {
      uid: strategy.uid,
      kind,
      params: {
        number: String(strategy.number),
        market: `${market.base}/${market.quote}`,
        quote: formatAmount(strategy.returnedQuoteMinor!, market.quoteScale),
        quoteAsset: market.quote,
        base: formatAmount(strategy.returnedBaseMinor!, market.baseScale),
        baseAsset: market.base,
      },
    });
  });
  return ok(true);
}

/** A process that did not know of the end yet has placed an order: cancels it and counts again what is there. */
async function countAgain(
  deps: GridDeps,
  strategy: Strategy,
  market: Market,
  short: readonly Move[],
): Promise<Result<true, 'AGAIN'>> {
  const { spot } = deps;
  const asked = [strategy.returnedQuoteMinor!, strategy.returnedBaseMinor!].filter((minor) => minor > 0n);
  if (short.length < asked.length) return freeRest(deps, strategy, market, short);
  await spot.db.tx((tx) => moveStrategy(tx, strategy, { step: 'CANCELLING' }, spot.clock.nowMs()));
  return ok(true);
}

/**
 * Only one coin could be moved, because such an order holds the other: cancels the order, so that the next try returns
 * the coin.
 */
async function freeRest(
  deps: GridDeps,
  strategy: Strategy,
  market: Market,
  short: readonly Move[],
): Promise<Result<true, 'AGAIN'>> {
  const { account } = strategy;
  const answer = await askCore(deps, { kind: 'cancelAll', account, market: strategy.market });
  const rows = answer.ok ? await awaitRows(deps, answer.value.sequence) : answer;
  if (!rows.ok) return rows;
  const has = await findHere(deps.spot.db, strategy, market);
  const isThere = short.every(
    ({ coin, amountMinor }) => (coin === 'q' ? has.quoteMinor : has.baseMinor) >= amountMinor,
  );
  if (!isThere) throw new Error(`grid ${strategy.id} traded while it returned its money`);
  return refuse('AGAIN');
}

/** The notice of the end; null if its person stopped it and so knows. */
function noticeOf({ state, reason }: Strategy): string | null {
  if (state === 'STOPPED_TP') return 'grid.takeProfit';
  if (state === 'STOPPED_SL') return 'grid.stopLoss';
  if (state === 'FAILED') return reason === 'SLIPPAGE' ? 'grid.failed.slippage' : 'grid.failed.other';
  return reason === 'STAFF' ? 'grid.stoppedByStaff' : null;
}

interface Here {
  readonly quoteMinor: bigint;
  readonly baseMinor: bigint;
}

const returning = ({ quoteMinor, baseMinor }: Here): StrategyChange => ({
  step: 'RETURNING',
  returnedQuoteMinor: quoteMinor,
  returnedBaseMinor: baseMinor,
});

async function findHere(q: Queryable, { account }: Strategy, { base, quote }: Market): Promise<Here> {
  const balances = await findCoreBalances(q, [account]);
  const of = (asset: string) => balances.get(`${account}:${asset}`)?.availableMinor ?? 0n;
  return { quoteMinor: of(quote), baseMinor: of(base) };
}

/**
 * Records trades that are in no fill yet: of orders that traded while the grid was being stopped, and parts of
 * cancelled orders.
 */
async function noteLastFills(tx: Tx, strategy: Strategy, { unitMinor }: Market): Promise<void> {
  const orders = await findUntoldOrders(tx, strategy.id, strategy.account);
  if (orders.length === 0) return;
  const cells = new Map((await findCells(tx, strategy.id)).map((cell) => [cell.cell, cell]));
  const fills = orders.map((order) => lastFill(strategy.id, order, cells, unitMinor));
  const profits = (await insertFills(tx, fills)).flatMap(({ profitMinor }) => profitMinor ?? []);
  const profitMinor = profits.reduce((sum, each) => sum + each, 0n);
  if (profits.length > 0) await addPairs(tx, new Map([[strategy.id, { pairs: profits.length, profitMinor }]]));
}

function lastFill(
  gridId: string,
  order: EndedOrder,
  cells: ReadonlyMap<number, Awaited<ReturnType<typeof findCells>>[number]>,
  unitMinor: bigint,
): Fill {
  const name = readOrderName(order.clientId);
  const cell = name && cells.get(name.cell);
  const quoteMinor = order.tradedUnits * unitMinor;
  const isWhole = cell && order.isFilled && cell.turn === name.turn;
  const fill = isWhole && {
    quoteMinor: cell.doneQuoteMinor + quoteMinor,
    feeMinor: cell.doneFeeMinor + order.feeMinor,
  };
  return {
    gridId,
    orderId: order.orderId,
    kind: name ? 'level' : order.isBuy ? 'start' : 'stop',
    level: name ? name.cell + (order.isBuy ? 0 : 1) : null,
    side: order.isBuy ? 'buy' : 'sell',
    lots: order.tradedLots,
    quoteMinor,
    feeMinor: order.feeMinor,
    profitMinor: cell && fill ? cellAfter(cell, fill).profitMinor : null,
    atMs: order.atMs,
  };
}
