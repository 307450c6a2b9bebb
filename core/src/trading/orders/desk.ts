import { mostPerLot } from '../../matching/cost.ts';
import { TICKS_LIMIT } from '../../matching/ladder.ts';
import { NODE } from '../../matching/order-pool.ts';
import { BOUND, type Scale } from '../amount.ts';
import { PART } from '../balances.ts';
import type { CoreState } from '../core-state.ts';
import { COMMAND } from '../journal/command-codec.ts';
import { orderContent } from '../journal/content.ts';
import { lengthOf, wideAt } from '../journal/words.ts';
import type { Market } from '../market.ts';
import { ORDER_IDS } from '../remembered.ts';
import { Draft } from './draft.ts';
import { Execution, limitOf } from './execution.ts';
import { isContradictory, TERM } from './terms.ts';

const { UNITS_MAX } = BOUND;

const { AVAILABLE } = PART;

const {
  AMEND_ACCOUNT,
  AMEND_LOTS,
  AMEND_ORDER,
  CANCEL_ACCOUNT,
  CANCEL_CLIENT,
  CANCEL_ORDER,
  PLACE_ACCOUNT,
  PLACE_CLIENT,
  PLACE_QUANTITY,
  PLACE_STOP_TICKS,
  PLACE_TERMS,
  PLACE_TICKS,
  REPLACE_PLACE,
} = COMMAND;

const { ID_WHILE_OPEN, IS_BY_QUOTE, IS_FOK, IS_IOC, IS_MARKET, IS_POST_ONLY, MARKET_MASK, WAKES_ABOVE } = TERM;

const { ID, LOTS, NARROW, OPEN, OWNER, TERMS, WIDE } = NODE;

/** Where orders are asked for: checks each in a fixed order, answers the first thing that is wrong, and lets the rest run. */
export class Desk {
  readonly draft = new Draft();
  readonly execution: Execution;

  constructor(private readonly state: CoreState) {
    this.execution = new Execution(state);
  }

  /** @param end  where the command's words end; after its fields stands the caller's id */
  place(words: Uint32Array, at: number, end: number): boolean {
    const client = at + PLACE_CLIENT;
    if (client < end && this.isKnown(words, at, end)) return true;
    const { draft, state } = this;
    this.read(words, at);
    if (!this.isAccepted(draft)) return false;
    draft.id = draft.priority = state.nextId++;
    if (client < end) {
      const content = orderContent(words, at);
      state.remembered.put(draft.account, ORDER_IDS, words, client, end, content, draft.id);
    }
    state.events.writeAccepted(draft.id, state.fees.versions[draft.feeRow]!, state.fees.levels[draft.feeRow]!);
    this.execution.begin(draft);
    return true;
  }

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
    if (slot < 0) return state.events.writeRefused('ORDER_NOT_FOUND');
    this.execution.cancel(slot);
    return true;
  }

  /** The latest order first. */
  cancelAll(words: Uint32Array, at: number): boolean {
    const { pool, accounts, events, markets, openOrders, priorities } = this.state;
    const owner = accounts.find(wideAt(words, at + 1));
    const market = words[at + 3]!;
    events.writeDone();
    if (owner < 0 || accounts.openCountAt(owner) === 0) return true;
    const places = market === 0 ? markets.flatMap((each) => (each === undefined ? [] : [each.id])) : [market];
    const meant = places.flatMap((each) => openOrders.of(owner, each));
    const priorityOf = (id: number) => priorities.get(id) ?? id;
    meant.sort((one, other) => priorityOf(other) - priorityOf(one));
    for (const id of meant) {
      // A stop that woke and came to rest is noted twice.
      const slot = pool.find(id);
      if (slot >= 0) this.execution.cancel(slot);
    }
    return true;
  }

  replace(words: Uint32Array, at: number): boolean {
    const place = at + REPLACE_PLACE;
    const end = at + lengthOf(words[at]!);
    // A repeat comes after its order was cancelled by the first time.
    if (place + PLACE_CLIENT < end && this.isKnown(words, place, end, wideAt(words, at + 1))) return true;
    const slot = this.findOwn(wideAt(words, place + PLACE_ACCOUNT), wideAt(words, at + 1));
    if (slot < 0) return this.state.events.writeRefused('ORDER_NOT_FOUND');
    this.execution.cancel(slot);
    return this.place(words, place, end);
  }

  /** Smaller only, and with something left: what has traded stays. */
  amend(words: Uint32Array, at: number): boolean {
    const { pool, events, markets } = this.state;
    const slot = this.findOwn(wideAt(words, at + AMEND_ACCOUNT), wideAt(words, at + AMEND_ORDER));
    if (slot < 0) return events.writeRefused('ORDER_NOT_FOUND');
    const terms = pool.narrow[slot * NARROW + TERMS]!;
    const market = markets[terms & MARKET_MASK]!;
    if (market.isStill) return events.writeRefused('MARKET_HALTED');
    if ((terms & IS_BY_QUOTE) !== 0) return events.writeRefused('INVALID_ORDER');
    const lots = wideAt(words, at + AMEND_LOTS);
    const before = pool.wide[slot * WIDE + LOTS]!;
    const traded = before - pool.wide[slot * WIDE + OPEN]!;
    if (lots >= before || lots <= traded) return events.writeRefused('AMEND_NOT_LOWER', 0, before, 0, traded);
    const ticks = this.execution.worthTicks(slot, market);
    if (ticks * lots < market.minNotionalUnits) {
      return events.writeRefused('BELOW_MIN_NOTIONAL', 0, market.minNotionalUnits, 0, ticks * lots);
    }
    this.execution.amend(slot, lots);
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
  private isKnown(words: Uint32Array, at: number, end: number, replacedId = 0): boolean {
    const { remembered, events, pool } = this.state;
    const account = wideAt(words, at + PLACE_ACCOUNT);
    const place = remembered.find(account, ORDER_IDS, words, at + PLACE_CLIENT, end);
    if (place < 0) return false;
    const id = remembered.idAt(place);
    if ((words[at + PLACE_TERMS]! & ID_WHILE_OPEN) !== 0) {
      if (id === replacedId || pool.find(id) < 0) return false;
      events.writeRefused('IDEMPOTENCY_MISMATCH', 0, id);
      return true;
    }
    if (remembered.contentAt(place) === orderContent(words, at)) events.writeRepeated(id);
    else events.writeRefused('IDEMPOTENCY_MISMATCH', 0, id);
    return true;
  }

  private read(words: Uint32Array, at: number): void {
    const { draft, state } = this;
    const word = words[at + PLACE_TERMS]!;
    draft.account = wideAt(words, at + PLACE_ACCOUNT);
    draft.owner = state.accounts.find(draft.account);
    draft.takeTerms(word);
    draft.ticks = words[at + PLACE_TICKS]!;
    draft.stopTicks = words[at + PLACE_STOP_TICKS]!;
    draft.quantity = wideAt(words, at + PLACE_QUANTITY);
    draft.feeRow = state.fees.rowOf(draft.owner < 0 ? 0 : state.accounts.levelAt(draft.owner));
    draft.takeRates(state.fees);
  }

  /** The checks that need no money, then the ones that do; the first that fails is answered. */
  private isAccepted(draft: Draft): boolean {
    const { events, markets, accounts, limits } = this.state;
    const market = markets[draft.terms & MARKET_MASK];
    if (market === undefined) return events.writeRefused('MARKET_NOT_FOUND');
    draft.market = market;
    const { ticks, stopTicks, quantity } = draft;
    if (ticks >= TICKS_LIMIT || stopTicks >= TICKS_LIMIT) return events.writeRefused('INVALID_ORDER');
    if (isContradictory(draft.terms, ticks, stopTicks, quantity)) return events.writeRefused('INVALID_ORDER');
    if (market.isStill) return events.writeRefused('MARKET_HALTED');
    const isMarket = (draft.terms & IS_MARKET) !== 0;
    if (!isMarket && stopTicks === 0 && (ticks < market.minTicks || ticks > market.maxTicks)) {
      return events.writeRefused('OUTSIDE_BAND', 0, market.minTicks, 0, market.maxTicks);
    }
    if (stopTicks !== 0 && !isSensibleStop(draft)) {
      return events.writeRefused('OUTSIDE_BAND', 0, market.stopMinTicks, 0, market.stopMaxTicks);
    }
    draft.limitTicks = limitOf(market, draft.terms, ticks);
    const from = draft.isBuy ? market.book.asks : market.book.bids;
    const isMatching = stopTicks === 0 && from.bestKey <= from.keyOf(draft.limitTicks);
    if (isMarket && stopTicks === 0 && !isMatching && draft.isRefusedUntraded)
      return events.writeRefused('NO_LIQUIDITY');
    const bestTicks = isMatching ? from.keyOf(from.bestKey) : 0;
    if (!this.isSized(draft, bestTicks)) return false;
    if ((draft.terms & IS_MARKET) === 0 || stopTicks !== 0) {
      const isResting = stopTicks !== 0 || (draft.terms & (IS_IOC | IS_FOK)) === 0;
      if (isResting && draft.owner >= 0 && accounts.openCountAt(draft.owner) >= limits.openOrdersMax) {
        return events.writeRefused('TOO_MANY_ORDERS', 0, limits.openOrdersMax);
      }
    }
    if (stopTicks !== 0 && hasTriggered(market, draft.terms, stopTicks)) {
      return events.writeRefused('STOP_WOULD_TRIGGER', 0, market.lastTicks);
    }
    if (isMatching && (draft.terms & IS_POST_ONLY) !== 0) {
      return events.writeRefused('POST_ONLY_WOULD_MATCH', 0, bestTicks);
    }
    return (
      this.isPaid(draft, isMarket && stopTicks === 0) &&
      (!isMatching || !draft.isRefusedUntraded || this.isMatchable(draft))
    );
  }

  /** Checks that it is not too small, and not so large that a sum over it would not be exact. */
  private isSized(draft: Draft, bestTicks: number): boolean {
    const { events } = this.state;
    const { market, quantity } = draft;
    const isMarket = (draft.terms & IS_MARKET) !== 0;
    const worth = isMarket ? draft.stopTicks || bestTicks : draft.ticks;
    const notional = draft.isByQuote ? quantity : worth * quantity;
    const largest = draft.isByQuote ? quantity : quantity * Math.max(worth, bestTicks, draft.perLot, 1);
    if (largest > UNITS_MAX) return events.writeRefused('QUANTITY_TOO_LARGE', 0, UNITS_MAX);
    // Lots at the market with nobody to meet have no worth, and expire.
    if (worth === 0 && !draft.isByQuote) return true;
    // A sum that does not buy one lot is too small, whatever the market's minimum.
    const oneLot = draft.isByQuote ? mostPerLot(worth, draft.onTopPpm) : 0;
    const smallest = Math.max(market.minNotionalUnits, oneLot);
    if (notional >= smallest) return true;
    return events.writeRefused('BELOW_MIN_NOTIONAL', 0, smallest, 0, notional);
  }

  /** Whether the account has what the order may cost at most. */
  private isPaid(draft: Draft, isMarket: boolean): boolean {
    const { balances, accounts, events } = this.state;
    const { market, quantity, isBuy } = draft;
    const asset = isBuy ? market.quote : market.base;
    const scale = isBuy ? market.unitScale : market.lotScale;
    draft.baseSlot = draft.owner < 0 ? -1 : accounts.baseSlot(draft.owner, market);
    draft.quoteSlot = draft.owner < 0 ? -1 : accounts.quoteSlot(draft.owner, market);
    const slot = isBuy ? draft.quoteSlot : draft.baseSlot;
    let needed = isBuy && !draft.isByQuote ? quantity * draft.perLot : quantity;
    if (isMarket && isBuy !== draft.isByQuote) {
      const { book } = market;
      const from = isBuy ? book.asks : book.bids;
      const limitKey = from.keyOf(draft.limitTicks);
      const { avoids, isByQuote, onTopPpm, passesOwn } = draft;
      const lots = book.preview(from, avoids, limitKey, quantity, isByQuote, onTopPpm, passesOwn);
      needed = isBuy ? book.previewUnits : lots;
    }
    if (needed > UNITS_MAX) return events.writeRefused('QUANTITY_TOO_LARGE', 0, UNITS_MAX);
    if (draft.owner >= 0 && balances.availableUnits(slot, scale) >= needed) return true;
    return this.refuseFunds(slot, asset, needed, scale);
  }

  private refuseFunds(slot: number, asset: number, needed: number, scale: Scale): false {
    const { balances, events } = this.state;
    const whole = Math.floor(needed / scale.divisor);
    const high = whole * scale.highFactor;
    const low = (needed - whole * scale.divisor) * scale.lowFactor;
    const there = [balances.high(slot, AVAILABLE), balances.low(slot, AVAILABLE)] as const;
    return events.writeRefused('INSUFFICIENT_BALANCE', high, low, there[0], there[1], asset);
  }

  /** What an order of the first journal is refused for when it meets somebody at once; others expire. */
  private isMatchable(draft: Draft): boolean {
    const { events, pool } = this.state;
    const { book } = draft.market;
    const from = draft.isBuy ? book.asks : book.bids;
    const first = from.first();
    if (pool.narrow[first * NARROW + OWNER] === draft.owner) {
      const id = pool.wide[first * WIDE + ID]!;
      return events.writeRefused('SELF_TRADE_PREVENTED', 0, id, 0, from.keyOf(from.bestKey));
    }
    return (draft.terms & IS_FOK) === 0 || this.isFillable(draft);
  }

  private isFillable(draft: Draft): boolean {
    const { book } = draft.market;
    const from = draft.isBuy ? book.asks : book.bids;
    const lots = book.preview(from, draft.owner, from.keyOf(draft.limitTicks), draft.quantity, false, 0);
    return lots === draft.quantity || this.state.events.writeRefused('FILL_OR_KILL', 0, lots);
  }
}

function hasTriggered(market: Market, word: number, stopTicks: number): boolean {
  if (market.lastTicks === 0) return false;
  return (word & WAKES_ABOVE) !== 0 ? market.lastTicks >= stopTicks : market.lastTicks <= stopTicks;
}

/** Whether a stop's prices are ones that the market may come to; those of the first journal were not asked. */
function isSensibleStop({ market, terms, ticks, stopTicks, isRefusedUntraded }: Draft): boolean {
  if (isRefusedUntraded) return true;
  const { stopMinTicks, stopMaxTicks } = market;
  if (stopTicks < stopMinTicks || stopTicks > stopMaxTicks) return false;
  return (terms & IS_MARKET) !== 0 || (ticks >= stopMinTicks && ticks <= stopMaxTicks);
}
