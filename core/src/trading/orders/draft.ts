import { mostPerLot } from '../../matching/cost.ts';
import type { FeeTable } from '../fees.ts';
import type { Market } from '../market.ts';
import { SELF_TRADE_MODE, selfTradeOf, TERM } from './terms.ts';

const { FEE_FROM_RECEIVED, ID_WHILE_OPEN, IS_BUY, IS_BY_QUOTE, IS_MARKET } = TERM;
const { EXPIRE_MAKER, NONE, REFUSE } = SELF_TRADE_MODE;

/** The owner whom no order has. */
const NOBODY = -1;

/**
 * The order that is being worked on: read from a command or from a stop that woke. There is one of these for the whole core,
 * filled anew each time, so that an order which trades at once leaves no object behind.
 */
export class Draft {
  id = 0;
  priority = 0;
  /** The account's number, and its place in the core's table; -1 where the core does not know it. */
  account = 0;
  owner = NOBODY;
  market!: Market;
  terms = 0;
  isBuy = false;
  isByQuote = false;
  /** A buy whose fee is taken from the lots that it receives. */
  paysInBase = false;
  /** Whether what its trades wake is woken so many at a time. */
  yields = false;
  /** Whether the same holds for lists whose turn has come. */
  listsYield = false;
  /** Whether its cost at the market is counted only as far as its account has it. */
  isWithinMeans = false;
  /** A number of SELF_TRADE_MODE. */
  selfTrade = 0;
  /** The price it names, 0 for none, and the worst price that it takes. */
  ticks = 0;
  limitTicks = 0;
  /** The best price that it meets at once, 0 for none. */
  bestTicks = 0;
  stopTicks = 0;
  /** Lots, or quote units where it goes by quote. */
  quantity = 0;
  /** Lots that it shows at a time; 0 where it shows all. */
  displayLots = 0;
  /** How far it follows the price as a stop, hundredths of a percent; 0 where it does not. */
  trailBps = 0;
  feeRow = 0;
  takerPpm = 0;
  /** What a buy pays as a taker on top of the price, parts per million. */
  onTopPpm = 0;
  /** Units of quote that a buy holds for each lot at its worst price: with a fee on top the higher of its two rates. */
  perLot = 0;
  baseSlot = -1;
  quoteSlot = -1;

  takeTerms(terms: number): void {
    this.terms = terms & ~ID_WHILE_OPEN;
    this.isBuy = (terms & IS_BUY) !== 0;
    this.isByQuote = (terms & IS_BY_QUOTE) !== 0;
    this.paysInBase = this.isBuy && (terms & FEE_FROM_RECEIVED) !== 0;
    this.selfTrade = selfTradeOf(terms);
  }

  /** After its terms, its price and `feeRow`. */
  takeRates({ makerPpm, takerPpm }: FeeTable): void {
    const { feeRow, isBuy, paysInBase, ticks } = this;
    this.takerPpm = takerPpm[feeRow]!;
    this.onTopPpm = isBuy && !paysInBase ? this.takerPpm : 0;
    this.perLot = 0;
    if (isBuy) this.perLot = paysInBase ? ticks : mostPerLot(ticks, Math.max(makerPpm[feeRow]!, this.takerPpm));
  }

  /** Whether it is a stop that has not woken. */
  get waits(): boolean {
    return this.stopTicks !== 0 || this.trailBps !== 0;
  }

  /** Whether it is refused where it could not trade as it asks; otherwise it is accepted and expires. */
  get isRefusedUntraded(): boolean {
    return this.selfTrade === REFUSE;
  }

  /** Whose orders it does not trade with. */
  get avoids(): number {
    return this.selfTrade === NONE ? NOBODY : this.owner;
  }

  /** Whether an order of its own in its way ends, so that it trades with those behind. */
  get passesOwn(): boolean {
    return this.selfTrade === EXPIRE_MAKER;
  }
}

/** The worst price that an order takes: its own, and for a market order never one outside the band. */
export function limitOf(market: Market, terms: number, ticks: number): number {
  if ((terms & IS_MARKET) === 0) return ticks;
  if ((terms & IS_BUY) !== 0) return ticks === 0 ? market.maxTicks : Math.min(ticks, market.maxTicks);
  return Math.max(ticks, market.minTicks);
}

/** Whether a stop that wakes names a limit that an order may name now; those of the first journal were not asked. */
export function isInBand({ market, terms, ticks, selfTrade }: Draft): boolean {
  if (selfTrade === REFUSE || (terms & IS_MARKET) !== 0) return true;
  return ticks >= market.minTicks && ticks <= market.maxTicks;
}
