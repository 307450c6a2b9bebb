import type { Ladder } from '../../matching/ladder.ts';
import { NODE } from '../../matching/order-pool.ts';
import { type Scale, UNITS_MAX } from '../amount.ts';
import { PART } from '../balances.ts';
import type { CoreState } from '../core-state.ts';
import { CANCELLED, EXPIRED, FILLED, OUTSIDE_BAND, SELF_TRADE } from '../journal/event-writer.ts';
import type { OrderImage } from '../journal/image.ts';
import type { Market } from '../market.ts';
import type { Acceptance } from './acceptance.ts';
import type { Draft } from './draft.ts';
import { ListExecution } from './list-execution.ts';
import { EXTRA } from './order-extras.ts';
import { Settlement } from './settlement.ts';
import { SELF_TRADE_MODE, TERM } from './terms.ts';

const { AVAILABLE, HELD } = PART;

const {
  HAS_EXTRA,
  IS_BUY,
  IS_BY_QUOTE,
  IS_COVERED,
  IS_FOK,
  IS_IOC,
  IS_LISTED,
  IS_MARKET,
  IS_WAITING,
  MARKET_MASK,
  WAKES_ABOVE,
} = TERM;
const { EXPIRE_BOTH, EXPIRE_MAKER, REFUSE } = SELF_TRADE_MODE;

const { FEE_ROW, HOLDER, ID, LOTS, NARROW, OPEN, OWNER, PER_LOT, TERMS, TICKS, WIDE } = NODE;

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
  private readonly settlement: Settlement;

  constructor(
    private readonly state: CoreState,
    acceptance: Acceptance,
  ) {
    this.lists = new ListExecution(state, acceptance, {
      begin: (draft) => this.begin(draft),
      start: (draft) => this.start(draft),
      rest: (draft) => this.rest(draft, draft.quantity),
      end: (slot, reason) => this.end(slot, reason),
    });
    this.settlement = new Settlement(state, {
      forget: (slot) => this.forget(slot),
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

  /** Leaves a stop to wait, its money held. */
  private wait(draft: Draft): void {
    const slot = this.open(draft, draft.isByQuote ? 0 : draft.quantity, IS_WAITING);
    this.hold(slot, draft.market);
    if (draft.stopTicks === 0) this.track(slot, draft.market);
    else this.stopsOf(slot, draft.market).add(slot, draft.stopTicks);
  }

  /** A stop begins to follow the price from where it is. What was reached by a flood of stops is behind it. */
  private track(slot: number, market: Market): void {
    const { pool, events } = this.state;
    const isBuy = (pool.narrow[slot * NARROW + TERMS]! & IS_BUY) !== 0;
    const ticks = isBuy ? market.reachedHighTicks : market.reachedLowTicks;
    const place = this.state.priorityOf(slot);
    this.follows(slot, market, ticks);
    events.writeTracking(pool.wide[slot * WIDE + ID]!, place, market.id, ticks);
  }

  private follows(slot: number, market: Market, ticks: number): void {
    const { pool, extras } = this.state;
    const at = pool.narrow[slot * NARROW + FEE_ROW]! * EXTRA.NARROW + EXTRA.TRAIL;
    this.trailFor(slot, market).add(slot, extras.narrow[at]!, this.state.priorityOf(slot), ticks);
    extras.narrow[at]! |= EXTRA.IS_TRACKING;
    market.trackingCount += 1;
  }

  /** Takes a stop out of where it waits. */
  private unwait(slot: number, market: Market): void {
    if (!this.isTracking(slot)) {
      this.stopsOf(slot, market).remove(slot);
      return;
    }
    this.trailFor(slot, market).remove(slot);
    market.trackingCount -= 1;
  }

  /** Whether a stop follows the price. */
  private isTracking(slot: number): boolean {
    return (this.state.trailOf(slot) & EXTRA.IS_TRACKING) !== 0;
  }

  private trailFor(slot: number, market: Market) {
    return (this.state.pool.narrow[slot * NARROW + TERMS]! & IS_BUY) !== 0 ? market.buyTrail : market.sellTrail;
  }

  /** What a price does that a stop waited for: it begins to follow, or wakes. */
  private reach(slot: number, market: Market, draft: Draft): void {
    const trail = this.state.trailOf(slot);
    if (trail === 0 || (trail & EXTRA.IS_TRACKING) !== 0) {
      this.wake(slot, market, draft);
      return;
    }
    this.stopsOf(slot, market).remove(slot);
    this.state.priorities.put(slot, this.state.nextId++);
    this.track(slot, market);
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
      this.reach(slot, market, draft);
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
    if ((terms & IS_WAITING) !== 0) this.unwait(slot, market);
    else ((terms & IS_BUY) !== 0 ? market.book.bids : market.book.asks).remove(slot);
    this.release(slot, market);
    const account = accounts.idAt(pool.narrow[slot * NARROW + OWNER]!);
    const id = pool.wide[slot * WIDE + ID]!;
    events.writeClosed(id, account, market.id, this.state.openLotsOf(slot), reason);
    this.forget(slot);
    if ((terms & IS_LISTED) !== 0) this.lists.left(id, reason);
  }

  /** Makes an order smaller where it stands, first by what it does not show, gives the money back that it holds no more, and says so. */
  amend(slot: number, lots: number): void {
    const { pool, balances, events, accounts, markets } = this.state;
    const wide = slot * WIDE;
    const terms = pool.narrow[slot * NARROW + TERMS]!;
    const market = markets[terms & MARKET_MASK]!;
    const isBuy = (terms & IS_BUY) !== 0;
    const before = pool.wide[wide + LOTS]!;
    const less = before - lots;
    const hidden = this.state.hiddenLotsOf(slot);
    const lessHidden = Math.min(hidden, less);
    if (this.isTracking(slot)) pool.wide[wide + OPEN]! -= less;
    else if ((terms & IS_WAITING) !== 0) this.stopsOf(slot, market).reduce(slot, less);
    else (isBuy ? market.book.bids : market.book.asks).reduce(slot, less - lessHidden);
    pool.wide[wide + LOTS] = lots;
    const units = isBuy ? less * pool.wide[wide + PER_LOT]! : less;
    balances.moveUnits(pool.narrow[slot * NARROW + HOLDER]!, HELD, AVAILABLE, units, scaleOfHold(market, isBuy));
    if (lessHidden > 0) this.hide(slot, hidden - lessHidden);
    const account = accounts.idAt(pool.narrow[slot * NARROW + OWNER]!);
    const id = pool.wide[wide + ID]!;
    events.writeAmended(id, account, market.id, before, lots, this.state.openLotsOf(slot));
    if (lessHidden > 0) events.writeShown(id, this.state.priorityOf(slot), hidden - lessHidden);
  }

  /** Puts an order back that a state tells of: the same as when it came to rest or began to wait. */
  restore(draft: Draft, { lots, openLots, hiddenLots = 0, trailTicks }: OrderImage): void {
    const { pool } = this.state;
    const isWaiting = draft.waits;
    const slot = this.open(draft, openLots - hiddenLots, isWaiting ? IS_WAITING : 0);
    pool.wide[slot * WIDE + LOTS] = lots;
    if (hiddenLots > 0) this.hide(slot, hiddenLots);
    if (trailTicks !== undefined) this.follows(slot, draft.market, trailTicks);
    else if (isWaiting) this.stopsOf(slot, draft.market).add(slot, draft.stopTicks);
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
    draft.displayLots = this.displayLotsOf(slot);
    draft.feeRow = this.state.feeRowOf(slot);
    draft.takeRates(fees);
    draft.baseSlot = accounts.baseSlot(draft.owner, market);
    draft.quoteSlot = accounts.quoteSlot(draft.owner, market);
    draft.limitTicks = limitOf(market, terms, draft.ticks);
    this.unwait(slot, market);
    this.release(slot, market);
    this.forget(slot);
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
    const slot = this.open(draft, left - hidden, 0);
    pool.wide[slot * WIDE + LOTS] = draft.quantity;
    if (hidden > 0) this.hide(slot, hidden);
    this.hold(slot, draft.market);
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
    const lots = Math.min(hidden, this.displayLotsOf(slot));
    const priority = this.state.nextId++;
    priorities.put(slot, priority);
    pool.wide[slot * WIDE + OPEN] = lots;
    this.hide(slot, hidden - lots);
    ((terms & IS_BUY) !== 0 ? book.bids : book.asks).add(slot, pool.narrow[slot * NARROW + TICKS]!);
    events.writeShown(id, priority, hidden - lots);
    return true;
  }

  /** Says of an order with an extra how much no book knows of. */
  private hide(slot: number, lots: number): void {
    const { pool, extras } = this.state;
    extras.wide[pool.narrow[slot * NARROW + FEE_ROW]! * EXTRA.WIDE + EXTRA.HIDDEN] = lots;
  }

  /** Lots that an open order shows at a time, 0 for all. */
  displayLotsOf(slot: number): number {
    const { pool, extras } = this.state;
    if ((pool.narrow[slot * NARROW + TERMS]! & HAS_EXTRA) === 0) return 0;
    return extras.wide[pool.narrow[slot * NARROW + FEE_ROW]! * EXTRA.WIDE + EXTRA.DISPLAY]!;
  }

  /** A node for an order that stays, in its owner's list but in no ladder yet. */
  private open(draft: Draft, lots: number, waiting: number): number {
    const { pool, accounts, openOrders, priorities, extras } = this.state;
    const { displayLots, trailBps, feeRow } = draft;
    const hasExtra = displayLots !== 0 || trailBps !== 0;
    const slot = pool.take(draft.id, lots, draft.ticks);
    const narrow = slot * NARROW;
    pool.wide[slot * WIDE + PER_LOT] = draft.isByQuote ? draft.quantity : draft.perLot;
    pool.narrow[narrow + OWNER] = draft.owner;
    pool.narrow[narrow + TERMS] = draft.terms | waiting | (hasExtra ? HAS_EXTRA : 0);
    pool.narrow[narrow + FEE_ROW] = hasExtra ? extras.take(displayLots, trailBps, feeRow) : feeRow;
    pool.narrow[narrow + HOLDER] = draft.isBuy ? draft.quoteSlot : draft.baseSlot;
    accounts.countOpen(draft.owner, 1);
    openOrders.add(accounts.openList(draft.owner, draft.market), slot);
    if (draft.priority !== draft.id) priorities.put(slot, draft.priority);
    return slot;
  }

  private forget(slot: number): void {
    const { pool, accounts, priorities, extras } = this.state;
    const narrow = slot * NARROW;
    if ((pool.narrow[narrow + TERMS]! & HAS_EXTRA) !== 0) extras.free(pool.narrow[narrow + FEE_ROW]!);
    priorities.drop(slot);
    accounts.countOpen(pool.narrow[narrow + OWNER]!, -1);
    pool.free(slot);
  }

  private hold(slot: number, market: Market): void {
    const { balances, pool } = this.state;
    const isBuy = (pool.narrow[slot * NARROW + TERMS]! & IS_BUY) !== 0;
    balances.moveUnits(
      pool.narrow[slot * NARROW + HOLDER]!,
      AVAILABLE,
      HELD,
      heldUnits(this.state, slot),
      scaleOfHold(market, isBuy),
    );
  }

  private release(slot: number, market: Market): void {
    const { balances, pool } = this.state;
    const isBuy = (pool.narrow[slot * NARROW + TERMS]! & IS_BUY) !== 0;
    balances.moveUnits(
      pool.narrow[slot * NARROW + HOLDER]!,
      HELD,
      AVAILABLE,
      heldUnits(this.state, slot),
      scaleOfHold(market, isBuy),
    );
  }

  /** The price at which an open order is held against the market's minimum: its own, or what wakes it where it has none; the last where that moves. */
  worthTicks(slot: number, market: Market): number {
    const { pool } = this.state;
    const isMarket = (pool.narrow[slot * NARROW + TERMS]! & IS_MARKET) !== 0;
    if (isMarket && this.isTracking(slot)) return market.lastTicks;
    return isMarket ? this.stopsOf(slot, market).ticksOf(slot) : pool.narrow[slot * NARROW + TICKS]!;
  }

  private stopsOf(slot: number, market: Market) {
    const isAbove = (this.state.pool.narrow[slot * NARROW + TERMS]! & WAKES_ABOVE) !== 0;
    return isAbove ? market.stopsAbove : market.stopsBelow;
  }

  private writeClosed(draft: Draft, openLots: number, reason: number): void {
    this.state.events.writeClosed(draft.id, draft.account, draft.market.id, openLots, reason);
    if ((draft.terms & IS_LISTED) !== 0) this.lists.left(draft.id, reason);
  }
}

/** The worst price that an order takes: its own, and for a market order never one outside the band. */
export function limitOf(market: Market, terms: number, ticks: number): number {
  if ((terms & IS_MARKET) === 0) return ticks;
  if ((terms & IS_BUY) !== 0) return ticks === 0 ? market.maxTicks : Math.min(ticks, market.maxTicks);
  return Math.max(ticks, market.minTicks);
}

const scaleOfHold = (market: Market, isBuy: boolean): Scale => (isBuy ? market.unitScale : market.lotScale);

/** Lots of base that a sell holds; units of quote that a buy holds. */
function heldUnits(state: CoreState, slot: number): number {
  const { pool } = state;
  const terms = pool.narrow[slot * NARROW + TERMS]!;
  const open = state.openLotsOf(slot);
  if ((terms & IS_BUY) === 0) return (terms & IS_COVERED) !== 0 ? 0 : open;
  const perLot = pool.wide[slot * WIDE + PER_LOT]!;
  return (terms & IS_BY_QUOTE) !== 0 ? perLot : open * perLot;
}

/** Whether a stop that wakes names a limit that an order may name now; those of the first journal were not asked. */
function isInBand({ market, terms, ticks, selfTrade }: Draft): boolean {
  if (selfTrade === REFUSE || (terms & IS_MARKET) !== 0) return true;
  return ticks >= market.minTicks && ticks <= market.maxTicks;
}
