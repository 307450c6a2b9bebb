import type { Contingency } from '../command.ts';
import type { CoreState } from '../core-state.ts';
import { CANCELLED, FILLED, LIST_ENDED, NOT_PLACED } from '../journal/event-writer.ts';
import type { Acceptance } from './acceptance.ts';
import { Draft } from './draft.ts';
import { type OrderList, type PendingOrder, sisterOf } from './order-lists.ts';
import { TERM } from './terms.ts';

const { IS_BY_QUOTE, IS_COVERED } = TERM;

/** What is done with the single orders of a list. */
interface Single {
  /** It was accepted: it waits or trades, and what its trades wake follows. */
  begin(draft: Draft): void;
  /** The same, but what its trades wake is seen to by whoever asks. */
  start(draft: Draft): void;
  /** It rests without trading. */
  rest(draft: Draft): void;
  /** An open order ends, and its money is free. */
  end(slot: number, reason: number): void;
}

/**
 * What the orders of a list mean for each other. All of it happens within the command that is applied, so that no crash comes
 * between the trade of one alternative and the end of the other.
 *
 * @invariant  of two alternatives, one that has traded or woken stands alone
 */
export class ListExecution {
  /** Lists whose working order has traded whole: what waited for that is placed once the taker is done. */
  private due: OrderList[] = [];
  /** Those of each market that were too many for one command, the latest first. They outlast it, and some may have ended by now. */
  private readonly leftDue = new Map<number, OrderList[]>();

  constructor(
    private readonly state: CoreState,
    private readonly acceptance: Acceptance,
    private readonly single: Single,
  ) {}

  /** What follows when a list was accepted: its alternatives are placed, or its working order begins. */
  begin(id: number, contingency: Contingency, drafts: readonly Draft[]): void {
    const { lists, accounts } = this.state;
    const first = drafts[0]!;
    const { owner, market } = first;
    const isPaired = contingency === 'oco';
    const pending = isPaired ? [] : drafts.slice(1).map(pendingOf);
    lists.add(
      { id, contingency, owner, market, pending, isPaired },
      drafts.map((draft) => draft.id),
    );
    for (const _each of pending) accounts.countOpen(owner, 1);
    if (isPaired) this.placePair(drafts);
    else this.single.begin(first);
  }

  /** Cancels what is open of a list, with which all of it ends. */
  cancel(list: OrderList): void {
    const { lists, pool } = this.state;
    for (const id of lists.idsOf(list)) {
      const slot = pool.find(id);
      if (slot >= 0) this.single.end(slot, CANCELLED);
    }
    // Its turn had come, and it was left.
    if (list.pending.length > 0) this.endPending(list, CANCELLED, 0);
  }

  /** Cancels what an account has in a market whose turn had come, the latest first: no order of it is open that it would go with. */
  cancelLeft(market: number, owner: number): void {
    for (const list of this.leftDue.get(market) ?? []) if (list.owner === owner) this.cancel(list);
  }

  /** Puts a list back that a state tells of, before its orders. */
  restore(list: OrderList, openIds: readonly number[]): void {
    const { lists, accounts } = this.state;
    lists.add(list, [...openIds, ...list.pending.map(({ id }) => id)]);
    for (const _each of list.pending) accounts.countOpen(list.owner, 1);
    if (openIds.length === 0) this.due.push(list);
  }

  /** An order of a list is about to trade or to wake: its alternative ends. */
  touch(id: number): void {
    const { lists, pool } = this.state;
    const list = lists.of(id);
    if (list === undefined || !list.isPaired) return;
    list.isPaired = false;
    this.single.end(pool.find(sisterOf(list, id)), LIST_ENDED);
  }

  /** An order of a list has ended: the others end with it, or their turn comes. */
  left(id: number, reason: number): void {
    const { lists, pool } = this.state;
    const list = lists.leave(id);
    if (list === undefined) return;
    const othersEnd = reason === CANCELLED ? CANCELLED : LIST_ENDED;
    if (list.pending.length > 0) {
      if (reason === FILLED) this.due.push(list);
      else this.endPending(list, othersEnd, 0);
    } else if (list.isPaired) {
      list.isPaired = false;
      this.single.end(pool.find(sisterOf(list, id)), othersEnd);
    }
  }

  /** Whether there are lists of a market whose turn has come. */
  isAnyDue(market: number): boolean {
    return this.due.length > 0 || this.firstLeft(market) !== undefined;
  }

  /** Leaves the lists whose turn has come for other commands: a restart finds them by that their working order is gone. */
  leaveDue(): void {
    for (const list of this.due) {
      const left = this.leftDue.get(list.market.id);
      if (left) left.push(list);
      else this.leftDue.set(list.market.id, [list]);
    }
    this.due = [];
    for (const left of this.leftDue.values()) left.sort((one, other) => other.id - one.id);
  }

  private firstLeft(market: number): OrderList | undefined {
    const left = this.leftDue.get(market) ?? [];
    while (left.length > 0 && left.at(-1)!.pending.length === 0) left.pop();
    return left.at(-1);
  }

  /** Places the orders whose turn has come, of one list of a market: of those that were left the earliest. */
  placeDue(market: number): void {
    const list = this.due.shift() ?? this.firstLeft(market);
    if (list === undefined) return;
    const { accounts, events } = this.state;
    const { pending, owner } = list;
    const drafts = pending.map((each) => this.draftOf(each, list));
    // They counted as open while they waited, and are not counted twice.
    for (const _each of pending) accounts.countOpen(owner, -1);
    const refusal = this.acceptance.refusalAtTurn(drafts);
    if (refusal >= 0) {
      for (const _each of pending) accounts.countOpen(owner, 1);
      this.endPending(list, NOT_PLACED, refusal);
      return;
    }
    list.pending = [];
    for (const draft of drafts) {
      draft.priority = this.state.nextId++;
      events.writeActivated(draft.id, draft.priority);
    }
    if (drafts.length === 1) this.single.start(drafts[0]!);
    else {
      list.isPaired = true;
      this.placePair(drafts);
    }
  }

  /** The money for the dearer one was checked. The second is a stop, so that only waking moves what covers it. */
  private placePair(drafts: readonly Draft[]): void {
    const [first, second] = drafts as readonly [Draft, Draft];
    if (first.waits) this.single.start(first);
    else this.single.rest(first);
    cover(second, first.perLot);
    this.single.start(second);
  }

  private endPending(list: OrderList, reason: number, refusal: number): void {
    const { lists, events, accounts } = this.state;
    const { pending, owner, market } = list;
    list.pending = [];
    for (const { id, terms, quantity } of pending) {
      const openLots = (terms & IS_BY_QUOTE) !== 0 ? 0 : quantity;
      accounts.countOpen(owner, -1);
      events.writeClosed(id, accounts.idAt(owner), market.id, openLots, reason, refusal);
      lists.leave(id);
    }
  }

  private draftOf(pending: PendingOrder, { owner, market }: OrderList): Draft {
    const { accounts, fees } = this.state;
    const { terms, ...rest } = pending;
    const draft = Object.assign(new Draft(), rest, { owner, market, account: accounts.idAt(owner) });
    draft.takeTerms(terms);
    draft.takeRates(fees);
    return draft;
  }
}

/** Makes the second of two alternatives hold only what the first, at this much a lot, does not. */
export function cover(second: Draft, firstPerLot: number): void {
  second.terms |= IS_COVERED;
  second.perLot = Math.max(0, second.perLot - firstPerLot);
}

/** What a list keeps of an order whose turn has not come. */
export function pendingOf(draft: Draft): PendingOrder {
  const { id, terms, ticks, stopTicks, quantity, feeRow, displayLots, trailBps } = draft;
  return { id, terms, ticks, stopTicks, quantity, feeRow, displayLots, trailBps };
}
