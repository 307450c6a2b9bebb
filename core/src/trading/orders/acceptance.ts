import { detailOf } from '../../journal/words.ts';
import { mostPerLot } from '../../matching/cost.ts';
import { NODE } from '../../matching/order-pool.ts';
import { TICKS_LIMIT } from '../../matching/price-levels.ts';
import { BOUND, type Scale } from '../amount.ts';
import { PART } from '../balances.ts';
import type { Contingency } from '../command.ts';
import type { CoreState } from '../core-state.ts';
import { EventWriter } from '../journal/event-writer.ts';
import { type Draft, limitOf } from './draft.ts';
import { ICEBERG_PARTS_MAX, icebergParts } from './iceberg.ts';
import { isContradictory, TERM } from './terms.ts';
import { TRAIL_BPS_MAX, TRAIL_BPS_MIN } from './trailing.ts';

const { UNITS_MAX } = BOUND;

const { AVAILABLE } = PART;

const { IS_BY_QUOTE, IS_FOK, IS_IOC, IS_MARKET, IS_POST_ONLY, IS_STOP, MARKET_MASK, WAKES_ABOVE, WAKES_BELOW } = TERM;

const { ID, NARROW, OWNER, WIDE } = NODE;

/** What an order must be so that it is accepted: checks each in a fixed order, and says the first thing that is wrong. */
export class Acceptance {
  /** Where it says what is wrong: in the answer of a command, or apart where an order of a list had its turn. */
  private said: EventWriter;
  private readonly apart = new EventWriter();
  /** Whether the orders that are looked at waited for their turn in a list: a stop that is reached by then wakes at once. */
  private isTurn = false;

  constructor(private readonly state: CoreState) {
    this.said = state.events;
  }

  /** The checks that need no money, then the ones that do; the first that fails is answered. */
  isAccepted(draft: Draft): boolean {
    return (
      this.isAllowed(draft) &&
      this.isThere(draft, this.neededFor(draft)) &&
      (draft.bestTicks === 0 || !draft.isRefusedUntraded || this.isMatchable(draft))
    );
  }

  /**
   * Whether the orders of a list may be placed: what is placed at once as any order, what waits for its turn as far as that can
   * be said now. Of two alternatives the dearer one is paid.
   */
  isListAccepted(contingency: Contingency, drafts: readonly Draft[]): boolean {
    if (!isList(contingency, drafts)) return this.said.writeRefused('INVALID_ORDER_LIST');
    const { accounts, limits } = this.state;
    const { owner } = drafts[0]!;
    if (owner >= 0 && accounts.openCountAt(owner) + drafts.length > limits.openOrdersMax) {
      return this.said.writeRefused('TOO_MANY_ORDERS', 0, limits.openOrdersMax);
    }
    if (contingency === 'oco') return this.isPairAccepted(drafts);
    return drafts.slice(1).every((draft) => this.isPossible(draft)) && this.isAccepted(drafts[0]!);
  }

  /**
   * What orders of a list are refused for when their turn has come: a number of TRADING_REFUSALS, or -1 where they may be placed.
   * Both of two alternatives are, or none.
   */
  refusalAtTurn(drafts: readonly Draft[]): number {
    this.said = this.apart;
    this.isTurn = true;
    this.apart.length = 0;
    const areAccepted = drafts.length === 1 ? this.isAccepted(drafts[0]!) : this.isPairAccepted(drafts);
    this.said = this.state.events;
    this.isTurn = false;
    return areAccepted ? -1 : detailOf(this.apart.words[0]!);
  }

  private isPairAccepted(drafts: readonly Draft[]): boolean {
    const [first, second] = drafts as readonly [Draft, Draft];
    if (!this.isAllowed(first) || !this.isAllowed(second)) return false;
    const needed = this.neededFor(first);
    return this.isThere(first, Math.max(needed, this.neededFor(second)));
  }

  /** What can be said of an order whose turn has not come: what it will meet then nobody knows. */
  private isPossible(draft: Draft): boolean {
    const market = this.state.markets[draft.terms & MARKET_MASK];
    if (market === undefined) return this.said.writeRefused('MARKET_NOT_FOUND');
    draft.market = market;
    const { ticks, stopTicks } = draft;
    if (ticks >= TICKS_LIMIT || stopTicks >= TICKS_LIMIT || isContradictory(draft)) {
      return this.said.writeRefused('INVALID_ORDER');
    }
    const { stopMinTicks, stopMaxTicks } = market;
    if ([ticks, stopTicks].some((each) => each !== 0 && (each < stopMinTicks || each > stopMaxTicks))) {
      return this.said.writeRefused('OUTSIDE_BAND', 0, stopMinTicks, 0, stopMaxTicks);
    }
    return this.isInReach(draft) && this.isSized(draft, 0);
  }

  /** Whether a stop follows the price as far as any may. */
  private isInReach({ trailBps }: Draft): boolean {
    if (trailBps === 0 || (trailBps >= TRAIL_BPS_MIN && trailBps <= TRAIL_BPS_MAX)) return true;
    return this.said.writeRefused('TRAIL_OUT_OF_RANGE', 0, TRAIL_BPS_MIN, 0, TRAIL_BPS_MAX);
  }

  /** All that needs no money. */
  private isAllowed(draft: Draft): boolean {
    const { markets, accounts, limits } = this.state;
    const events = this.said;
    const market = markets[draft.terms & MARKET_MASK];
    if (market === undefined) return events.writeRefused('MARKET_NOT_FOUND');
    draft.market = market;
    const { ticks, stopTicks } = draft;
    if (ticks >= TICKS_LIMIT || stopTicks >= TICKS_LIMIT) return events.writeRefused('INVALID_ORDER');
    if (isContradictory(draft)) return events.writeRefused('INVALID_ORDER');
    if (!this.isInReach(draft)) return false;
    if (market.isStill) return events.writeRefused('MARKET_HALTED');
    const isMarket = (draft.terms & IS_MARKET) !== 0;
    const { waits } = draft;
    if (!isMarket && !waits && (ticks < market.minTicks || ticks > market.maxTicks)) {
      return events.writeRefused('OUTSIDE_BAND', 0, market.minTicks, 0, market.maxTicks);
    }
    if (waits && !isSensibleStop(draft)) {
      return events.writeRefused('OUTSIDE_BAND', 0, market.stopMinTicks, 0, market.stopMaxTicks);
    }
    draft.limitTicks = limitOf(market, draft.terms, ticks);
    const from = draft.isBuy ? market.book.asks : market.book.bids;
    const isMatching = !waits && from.bestKey <= from.keyOf(draft.limitTicks);
    if (isMarket && !waits && !isMatching && draft.isRefusedUntraded) return events.writeRefused('NO_LIQUIDITY');
    const bestTicks = isMatching ? from.keyOf(from.bestKey) : 0;
    draft.bestTicks = bestTicks;
    if (!this.isSized(draft, bestTicks)) return false;
    if ((draft.terms & IS_MARKET) === 0 || waits) {
      const isResting = waits || (draft.terms & (IS_IOC | IS_FOK)) === 0;
      if (isResting && draft.owner >= 0 && accounts.openCountAt(draft.owner) >= limits.openOrdersMax) {
        return events.writeRefused('TOO_MANY_ORDERS', 0, limits.openOrdersMax);
      }
    }
    if (stopTicks !== 0 && !this.isTurn && market.lastTicks !== 0) {
      const isAbove = (draft.terms & WAKES_ABOVE) !== 0;
      const reached = isAbove ? market.reachedHighTicks : market.reachedLowTicks;
      if (isAbove ? reached >= stopTicks : reached <= stopTicks)
        return events.writeRefused('STOP_WOULD_TRIGGER', 0, reached);
    }
    if (isMatching && (draft.terms & IS_POST_ONLY) !== 0) {
      return events.writeRefused('POST_ONLY_WOULD_MATCH', 0, bestTicks);
    }
    return true;
  }

  /** Checks that it is not too small, and not so large that a sum over it would not be exact. */
  private isSized(draft: Draft, bestTicks: number): boolean {
    const events = this.said;
    const { market, quantity, displayLots } = draft;
    if (displayLots > 0 && quantity > displayLots * ICEBERG_PARTS_MAX) {
      return events.writeRefused('TOO_MANY_PARTS', 0, ICEBERG_PARTS_MAX, 0, icebergParts(quantity, displayLots));
    }
    const isMarket = (draft.terms & IS_MARKET) !== 0;
    const wakeTicks = draft.trailBps === 0 ? draft.stopTicks : draft.stopTicks || market.lastTicks;
    const worth = isMarket ? wakeTicks || bestTicks : draft.ticks;
    // Each part of an iceberg becomes trades of its own, so each is worth what an order is.
    const notional = draft.isByQuote ? quantity : worth * (displayLots || quantity);
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

  /**
   * What the order may cost at most: units of quote of a buy, lots of a sell. Where that is counted in the book, and more than there
   * is, it is one more than that: whoever has no money must not have all of a book looked through, and learn what it does not show.
   */
  private neededFor(draft: Draft): number {
    const { accounts } = this.state;
    const { market, quantity, isBuy } = draft;
    draft.baseSlot = draft.owner < 0 ? -1 : accounts.baseSlot(draft.owner, market);
    draft.quoteSlot = draft.owner < 0 ? -1 : accounts.quoteSlot(draft.owner, market);
    let needed = isBuy && !draft.isByQuote ? quantity * draft.perLot : quantity;
    if (isCounted(draft)) {
      const { book } = market;
      const from = isBuy ? book.asks : book.bids;
      const limitKey = from.keyOf(draft.limitTicks);
      const { avoids, isByQuote, onTopPpm, passesOwn } = draft;
      const isWithinMeans = this.isTurn || draft.isWithinMeans;
      const most = isWithinMeans ? this.availableTo(draft) : UNITS_MAX;
      const endsAtFit = !isWithinMeans;
      const lots = book.preview(from, avoids, limitKey, quantity, isByQuote, onTopPpm, passesOwn, most, endsAtFit);
      needed = isBuy ? book.previewUnits : lots;
      if (isWithinMeans) needed = Math.min(needed, most + 1);
    }
    return needed;
  }

  /** Whole units of what the order pays with. */
  private availableTo({ isBuy, market, quoteSlot, baseSlot }: Draft): number {
    const { balances } = this.state;
    return isBuy
      ? balances.availableUnits(quoteSlot, market.unitScale)
      : balances.availableUnits(baseSlot, market.lotScale);
  }

  /** Whether the account has this much of what the order pays with. */
  private isThere(draft: Draft, needed: number): boolean {
    const events = this.said;
    const { owner, isBuy, market, quoteSlot, baseSlot } = draft;
    const asset = isBuy ? market.quote : market.base;
    const scale = isBuy ? market.unitScale : market.lotScale;
    const slot = isBuy ? quoteSlot : baseSlot;
    if (needed > UNITS_MAX) return events.writeRefused('QUANTITY_TOO_LARGE', 0, UNITS_MAX);
    if (owner >= 0 && this.availableTo(draft) >= needed) return true;
    // Nobody without an account is told what nothing costs, where there is nobody to meet.
    const isCut = isCounted(draft) && draft.isWithinMeans && needed > 0;
    return this.refuseFunds(slot, asset, isCut ? Math.max(needed, atBest(draft)) : needed, scale);
  }

  private refuseFunds(slot: number, asset: number, needed: number, scale: Scale): false {
    const { balances } = this.state;
    const whole = Math.floor(needed / scale.divisor);
    const high = whole * scale.highFactor;
    const low = (needed - whole * scale.divisor) * scale.lowFactor;
    const there = [balances.high(slot, AVAILABLE), balances.low(slot, AVAILABLE)] as const;
    return this.said.writeRefused('INSUFFICIENT_BALANCE', high, low, there[0], there[1], asset);
  }

  /** What an order of the first journal is refused for when it meets somebody at once; others expire. */
  private isMatchable(draft: Draft): boolean {
    const { pool } = this.state;
    const { book } = draft.market;
    const from = draft.isBuy ? book.asks : book.bids;
    const first = from.first();
    if (pool.narrow[first * NARROW + OWNER] === draft.owner) {
      const id = pool.wide[first * WIDE + ID]!;
      return this.said.writeRefused('SELF_TRADE_PREVENTED', 0, id, 0, from.keyOf(from.bestKey));
    }
    return (draft.terms & IS_FOK) === 0 || this.isFillable(draft);
  }

  private isFillable(draft: Draft): boolean {
    const { book } = draft.market;
    const from = draft.isBuy ? book.asks : book.bids;
    const lots = book.preview(from, draft.owner, from.keyOf(draft.limitTicks), draft.quantity, false, 0);
    return lots === draft.quantity || this.said.writeRefused('FILL_OR_KILL', 0, lots);
  }
}

/** Whether what an order costs is counted in the book: that of one at the market which does not name what it pays. */
const isCounted = (draft: Draft): boolean =>
  (draft.terms & IS_MARKET) !== 0 && !draft.waits && draft.isBuy !== draft.isByQuote;

/** What an order at the market costs at the best price: no less than it will, and what everybody can see. */
const atBest = ({ isBuy, quantity, bestTicks }: Draft): number =>
  isBuy ? quantity * bestTicks : Math.floor(quantity / Math.max(1, bestTicks));

/** Whether a stop's prices are ones that the market may come to; those of the first journal were not asked. */
function isSensibleStop({ market, terms, ticks, stopTicks, isRefusedUntraded }: Draft): boolean {
  if (isRefusedUntraded) return true;
  const { stopMinTicks, stopMaxTicks } = market;
  if (stopTicks !== 0 && (stopTicks < stopMinTicks || stopTicks > stopMaxTicks)) return false;
  return (terms & IS_MARKET) !== 0 || (ticks >= stopMinTicks && ticks <= stopMaxTicks);
}

/** Whether the orders can be a list of this kind, whatever each of them is worth. */
function isList(contingency: Contingency, drafts: readonly Draft[]): boolean {
  const [first] = drafts as readonly [Draft];
  const areAlike = drafts.every(
    (draft) =>
      draft.account === first.account &&
      ((draft.terms ^ first.terms) & MARKET_MASK) === 0 &&
      // Only orders of the first journal were refused for what they met.
      !draft.isRefusedUntraded,
  );
  if (!areAlike || drafts.length !== (contingency === 'otoco' ? 3 : 2)) return false;
  if (contingency === 'oco') return isPair(drafts);
  if (first.waits || (first.terms & IS_BY_QUOTE) !== 0) return false;
  return contingency === 'oto' || isPair(drafts.slice(1));
}

/** Two alternatives: the second is a stop, the first one that waits for the other direction, or an order that only makes. */
function isPair(drafts: readonly Draft[]): boolean {
  const [first, second] = drafts as readonly [Draft, Draft];
  if (first.isBuy !== second.isBuy || first.quantity !== second.quantity) return false;
  if (((first.terms | second.terms) & IS_BY_QUOTE) !== 0 || !second.waits) return false;
  if (first.waits) return ((first.terms ^ second.terms) & IS_STOP) === IS_STOP;
  // A limit order takes what is better than now, so its stop waits for what is worse.
  const isOther = (second.terms & (first.isBuy ? WAKES_ABOVE : WAKES_BELOW)) !== 0;
  return (first.terms & IS_POST_ONLY) !== 0 && isOther;
}
