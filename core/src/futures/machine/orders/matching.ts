import { TERM } from '../../journal/terms.ts';
import type { Contract } from '../contract.ts';
import { BUY } from '../stakes.ts';
import type { FuturesState } from '../state.ts';
import type { Closing } from './closing.ts';
import type { Draft } from './draft.ts';
import type { Ending } from './ending.ts';
import { FillGuard } from './fill-guard.ts';
import { Fills } from './fills.ts';
import type { OpenOrders } from './open-orders.ts';
import type { WaitingStops } from './waiting-stops.ts';

const { EXPIRES_TAKER, IS_FOK } = TERM;

/** What matching needs of its neighbours. */
interface Neighbours {
  readonly open: OpenOrders;
  readonly stops: WaitingStops;
  readonly ending: Ending;
  readonly closing: Closing;
}

/** Lets orders trade: price, then time, each fill asked of the guard for both sides, the maker first. */
export class Matching {
  private readonly guard: FillGuard;
  private readonly fills: Fills;

  constructor(
    state: FuturesState,
    private readonly near: Neighbours,
  ) {
    this.guard = new FillGuard(state);
    this.fills = new Fills(state, near.open);
  }

  /** An accepted order is open from now on: it trades what can be traded, and the rest stays in the book or ends. */
  run(draft: Draft): void {
    const { open, ending } = this.near;
    const { contract, side } = draft;
    const slot = open.open(draft);
    if ((draft.terms & IS_FOK) !== 0 && !this.isFillable(draft)) {
      ending.leave(slot, 'expired');
      return;
    }
    if (!this.take(draft, slot)) return;
    if (open.openLotsOf(slot) === 0) ending.leave(slot, 'filled');
    else if (draft.rests) {
      open.rest(slot);
      (side === BUY ? contract.book.bids : contract.book.asks).add(slot, draft.ticks);
    } else ending.leave(slot, 'expired');
  }

  /**
   * Buys or sells in the market for nobody's account, as a liquidation does, up to a price. Makers are guarded as always.
   *
   * @param onFill   a fill was made, and all that follows from it for its maker is done
   * @param mayFill  asked before a fill, when its maker's guard allows it; `false` ends the sweep
   * @returns        lots that found nobody
   */
  sweep(
    contract: Contract,
    isBuy: boolean,
    lots: number,
    limitTicks: number,
    onFill: (ticks: number, lots: number) => void,
    mayFill: (ticks: number, lots: number) => boolean = always,
  ): number {
    const { open } = this.near;
    const { fills } = this;
    const from = isBuy ? contract.book.asks : contract.book.bids;
    const limitKey = from.keyOf(limitTicks);
    let left = lots;
    while (left > 0 && from.bestKey <= limitKey) {
      const maker = from.first();
      const ticks = open.ticksOf(maker);
      const filled = Math.min(left, open.openLotsOf(maker));
      if (!this.isMakerGuarded(maker, filled, ticks)) continue;
      if (!mayFill(ticks, filled)) break;
      fills.prepareNobody(isBuy);
      this.trade(contract);
      left -= filled;
      onFill(ticks, filled);
    }
    return left;
  }

  /** @returns  whether the order is still open, with lots or without */
  private take(draft: Draft, slot: number): boolean {
    const { open, ending, closing } = this.near;
    const { fills } = this;
    const { contract, id } = draft;
    const from = draft.side === BUY ? contract.book.asks : contract.book.bids;
    const limitKey = from.keyOf(draft.limitTicks);
    while (from.bestKey <= limitKey && open.openLotsOf(slot) > 0) {
      const maker = from.first();
      if (open.ownerOf(maker) === draft.owner) {
        if ((draft.terms & EXPIRES_TAKER) !== 0) {
          ending.end(slot, 'selfTrade');
          return false;
        }
        ending.end(maker, 'selfTrade');
        continue;
      }
      const ticks = open.ticksOf(maker);
      const lots = Math.min(open.openLotsOf(slot), open.openLotsOf(maker));
      if (!this.isMakerGuarded(maker, lots, ticks)) continue;
      if (!this.guard.allows(fills.prepare(fills.taker, slot, lots, ticks))) {
        ending.end(slot, 'margin');
        return false;
      }
      this.trade(contract);
      closing.settled(draft.stake);
      // Its cover may have gone to older orders, and its account been too small for what it then had to hold.
      if (!open.isThere(slot, id)) return false;
    }
    return true;
  }

  /** Whether a maker can pay for a fill; one that cannot ends. */
  private isMakerGuarded(maker: number, lots: number, ticks: number): boolean {
    const { fills } = this;
    if (this.guard.allows(fills.prepare(fills.maker, maker, lots, ticks))) return true;
    this.near.ending.end(maker, 'margin');
    return false;
  }

  /** The prepared two trade; the maker's orders follow. */
  private trade(contract: Contract): void {
    const { open, ending, closing, stops } = this.near;
    const { fills } = this;
    const { slot, stake } = fills.maker;
    fills.trade(contract);
    stops.note(contract.id);
    if (open.openLotsOf(slot) === 0) ending.leave(slot, 'filled');
    closing.settled(stake);
  }

  private isFillable({ contract: { book }, owner, side, lots, limitTicks, terms }: Draft): boolean {
    const from = side === BUY ? book.asks : book.bids;
    const passesOwn = (terms & EXPIRES_TAKER) === 0;
    return book.preview(from, owner, from.keyOf(limitTicks), lots, false, 0, passesOwn) === lots;
  }
}

const always = (): boolean => true;
