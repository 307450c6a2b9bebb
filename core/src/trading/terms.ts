import type { PlaceCommand, TimeInForce, Trigger } from './command.ts';

/**
 * What an order is, in one word: market in the low 16 bits, then a bit or two each. It is the same word in a command, in an
 * open order and in the state.
 */
export const MARKET_MASK = 0xffff;
export const IS_BUY = 1 << 16;
export const IS_MARKET = 1 << 17;
/** The quantity is a sum of quote units. */
export const IS_BY_QUOTE = 1 << 18;
export const IS_POST_ONLY = 1 << 19;
export const IS_IOC = 1 << 20;
export const IS_FOK = 1 << 21;
export const WAKES_ABOVE = 1 << 22;
export const WAKES_BELOW = 1 << 23;
export const IS_STOP = WAKES_ABOVE | WAKES_BELOW;
/** A stop that has not woken yet; only in an open order. */
export const IS_WAITING = 1 << 24;

export const MARKETS_MAX = MARKET_MASK;

const TIME_IN_FORCE = { gtc: 0, ioc: IS_IOC, fok: IS_FOK } as const;
const TRIGGER = { none: 0, above: WAKES_ABOVE, below: WAKES_BELOW } as const;

/** Reads the word back. `quantity` of an order is quote units where `byQuote` is true, else lots. */
export interface Terms {
  readonly market: number;
  readonly side: 'buy' | 'sell';
  readonly type: 'limit' | 'market';
  readonly timeInForce: TimeInForce;
  readonly postOnly: boolean;
  readonly trigger: Trigger;
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
    TRIGGER[place.trigger]
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
    byQuote: (word & IS_BY_QUOTE) !== 0,
  };
}

/**
 * Whether these terms contradict each other: what no caller may ask for, whatever the market.
 *
 * @param quantity  lots, or units where IS_BY_QUOTE
 */
export function isContradictory(terms: number, ticks: number, stopTicks: number, quantity: number): boolean {
  const isStop = (terms & IS_STOP) !== 0;
  const isByQuote = (terms & IS_BY_QUOTE) !== 0;
  if (quantity <= 0 || isStop !== stopTicks > 0 || (terms & IS_STOP) === IS_STOP) return true;
  if ((terms & IS_MARKET) !== 0) {
    if ((terms & (IS_IOC | IS_FOK | IS_POST_ONLY)) !== IS_IOC) return true;
    if (!isStop) return false;
    return (terms & IS_BUY) !== 0 ? !isByQuote && ticks === 0 : isByQuote;
  }
  if (ticks <= 0 || isByQuote || (terms & (IS_IOC | IS_FOK)) === (IS_IOC | IS_FOK)) return true;
  return (terms & IS_POST_ONLY) !== 0 && (terms & (IS_IOC | IS_FOK | IS_STOP)) !== 0;
}
