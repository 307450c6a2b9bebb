import type { Contingency } from '../command.ts';
import type { Market } from '../market.ts';

/** An order of a list whose turn has not come: it holds nothing, and no book knows it. */
export interface PendingOrder {
  readonly id: number;
  readonly terms: number;
  readonly ticks: number;
  readonly stopTicks: number;
  /** Lots, or quote units where it goes by quote. */
  readonly quantity: number;
  readonly feeRow: number;
  readonly displayLots: number;
  readonly trailBps: number;
}

/** Orders whose fates hang together. Their ids follow that of the list, in their order. */
export interface OrderList {
  readonly id: number;
  readonly contingency: Contingency;
  /** Account by its place in the core's table. */
  readonly owner: number;
  readonly market: Market;
  /** What is placed when all of the first order has traded. */
  pending: readonly PendingOrder[];
  /** Whether two alternatives are there of which neither has traded or woken. */
  isPaired: boolean;
}

/**
 * The lists of which an order is open or waits for its turn.
 *
 * @invariant  an open order is in here exactly when its terms say IS_LISTED
 */
export class OrderLists {
  private readonly byId = new Map<number, OrderList>();
  private readonly byOrder = new Map<number, OrderList>();

  add(list: OrderList, orderIds: readonly number[]): void {
    this.byId.set(list.id, list);
    for (const id of orderIds) this.byOrder.set(id, list);
  }

  find(id: number): OrderList | undefined {
    return this.byId.get(id);
  }

  /** The list of an order that is open or waits for its turn. */
  of(orderId: number): OrderList | undefined {
    return this.byOrder.get(orderId);
  }

  isPending(orderId: number): boolean {
    return this.byOrder.get(orderId)?.pending.some(({ id }) => id === orderId) ?? false;
  }

  /** Those of a list's orders that are open or wait for their turn. */
  idsOf(list: OrderList): number[] {
    return [1, 2, 3].map((place) => list.id + place).filter((id) => this.byOrder.get(id) === list);
  }

  /** Forgets an order that has ended, and with the last of them its list. */
  leave(orderId: number): OrderList | undefined {
    const list = this.byOrder.get(orderId);
    if (list === undefined) return undefined;
    this.byOrder.delete(orderId);
    if (this.idsOf(list).length === 0) this.byId.delete(list.id);
    return list;
  }

  all(): Iterable<OrderList> {
    return this.byId.values();
  }
}

/** The other one of two alternatives. */
export function sisterOf({ id, contingency }: OrderList, orderId: number): number {
  const first = id + (contingency === 'oco' ? 1 : 2);
  return orderId === first ? first + 1 : first;
}
