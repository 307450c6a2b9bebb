import type { OrderTerms, PositionSide } from '../machine/command.ts';
import type { EndReason, FuturesRefusal } from '../machine/event.ts';
import { least, most, plain, sum, up } from './exact.ts';
import { type Order, PPM, SIDES, type Stake, type Stop } from './reference-books.ts';
import { maxMinorAt, ReferenceUnits } from './reference-units.ts';

/** How the plain core keeps orders: what they hold, how they follow a position, and how they end. */
export abstract class ReferenceKeeping extends ReferenceUnits {
  /** What opening so many lots of an order holds. */
  protected holdFor(order: Order, lots: bigint): bigint {
    const { unit, markTicks } = this.contracts.get(order.contract)!;
    const { leverage } = this.stakeOf(order.account, order.contract);
    const { limitTicks: ticks } = order;
    const value = lots * ticks * unit;
    const beyond = order.terms.side === 'buy' ? ticks - markTicks : markTicks - ticks;
    const fee = up(value * BigInt(order.takerPpm), PPM);
    return up(value, BigInt(leverage)) + fee + most(0n, beyond) * lots * unit;
  }

  /** Lots of an order are gone: it holds for no more than are left. */
  protected takeLots(order: Order, lots: bigint): void {
    order.openLots -= lots;
    this.holdLess(order, least(order.heldLots, order.openLots));
  }

  private holdLess(order: Order, lots: bigint): void {
    if (lots === order.heldLots) return;
    order.heldMinor = lots === 0n ? 0n : up(order.heldMinor * lots, order.heldLots);
    order.heldLots = lots;
  }

  protected end(order: Order, reason: EndReason): void {
    this.orders = this.orders.filter((one) => one !== order);
    const { id: orderId, account, contract } = order;
    this.said.push({ kind: 'ended', orderId, account, contract, openLots: plain(order.openLots), reason });
  }

  protected endStop(stop: Stop, reason: EndReason, refusal?: FuturesRefusal): void {
    this.stops = this.stops.filter((one) => one !== stop);
    const { id: orderId, account, contract } = stop;
    const why = refusal ? { refusal } : {};
    this.said.push({ kind: 'ended', orderId, account, contract, openLots: stop.terms.lots, reason, ...why });
  }

  /** Ends open and waiting orders, the latest first. */
  protected endAll(which: (one: Order | Stop) => boolean, reason: EndReason): void {
    const meant = [...this.orders, ...this.stops].filter(which);
    for (const one of meant.sort((a, b) => latenessOf(b) - latenessOf(a))) {
      if ('openLots' in one) this.end(one, reason);
      else this.endStop(one, reason);
    }
  }

  /** Orders and stops follow a position that has changed. */
  protected follow(stake: Stake): void {
    for (const side of SIDES) this.makeRoom(stake, side, stake[side]?.lots ?? 0n);
    if (this.accounts.get(stake.account)!.mode === 'oneWay') {
      this.cover(stake, 'buy');
      this.cover(stake, 'sell');
    }
    const isGone = (one: Order | Stop) =>
      isOf(one, stake) && !('openLots' in one) && one.terms.isBound && stake[closes(one.terms)] === null;
    this.endAll(isGone, 'positionClosed');
  }

  /** Orders that close a position may have so many lots together; the latest give way. */
  protected makeRoom(stake: Stake, side: PositionSide, lots: bigint): void {
    const closing = this.closingOrders(stake, side).sort((one, other) => other.priority - one.priority);
    let excess = sum(closing.map(({ openLots }) => openLots)) - lots;
    for (const order of closing) {
      if (excess <= 0n) return;
      const gone = least(excess, order.openLots);
      excess -= gone;
      if (gone === order.openLots) this.end(order, 'reduced');
      else this.shrink(order, gone);
    }
  }

  protected shrink(order: Order, lots: bigint): void {
    order.lots -= lots;
    this.takeLots(order, lots);
    this.said.push({
      kind: 'amended',
      orderId: order.id,
      account: order.account,
      contract: order.contract,
      lots: plain(order.lots),
      openLots: plain(order.openLots),
    });
  }

  protected closingOrders(stake: Stake, side: PositionSide): Order[] {
    return this.orders.filter((one) => isOf(one, stake) && isClosing(one.terms) && closes(one.terms) === side);
  }

  /** Other orders of a side of a stake in one-way mode, or those that open in hedge mode. */
  protected openingOrders(stake: Stake, side: OrderTerms['side'], position: OrderTerms['position']): Order[] {
    return this.orders.filter(
      ({ terms, ...one }) =>
        isOf(one, stake) && !isClosing(terms) && terms.side === side && terms.position === position,
    );
  }

  /** One-way mode: what the opposite position covers needs no money. */
  private cover(stake: Stake, side: OrderTerms['side']): void {
    const against = side === 'buy' ? 'SHORT' : 'LONG';
    const reducing = sum(this.closingOrders(stake, against).map(({ openLots }) => openLots));
    let left = most(0n, (stake[against]?.lots ?? 0n) - reducing);
    const others = this.openingOrders(stake, side, 'none').sort((one, other) => one.priority - other.priority);
    for (const order of others) {
      const covered = least(left, order.openLots);
      const wanted = order.openLots - covered;
      if (wanted > order.heldLots && !this.holdMore(order, wanted - order.heldLots)) {
        this.end(order, 'margin');
        continue;
      }
      this.holdLess(order, wanted);
      left -= covered;
    }
  }

  private holdMore(order: Order, lots: bigint): boolean {
    const minor = this.holdFor(order, lots);
    if (this.isAboveTier(order, lots) || minor > this.capacityOf(order.account)) return false;
    order.heldLots += lots;
    order.heldMinor += minor;
    return true;
  }

  /** Whether so many lots of an order, with all that may be opened already, would be more than the leverage allows. */
  protected isAboveTier(order: Order, lots: bigint): boolean {
    const stake = this.stakeOf(order.account, order.contract);
    const contract = this.contracts.get(order.contract)!;
    const { side, position } = order.terms;
    const isTogether = stake.marginMode === 'cross' && position !== 'none';
    const which = isTogether ? (['buy', 'sell'] as const) : [side];
    const there = which.map((one) => stake[opens(one)]?.lots ?? 0n);
    const others = which.flatMap((one) => this.openingOrders(stake, one, position === 'none' ? 'none' : opens(one)));
    const held = sum(others.map((one) => one.heldLots * one.limitTicks)) + lots * order.limitTicks;
    const value = (sum(there) * contract.markTicks + held) * contract.unit;
    return value > maxMinorAt(contract, stake.leverage);
  }
}

/** How late an order came. */
const latenessOf = (one: Order | Stop): number => ('openLots' in one ? one.priority : one.id);

export const isOf = (one: { readonly account: number; readonly contract: number }, stake: Stake): boolean =>
  one.account === stake.account && one.contract === stake.contract;

/** The position that an order of this side closes, where there is one. */
export const closes = ({ side }: Pick<OrderTerms, 'side'>): PositionSide => (side === 'buy' ? 'SHORT' : 'LONG');

const opens = (side: OrderTerms['side']): PositionSide => (side === 'buy' ? 'LONG' : 'SHORT');

/** Whether an order closes only. */
export const isClosing = (terms: OrderTerms): boolean => terms.reduceOnly || terms.position === closes(terms);
