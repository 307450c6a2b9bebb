import { type ExitName, exitOf } from './exits/exit-draft.ts';
import type { Order } from './market.ts';

/** Orders shown together: a single order, or the open orders of a list. */
export interface OrderGroup {
  /** The id of the single order, or of the list. */
  readonly key: string;
  readonly listId: string | null;
  /** In order of their place in the list. */
  readonly orders: readonly Order[];
  /** How they depend on each other, as far as these orders tell; null for an order that is now alone. */
  readonly contingency: Contingency | null;
}
export type Contingency = 'oco' | 'oto' | 'otoco';

/** An order's place in its list, from 1; order ids follow the list's id. */
export const placeOf = ({ id, listId }: Pick<Order, 'id' | 'listId'>): number =>
  listId === null ? 1 : Number(id) - Number(listId);

/** How the open orders of a list depend on each other now. */
function contingencyOf(orders: readonly Order[]): Contingency | null {
  const pending = orders.filter(({ status }) => status === 'pending').length;
  if (pending > 0) return pending === 2 ? 'otoco' : 'oto';
  return orders.length === 2 ? 'oco' : null;
}

/** Groups open orders by list; each group is at the place of its newest order. */
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

/** Whether an order is the first one shown of its list; actions on the list belong there. */
export const isFirstOf = (order: Order, orders: readonly Order[]): boolean =>
  order.listId === null || orders.find(({ listId }) => listId === order.listId)?.id === order.id;

/**
 * The purpose of an order in its list. For an order that is no stop, its neighbours tell: a limit order beside a stop of the
 * same side takes the profit.
 *
 * @param list  the known orders of its list
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

/** The order that a listed order waits for and would close; null where it is not among the known ones. */
export function workingOf(order: Order, orders: readonly Order[]): Order | null {
  if (order.listId === null || order.status !== 'pending') return null;
  return orders.find((each) => each.listId === order.listId && placeOf(each) === 1) ?? null;
}
