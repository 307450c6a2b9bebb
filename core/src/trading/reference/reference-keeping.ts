import type { CloseReason, TradingRefusal } from '../event.ts';
import { type Order, ReferenceBooks, type Rules } from './reference-books.ts';

/** How the plain core keeps an order: what it holds, what the book shows of it, the price that it follows, and its end. */
export abstract class ReferenceKeeping extends ReferenceBooks {
  /** Updates the other orders of a list when one is about to trade or to wake. */
  protected abstract touch(order: Order): void;
  /** Updates the other orders of a list when one has ended. */
  protected abstract left(order: Order, reason: CloseReason): void;

  protected keep(order: Order): void {
    this.orders.push(order);
    this.hold(order);
    if (order.trailBps !== undefined && order.stopTicks === 0) this.track(order);
    const { displayLots, openLots } = order;
    if (displayLots === undefined || waits(order) || openLots <= displayLots) return;
    this.hide(order, openLots - displayLots);
    this.sayShown(order);
  }

  /** Makes a stop follow the price, from the current one, or from the worst that a flood of stops has reached. */
  protected track(order: Order): void {
    const { high, low } = reachedOf(this.rules.get(order.market)!);
    order.trailTicks = order.side === 'buy' ? high : low;
    const { id, priority, market, trailTicks } = order;
    this.said.push({ kind: 'tracking', orderId: id, priority, market, ticks: trailTicks });
  }

  /** Tells the price to stops that follow it, unless reached stops are still asleep. */
  protected observe({ market, lastTicks, dueHighTicks }: Rules): void {
    if (dueHighTicks !== undefined) return;
    for (const order of this.orders) {
      if (order.market !== market || order.trailTicks === undefined) continue;
      const isBetter = order.side === 'buy' ? lastTicks < order.trailTicks : lastTicks > order.trailTicks;
      if (isBetter || order.trailTicks === 0) order.trailTicks = lastTicks;
    }
  }

  /** Shows the next part of an iceberg, behind everybody there. */
  protected showMore(order: Order): void {
    this.hide(order, Math.max(0, order.hiddenLots! - order.displayLots!));
    order.priority = this.nextId++;
    this.sayShown(order);
  }

  protected hide(order: Order, lots: number): void {
    if (lots > 0) Object.assign(order, { hiddenLots: lots });
    else delete order.hiddenLots;
  }

  protected sayShown({ id, priority, hiddenLots = 0 }: Order): void {
    this.said.push({ kind: 'shown', orderId: id, priority, hiddenLots });
  }

  protected hold(order: Order): void {
    const { asset, minor } = this.held(order);
    this.available(order.account, asset, -minor);
    this.balance(order.account, asset).heldMinor += minor;
  }

  protected unhold(order: Order): void {
    const { asset, minor } = this.held(order);
    this.balance(order.account, asset).heldMinor -= minor;
    this.available(order.account, asset, minor);
  }

  protected end(order: Order, reason: CloseReason): void {
    this.unhold(order);
    this.orders.splice(this.orders.indexOf(order), 1);
    this.close(order, order.openLots, reason);
  }

  protected close(order: Order, openLots: number, reason: CloseReason, refusal?: TradingRefusal): void {
    this.said.push({
      kind: 'closed',
      orderId: order.id,
      account: order.account,
      market: order.market,
      openLots,
      reason,
      ...(refusal ? { refusal } : {}),
    });
    this.left(order, reason);
  }
}

/** How far the price went, as stops see it. */
export const reachedOf = ({ lastTicks, dueHighTicks = lastTicks, dueLowTicks = lastTicks }: Rules) => ({
  high: Math.max(lastTicks, dueHighTicks),
  low: Math.min(lastTicks, dueLowTicks),
});

/** Whether a stop is still asleep. */
export const waits = ({ stopTicks, trailBps }: Order): boolean => stopTicks > 0 || trailBps !== undefined;

/** The lots of an order that the book shows. */
export const shownOf = ({ openLots, hiddenLots = 0 }: Order): number => openLots - hiddenLots;
