import type { Command, PlaceCommand } from '../command.ts';
import { LOT_LIMIT, type Order, type Refused, type Rules } from './reference-books.ts';
import { reachedOf } from './reference-keeping.ts';
import { ReferenceRefusals } from './reference-refusals.ts';
import { band, up } from './reference-rules.ts';

/**
 * How the plain core treats one order: one list of orders, BigInt, no index and no optimisation, so that a reader can see
 * that it is right. Every rule is written a second time on purpose; the two cores share only types.
 */
export abstract class ReferenceOrders extends ReferenceRefusals {
  /** Places orders whose turn has come; returns whether there were any. */
  protected abstract placeDue(market: number): void;

  protected abstract leaveDue(): void;
  /** Whether the order of this id still waits for its turn. */
  protected abstract isPending(id: number): boolean;

  protected place(place: PlaceCommand): Refused {
    const known = this.isKnown(place) ? this.find(place.account, 0, place.clientId) : undefined;
    if (known && place.idUse === 'once') {
      return this.answerKnown(place.account, 0, place.clientId, JSON.stringify(place));
    }
    if (known && this.isTaken(place)) {
      return { code: 'IDEMPOTENCY_MISMATCH', details: { id: String(known.id) } };
    }
    const { clientId } = place;
    const rules = this.rules.get(place.market);
    const order = this.orderOf(place);
    const refusal = rules === undefined ? { code: 'MARKET_NOT_FOUND' as const } : this.refuse(order, rules);
    if (refusal) return refusal;
    order.id = order.priority = this.nextId++;
    if (clientId !== '') {
      this.remember({ account: place.account, kind: 0, text: clientId, question: JSON.stringify(place), id: order.id });
    }
    this.said.push({ kind: 'accepted', orderId: order.id, feeVersion: order.feeVersion, feeLevel: order.feeLevel });
    this.beginAndFollow(order, rules!);
    return null;
  }

  protected orderOf(place: PlaceCommand): Order {
    const { clientId: _clientId, idUse: _idUse, kind: _kind, ...fields } = place;
    const feeLevel = Math.min(this.levels.get(place.account) ?? 0, this.tables.get(this.feeVersion)!.length - 1);
    return { ...fields, id: 0, priority: 0, openLots: place.lots, feeVersion: this.feeVersion, feeLevel };
  }

  /** While reached stops are still asleep, other commands wake none. */
  protected beginAndFollow(order: Order, rules: Rules): void {
    const trades = rules.tradeCount;
    const wakesMax = rules.dueHighTicks === undefined ? this.limits.wakesMax : 0;
    this.begin(order, rules);
    if (rules.tradeCount > trades) this.follow(rules, wakesMax);
  }

  protected begin(order: Order, rules: Rules): void {
    if (order.trigger !== 'none') this.keep(order);
    else if (this.isAllThere(order, rules)) this.run(order, rules);
    else this.close(order, order.lots, 'expired');
  }

  /** Whether the caller's id already names another open order. */
  protected isTaken(place: PlaceCommand, replacedId = 0): boolean {
    if (place.idUse === 'once' || !this.isKnown(place)) return false;
    const known = this.find(place.account, 0, place.clientId);
    return this.isOpen(known!.id) && known!.id !== replacedId;
  }

  protected isOpen(id: number): boolean {
    return this.isPending(id) || this.orders.some((order) => order.id === id);
  }

  /**
   * Places due orders and wakes reached stops: those above the price first, the nearest first, then the earliest. If more
   * were reached than may be woken at once, the market remembers how far the price went until all of them are awake.
   */
  protected follow(rules: Rules, wakesMax: number): void {
    let placed = 0;
    for (let woken = 0; ; woken += 1) {
      for (; this.isListDue(rules.market); placed += 1) {
        if (placed < wakesMax) this.placeDue(rules.market);
        else {
          const { high, low } = reachedOf(rules);
          Object.assign(rules, { dueHighTicks: high, dueLowTicks: low });
          this.leaveDue();
          return;
        }
      }
      const { high, low } = reachedOf(rules);
      if (rules.dueHighTicks !== undefined) Object.assign(rules, { dueHighTicks: high, dueLowTicks: low });
      const waiting = this.orders.filter((one) => one.market === rules.market && one.stopTicks > 0);
      const above = waiting.filter((one) => one.trigger === 'above' && one.stopTicks <= high);
      const below = waiting.filter((one) => one.trigger === 'below' && one.stopTicks >= low);
      above.sort((one, other) => one.stopTicks - other.stopTicks || one.priority - other.priority);
      below.sort((one, other) => other.stopTicks - one.stopTicks || one.priority - other.priority);
      const order = above[0] ?? this.trailing(rules, 'buy') ?? below[0] ?? this.trailing(rules, 'sell');
      if (order === undefined) {
        if (rules.dueHighTicks === undefined) return;
        delete rules.dueHighTicks;
        delete rules.dueLowTicks;
        this.observe(rules);
        woken -= 1;
        continue;
      }
      if (woken === wakesMax) {
        Object.assign(rules, { dueHighTicks: high, dueLowTicks: low });
        return;
      }
      if (order.trailBps !== undefined && order.stopTicks > 0) {
        order.stopTicks = 0;
        order.priority = this.nextId++;
        this.track(order);
        continue;
      }
      this.touch(order);
      this.unhold(order);
      this.orders.splice(this.orders.indexOf(order), 1);
      order.stopTicks = 0;
      delete order.trailBps;
      delete order.trailTicks;
      order.priority = this.nextId++;
      this.said.push({ kind: 'triggered', orderId: order.id, priority: order.priority });
      const best = this.makersFor(order, rules)[0]?.ticks ?? 0;
      const isTooLarge = order.side === 'sell' && BigInt(best) * BigInt(order.lots) > LOT_LIMIT;
      const { minTicks, maxTicks } = band(rules);
      const isOutside = order.type === 'limit' && (order.ticks < minTicks || order.ticks > maxTicks);
      if (isOutside && order.selfTrade !== 'refuse') this.close(order, order.lots, 'outsideBand');
      else if (isTooLarge || !this.isAllThere(order, rules)) this.close(order, order.lots, 'expired');
      else this.run(order, rules);
    }
  }

  /** The first stop of a side that follows the price and was reached. */
  private trailing(rules: Rules, side: Order['side']): Order | undefined {
    const { high, low } = reachedOf(rules);
    const reached = this.orders.flatMap((order) => {
      const { market, trailTicks = 0, trailBps = 0 } = order;
      if (market !== rules.market || order.side !== side || trailTicks === 0) return [];
      const part = BigInt(trailTicks) * BigInt(side === 'buy' ? 10_000 + trailBps : 10_000 - trailBps);
      const wakes = Number(side === 'buy' ? up(part, 10_000n) : part / 10_000n);
      return (side === 'buy' ? high >= wakes : low <= wakes) ? [{ order, wakes }] : [];
    });
    const nearest = (one: number, other: number) => (side === 'buy' ? one - other : other - one);
    reached.sort((one, other) => nearest(one.wakes, other.wakes) || one.order.priority - other.order.priority);
    return reached[0]?.order;
  }

  protected amend({ account, orderId, lots }: Extract<Command, { kind: 'amend' }>): Refused {
    const order = this.orders.find((one) => one.id === orderId && one.account === account);
    if (order === undefined) return { code: 'ORDER_NOT_FOUND' };
    const rules = this.rules.get(order.market)!;
    if (rules.status === 'halted' || rules.takenFor > 0) return { code: 'MARKET_HALTED' };
    if (order.listId !== undefined) return { code: 'ORDER_IN_LIST' };
    if (order.quoteUnits > 0) return { code: 'INVALID_ORDER' };
    const traded = order.lots - order.openLots;
    if (lots >= order.lots || lots <= traded) {
      return { code: 'AMEND_NOT_LOWER', details: { lots: String(order.lots), tradedLots: String(traded) } };
    }
    const wakes = order.trailTicks === undefined ? order.stopTicks : rules.lastTicks;
    const notional = BigInt(order.type === 'market' ? wakes : order.ticks) * BigInt(lots);
    if (notional < BigInt(rules.minNotionalUnits)) {
      const details = { minUnits: String(rules.minNotionalUnits), notionalUnits: String(notional) };
      return { code: 'BELOW_MIN_NOTIONAL', details };
    }
    this.unhold(order);
    const lotsBefore = order.lots;
    order.lots = lots;
    order.openLots = lots - traded;
    this.hold(order);
    const { id, market, openLots, hiddenLots = 0 } = order;
    this.hide(order, Math.max(0, hiddenLots - (lotsBefore - lots)));
    this.said.push({ kind: 'amended', orderId: id, account, market, lotsBefore, lots, openLots });
    if (hiddenLots > 0) this.sayShown(order);
    return null;
  }
}
