import type { spot as spotContract } from '@bourse/contract/spot.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import type { OrderNow } from '../../engine/trading.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { Market } from './market.ts';
import { findSpotBalances } from './queries/balance.query.ts';
import { findOrder, findOrderByClientId, findOrders, type OrderFilter } from './queries/order.query.ts';
import { findOwnTrades, sumOwnTrades } from './queries/trade.query.ts';
import type { SpotRoom } from './spot.ts';
import { cutPage, pageLimitOf, readOrderCursor, readTradeCursor, tradeCursor } from './spot-keyset.ts';
import { marketNamed } from './spot-market.http.ts';
import { feesOf } from './usecases/read-fees.ts';
import { orderOut, ownTradeOut, totalsOut } from './views.ts';

type OwnKeys = 'fees' | 'balances' | 'order' | 'openOrders' | 'orderHistory' | 'trades' | 'totals' | 'etfBonusOrders';

interface FilterIn extends Omit<OrderFilter, 'account' | 'market'> {
  readonly symbol?: string | undefined;
}

/** What a person may read of their own. Every read has what the person was told before it began. */
export function spotOwnHttp(room: SpotRoom): Pick<Handlers<typeof spotContract>, OwnKeys> {
  const { db, assets, catalog, lastHeard } = room;
  const marketAt = (number: number): Market => {
    const market = catalog.at(number);
    if (!market) throw new Error(`the trading core has a market ${number} that the catalog has not`);
    return market;
  };
  const shown = (order: OrderNow) => orderOut(marketAt(order.market), order);
  /** The filter with the market's number. @refuses MARKET_NOT_FOUND */
  const filterOf = (uid: string, { symbol, ...filter }: FilterIn) => {
    const account = Number(uid);
    if (symbol === undefined) return ok({ ...filter, account });
    const market = marketNamed(room, symbol);
    return market.ok ? ok({ ...filter, account, market: market.value.market }) : market;
  };
  return {
    fees: async (_input, { uid }) => ok(await feesOf(room, uid)),
    balances: async ({ symbol }, { uid }) => {
      const market = symbol === undefined ? null : marketNamed(room, symbol);
      if (market && !market.ok) return market;
      await lastHeard.caughtUp(uid);
      const rows = await findSpotBalances(db, Number(uid));
      const text = (asset: string, minor: bigint) => formatAmount(minor, assets.coin(asset)!.ledgerScale);
      const row = (asset: string) => {
        const own = rows.find((balance) => balance.asset === asset);
        return { asset, available: text(asset, own?.availableMinor ?? 0n), held: text(asset, own?.heldMinor ?? 0n) };
      };
      if (market) return ok({ rows: [row(market.value.base), row(market.value.quote)] });
      return ok({ rows: rows.map(({ asset }) => row(asset)) });
    },
    order: async ({ orderId, clientRequestId }, { uid }) => {
      await lastHeard.caughtUp(uid);
      const account = Number(uid);
      const order =
        orderId !== undefined
          ? await findOrder(db, account, Number(orderId))
          : await findOrderByClientId(db, account, clientRequestId ?? '');
      return order ? ok(shown(order)) : refuse('ORDER_NOT_FOUND');
    },
    openOrders: async ({ before, limit, ...input }, { uid }) => {
      const [cursor, filter] = [readOrderCursor(before), filterOf(uid, input)];
      if (!cursor.ok) return cursor;
      if (!filter.ok) return filter;
      await lastHeard.caughtUp(uid);
      const count = pageLimitOf(limit);
      const list = { ...filter.value, isOpen: true, beforeId: cursor.value, limit: count + 1 };
      const page = cutPage(await findOrders(db, list), count, ({ id }) => String(id));
      return ok({ rows: page.rows.map(shown), next: page.next });
    },
    orderHistory: async ({ before, limit, status, ...input }, { uid }) => {
      const [cursor, filter] = [readOrderCursor(before), filterOf(uid, input)];
      if (!cursor.ok) return cursor;
      if (!filter.ok) return filter;
      await lastHeard.caughtUp(uid);
      const count = pageLimitOf(limit);
      const list = { ...filter.value, isOpen: false, status, beforeId: cursor.value, limit: count + 1 };
      const page = cutPage(await findOrders(db, list), count, ({ id }) => String(id));
      return ok({ rows: page.rows.map(shown), next: page.next });
    },
    trades: async ({ before, limit, orderId, ...input }, { uid }) => {
      const [cursor, filter] = [readTradeCursor(before), filterOf(uid, input)];
      if (!cursor.ok) return cursor;
      if (!filter.ok) return filter;
      await lastHeard.caughtUp(uid);
      const count = pageLimitOf(limit);
      const own = { ...filter.value, orderId: orderId === undefined ? undefined : Number(orderId) };
      const rows = await findOwnTrades(db, { ...own, before: cursor.value, limit: count + 1 });
      const page = cutPage(rows, count, tradeCursor);
      return ok({ rows: page.rows.map((trade) => ownTradeOut(marketAt(trade.market), trade)), next: page.next });
    },
    totals: async ({ orderId, ...input }, { uid }) => {
      const filter = filterOf(uid, input);
      if (!filter.ok) return filter;
      await lastHeard.caughtUp(uid);
      const own = { ...filter.value, orderId: orderId === undefined ? undefined : Number(orderId) };
      const rows = await sumOwnTrades(db, own);
      return ok({ rows: rows.map((row) => totalsOut(marketAt(row.market), row)) });
    },
    // Bonuses are not given out yet, so nobody has paid with one.
    etfBonusOrders: async () => ok({ rows: [], next: null }),
  };
}
