import { NODE } from '../../matching/order-pool.ts';
import type { FeeFrom, IdUse, PlaceCommand, SelfTrade, TimeInForce, Trigger } from '../command.ts';

/**
 * What an order is, in one word: market in the low 16 bits, then a bit or two each. It is the same word in a command and in an
 * open order.
 */
export const TERM = {
  MARKET_MASK: 0xffff,
  IS_BUY: 1 << 16,
  IS_MARKET: 1 << 17,
  /** The quantity is a sum of quote units. */
  IS_BY_QUOTE: 1 << 18,
  IS_POST_ONLY: 1 << 19,
  IS_IOC: 1 << 20,
  IS_FOK: 1 << 21,
  WAKES_ABOVE: 1 << 22,
  WAKES_BELOW: 1 << 23,
  IS_STOP: (1 << 22) | (1 << 23),
  /** A stop that has not woken yet; only in an open order. */
  IS_WAITING: 1 << 24,
  /** The fee of a buy is taken from the lots that it receives; a sell's is taken from its quote in any case. */
  FEE_FROM_RECEIVED: 1 << 25,
  /** Where the three bits of what happens between orders of one account begin, and which they are. */
  SELF_TRADE_SHIFT: 26,
  SELF_TRADE: 7 << 26,
  /** The caller's id may name another order once this one has ended; only in a command. */
  ID_WHILE_OPEN: 1 << 29,
  /** It has a place among the extras; only in an open order, whose id needs no other bit. */
  HAS_EXTRA: NODE.HAS_EXTRA,
  /** It is of a list; only in an open order. */
  IS_LISTED: 1 << 30,
  /** The second of two alternatives while both are there: it holds no more than what the first does not; only in an open order. */
  IS_COVERED: 1 << 31,
} as const;
const { MARKET_MASK, IS_BUY, IS_MARKET, IS_BY_QUOTE, IS_POST_ONLY, IS_IOC, IS_FOK, WAKES_ABOVE, WAKES_BELOW, IS_STOP } =
  TERM;
const { FEE_FROM_RECEIVED, ID_WHILE_OPEN, SELF_TRADE, SELF_TRADE_SHIFT } = TERM;

export const MARKETS_MAX = MARKET_MASK;

const TIME_IN_FORCE = { gtc: 0, ioc: IS_IOC, fok: IS_FOK } as const;
const TRIGGER = { none: 0, above: WAKES_ABOVE, below: WAKES_BELOW } as const;

/** By their numbers in a word; the first journal knew none of them, so 0 is what it did. */
export const SELF_TRADES: readonly SelfTrade[] = ['refuse', 'none', 'expireTaker', 'expireMaker', 'expireBoth'];
/** The numbers, for files that compare them. */
export const SELF_TRADE_MODE = { REFUSE: 0, NONE: 1, EXPIRE_TAKER: 2, EXPIRE_MAKER: 3, EXPIRE_BOTH: 4 } as const;
const SELF_TRADE_NUMBER = {
  refuse: SELF_TRADE_MODE.REFUSE,
  none: SELF_TRADE_MODE.NONE,
  expireTaker: SELF_TRADE_MODE.EXPIRE_TAKER,
  expireMaker: SELF_TRADE_MODE.EXPIRE_MAKER,
  expireBoth: SELF_TRADE_MODE.EXPIRE_BOTH,
} as const;

/** Reads the word back. `quantity` of an order is quote units where `byQuote` is true, else lots. */
export interface Terms {
  readonly market: number;
  readonly side: 'buy' | 'sell';
  readonly type: 'limit' | 'market';
  readonly timeInForce: TimeInForce;
  readonly postOnly: boolean;
  readonly trigger: Trigger;
  readonly feeFrom: FeeFrom;
  readonly selfTrade: SelfTrade;
  readonly idUse: IdUse;
  readonly byQuote: boolean;
}

export function termsWord(place: PlaceCommand): number {
  return (
    place.market |
    (place.side === 'buy' ? IS_BUY : 0) |
    (place.type === 'market' ? IS_MARKET : 0) |
    (place.quoteUnits > 0 ? IS_BY_QUOTE : 0) |
    (place.postOnly ? IS_POST_ONLY : 0) |
    TIME_IN_FORCE[place.timeInForce] |
    TRIGGER[place.trigger] |
    (place.feeFrom === 'received' ? FEE_FROM_RECEIVED : 0) |
    (SELF_TRADE_NUMBER[place.selfTrade] << SELF_TRADE_SHIFT) |
    (place.idUse === 'whileOpen' ? ID_WHILE_OPEN : 0)
  );
}

export function termsOf(word: number): Terms {
  return {
    market: word & MARKET_MASK,
    side: (word & IS_BUY) !== 0 ? 'buy' : 'sell',
    type: (word & IS_MARKET) !== 0 ? 'market' : 'limit',
    timeInForce: (word & IS_FOK) !== 0 ? 'fok' : (word & IS_IOC) !== 0 ? 'ioc' : 'gtc',
    postOnly: (word & IS_POST_ONLY) !== 0,
    trigger: (word & WAKES_ABOVE) !== 0 ? 'above' : (word & WAKES_BELOW) !== 0 ? 'below' : 'none',
    feeFrom: (word & FEE_FROM_RECEIVED) !== 0 ? 'received' : 'quote',
    selfTrade: SELF_TRADES[selfTradeOf(word)]!,
    idUse: (word & ID_WHILE_OPEN) !== 0 ? 'whileOpen' : 'once',
    byQuote: (word & IS_BY_QUOTE) !== 0,
  };
}

/** Which number of SELF_TRADE_MODE an order has. */
export const selfTradeOf = (word: number): number => (word & SELF_TRADE) >>> SELF_TRADE_SHIFT;

/** What an order asks for, in numbers. `quantity` is lots, or units where IS_BY_QUOTE. */
interface Asked {
  readonly terms: number;
  readonly ticks: number;
  readonly stopTicks: number;
  readonly quantity: number;
  readonly displayLots: number;
  readonly trailBps: number;
}

/** Whether these terms contradict each other: what no caller may ask for, whatever the market. */
export function isContradictory({ terms, ticks, stopTicks, quantity, displayLots, trailBps }: Asked): boolean {
  const isStop = (terms & IS_STOP) !== 0;
  const isByQuote = (terms & IS_BY_QUOTE) !== 0;
  if (selfTradeOf(terms) >= SELF_TRADES.length) return true;
  if (displayLots > 0 && ((terms & (IS_MARKET | IS_IOC | IS_FOK)) !== 0 || displayLots > quantity)) return true;
  if (quantity <= 0 || isStop !== (stopTicks > 0 || trailBps > 0) || (terms & IS_STOP) === IS_STOP) return true;
  if ((terms & IS_MARKET) !== 0) {
    if ((terms & (IS_IOC | IS_FOK | IS_POST_ONLY)) !== IS_IOC) return true;
    if (!isStop) return false;
    return (terms & IS_BUY) !== 0 ? !isByQuote && ticks === 0 : isByQuote;
  }
  if (ticks <= 0 || isByQuote || (terms & (IS_IOC | IS_FOK)) === (IS_IOC | IS_FOK)) return true;
  return (terms & IS_POST_ONLY) !== 0 && (terms & (IS_IOC | IS_FOK | IS_STOP)) !== 0;
}
