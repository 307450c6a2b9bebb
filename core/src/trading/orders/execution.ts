import type { Ladder } from '../../matching/ladder.ts';
import { NODE } from '../../matching/order-pool.ts';
import { UNITS_MAX } from '../amount.ts';
import type { CoreState } from '../core-state.ts';
import { CANCELLED, EXPIRED, FILLED, OUTSIDE_BAND, SELF_TRADE } from '../journal/event-writer.ts';
import type { OrderImage } from '../journal/image.ts';
import type { Market } from '../market.ts';
import type { Acceptance } from './acceptance.ts';
import { type Draft, isInBand, limitOf } from './draft.ts';
import { ListExecution } from './list-execution.ts';
import { OrderNodes } from './order-nodes.ts';
import { Settlement } from './settlement.ts';
import { SELF_TRADE_MODE, TERM } from './terms.ts';
import { WaitingStops } from './waiting-stops.ts';

const { IS_BUY, IS_COVERED, IS_FOK, IS_IOC, IS_LISTED, IS_MARKET, IS_WAITING, MARKET_MASK } = TERM;
const { EXPIRE_BOTH, EXPIRE_MAKER, REFUSE } = SELF_TRADE_MODE;

const { ID, LOTS, NARROW, OPEN, OWNER, PER_LOT, TERMS, TICKS, WIDE } = NODE;

/** As many as there are. */
const ALL = Number.POSITIVE_INFINITY;

/**
 * What happens to an order once it is accepted: it trades, rests, waits, wakes, closes; and the money with it.
 *
 * @invariant  what an account holds is what its open orders hold: a buy its open lots at `PER_LOT`, a sell its open lots; the
 *   second of two alternatives only what the first does not
 */
export class Execution {
  readonly lists: ListExecution;
  /** The stops that wait. */
  readonly stops: WaitingStops;
  private readonly nodes: OrderNodes;
  private readonly settlement: Settlement;

  constructor(
    private readonly state: CoreState,
    acceptance: Acceptance,
  ) {
    this.stops = new WaitingStops(state);
    this.nodes = new OrderNodes(state);
    this.lists = new ListExecution(state, acceptance, {
      begin: (draft) => this.begin(draft),
      start: (draft) => this.start(draft),
      rest: (draft) => this.rest(draft, draft.quantity),
      end: (slot, reason) => this.end(slot, reason),
    });
    this.settlement = new Settlement(state, this.nodes, {
      showMore: (slot) => this.showMore(slot),
      touch: (id) => this.lists.touch(id),
      filled: (id) => this.lists.left(id, FILLED),
    });
  }

  /** What follows when an order was accepted: it waits, or it trades and wakes the stops that its trades reach. */
  begin(draft: Draft): void {
    const { market } = draft;
    const trades = market.tradeCount;
    let wakesMax = ALL;
    if (draft.yields) wakesMax = market.isDue ? 0 : this.state.limits.wakesMax;
    this.start(draft);
    if (market.tradeCount !== trades) this.follow(market, draft, wakesMax, draft.listsYield ? wakesMax : ALL);
  }

  private start(draft: Draft): void {
    if (draft.waits) this.wait(draft);
    else if (this.mayRun(draft)) this.run(draft);
    else this.writeClosed(draft, draft.isByQuote ? 0 : draft.quantity, EXPIRED);
  }

  /** Leaves a stop to wait, its money held. */
  private wait(draft: Draft): void {
    const { market } = draft;
    const lots = draft.isByQuote ? 0 : draft.quantity;
    const slot = this.nodes.open(draft, lots, IS_WAITING);
    this.nodes.hold(slot, market, lots);
    if (draft.stopTicks === 0) this.stops.track(slot, market);
    else this.stops.add(slot, market, draft.stopTicks);
  }

  /** Trades what can be traded; the rest stays in the book or closes. Its money was checked, and is available. */
  private run(draft: Draft): void {
    const { market, isBuy, terms } = draft;
    const { book } = market;
    const from = isBuy ? book.asks : book.bids;
    const limitKey = from.keyOf(draft.limitTicks);
    let left = draft.quantity;
    book.ownSlot = 0;
    while (from.bestKey <= limitKey) {
      if (draft.isByQuote) left = book.takeFor(from, draft.avoids, limitKey, left, draft.onTopPpm);
      else left = book.take(from, draft.avoids, limitKey, left);
      if (book.fillCount > 0) this.settlement.settle(draft);
      if (book.isCut) continue;
      if (book.ownSlot === 0) break;
      this.prevent(draft, left);
      if (!draft.passesOwn) break;
      book.ownSlot = 0;
    }
    const isDone = draft.isByQuote ? this.isSpent(draft, left, from, limitKey) : left === 0;
    if (isDone) this.writeClosed(draft, 0, FILLED);
    else if (book.ownSlot !== 0) this.writeClosed(draft, draft.isByQuote ? 0 : left, SELF_TRADE);
    else if ((terms & (IS_MARKET | IS_IOC | IS_FOK)) === 0) this.rest(draft, left);
    else this.writeClosed(draft, draft.isByQuote ? 0 : left, EXPIRED);
  }

  /** Whether a sum has bought or sold what it could: the next lot costs more than is left of it. */
  private isSpent(draft: Draft, left: number, from: Ladder, limitKey: number): boolean {
    if (left === 0 && draft.selfTrade !== REFUSE) return true;
    return left < draft.quantity && draft.market.book.ownSlot === 0 && from.bestKey <= limitKey;
  }

  /** An order of its own stands before it: tells of it, and ends the one that rests where that is what was asked for. */
  private prevent(draft: Draft, left: number): void {
    const { market, selfTrade } = draft;
    const { events, pool } = this.state;
    if (selfTrade === REFUSE) return;
    const slot = market.book.ownSlot;
    const id = pool.wide[slot * WIDE + ID]!;
    const makerLots = this.state.openLotsOf(slot);
    const takerLots = draft.isByQuote ? 0 : left;
    const ticks = pool.narrow[slot * NARROW + TICKS]!;
    const preventedId = this.state.nextId++;
    events.writePrevented(preventedId, market.id, draft.account, id, draft.id, ticks, makerLots, takerLots, selfTrade);
    if (selfTrade === EXPIRE_MAKER || selfTrade === EXPIRE_BOTH) this.end(slot, SELF_TRADE);
  }

  /**
   * Places what waited for an order that has traded, and wakes the stops that the last price has reached: one after the other, as
   * each may move the price. Where these are too many for one command, the market is left due.
   */
  private follow(market: Market, draft: Draft, wakesMax: number, listsMax: number): void {
    let listsLeft = listsMax;
    for (let left = wakesMax; ; left -= 1) {
      for (; this.lists.isAnyDue(market.id); listsLeft -= 1) {
        if (listsLeft <= 0) {
          this.lists.leaveDue();
          market.leaveDue();
          return;
        }
        this.lists.placeDue(market.id);
      }
      if (market.isDue) market.leaveDue();
      let slot = market.nextReached();
      if (slot === 0 && market.isDue) {
        market.clearDue();
        slot = market.nextReached();
      }
      if (slot === 0) return;
      if (left === 0) {
        market.leaveDue();
        return;
      }
      if (this.stops.isWokenBy(slot, market)) this.wake(slot, market, draft);
    }
  }

  /** Wakes the next of the stops that were left asleep, and places the next lists. A market that stands still waits with them. */
  wakeDue(market: Market, draft: Draft, listsYield: boolean): void {
    const { wakesMax } = this.state.limits;
    if (market.isDue && !market.isStill) this.follow(market, draft, wakesMax, listsYield ? wakesMax : ALL);
  }

  /** Takes an open order out, gives its money back and says so. */
  cancel(slot: number): void {
    this.end(slot, CANCELLED);
  }

  private end(slot: number, reason: number): void {
    const { pool, events, accounts, markets } = this.state;
    const terms = pool.narrow[slot * NARROW + TERMS]!;
    const market = markets[terms & MARKET_MASK]!;
    const openLots = this.state.openLotsOf(slot);
    if ((terms & IS_WAITING) !== 0) this.stops.remove(slot, market);
    else ((terms & IS_BUY) !== 0 ? market.book.bids : market.book.asks).remove(slot);
    this.nodes.release(slot, market, openLots);
    const account = accounts.idAt(pool.narrow[slot * NARROW + OWNER]!);
    const id = pool.wide[slot * WIDE + ID]!;
    events.writeClosed(id, account, market.id, openLots, reason);
    this.nodes.forget(slot);
    if ((terms & IS_LISTED) !== 0) this.lists.left(id, reason);
  }

  /** Makes an order smaller where it stands, first by what it does not show, gives the money back that it holds no more, and says so. */
  amend(slot: number, lots: number): void {
    const { pool, events, accounts, markets } = this.state;
    const wide = slot * WIDE;
    const terms = pool.narrow[slot * NARROW + TERMS]!;
    const market = markets[terms & MARKET_MASK]!;
    const before = pool.wide[wide + LOTS]!;
    const less = before - lots;
    const hidden = this.state.hiddenLotsOf(slot);
    const lessHidden = Math.min(hidden, less);
    if ((terms & IS_WAITING) !== 0) this.stops.reduce(slot, market, less);
    else ((terms & IS_BUY) !== 0 ? market.book.bids : market.book.asks).reduce(slot, less - lessHidden);
    pool.wide[wide + LOTS] = lots;
    this.nodes.releaseLots(slot, market, less);
    if (lessHidden > 0) this.nodes.hide(slot, hidden - lessHidden);
    const account = accounts.idAt(pool.narrow[slot * NARROW + OWNER]!);
    const id = pool.wide[wide + ID]!;
    events.writeAmended(id, account, market.id, before, lots, this.state.openLotsOf(slot));
    if (lessHidden > 0) events.writeShown(id, this.state.priorityOf(slot), hidden - lessHidden);
  }

  /** Puts an order back that a state tells of: the same as when it came to rest or began to wait. */
  restore(draft: Draft, { lots, openLots, hiddenLots = 0, trailTicks }: OrderImage): void {
    const { pool } = this.state;
    const isWaiting = draft.waits;
    const slot = this.nodes.open(draft, openLots - hiddenLots, isWaiting ? IS_WAITING : 0);
    pool.wide[slot * WIDE + LOTS] = lots;
    if (hiddenLots > 0) this.nodes.hide(slot, hiddenLots);
    if (trailTicks !== undefined) this.stops.follow(slot, draft.market, trailTicks);
    else if (isWaiting) this.stops.add(slot, draft.market, draft.stopTicks);
    else (draft.isBuy ? draft.market.book.bids : draft.market.book.asks).add(slot, draft.ticks);
  }

  private wake(slot: number, market: Market, draft: Draft): void {
    const { pool, events, fees, accounts } = this.state;
    const wide = slot * WIDE;
    const narrow = slot * NARROW;
    draft.id = pool.wide[wide + ID]!;
    if ((pool.narrow[narrow + TERMS]! & IS_LISTED) !== 0) this.lists.touch(draft.id);
    const terms = pool.narrow[narrow + TERMS]! & ~(IS_WAITING | IS_COVERED);
    draft.priority = this.state.nextId++;
    draft.owner = pool.narrow[narrow + OWNER]!;
    draft.account = accounts.idAt(draft.owner);
    draft.market = market;
    draft.takeTerms(terms);
    draft.ticks = pool.narrow[narrow + TICKS]!;
    draft.stopTicks = draft.trailBps = 0;
    draft.quantity = pool.wide[wide + (draft.isByQuote ? PER_LOT : OPEN)]!;
    draft.displayLots = this.state.displayLotsOf(slot);
    draft.feeRow = this.state.feeRowOf(slot);
    draft.takeRates(fees);
    draft.baseSlot = accounts.baseSlot(draft.owner, market);
    draft.quoteSlot = accounts.quoteSlot(draft.owner, market);
    draft.limitTicks = limitOf(market, terms, draft.ticks);
    this.stops.remove(slot, market);
    this.nodes.release(slot, market, this.state.openLotsOf(slot));
    this.nodes.forget(slot);
    events.writeTriggered(draft.id, draft.priority);
    const lots = draft.isByQuote ? 0 : draft.quantity;
    if (!isInBand(draft)) this.writeClosed(draft, lots, OUTSIDE_BAND);
    else if (this.mayRun(draft)) this.run(draft);
    else this.writeClosed(draft, lots, EXPIRED);
  }

  /** Whether it can trade as it asks at all: all or nothing, and for a sum that can be counted. */
  private mayRun(draft: Draft): boolean {
    const { book } = draft.market;
    const from = draft.isBuy ? book.asks : book.bids;
    if (from.bestKey <= from.keyOf(draft.limitTicks) && !draft.isBuy && !draft.isByQuote) {
      if (from.keyOf(from.bestKey) * draft.quantity > UNITS_MAX) return false;
    }
    if ((draft.terms & IS_FOK) === 0) return true;
    const { avoids, limitTicks, quantity, passesOwn } = draft;
    return book.preview(from, avoids, from.keyOf(limitTicks), quantity, false, 0, passesOwn) === quantity;
  }

  private rest(draft: Draft, left: number): void {
    const { pool, events } = this.state;
    const { displayLots } = draft;
    const hidden = displayLots === 0 ? 0 : Math.max(0, left - displayLots);
    const slot = this.nodes.open(draft, left - hidden, 0);
    pool.wide[slot * WIDE + LOTS] = draft.quantity;
    if (hidden > 0) this.nodes.hide(slot, hidden);
    this.nodes.hold(slot, draft.market, left);
    (draft.isBuy ? draft.market.book.bids : draft.market.book.asks).add(slot, draft.ticks);
    if (hidden > 0) events.writeShown(draft.id, draft.priority, hidden);
  }

  /** The next part of an iceberg stands behind all who are there. */
  private showMore(slot: number): boolean {
    const { pool, events, priorities, markets } = this.state;
    const hidden = this.state.hiddenLotsOf(slot);
    if (hidden === 0) return false;
    const terms = pool.narrow[slot * NARROW + TERMS]!;
    const { book } = markets[terms & MARKET_MASK]!;
    const id = pool.wide[slot * WIDE + ID]!;
    const lots = Math.min(hidden, this.state.displayLotsOf(slot));
    const priority = this.state.nextId++;
    priorities.put(slot, priority);
    pool.wide[slot * WIDE + OPEN] = lots;
    this.nodes.hide(slot, hidden - lots);
    ((terms & IS_BUY) !== 0 ? book.bids : book.asks).add(slot, pool.narrow[slot * NARROW + TICKS]!);
    events.writeShown(id, priority, hidden - lots);
    return true;
  }

  private writeClosed(draft: Draft, openLots: number, reason: number): void {
    this.state.events.writeClosed(draft.id, draft.account, draft.market.id, openLots, reason);
    if ((draft.terms & IS_LISTED) !== 0) this.lists.left(draft.id, reason);
  }
}
