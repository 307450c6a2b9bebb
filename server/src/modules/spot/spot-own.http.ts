import type { spot as spotContract } from '@bourse/contract/spot.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { OrderNow } from '../../engine/trading.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { Market } from './market.ts';
import { findSpotBalances } from './queries/balance.query.ts';
import { type EndStatus, findOrder, findOrderByClientId, findOrders, type OrderFilter } from './queries/order.query.ts';
import { findOwnTrades, sumOwnTrades, type TradeFilter } from './queries/trade.query.ts';
import type { SpotRoom } from './spot.ts';
import { cutPage, pageLimitOf, readOrderCursor, readTradeCursor, tradeCursor } from './spot-keyset.ts';
import { marketNamed } from './spot-market.http.ts';
import { feesOf } from './usecases/read-fees.ts';
import { orderOut, ownTradeOut, totalsOut } from './views.ts';

type OwnKeys = 'fees' | 'balances' | 'order' | 'openOrders' | 'orderHistory' | 'trades' | 'totals' | 'etfBonusOrders';

interface FilterIn extends Omit<OrderFilter, 'account' | 'market'> {
  readonly symbol?: string | undefined;
}

interface PageIn {
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
}

/** What a person may read of their own. Every read has what the person was told before it began. */
export function spotOwnHttp(room: SpotRoom): Pick<Handlers<typeof spotContract>, OwnKeys> {
  const { db, lastHeard } = room;
  return {
    fees: async (_input, { uid }) => ok(await feesOf(room, uid)),
    balances: async ({ symbol }, { uid }) => {
      const market = symbol === undefined ? null : marketNamed(room, symbol);
      if (market && !market.ok) return market;
      return ok({ rows: await balanceRows(room, uid, market?.value ?? null) });
    },
    order: async ({ orderId, clientRequestId }, { uid }) => {
      await lastHeard.caughtUp(uid);
      const account = Number(uid);
      const order =
        orderId !== undefined
          ? await findOrder(db, account, Number(orderId))
          : await findOrderByClientId(db, account, clientRequestId ?? '');
      return order ? ok(shownOrder(room, order)) : refuse('ORDER_NOT_FOUND');
    },
    openOrders: (input, { uid }) => ordersPage(room, uid, input, { isOpen: true }),
    orderHistory: ({ status, ...input }, { uid }) => ordersPage(room, uid, input, { isOpen: false, status }),
    trades: async ({ before, limit, ...input }, { uid }) => {
      const [cursor, filter] = [readTradeCursor(before), tradeFilterOf(room, uid, input)];
      if (!cursor.ok) return cursor;
      if (!filter.ok) return filter;
      await lastHeard.caughtUp(uid);
      const count = pageLimitOf(limit);
      const rows = await findOwnTrades(db, { ...filter.value, before: cursor.value, limit: count + 1 });
      const page = cutPage(rows, count, tradeCursor);
      return ok({ rows: page.rows.map((trade) => ownTradeOut(marketAt(room, trade.market), trade)), next: page.next });
    },
    totals: async (input, { uid }) => {
      const filter = tradeFilterOf(room, uid, input);
      if (!filter.ok) return filter;
      await lastHeard.caughtUp(uid);
      const rows = await sumOwnTrades(db, filter.value);
      return ok({ rows: rows.map((row) => totalsOut(marketAt(room, row.market), row)) });
    },
    // Bonuses are not given out yet, so nobody has paid with one.
    etfBonusOrders: async () => ok({ rows: [], next: null }),
  };
}

async function ordersPage(
  room: SpotRoom,
  uid: string,
  { before, limit, ...input }: FilterIn & PageIn,
  which: { readonly isOpen: boolean; readonly status?: EndStatus | undefined },
) {
  const [cursor, filter] = [readOrderCursor(before), filterOf(room, uid, input)];
  if (!cursor.ok) return cursor;
  if (!filter.ok) return filter;
  await room.lastHeard.caughtUp(uid);
  const count = pageLimitOf(limit);
  const rows = await findOrders(room.db, { ...filter.value, ...which, beforeId: cursor.value, limit: count + 1 });
  const page = cutPage(rows, count, ({ id }) => String(id));
  return ok({ rows: page.rows.map((order) => shownOrder(room, order)), next: page.next });
}

/** The coins that the person has on the spot account; of a market, both of its coins, whether there are any or not. */
async function balanceRows({ db, assets, lastHeard }: SpotRoom, uid: string, market: Market | null) {
  await lastHeard.caughtUp(uid);
  const rows = await findSpotBalances(db, Number(uid));
  const codes = market ? [market.base, market.quote] : rows.map(({ asset }) => asset);
  return codes.map((asset) => {
    const own = rows.find((balance) => balance.asset === asset);
    const text = (minor: bigint = 0n) => formatAmount(minor, assets.coin(asset)!.ledgerScale);
    return { asset, available: text(own?.availableMinor), held: text(own?.heldMinor) };
  });
}

/** The filter with the market's number. @refuses MARKET_NOT_FOUND */
function filterOf(
  room: SpotRoom,
  uid: string,
  { symbol, ...filter }: FilterIn,
): Result<OrderFilter, 'MARKET_NOT_FOUND'> {
  const account = Number(uid);
  if (symbol === undefined) return ok({ ...filter, account });
  const market = marketNamed(room, symbol);
  return market.ok ? ok({ ...filter, account, market: market.value.market }) : market;
}

function tradeFilterOf(
  room: SpotRoom,
  uid: string,
  { orderId, ...input }: FilterIn & { readonly orderId?: string | undefined },
): Result<TradeFilter, 'MARKET_NOT_FOUND'> {
  const filter = filterOf(room, uid, input);
  return filter.ok && orderId !== undefined ? ok({ ...filter.value, orderId: Number(orderId) }) : filter;
}

function marketAt({ catalog }: SpotRoom, number: number): Market {
  const market = catalog.at(number);
  if (!market) throw new Error(`the trading core has a market ${number} that the catalog has not`);
  return market;
}

const shownOrder = (room: SpotRoom, order: OrderNow) => orderOut(marketAt(room, order.market), order);
