import type {
  AmendCommand,
  CancelAllCommand,
  CancelCommand,
  OrderTerms,
  PlaceCommand,
  PlaceStopsCommand,
} from '../machine/command.ts';
import { least, plain } from './exact.ts';
import { ORDER_IDS, type Order, type Refused, type Stop } from './reference-books.ts';
import { closes } from './reference-keeping.ts';
import { ReferenceRefusals } from './reference-refusals.ts';

/** How the plain core answers what is asked of orders, and how stops wake. */
export abstract class ReferenceOrders extends ReferenceRefusals {
  protected place(command: PlaceCommand): Refused {
    const { kind: _kind, account, contract, clientId, ...terms } = command;
    const question = JSON.stringify({ contract, ...terms });
    const known = this.taken(account, clientId, question);
    if (known) return this.answerKnown(known, question);
    const draft = this.draft({ account, contract, clientId, terms });
    const refusal = this.refuseOrder(draft);
    if (refusal) return refusal;
    const id = this.nextId++;
    const order = { ...draft, id, priority: id };
    if (clientId !== '') this.remember({ account, kind: ORDER_IDS, text: clientId, question, id });
    const { makerPpm, takerPpm } = order;
    this.said.push({ kind: 'accepted', orderId: id, makerPpm, takerPpm });
    this.orders.push(order);
    this.run(order);
    return null;
  }

  protected placeStops(command: PlaceStopsCommand): Refused {
    const { account, contract, clientId, stops } = command;
    const question = JSON.stringify({ contract, stops });
    const known = this.taken(account, clientId, question);
    if (known) return this.answerKnown(known, question);
    const refusal = this.refuseStops(command);
    if (refusal) return refusal;
    const ids = stops.map(() => this.nextId++);
    if (clientId !== '') this.remember({ account, kind: ORDER_IDS, text: clientId, question, id: ids[0]! });
    for (const [at, terms] of stops.entries()) {
      const pairId = ids.length === 2 ? ids[1 - at]! : 0;
      this.stops.push({ terms, id: ids[at]!, account, contract, clientId: at === 0 ? clientId : '', pairId });
    }
    this.said.push({ kind: 'waiting', orderIds: ids });
    return null;
  }

  protected cancel({ account, orderId, clientId }: CancelCommand): Refused {
    const id = orderId || (clientId === '' ? 0 : (this.find(account, ORDER_IDS, clientId)?.id ?? 0));
    const found = [...this.orders, ...this.stops].some((one) => one.id === id && one.account === account);
    if (!found) return { code: 'ORDER_NOT_FOUND' };
    this.endAll((one) => one.id === id, 'cancelled');
    return null;
  }

  protected cancelAll({ account, contract }: CancelAllCommand): Refused {
    this.done();
    this.endAll((one) => one.account === account && (contract === 0 || one.contract === contract), 'cancelled');
    return null;
  }

  protected amend({ account, orderId, lots }: AmendCommand): Refused {
    const order = this.orders.find((one) => one.id === orderId && one.account === account);
    if (order === undefined) return { code: 'ORDER_NOT_FOUND' };
    const traded = order.lots - order.openLots;
    const wanted = BigInt(lots);
    if (wanted >= order.lots || wanted <= traded) {
      return { code: 'AMEND_NOT_LOWER', details: { lots: plain(order.lots), tradedLots: plain(traded) } };
    }
    const contract = this.contracts.get(order.contract)!;
    const refusal = this.refuseSize(contract, { ...order.terms, lots }, order.limitTicks, true);
    if (refusal) return refusal;
    this.shrink(order, order.lots - wanted);
    return null;
  }

  /** Wakes stops that are due: in each list the one whose price was reached first, and of these the lowest id. */
  protected wakeStops(): void {
    for (let woken = 0; woken < this.limits.wakesMax; woken += 1) {
      const due = this.dueStops();
      const first = due.filter((stop) => !due.some((other) => wakesBefore(other, stop)));
      const [stop] = first.sort((one, other) => one.id - other.id);
      if (stop === undefined) return;
      this.wake(stop);
    }
  }

  protected dueStops(): Stop[] {
    return this.stops.filter((stop) => this.wakes(this.contracts.get(stop.contract)!, stop.terms));
  }

  private wake(stop: Stop): void {
    const pair = this.stops.find(({ id }) => id === stop.pairId);
    if (pair) this.endStop(pair, 'paired');
    this.stops = this.stops.filter((one) => one !== stop);
    const { isBound, stopTicks: _stopTicks, trigger: _trigger, watches: _watches, ...asked } = stop.terms;
    const there = this.stakeOf(stop.account, stop.contract)[closes(asked)]?.lots ?? 0n;
    const wanted = asked.lots === 0 ? there : least(BigInt(asked.lots), there);
    const terms = isBound ? { ...asked, lots: plain(wanted) } : asked;
    const draft = this.draft({ ...stop, terms });
    const refusal = this.refuseNow(draft, stop);
    if (refusal) {
      this.endStop({ ...stop, terms: { ...stop.terms, lots: terms.lots } }, 'notPlaced', refusal.code);
      return;
    }
    const order = { ...draft, id: stop.id, priority: this.nextId++ };
    const { priority, makerPpm, takerPpm } = order;
    this.said.push({ kind: 'triggered', orderId: stop.id, priority, lots: terms.lots, makerPpm, takerPpm });
    this.orders.push(order);
    this.run(order);
  }

  /** What the caller's id names already, if another question cannot have it. */
  private taken(account: number, clientId: string, question: string) {
    if (clientId === '') return undefined;
    const known = this.find(account, ORDER_IDS, clientId);
    if (known === undefined || known.question === question) return known;
    return [...this.orders, ...this.stops].some(({ id }) => id === known.id) ? known : undefined;
  }

  private draft(asked: {
    readonly account: number;
    readonly contract: number;
    readonly clientId: string;
    readonly terms: OrderTerms;
  }): Order {
    const { account, contract: where, clientId, terms } = asked;
    const contract = this.contracts.get(where);
    const isMarket = terms.type === 'market' && contract !== undefined;
    const rates = this.accounts.has(account) ? this.ratesOf(account) : { makerPpm: 0, takerPpm: 0 };
    return {
      terms,
      id: 0,
      priority: 0,
      account,
      contract: where,
      clientId,
      limitTicks: isMarket ? this.marketLimit(contract, terms.side === 'buy') : BigInt(terms.ticks),
      lots: BigInt(terms.lots),
      openLots: BigInt(terms.lots),
      heldLots: 0n,
      heldMinor: 0n,
      makerPpm: rates.makerPpm,
      takerPpm: rates.takerPpm,
    };
  }
}

/** Whether two stops wait in one list, and the price comes to this one first. */
function wakesBefore(one: Stop, other: Stop): boolean {
  const { trigger, watches, stopTicks } = one.terms;
  const isOneList =
    one.contract === other.contract && trigger === other.terms.trigger && watches === other.terms.watches;
  return isOneList && (trigger === 'above' ? stopTicks < other.terms.stopTicks : stopTicks > other.terms.stopTicks);
}
