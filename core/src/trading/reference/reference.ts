import type { Command } from '../command.ts';
import type { CloseReason, TradingEvent } from '../event.ts';
import type { List, Order, Refused } from './reference-books.ts';
import { waits } from './reference-keeping.ts';
import { ReferenceOrders } from './reference-orders.ts';
import { isContradictory, stopBand } from './reference-rules.ts';

type PlaceList = Extract<Command, { kind: 'placeList' }>;

/** A second trading core, for tests: how commands are answered, and how the orders of a list depend on each other. */
export class ReferenceCore extends ReferenceOrders {
  private due: List[] = [];

  apply(command: Command, atMs: number): TradingEvent[] {
    this.said = [];
    this.sequence += 1;
    this.atMs = Math.max(this.atMs, atMs);
    const refusal = this.decide(command);
    if (refusal) this.said.push({ kind: 'refused', refusal });
    return this.said;
  }

  private decide(command: Command): Refused {
    switch (command.kind) {
      case 'place':
        return this.place(command);
      case 'placeList':
        return this.placeList(command);
      case 'cancel':
        return this.cancelOne(command.account, command.orderId || this.idOf(command.account, command.clientId));
      case 'cancelList': {
        const id = command.listId || (this.find(command.account, 2, command.clientId)?.id ?? 0);
        const list = this.lists.find((one) => one.id === id && one.account === command.account);
        if (list === undefined) return { code: 'ORDER_NOT_FOUND' };
        this.cancelList(list);
        return null;
      }
      case 'cancelAll': {
        this.said.push({ kind: 'done', id: 0 });
        const meant = this.orders.filter((order) => order.account === command.account);
        for (const order of meant.sort((one, other) => other.priority - one.priority)) {
          const isMeant = command.market === 0 || command.market === order.market;
          // An order of a list may already have ended together with another one.
          if (isMeant && this.orders.includes(order)) this.end(order, 'cancelled');
        }
        const markets =
          command.market === 0 ? [...this.rules.keys()].sort((one, other) => one - other) : [command.market];
        const left = markets.flatMap((market) => this.leftOf(market).reverse());
        for (const list of left) if (list.account === command.account) this.cancelList(list);
        return null;
      }
      case 'replace':
        if (command.place.idUse === 'once' && this.isKnown(command.place)) return this.place(command.place);
        if (this.isTaken(command.place, command.orderId)) return this.place(command.place);
        return this.replaceOne(command) ?? this.place(command.place);
      case 'amend':
        return this.amend(command);
      case 'credit':
      case 'debit':
        return this.transfer(command);
      default:
        return this.rule(command);
    }
  }

  private replaceOne({ orderId, place: { account } }: Extract<Command, { kind: 'replace' }>): Refused {
    const isListed = this.orders.some(
      (one) => one.id === orderId && one.account === account && one.listId !== undefined,
    );
    return isListed ? { code: 'ORDER_IN_LIST' } : this.cancelOpen(account, orderId);
  }

  private cancelOpen(account: number, id: number): Refused {
    const order = this.orders.find((one) => one.id === id && one.account === account);
    if (order === undefined) return { code: 'ORDER_NOT_FOUND' };
    this.end(order, 'cancelled');
    return null;
  }

  private cancelOne(account: number, id: number): Refused {
    const list = this.lists.find((one) => one.account === account && one.pending.some((order) => order.id === id));
    if (list === undefined) return this.cancelOpen(account, id);
    this.cancelList(list);
    return null;
  }

  private cancelList(list: List): void {
    for (const order of list.members) if (this.orders.includes(order)) this.end(order, 'cancelled');
    for (const order of list.pending) this.close(order, order.lots, 'cancelled');
  }

  private placeList({ contingency, orders: places, clientId, idUse }: PlaceList): Refused {
    const [first] = places;
    if (first === undefined) return { code: 'INVALID_ORDER_LIST' };
    const { account } = first;
    const question = JSON.stringify({ contingency, places });
    const known = clientId === '' ? undefined : this.find(account, 2, clientId);
    if (known && idUse === 'once') return this.answerKnown(account, 2, clientId, question);
    if (known && this.lists.some(({ id }) => id === known.id)) {
      return { code: 'IDEMPOTENCY_MISMATCH', details: { id: String(known.id) } };
    }
    for (const place of places) {
      const named = this.isKnown(place) ? this.find(place.account, 0, place.clientId) : undefined;
      if (named && (place.idUse === 'once' || this.isOpen(named.id))) {
        return { code: 'IDEMPOTENCY_MISMATCH', details: { id: String(named.id) } };
      }
    }
    const names = places.flatMap((place) => (place.clientId === '' ? [] : [place.clientId]));
    if (new Set(names).size < names.length) return { code: 'INVALID_ORDER_LIST' };
    const orders = places.map((place) => this.orderOf(place));
    const refusal = this.refuseList(contingency, orders);
    if (refusal) return refusal;
    const id = this.nextId++;
    if (clientId !== '') this.remember({ account, kind: 2, text: clientId, question, id });
    for (const [at, order] of orders.entries()) {
      const place = places[at]!;
      Object.assign(order, { listId: id, contingency });
      order.id = order.priority = this.nextId++;
      if (place.clientId === '') continue;
      const asked = JSON.stringify(place);
      this.remember({ account: place.account, kind: 0, text: place.clientId, question: asked, id: order.id });
    }
    const isPaired = contingency === 'oco';
    const pending = isPaired ? [] : orders.slice(1);
    this.lists.push({ id, account, contingency, members: orders, pending, isPaired });
    this.said.push({ kind: 'listed', listId: id, feeVersion: orders[0]!.feeVersion, feeLevel: orders[0]!.feeLevel });
    if (isPaired) for (const order of orders) this.keep(order);
    else {
      const rules = this.rules.get(first.market)!;
      this.beginAndFollow(orders[0]!, rules);
    }
    return null;
  }

  private refuseList(contingency: PlaceList['contingency'], orders: readonly Order[]): Refused {
    const [first, ...others] = orders as [Order, ...Order[]];
    const areAlike = orders.every(
      (one) => one.account === first.account && one.market === first.market && one.selfTrade !== 'refuse',
    );
    const isCounted = orders.length === (contingency === 'otoco' ? 3 : 2);
    if (!areAlike || !isCounted) return { code: 'INVALID_ORDER_LIST' };
    const pair = contingency === 'oco' ? orders : contingency === 'otoco' ? others : [];
    if (pair.length > 0 && !areAlternatives(pair)) return { code: 'INVALID_ORDER_LIST' };
    const isWorking = !waits(first) && first.quoteUnits === 0;
    if (contingency !== 'oco' && !isWorking) return { code: 'INVALID_ORDER_LIST' };
    if (this.persons.has(first.account) && this.openCount(first.account) + orders.length > this.limits.openOrdersMax) {
      return { code: 'TOO_MANY_ORDERS', details: { max: String(this.limits.openOrdersMax) } };
    }
    const rules = this.rules.get(first.market);
    if (rules === undefined) return { code: 'MARKET_NOT_FOUND' };
    if (contingency === 'oco') return this.refusePair(orders, false);
    for (const order of others) {
      if (isContradictory(order)) return { code: 'INVALID_ORDER' };
      const { minTicks, maxTicks } = stopBand(rules);
      const prices = [order.ticks, order.stopTicks].filter((ticks) => ticks > 0);
      if (prices.some((ticks) => ticks < minTicks || ticks > maxTicks)) {
        return { code: 'OUTSIDE_BAND', details: { minTicks: String(minTicks), maxTicks: String(maxTicks) } };
      }
      const refusal = this.refuseTrail(order) ?? this.refuseSize(order, rules, 0);
      if (refusal) return refusal;
    }
    return this.refuse(first, rules);
  }

  /** Two alternatives are placed together or not at all, and only the dearer one is paid for. */
  private refusePair(orders: readonly Order[], isTurn: boolean): Refused {
    const [first, second] = orders as [Order, Order];
    const rules = this.rules.get(first.market)!;
    const refusal = this.refuseTerms(first, rules, isTurn) ?? this.refuseTerms(second, rules, isTurn);
    return refusal ?? this.refuseFunds(first, rules, this.held(second).minor);
  }

  protected touch(order: Order): void {
    const list = this.lists.find(({ id }) => id === order.listId);
    if (list === undefined || !list.isPaired) return;
    const sister = this.sisterOf(list, order);
    this.unhold(order);
    this.unhold(sister);
    list.isPaired = false;
    this.hold(order);
    this.orders.splice(this.orders.indexOf(sister), 1);
    this.close(sister, sister.openLots, 'listEnded');
  }

  protected left(order: Order, reason: CloseReason): void {
    const list = this.lists.find(({ id }) => id === order.listId);
    if (list === undefined) return;
    const sister = list.isPaired ? this.sisterOf(list, order) : null;
    // What it holds counts as available while both alternatives are checked.
    if (sister) this.unhold(sister);
    list.isPaired = false;
    list.members = list.members.filter((one) => one !== order);
    const othersEnd = reason === 'cancelled' ? 'cancelled' : 'listEnded';
    if (list.pending.includes(order)) list.pending = list.pending.filter((one) => one !== order);
    else if (list.pending.length > 0) {
      if (reason === 'filled') this.due.push(list);
      else for (const one of list.pending) this.close(one, one.lots, othersEnd);
    } else if (sister) {
      this.orders.splice(this.orders.indexOf(sister), 1);
      this.close(sister, sister.openLots, othersEnd);
    }
    this.lists = this.lists.filter(({ members }) => members.length > 0);
  }

  /** Lists whose working order is gone, the earliest first. */
  private leftOf(market: number): List[] {
    return this.lists
      .filter(({ members, pending }) => pending.length > 0 && pending.length === members.length)
      .filter(({ members }) => members[0]!.market === market)
      .sort((one, other) => one.id - other.id);
  }

  protected isListDue(market: number): boolean {
    return this.leftOf(market).length > 0;
  }

  protected leaveDue(): void {
    this.due = [];
  }

  protected placeDue(market: number): void {
    const list = this.due.shift() ?? this.leftOf(market)[0]!;
    const orders = list.pending;
    const rules = this.rules.get(orders[0]!.market)!;
    // They already count as open while they wait; without this they would count twice.
    list.pending = [];
    const [first] = orders as [Order];
    const refusal =
      orders.length === 2
        ? this.refusePair(orders, true)
        : (this.refuseTerms(first, rules, true) ?? this.refuseFunds(first, rules));
    if (refusal) {
      list.pending = orders;
      for (const order of orders) this.close(order, order.lots, 'notPlaced', refusal.code);
      return;
    }
    for (const order of orders) {
      order.priority = this.nextId++;
      this.said.push({ kind: 'activated', orderId: order.id, priority: order.priority });
    }
    if (orders.length === 2) {
      list.isPaired = true;
      for (const order of orders) this.keep(order);
    } else this.begin(first, rules);
  }

  protected isPending(id: number): boolean {
    return this.lists.some(({ pending }) => pending.some((order) => order.id === id));
  }

  private sisterOf(list: List, order: Order): Order {
    return list.members.find((one) => one !== order && this.orders.includes(one))!;
  }
}

/** Whether two orders can be alternatives: the second one is a stop. */
function areAlternatives(orders: readonly Order[]): boolean {
  const [first, second] = orders as [Order, Order];
  const isAlike =
    first.side === second.side && first.lots === second.lots && first.quoteUnits + second.quoteUnits === 0;
  if (!isAlike || !waits(second)) return false;
  if (waits(first)) return first.trigger !== second.trigger && first.trigger !== 'none' && second.trigger !== 'none';
  return first.postOnly && second.trigger === (first.side === 'buy' ? 'above' : 'below');
}
