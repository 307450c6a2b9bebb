import { NODE } from '../../matching/order-pool.ts';
import type { Scale } from '../amount.ts';
import { PART } from '../balances.ts';
import type { CoreState } from '../core-state.ts';
import type { Market } from '../market.ts';
import type { Draft } from './draft.ts';
import { EXTRA } from './order-extras.ts';
import { TERM } from './terms.ts';

const { AVAILABLE, HELD } = PART;

const { HAS_EXTRA, IS_BUY, IS_BY_QUOTE, IS_COVERED } = TERM;

const { FEE_ROW, HOLDER, NARROW, OWNER, PER_LOT, TERMS, WIDE } = NODE;

/** The nodes of orders that stay, whatever their place in a book, and the money that each of them holds. */
export class OrderNodes {
  constructor(private readonly state: CoreState) {}

  /**
   * A node for an order that stays, in its owner's list but in no ladder yet, and nothing held.
   *
   * @param lots     what a book may know of: the rest is hidden by whoever opens it
   * @param waiting  IS_WAITING for a stop, or 0
   */
  open(draft: Draft, lots: number, waiting: number): number {
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

  /** Gives a node back: its order is in no ladder and holds nothing any more. */
  forget(slot: number): void {
    const { pool, accounts, priorities, extras } = this.state;
    const narrow = slot * NARROW;
    if ((pool.narrow[narrow + TERMS]! & HAS_EXTRA) !== 0) extras.free(pool.narrow[narrow + FEE_ROW]!);
    priorities.drop(slot);
    accounts.countOpen(pool.narrow[narrow + OWNER]!, -1);
    pool.free(slot);
  }

  /** Says how many lots of an order with an extra no book knows of. */
  hide(slot: number, lots: number): void {
    const { pool, extras } = this.state;
    extras.wide[pool.narrow[slot * NARROW + FEE_ROW]! * EXTRA.WIDE + EXTRA.HIDDEN] = lots;
  }

  /** Takes aside what an order needs with this many open lots. */
  hold(slot: number, market: Market, openLots: number): void {
    this.move(slot, market, AVAILABLE, HELD, openLots);
  }

  /** Gives all back that an order with this many open lots holds. */
  release(slot: number, market: Market, openLots: number): void {
    this.move(slot, market, HELD, AVAILABLE, openLots);
  }

  /** Gives a part back: what an order held for these lots that it asks for no more. */
  releaseLots(slot: number, market: Market, lots: number): void {
    const { pool, balances } = this.state;
    const isBuy = (pool.narrow[slot * NARROW + TERMS]! & IS_BUY) !== 0;
    const units = isBuy ? lots * pool.wide[slot * WIDE + PER_LOT]! : lots;
    balances.moveUnits(pool.narrow[slot * NARROW + HOLDER]!, HELD, AVAILABLE, units, scaleOfHold(market, isBuy));
  }

  private move(slot: number, market: Market, from: number, to: number, openLots: number): void {
    const { pool, balances } = this.state;
    const terms = pool.narrow[slot * NARROW + TERMS]!;
    const isBuy = (terms & IS_BUY) !== 0;
    const units = heldUnits(terms, openLots, pool.wide[slot * WIDE + PER_LOT]!);
    balances.moveUnits(pool.narrow[slot * NARROW + HOLDER]!, from, to, units, scaleOfHold(market, isBuy));
  }
}

const scaleOfHold = (market: Market, isBuy: boolean): Scale => (isBuy ? market.unitScale : market.lotScale);

/** Lots of base that a sell holds; units of quote that a buy holds. */
function heldUnits(terms: number, openLots: number, perLot: number): number {
  if ((terms & IS_BUY) === 0) return (terms & IS_COVERED) !== 0 ? 0 : openLots;
  return (terms & IS_BY_QUOTE) !== 0 ? perLot : openLots * perLot;
}
