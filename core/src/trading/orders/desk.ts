import { LIST_IDS, ORDER_IDS } from '../../journal/remembered.ts';
import { detailOf, lengthOf, textAt, wideAt } from '../../journal/words.ts';
import { NODE } from '../../matching/order-pool.ts';
import type { CoreState } from '../core-state.ts';
import { clientEndOf, displayLotsOf, type ListParts, listPartsAt, trailBpsOf } from '../journal/command-codec.ts';
import { COMMAND } from '../journal/command-words.ts';
import { listContent, orderContent } from '../journal/content.ts';
import { Acceptance } from './acceptance.ts';
import { Draft } from './draft.ts';
import { Execution } from './execution.ts';
import { TERM } from './terms.ts';

const {
  AMEND_ACCOUNT,
  AMEND_LOTS,
  AMEND_ORDER,
  CANCEL_ACCOUNT,
  CANCEL_CLIENT,
  CANCEL_ORDER,
  LISTS_YIELD,
  PLACE_ACCOUNT,
  PLACE_CLIENT,
  PLACE_QUANTITY,
  PLACE_STOP_TICKS,
  PLACE_TERMS,
  PLACE_TICKS,
  REPLACE_PLACE,
  WITHIN_MEANS,
  YIELDS,
} = COMMAND;

const { ID_WHILE_OPEN, IS_BY_QUOTE, IS_LISTED, MARKET_MASK } = TERM;

const { ID, LOTS, NARROW, OWNER, TERMS, WIDE } = NODE;

/** Where orders are asked for: answers what each asking is, and lets run what is accepted. */
export class Desk {
  readonly draft = new Draft();
  readonly execution: Execution;
  private readonly acceptance: Acceptance;

  constructor(private readonly state: CoreState) {
    this.acceptance = new Acceptance(state);
    this.execution = new Execution(state, this.acceptance);
  }

  /**
   * @param end   where the command's words end; after its fields stands the caller's id, then what few orders have
   * @param head  the first word of the command that the order is of
   */
  place(words: Uint32Array, at: number, end: number, head = words[at]!): boolean {
    const client = at + PLACE_CLIENT;
    const clientEnd = clientEndOf(head, end);
    if (client < clientEnd && this.isKnown(words, at, end, head)) return true;
    const { draft, state } = this;
    this.read(words, at, end, draft, head);
    if (!this.acceptance.isAccepted(draft)) return false;
    draft.id = draft.priority = state.nextId++;
    if (client < clientEnd) {
      const content = orderContent(words, at, head, end);
      state.remembered.put(draft.account, ORDER_IDS, words, client, clientEnd, content, draft.id);
    }
    state.events.writeAccepted(draft.id, state.fees.versions[draft.feeRow]!, state.fees.levels[draft.feeRow]!);
    this.execution.begin(draft);
    return true;
  }

  /** Places all of a list's orders, or none of them. */
  placeList(words: Uint32Array, at: number): boolean {
    const { state } = this;
    const { events, fees, remembered } = state;
    const parts = listPartsAt(words, at);
    const { contingency, clientAt, clientEnd, places } = parts;
    const drafts = places.map((place) => {
      const draft = this.read(words, place, place + lengthOf(words[place]!), new Draft(), words[place]!);
      takeBits(draft, words[at]!);
      return draft;
    });
    const [first] = drafts;
    if (first === undefined) return events.writeRefused('INVALID_ORDER_LIST');
    const { account } = first;
    if (clientAt < clientEnd && this.isListKnown(words, parts, account)) return true;
    if (places.some((place) => this.isTaken(words, place))) return false;
    if (areRepeated(words, places)) return events.writeRefused('INVALID_ORDER_LIST');
    if (!this.acceptance.isListAccepted(contingency, drafts)) return false;
    const id = state.nextId++;
    const remember = (kind: number, from: number, end: number, content: number, made: number) => {
      if (from === end) return;
      remembered.find(account, kind, words, from, end);
      remembered.put(account, kind, words, from, end, content, made);
    };
    remember(LIST_IDS, clientAt, clientEnd, listContent(words, parts), id);
    for (const [which, draft] of drafts.entries()) {
      const place = places[which]!;
      draft.id = draft.priority = state.nextId++;
      draft.terms |= IS_LISTED;
      const head = words[place]!;
      const end = place + lengthOf(head);
      const content = orderContent(words, place, head, end);
      remember(ORDER_IDS, place + PLACE_CLIENT, clientEndOf(head, end), content, draft.id);
    }
    events.writeListed(id, fees.versions[first.feeRow]!, fees.levels[first.feeRow]!);
    this.execution.lists.begin(id, contingency, drafts);
    return true;
  }

  /** All that is open of a list, and what waits for its turn. */
  cancelList(words: Uint32Array, at: number): boolean {
    const { remembered, lists, accounts, events } = this.state;
    const account = wideAt(words, at + CANCEL_ACCOUNT);
    let id = wideAt(words, at + CANCEL_ORDER);
    if (id === 0) {
      const end = at + lengthOf(words[at]!);
      const place = remembered.find(account, LIST_IDS, words, at + CANCEL_CLIENT, end);
      if (place >= 0) id = remembered.idAt(place);
    }
    const list = lists.find(id);
    if (list === undefined || accounts.idAt(list.owner) !== account) return events.writeRefused('ORDER_NOT_FOUND');
    this.execution.lists.cancel(list);
    return true;
  }

  /** An order of a list goes with all of it. */
  cancel(words: Uint32Array, at: number): boolean {
    const { state } = this;
    const account = wideAt(words, at + CANCEL_ACCOUNT);
    let id = wideAt(words, at + CANCEL_ORDER);
    const end = at + lengthOf(words[at]!);
    if (id === 0) {
      const place = state.remembered.find(account, ORDER_IDS, words, at + CANCEL_CLIENT, end);
      if (place >= 0) id = state.remembered.idAt(place);
    }
    const slot = this.findOwn(account, id);
    if (slot >= 0) this.execution.cancel(slot);
    else {
      const list = state.lists.of(id);
      const isOwn = list !== undefined && state.accounts.idAt(list.owner) === account;
      if (!isOwn) return state.events.writeRefused('ORDER_NOT_FOUND');
      this.execution.lists.cancel(list);
    }
    return true;
  }

  /** The latest order first. */
  cancelAll(words: Uint32Array, at: number): boolean {
    const { state } = this;
    const { pool, accounts, events, markets, openOrders } = state;
    const owner = accounts.find(wideAt(words, at + 1));
    const market = words[at + 3]!;
    events.writeDone();
    if (owner < 0 || accounts.openCountAt(owner) === 0) return true;
    const places = market === 0 ? markets.flatMap((each) => (each === undefined ? [] : [each.id])) : [market];
    const meant = places.flatMap((each) => openOrders.of(owner, each));
    meant.sort((one, other) => state.priorityOf(other) - state.priorityOf(one));
    for (const slot of meant) {
      // One that went with another of its list is not there any more.
      if (pool.wide[slot * WIDE + ID] !== 0) this.execution.cancel(slot);
    }
    for (const place of places) this.execution.lists.cancelLeft(place, owner);
    return true;
  }

  replace(words: Uint32Array, at: number): boolean {
    const place = at + REPLACE_PLACE;
    const head = words[at]!;
    const end = at + lengthOf(head);
    const hasId = place + PLACE_CLIENT < clientEndOf(head, end);
    // A repeat comes after its order was cancelled by the first time.
    if (hasId && this.isKnown(words, place, end, head, wideAt(words, at + 1))) return true;
    const slot = this.findOwn(wideAt(words, place + PLACE_ACCOUNT), wideAt(words, at + 1));
    if (slot < 0) return this.state.events.writeRefused('ORDER_NOT_FOUND');
    if ((this.state.pool.narrow[slot * NARROW + TERMS]! & IS_LISTED) !== 0)
      return this.state.events.writeRefused('ORDER_IN_LIST');
    this.execution.cancel(slot);
    return this.place(words, place, end, head);
  }

  /** Smaller only, and with something left: what has traded stays. */
  amend(words: Uint32Array, at: number): boolean {
    const { pool, events, markets } = this.state;
    const slot = this.findOwn(wideAt(words, at + AMEND_ACCOUNT), wideAt(words, at + AMEND_ORDER));
    if (slot < 0) return events.writeRefused('ORDER_NOT_FOUND');
    const terms = pool.narrow[slot * NARROW + TERMS]!;
    const market = markets[terms & MARKET_MASK]!;
    if (market.isStill) return events.writeRefused('MARKET_HALTED');
    if ((terms & IS_LISTED) !== 0) return events.writeRefused('ORDER_IN_LIST');
    if ((terms & IS_BY_QUOTE) !== 0) return events.writeRefused('INVALID_ORDER');
    const lots = wideAt(words, at + AMEND_LOTS);
    const before = pool.wide[slot * WIDE + LOTS]!;
    const traded = before - this.state.openLotsOf(slot);
    if (lots >= before || lots <= traded) return events.writeRefused('AMEND_NOT_LOWER', 0, before, 0, traded);
    const ticks = this.execution.stops.worthTicks(slot, market);
    if (ticks * lots < market.minNotionalUnits) {
      return events.writeRefused('BELOW_MIN_NOTIONAL', 0, market.minNotionalUnits, 0, ticks * lots);
    }
    this.execution.amend(slot, lots);
    return true;
  }

  /** The next of the stops that a price has reached, and of the lists whose turn has come. */
  wake(words: Uint32Array, at: number): boolean {
    const { events, markets } = this.state;
    const market = markets[words[at + 1]!];
    if (market === undefined) return events.writeRefused('MARKET_NOT_FOUND');
    events.writeDone();
    this.execution.wakeDue(market, this.draft, (detailOf(words[at]!) & LISTS_YIELD) !== 0);
    return true;
  }

  private findOwn(account: number, id: number): number {
    const { pool, accounts } = this.state;
    const slot = id === 0 ? -1 : pool.find(id);
    if (slot < 0 || accounts.idAt(pool.narrow[slot * NARROW + OWNER]!) !== account) return -1;
    return slot;
  }

  /**
   * Whether the caller's id names an order already, so that another question cannot have it; says so.
   *
   * @param replacedId  an order that goes before: an id that is free when its order has ended may be this one's
   */
  private isKnown(words: Uint32Array, at: number, end: number, head: number, replacedId = 0): boolean {
    const { remembered, events, pool, lists } = this.state;
    const account = wideAt(words, at + PLACE_ACCOUNT);
    const place = remembered.find(account, ORDER_IDS, words, at + PLACE_CLIENT, clientEndOf(head, end));
    if (place < 0) return false;
    const id = remembered.idAt(place);
    if ((words[at + PLACE_TERMS]! & ID_WHILE_OPEN) !== 0) {
      if (id === replacedId || (pool.find(id) < 0 && !lists.isPending(id))) return false;
      events.writeRefused('IDEMPOTENCY_MISMATCH', 0, id);
      return true;
    }
    if (remembered.contentAt(place) === orderContent(words, at, head, end)) events.writeRepeated(id);
    else events.writeRefused('IDEMPOTENCY_MISMATCH', 0, id);
    return true;
  }

  /** Whether an order of a list asks for an id that names another one; says so. */
  private isTaken(words: Uint32Array, place: number): boolean {
    const { remembered, events, pool, lists } = this.state;
    const client = place + PLACE_CLIENT;
    const end = clientEndOf(words[place]!, place + lengthOf(words[place]!));
    if (client === end) return false;
    const found = remembered.find(wideAt(words, place + PLACE_ACCOUNT), ORDER_IDS, words, client, end);
    if (found < 0) return false;
    const id = remembered.idAt(found);
    const isFree = (words[place + PLACE_TERMS]! & ID_WHILE_OPEN) !== 0 && pool.find(id) < 0 && !lists.isPending(id);
    if (!isFree) events.writeRefused('IDEMPOTENCY_MISMATCH', 0, id);
    return !isFree;
  }

  /** Whether the caller's id names a list already, so that another question cannot have it; says so. */
  private isListKnown(words: Uint32Array, parts: ListParts, account: number): boolean {
    const { remembered, events, lists } = this.state;
    const place = remembered.find(account, LIST_IDS, words, parts.clientAt, parts.clientEnd);
    if (place < 0) return false;
    const id = remembered.idAt(place);
    if (parts.isIdWhileOpen && lists.find(id) === undefined) return false;
    const isSame = !parts.isIdWhileOpen && remembered.contentAt(place) === listContent(words, parts);
    if (isSame) events.writeRepeated(id);
    else events.writeRefused('IDEMPOTENCY_MISMATCH', 0, id);
    return true;
  }

  private read(words: Uint32Array, at: number, end: number, draft: Draft, head: number): Draft {
    const { state } = this;
    const word = words[at + PLACE_TERMS]!;
    draft.account = wideAt(words, at + PLACE_ACCOUNT);
    draft.owner = state.accounts.find(draft.account);
    draft.takeTerms(word);
    takeBits(draft, head);
    draft.ticks = words[at + PLACE_TICKS]!;
    draft.stopTicks = words[at + PLACE_STOP_TICKS]!;
    draft.quantity = wideAt(words, at + PLACE_QUANTITY);
    draft.displayLots = displayLotsOf(words, head, end);
    draft.trailBps = trailBpsOf(words, head, end);
    draft.feeRow = state.fees.rowOf(draft.owner < 0 ? 0 : state.accounts.levelAt(draft.owner));
    draft.takeRates(state.fees);
    return draft;
  }
}

/** What the head of a command says that is no term of its order. */
function takeBits(draft: Draft, head: number): void {
  draft.yields = (detailOf(head) & YIELDS) !== 0;
  draft.listsYield = (detailOf(head) & LISTS_YIELD) !== 0;
  draft.isWithinMeans = (detailOf(head) & WITHIN_MEANS) !== 0;
}

/** Whether two orders of a list ask for the same id. */
function areRepeated(words: Uint32Array, places: readonly number[]): boolean {
  const texts = places.map((place) => {
    const head = words[place]!;
    return textAt(words, place + PLACE_CLIENT, clientEndOf(head, place + lengthOf(head)));
  });
  const named = texts.filter((text) => text !== '');
  return new Set(named).size < named.length;
}
