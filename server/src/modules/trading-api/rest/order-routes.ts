import { triggerOf } from '@bourse/core/spot/stop-price.ts';
import type { OrderNow } from '../../../engine/trading.ts';
import { isDatabaseAway } from '../../../platform/db/db.ts';
import { clientIdOf, newClientId, orderIdIn } from '../orders/client-id.ts';
import { type OrderRequest, readOrder } from '../orders/order-request.ts';
import { faultOf } from '../orders/refusal-fault.ts';
import type { ApiMarket } from '../ports.ts';
import { findAllOrders, findOpenOrders, findOrder, findOrdersByIds } from '../queries/own-orders.query.ts';
import { findOwnTrades } from '../queries/trades.query.ts';
import { wireSymbol } from '../shapes/decimals.ts';
import { cancelledList } from '../shapes/list-shapes.ts';
import { cancelledOrder, ownTrades, placedOrder, queriedOrder } from '../shapes/order-shapes.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { type ApiFault, FAULTS } from '../wire/api-fault.ts';
import { type Answer, deny, say } from '../wire/call.ts';
import type { Reader } from '../wire/reader.ts';
import { type Caller, marketOf, ROWS_MAX, ROWS_USUAL, type Routes, rangeOf } from './route.ts';

/**
 * Ending an order costs the core and the rows a tenth of what placing one costs. How many orders a call ends is known
 * only afterwards, so their weight is added then; a client that has exceeded its limit by that is refused from the next
 * call on.
 */
const ENDED_ORDERS_OF_WEIGHT = 10;

/** A person's orders and trades. */
export const ORDER_ROUTES: Routes = {
  'POST /api/v3/order': { weight: 1, access: 'trade', orders: 1, run: placeOrder },
  'POST /api/v3/order/test': { weight: 1, access: 'trade', run: testOrder },
  'GET /api/v3/order': { weight: 4, access: 'read', run: queryOrder },
  'DELETE /api/v3/order': { weight: 1, access: 'trade', run: cancelOrder },
  'GET /api/v3/openOrders': {
    weight: (reader) => (reader.has('symbol') ? 6 : 80),
    access: 'read',
    run: openOrders,
  },
  'DELETE /api/v3/openOrders': { weight: 1, access: 'trade', run: cancelOpenOrders },
  'GET /api/v3/allOrders': { weight: 20, access: 'read', run: allOrders },
  'GET /api/v3/myTrades': { weight: 20, access: 'read', run: myTrades },
};

/** A new order, in ticks and lots of its market. */
export function readRequest(
  deps: TradingApiDeps,
  reader: Reader,
): { readonly market: ApiMarket; readonly request: OrderRequest } | { readonly fault: ApiFault } {
  const market = marketOf(deps, reader);
  if (!market) return { fault: reader.fault! };
  const request = readOrder(reader, market, deps.mayTradeWithItself());
  if ('fault' in request) return request;
  const { lastTicks, referenceTicks } = deps.feed.state(market.market);
  const wakes = triggerOf(request.stopTicks, lastTicks || referenceTicks, request.ask.side);
  if (request.trigger !== null && request.stopTicks > 0 && request.trigger !== wakes)
    return { fault: faultOf({ code: 'STOP_WOULD_TRIGGER' }) };
  return { market, request };
}

async function placeOrder(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const read = readRequest(deps, reader);
  if ('fault' in read) return deny(read.fault);
  const { market, request } = read;
  const placed = await orUnknown(
    market,
    { clientOrderId: request.ask.clientId },
    deps.desk.place({ uid, ...request.ask }),
  );
  if ('fault' in placed) return deny(placed.fault);
  if (!placed.ok) return deny(faultOf(placed.refusal));
  if (placed.value.replayed) return deny(faultOf({ code: 'IDEMPOTENCY_MISMATCH' }));
  return say(placedOrder(market, placed.value, request.response));
}

/** An unknown outcome is reported with the id under which the client can ask for the order. */
export const orUnknown = <Value extends object>(
  market: ApiMarket,
  named: { readonly clientOrderId: string } | { readonly listClientOrderId: string },
  asking: Promise<Value>,
): Promise<Value | { readonly fault: ApiFault }> =>
  asking.catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
    return { fault: FAULTS.outcomeUnknown({ symbol: wireSymbol(market), ...named }) };
  });

async function testOrder(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const read = readRequest(deps, reader);
  if ('fault' in read) return deny(read.fault);
  const checked = await deps.desk.check({ uid, ...read.request.ask });
  return checked.ok ? say({}) : deny(faultOf(checked.refusal));
}

/** The names of the parameters that identify an order. */
interface OrderNames {
  readonly orderId: string;
  readonly clientId: string;
}

/** The names of the parameters that identify an order to cancel, with the id for the cancellation itself. */
export interface CancelNames extends OrderNames {
  readonly cancelId: string;
}

const NAMES: CancelNames = { orderId: 'orderId', clientId: 'origClientOrderId', cancelId: 'newClientOrderId' };

/** The order that one of two parameters names, including everything that its person was told; null if there is none. */
export async function namedOrder(
  deps: TradingApiDeps,
  reader: Reader,
  uid: string,
  names: OrderNames = NAMES,
): Promise<{ readonly market: ApiMarket; readonly order: OrderNow | null } | { readonly fault: ApiFault }> {
  const market = marketOf(deps, reader);
  const orderId = reader.whole(names.orderId);
  const clientId = reader.clientId(names.clientId);
  if (orderId === null && clientId === null && !reader.fault)
    reader.refuse(FAULTS.missingEither(names.clientId, names.orderId));
  if (!market || reader.fault) return { fault: reader.fault! };
  await deps.desk.waitForRows(uid);
  const account = Number(uid);
  // A client may itself have given an id in our form, before such ids were refused.
  const given = clientId === null ? null : await findOrder(deps.db, { account, clientId });
  const id = orderId ?? (given ? null : orderIdIn(clientId!));
  const order = id === null ? given : await findOrder(deps.db, { account, orderId: id });
  const isNamed = order?.market === market.market && (clientId === null || clientIdOf(order) === clientId);
  return { market, order: isNamed ? order : null };
}

async function queryOrder(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const named = await namedOrder(deps, reader, uid);
  if ('fault' in named) return deny(named.fault);
  return named.order ? say(queriedOrder(named.market, named.order)) : deny(FAULTS.noSuchOrder());
}

/** The open order to cancel, or why it cannot be cancelled. */
export async function orderToCancel(
  deps: TradingApiDeps,
  reader: Reader,
  uid: string,
  names: CancelNames,
): Promise<
  | { readonly fault: ApiFault }
  | {
      readonly market: ApiMarket;
      readonly cancelId: string;
      readonly order: OrderNow | null;
      readonly refused: ApiFault | null;
    }
> {
  const cancelId = reader.clientId(names.cancelId) ?? newClientId();
  const restriction = reader.word('cancelRestrictions', ['ONLY_NEW', 'ONLY_PARTIALLY_FILLED'], () =>
    FAULTS.badValue('cancelRestrictions'),
  );
  const named = await namedOrder(deps, reader, uid, names);
  if ('fault' in named) return named;
  const { market, order } = named;
  const isOpen = order !== null && order.closeReason === null;
  const isMeant = restriction === null || (restriction === 'ONLY_NEW') === (order?.tradedLots === 0);
  const refused = !isOpen ? FAULTS.cancelRefused() : isMeant ? null : FAULTS.cancelRestricted();
  return { market, cancelId, order, refused };
}

async function cancelOrder(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const meant = await orderToCancel(deps, reader, uid, NAMES);
  if ('fault' in meant) return deny(meant.fault);
  const { market, cancelId, order, refused } = meant;
  if (refused || !order) return deny(refused ?? FAULTS.cancelRefused());
  const cancelled = await deps.desk.cancel({ uid, orderId: order.id, clientId: '' });
  if (!cancelled.ok) return deny(faultOf(cancelled.refusal));
  await deps.desk.waitForRows(uid);
  const ended = await findOrder(deps.db, { account: Number(uid), orderId: order.id });
  return say(cancelledOrder(market, ended ?? order, cancelId));
}

async function openOrders(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const market = reader.has('symbol') ? marketOf(deps, reader) : null;
  if (reader.fault) return deny(reader.fault);
  await deps.desk.waitForRows(uid);
  const orders = await findOpenOrders(deps.db, Number(uid), market?.market ?? null);
  return say(ordersOut(deps, orders));
}

async function cancelOpenOrders(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const market = marketOf(deps, reader);
  if (!market) return deny(reader.fault!);
  const ended = await deps.desk.cancelAll({ uid, market: market.market });
  if (!ended.ok) return deny(faultOf(ended.refusal));
  const ids = ended.value.map(({ orderId }) => orderId);
  if (ids.length === 0) return deny(FAULTS.cancelRefused());
  await deps.desk.waitForRows(uid);
  const orders = await findOrdersByIds(deps.db, Number(uid), ids);
  const cancelId = newClientId();
  const lists = await deps.desk.listsByIds([...new Set(orders.map(({ listId }) => listId).filter((id) => id > 0))]);
  const told = [
    ...orders.filter(({ listId }) => listId === 0).map((order) => cancelledOrder(market, order, cancelId)),
    ...lists.map((list) => cancelledList(market, list, new Set(ids), cancelId)),
  ];
  return say(told, Math.floor(ids.length / ENDED_ORDERS_OF_WEIGHT));
}

async function allOrders(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const market = marketOf(deps, reader);
  const wanted = { fromId: reader.whole('orderId'), ...rangeOf(reader), limit: reader.limit(ROWS_USUAL, ROWS_MAX) };
  if (!market || reader.fault) return deny(reader.fault!);
  await deps.desk.waitForRows(uid);
  const orders = await findAllOrders(deps.db, { account: Number(uid), market: market.market, ...wanted });
  return say(ordersOut(deps, orders));
}

async function myTrades(deps: TradingApiDeps, reader: Reader, { uid }: Caller): Promise<Answer> {
  const market = marketOf(deps, reader);
  const wanted = {
    fromId: reader.whole('fromId'),
    orderId: reader.whole('orderId'),
    ...rangeOf(reader),
    limit: reader.limit(ROWS_USUAL, ROWS_MAX),
  };
  if (wanted.fromId !== null && (wanted.fromMs !== null || wanted.toMs !== null))
    reader.refuse(FAULTS.badCombination());
  if (!market || reader.fault) return deny(reader.fault!);
  await deps.desk.waitForRows(uid);
  const account = Number(uid);
  const rows = await findOwnTrades(deps.db, account, { market: market.market, ...wanted });
  return say(rows.flatMap((row) => ownTrades(market, row, account)));
}

/** Orders in markets that this process does not know yet are left out until the next read. */
const ordersOut = ({ symbols }: TradingApiDeps, orders: readonly OrderNow[]): object[] =>
  orders.flatMap((order) => {
    const market = symbols.at(order.market);
    return market ? [queriedOrder(market, order)] : [];
  });
