import type { Market } from '../market.ts';

/**
 * The order that is being worked on: read from a command or from a stop that woke. There is one of these for the whole core,
 * filled anew each time, so that an order which trades at once leaves no object behind.
 */
export class Draft {
  id = 0;
  priority = 0;
  /** The account's number, and its place in the core's table; -1 where the core does not know it. */
  account = 0;
  owner = -1;
  market!: Market;
  terms = 0;
  isBuy = false;
  isByQuote = false;
  /** The price it names, 0 for none, and the worst price that it takes. */
  ticks = 0;
  limitTicks = 0;
  stopTicks = 0;
  /** Lots, or quote units where it goes by quote. */
  quantity = 0;
  feeRow = 0;
  makerPpm = 0;
  takerPpm = 0;
  /** Units of quote that a buy holds for each lot. */
  perLot = 0;
  baseSlot = -1;
  quoteSlot = -1;
}
