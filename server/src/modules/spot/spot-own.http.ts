import type { spot as spotContract } from '@bourse/contract/spot.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { OrderNow } from '../../engine/trading.ts';
import { cutPageBy, pageLimitOf } from '../../platform/db/keyset.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { Market } from './markets/market.ts';
import { marketNamed } from './markets/spot-market.http.ts';
import { findSpotBalances } from './queries/balance.query.ts';
import { type EndStatus, findOrder, findOrderByClientId, findOrders, type OrderFilter } from './queries/order.query.ts';
import { findList } from './queries/order-list.query.ts';
import { findOwnTrades, sumOwnTrades, type TradeFilter } from './queries/trade.query.ts';
import type { SpotDeps } from './spot-deps.ts';
import { readOrderCursor, readTradeCursor, tradeCursor } from './spot-keyset.ts';
import { feesOf } from './usecases/read-fees.ts';
import { orderOut, ownTradeOut, totalsOut } from './views.ts';

type OwnKeys =
  | 'fees'
  | 'balances'
  | 'order'
  | 'orderList'
  | 'openOrders'
  | 'orderHistory'
  | 'trades'
  | 'totals'
  | 'etfBonusOrders';

interface FilterIn extends Omit<OrderFilter, 'account' | 'market'> {
  readonly symbol?: string | undefined;
}

interface PageIn {
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
}

/** Endpoints for a person's own orders and trades. Every read includes what the person was told before. */
export function spotOwnHttp(deps: SpotDeps): Pick<Handlers<typeof spotContract>, OwnKeys> {
  const { db, lastHeard } = deps;
  return {
    fees: async (_input, { uid }) => ok(await feesOf(deps, uid)),
    balances: async ({ symbol }, { uid }) => {
      const market = symbol === undefined ? null : marketNamed(deps, symbol);
      if (market && !market.ok) return market;
      return ok({ rows: await balanceRows(deps, uid, market?.value ?? null) });
    },
    order: async ({ orderId, clientRequestId }, { uid }) => {
      await lastHeard.waitForRows(uid);
      const account = Number(uid);
      const order =
        orderId !== undefined
          ? await findOrder(db, account, Number(orderId))
          : await findOrderByClientId(db, account, clientRequestId ?? '');
      return order ? ok(shownOrder(deps, order)) : refuse('ORDER_NOT_FOUND');
    },
    orderList: async ({ listId, clientRequestId }, { uid }) => {
      await lastHeard.waitForRows(uid);
      const account = Number(uid);
      const wanted = listId === undefined ? { clientId: clientRequestId ?? '' } : { listId: Number(listId) };
      const list = await findList(db, { account, ...wanted });
      if (!list) return refuse('ORDER_NOT_FOUND');
      const orders = list.orders.map((order) => shownOrder(deps, order));
      return ok({ listId: String(list.id), contingency: list.contingency, orders });
    },
    openOrders: (input, { uid }) => ordersPage(deps, uid, input, { isOpen: true }),
    orderHistory: ({ status, ...input }, { uid }) => ordersPage(deps, uid, input, { isOpen: false, status }),
    trades: async ({ before, limit, ...input }, { uid }) => {
      const [cursor, filter] = [readTradeCursor(before), tradeFilterOf(deps, uid, input)];
      if (!cursor.ok) return cursor;
      if (!filter.ok) return filter;
      await lastHeard.waitForRows(uid);
      const count = pageLimitOf(limit);
      const rows = await findOwnTrades(db, { ...filter.value, before: cursor.value, limit: count + 1 });
      const page = cutPageBy(rows, count, tradeCursor);
      return ok({ rows: page.rows.map((trade) => ownTradeOut(marketAt(deps, trade.market), trade)), next: page.next });
    },
    totals: async (input, { uid }) => {
      const filter = tradeFilterOf(deps, uid, input);
      if (!filter.ok) return filter;
      await lastHeard.waitForRows(uid);
      const rows = await sumOwnTrades(db, filter.value);
      return ok({ rows: rows.map((row) => totalsOut(marketAt(deps, row.market), row)) });
    },
    // Bonuses do not exist yet, so nobody has paid with one.
    etfBonusOrders: async () => ok({ rows: [], next: null }),
  };
}

async function ordersPage(
  deps: SpotDeps,
  uid: string,
  { before, limit, ...input }: FilterIn & PageIn,
  which: { readonly isOpen: boolean; readonly status?: EndStatus | undefined },
) {
  const [cursor, filter] = [readOrderCursor(before), filterOf(deps, uid, input)];
  if (!cursor.ok) return cursor;
  if (!filter.ok) return filter;
  await deps.lastHeard.waitForRows(uid);
  const count = pageLimitOf(limit);
  const rows = await findOrders(deps.db, { ...filter.value, ...which, beforeId: cursor.value, limit: count + 1 });
  const page = cutPageBy(rows, count, ({ id }) => String(id));
  return ok({ rows: page.rows.map((order) => shownOrder(deps, order)), next: page.next });
}

/** The coins in the person's spot account; for a market, both of its coins, even if the person has none. */
async function balanceRows({ db, assets, lastHeard }: SpotDeps, uid: string, market: Market | null) {
  await lastHeard.waitForRows(uid);
  const rows = await findSpotBalances(db, Number(uid));
  const codes = market ? [market.base, market.quote] : rows.map(({ asset }) => asset);
  return codes.map((asset) => {
    const own = rows.find((balance) => balance.asset === asset);
    const text = (minor: bigint = 0n) => formatAmount(minor, assets.coin(asset)!.ledgerScale);
    return { asset, available: text(own?.availableMinor), held: text(own?.heldMinor) };
  });
}

/** The filter, with the market's number in place of its symbol. @refuses MARKET_NOT_FOUND */
function filterOf(
  deps: SpotDeps,
  uid: string,
  { symbol, ...filter }: FilterIn,
): Result<OrderFilter, 'MARKET_NOT_FOUND'> {
  const account = Number(uid);
  if (symbol === undefined) return ok({ ...filter, account });
  const market = marketNamed(deps, symbol);
  return market.ok ? ok({ ...filter, account, market: market.value.market }) : market;
}

function tradeFilterOf(
  deps: SpotDeps,
  uid: string,
  { orderId, ...input }: FilterIn & { readonly orderId?: string | undefined },
): Result<TradeFilter, 'MARKET_NOT_FOUND'> {
  const filter = filterOf(deps, uid, input);
  return filter.ok && orderId !== undefined ? ok({ ...filter.value, orderId: Number(orderId) }) : filter;
}

function marketAt({ catalog }: SpotDeps, number: number): Market {
  const market = catalog.at(number);
  if (!market) throw new Error(`the trading core has a market ${number} that the catalog has not`);
  return market;
}

const shownOrder = (deps: SpotDeps, order: OrderNow) => orderOut(marketAt(deps, order.market), order);
