import { type ExitName, exitOf } from './exits/exit-draft.ts';
import type { Order } from './market.ts';

/** Orders that are shown together: one alone, or what is there of a list. */
export interface OrderGroup {
  /** The first order's id, or that of the list. */
  readonly key: string;
  readonly listId: string | null;
  /** By their place in the list. */
  readonly orders: readonly Order[];
  /** How they hang together as far as these orders say; null of one that is alone by now. */
  readonly contingency: Contingency | null;
}
export type Contingency = 'oco' | 'oto' | 'otoco';

/** Which place an order has in its list, from 1: the ids of its orders follow the list's own. */
export const placeOf = ({ id, listId }: Pick<Order, 'id' | 'listId'>): number =>
  listId === null ? 1 : Number(id) - Number(listId);

/** How open orders of one list hang together now. */
function contingencyOf(orders: readonly Order[]): Contingency | null {
  const pending = orders.filter(({ status }) => status === 'pending').length;
  if (pending > 0) return pending === 2 ? 'otoco' : 'oto';
  return orders.length === 2 ? 'oco' : null;
}

/** Open orders, those of a list together where its newest one stands. */
export function groupsOf(orders: readonly Order[]): OrderGroup[] {
  const groups = new Map<string, Order[]>();
  for (const order of orders) {
    const key = order.listId === null ? order.id : `list ${order.listId}`;
    groups.set(key, [...(groups.get(key) ?? []), order]);
  }
  return [...groups].map(([key, found]) => {
    const sorted = [...found].sort((a, b) => placeOf(a) - placeOf(b));
    const listId = sorted[0]?.listId ?? null;
    return { key, listId, orders: sorted, contingency: listId === null ? null : contingencyOf(sorted) };
  });
}

/** Whether an order stands first of what is shown of its list: what is done to the list is done there. */
export const isFirstOf = (order: Order, orders: readonly Order[]): boolean =>
  order.listId === null || orders.find(({ listId }) => listId === order.listId)?.id === order.id;

/**
 * What an order of a list is there for. Of what is no stop only its neighbours can say it: a limit order beside a stop of the
 * same side takes the profit.
 *
 * @param list  the orders of its list that are known
 */
export function exitOfListed(order: Order, list: readonly Order[]): ExitName | null {
  if (order.listId === null) return null;
  const byDirection = exitOf(order);
  if (byDirection !== null) return byDirection;
  if (order.type !== 'limit') return null;
  const hasSister = list.some(
    ({ id, listId, side, wakes }) =>
      id !== order.id && listId === order.listId && side === order.side && wakes !== null,
  );
  return hasSister ? 'takeProfit' : null;
}

/** What an order of a list closes: the price of the order that it waits for; null where there is none in sight. */
export function workingOf(order: Order, orders: readonly Order[]): Order | null {
  if (order.listId === null || order.status !== 'pending') return null;
  return orders.find((each) => each.listId === order.listId && placeOf(each) === 1) ?? null;
}
