import type { ListedOrders } from '../../spot/public.ts';
import { clientIdOf } from '../orders/client-id.ts';
import type { ResponseType } from '../orders/order-request.ts';
import type { ApiMarket, PlacedList } from '../ports.ts';
import { wireSymbol } from './decimals.ts';
import { cancelledOrder, placedOrder } from './order-shapes.ts';

const CONTINGENCY = { oco: 'OCO', oto: 'OTO', otoco: 'OTO' } as const;

/** Whether no order of a list is open or waits for its turn. */
export const isDone = ({ orders }: Pick<ListedOrders, 'orders'>): boolean =>
  orders.every(({ closeReason }) => closeReason !== null);

/** The client id of a list; one made from the list's id if the client gave none. */
const listClientIdOf = ({ id, clientId }: Pick<ListedOrders, 'id' | 'clientId'>): string =>
  clientIdOf({ id, clientId });

const membersOf = (market: ApiMarket, { orders }: ListedOrders): object[] =>
  orders.map((order) => ({
    symbol: wireSymbol(market),
    orderId: order.id,
    clientOrderId: clientIdOf(order),
  }));

/** A list in the answer to a query. */
export const queriedList = (market: ApiMarket, list: ListedOrders): object => ({
  orderListId: list.id,
  contingencyType: CONTINGENCY[list.contingency],
  listStatusType: isDone(list) ? 'ALL_DONE' : 'EXEC_STARTED',
  listOrderStatus: isDone(list) ? 'ALL_DONE' : 'EXECUTING',
  listClientOrderId: listClientIdOf(list),
  transactionTime: isDone(list) ? Math.max(...list.orders.map(({ updatedAtMs }) => updatedAtMs)) : list.createdAtMs,
  symbol: wireSymbol(market),
  orders: membersOf(market, list),
});

/** The answer to a new list, with as much of its orders as was asked for. */
export const placedList = (market: ApiMarket, { list, trades }: PlacedList, response: ResponseType): object => ({
  ...queriedList(market, list),
  orderReports: list.orders.map((order) => {
    const own = trades.filter(
      ({ makerOrderId, takerOrderId }) => makerOrderId === order.id || takerOrderId === order.id,
    );
    return placedOrder(market, { order, trades: own, replayed: false }, response);
  }),
});

/** The answer to the cancelling of a list: the orders that ended by it. */
export const cancelledList = (
  market: ApiMarket,
  list: ListedOrders,
  endedIds: ReadonlySet<number>,
  cancelId: string,
): object => ({
  ...queriedList(market, list),
  orderReports: list.orders
    .filter(({ id }) => endedIds.has(id))
    .map((order) => cancelledOrder(market, order, cancelId)),
});

/** The event when a list was placed, or when none of its orders is open any more. */
export const listStatus = (
  market: ApiMarket,
  list: ListedOrders,
  { isStarted, atMs, nowMs }: { readonly isStarted: boolean; readonly atMs: number; readonly nowMs: number },
): object => ({
  e: 'listStatus',
  E: nowMs,
  s: wireSymbol(market),
  g: list.id,
  c: CONTINGENCY[list.contingency],
  l: isStarted ? 'EXEC_STARTED' : 'ALL_DONE',
  L: isStarted ? 'EXECUTING' : 'ALL_DONE',
  r: 'NONE',
  C: listClientIdOf(list),
  T: atMs,
  O: list.orders.map((order) => ({ s: wireSymbol(market), i: order.id, c: clientIdOf(order) })),
});
