import type { OrderSide, OrderTerms, PositionSide, SelfTrade, StopTerms, TimeInForce } from '../machine/command.ts';

/**
 * What an order or stop is, in one word: its contract in the low 16 bits, then a bit or two each. It is the same word in a command
 * and in an open order. Bits 28, 30 and 31 are the machine's own, for open orders; bit 29 stays 0 (the books ask it).
 */
export const TERM = {
  CONTRACT_MASK: 0xffff,
  /** One bit: 0 buys, 1 sells. */
  SIDE_SHIFT: 16,
  IS_SELL: 1 << 16,
  /** Two bits: 0 LONG, 1 SHORT, 2 none. */
  POSITION_SHIFT: 17,
  POSITION: 3 << 17,
  NO_POSITION: 2 << 17,
  IS_MARKET: 1 << 19,
  IS_IOC: 1 << 20,
  IS_FOK: 1 << 21,
  IS_POST_ONLY: 1 << 22,
  IS_REDUCE_ONLY: 1 << 23,
  /** Where it would trade with an order of its own account, it is the one that ends. */
  EXPIRES_TAKER: 1 << 24,
  /** Of a stop. */
  WATCHES_LAST: 1 << 25,
  WAKES_BELOW: 1 << 26,
  IS_BOUND: 1 << 27,
} as const;
const { CONTRACT_MASK, EXPIRES_TAKER, IS_BOUND, IS_FOK, IS_IOC, IS_MARKET, IS_POST_ONLY, IS_REDUCE_ONLY, IS_SELL } =
  TERM;
const { POSITION, POSITION_SHIFT, SIDE_SHIFT, WAKES_BELOW, WATCHES_LAST } = TERM;

/** The highest number of a contract. */
export const CONTRACTS_MAX = CONTRACT_MASK;

/** By their numbers in words. */
export const SIDES: readonly OrderSide[] = ['buy', 'sell'];
export const POSITIONS: readonly (PositionSide | 'none')[] = ['LONG', 'SHORT', 'none'];

const TIME_IN_FORCE: Readonly<Record<TimeInForce, number>> = { gtc: 0, ioc: IS_IOC, fok: IS_FOK };
const POSITION_NUMBER = { LONG: 0, SHORT: 1, none: 2 } as const;

/** An order's terms besides its price and size, and its contract. */
export type WordTerms = Omit<OrderTerms, 'ticks' | 'lots'> & { readonly contract: number };
/** The same of a stop. */
export type StopWordTerms = Omit<StopTerms, 'ticks' | 'lots' | 'stopTicks'> & { readonly contract: number };

/** Throws where the contract's number has no room, because it would come out as another one's. */
export function termsWord(terms: WordTerms): number {
  if (terms.contract > CONTRACT_MASK) throw new RangeError(`contract ${terms.contract}`);
  return (
    terms.contract |
    (terms.side === 'sell' ? IS_SELL : 0) |
    (POSITION_NUMBER[terms.position] << POSITION_SHIFT) |
    (terms.type === 'market' ? IS_MARKET : 0) |
    TIME_IN_FORCE[terms.timeInForce] |
    (terms.postOnly ? IS_POST_ONLY : 0) |
    (terms.reduceOnly ? IS_REDUCE_ONLY : 0) |
    (terms.selfTrade === 'expireTaker' ? EXPIRES_TAKER : 0)
  );
}

export const stopTermsWord = (terms: StopWordTerms): number =>
  termsWord(terms) |
  (terms.watches === 'last' ? WATCHES_LAST : 0) |
  (terms.trigger === 'below' ? WAKES_BELOW : 0) |
  (terms.isBound ? IS_BOUND : 0);

export const sideOf = (word: number): number => (word >>> SIDE_SHIFT) & 1;
/** 0 LONG, 1 SHORT, 2 none. */
const positionOf = (word: number): number => (word & POSITION) >>> POSITION_SHIFT;
const selfTradeOf = (word: number): SelfTrade => ((word & EXPIRES_TAKER) !== 0 ? 'expireTaker' : 'expireMaker');

export function termsOf(word: number): WordTerms {
  return {
    contract: word & CONTRACT_MASK,
    side: SIDES[sideOf(word)]!,
    position: POSITIONS[positionOf(word)]!,
    type: (word & IS_MARKET) !== 0 ? 'market' : 'limit',
    timeInForce: (word & IS_FOK) !== 0 ? 'fok' : (word & IS_IOC) !== 0 ? 'ioc' : 'gtc',
    postOnly: (word & IS_POST_ONLY) !== 0,
    reduceOnly: (word & IS_REDUCE_ONLY) !== 0,
    selfTrade: selfTradeOf(word),
  };
}

export const stopTermsOf = (word: number): StopWordTerms => ({
  ...termsOf(word),
  watches: (word & WATCHES_LAST) !== 0 ? 'last' : 'mark',
  trigger: (word & WAKES_BELOW) !== 0 ? 'below' : 'above',
  isBound: (word & IS_BOUND) !== 0,
});
