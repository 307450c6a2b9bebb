import { sideOf, TERM } from '../../journal/terms.ts';
import type { EndReason } from '../event.ts';
import { BUY, ORDERS, SELL } from '../stakes.ts';
import { capacityMinor } from '../standing.ts';
import type { FuturesState } from '../state.ts';
import { isClosing } from './draft.ts';
import type { Ending } from './ending.ts';
import { holdMinor } from './hold.ts';
import type { OpenOrders } from './open-orders.ts';

const { IS_BOUND } = TERM;
const { CLOSING, OPENING_MINOR, OTHER } = ORDERS;

/** What an order of a side closes. */
export const closedBy = (side: number): number => 1 - side;

/** How the orders of a stake follow its positions. */
export class Closing {
  constructor(
    private readonly state: FuturesState,
    private readonly open: OpenOrders,
    private readonly ending: Ending,
  ) {}

  /**
   * A position of a stake has changed: closing orders shrink to it, in one-way mode the other orders hold for what it does not cover, and
   * stops that are bound to a position that is gone end.
   */
  settled(stake: number): void {
    const { accounts, stakes } = this.state;
    for (let side = BUY; side <= SELL; side += 1) this.shrink(stake, side, stakes.lotsOf(stake, closedBy(side)));
    if (accounts.modeAt(stakes.ownerOf(stake)) === 'oneWay') {
      for (let side = BUY; side <= SELL; side += 1) {
        if (stakes.ordersOf(stake, side, OTHER) > 0) this.cover(stake, side);
      }
    }
    if (this.open.hasWaiting(stake)) this.endBound(stake);
  }

  /** Closing orders of a side become smaller, the latest first, until they have no more than these lots. */
  shrink(stake: number, side: number, lots: number): void {
    let excess = this.state.stakes.ordersOf(stake, side, CLOSING) - lots;
    if (excess <= 0) return;
    for (const slot of this.open.of(stake, side).reverse()) {
      const openLots = this.open.openLotsOf(slot);
      if (excess <= 0 || openLots === 0 || !isClosing(this.open.termsOf(slot))) continue;
      const less = Math.min(openLots, excess);
      excess -= less;
      if (less === openLots) this.ending.end(slot, 'reduced');
      else this.ending.reduce(slot, less);
    }
  }

  /** Ends all open and waiting orders of a stake, the latest first. */
  endAllOf(stake: number, reason: EndReason): void {
    for (const slot of this.open.allOf(stake)) this.ending.end(slot, reason);
  }

  /** How many stops are bound to a position. */
  boundCount(stake: number, position: number): number {
    return this.open.waitingOf(stake).filter((slot) => this.boundBy(slot) === position).length;
  }

  /** Ends the stops whose position is gone, the latest first. */
  private endBound(stake: number): void {
    const { stakes } = this.state;
    for (const slot of this.open.waitingOf(stake).reverse()) {
      const position = this.boundBy(slot);
      if (position >= 0 && stakes.lotsOf(stake, position) === 0) this.ending.end(slot, 'positionClosed');
    }
  }

  /** The position that a waiting stop is bound to, -1 for none. */
  private boundBy(slot: number): number {
    const terms = this.open.termsOf(slot);
    return (terms & IS_BOUND) === 0 ? -1 : closedBy(sideOf(terms));
  }

  /** Goes through the orders of a side that may open, the oldest first: what the opposite position covers of each holds nothing. */
  private cover(stake: number, side: number): void {
    const { open, state } = this;
    const { stakes } = state;
    let left = Math.max(0, stakes.lotsOf(stake, closedBy(side)) - stakes.ordersOf(stake, side, CLOSING));
    for (const slot of open.of(stake, side)) {
      const terms = open.termsOf(slot);
      if (isClosing(terms)) continue;
      const openLots = open.openLotsOf(slot);
      const covered = Math.min(openLots, left);
      const more = openLots - covered - open.coveredLotsOf(slot);
      if (more <= 0) open.holdLess(slot, openLots - covered);
      else if (!this.holdMore(slot, more)) {
        this.ending.end(slot, 'margin');
        continue;
      }
      left -= covered;
    }
  }

  /** An order holds for more lots, at the mark of now, where its account and its leverage allow it. */
  private holdMore(slot: number, lots: number): boolean {
    const { open, state } = this;
    const { stakes, contracts } = state;
    const stake = open.stakeOf(slot);
    const contract = contracts[stakes.contractOf(stake)]!;
    const side = sideOf(open.termsOf(slot));
    const leverage = stakes.leverageOf(stake);
    const ticks = open.ticksOf(slot);
    if (openingMinor(state, stake, side) + lots * ticks * contract.unitMinor > contract.maxMinorAt(leverage))
      return false;
    const minor = holdMinor(contract, { side, leverage, takerPpm: open.takerPpmOf(slot) }, lots, ticks);
    if (minor > capacityMinor(state, open.ownerOf(slot))) return false;
    open.hold(slot, open.coveredLotsOf(slot) + lots, open.heldMinorOf(slot) + minor);
    return true;
  }
}

/**
 * What is open on a side at the mark, and what the orders of that side hold for at their prices: what its tier is looked up with. The
 * tier of a cross stake that may have both sides is that of both together.
 */
export function openingMinor({ accounts, stakes, contracts }: FuturesState, stake: number, side: number): number {
  const { markTicks, unitMinor } = contracts[stakes.contractOf(stake)]!;
  const own = stakes.lotsOf(stake, side) * markTicks * unitMinor + stakes.ordersOf(stake, side, OPENING_MINOR);
  if (stakes.isIsolated(stake) || accounts.modeAt(stakes.ownerOf(stake)) === 'oneWay') return own;
  const other = 1 - side;
  return own + stakes.lotsOf(stake, other) * markTicks * unitMinor + stakes.ordersOf(stake, other, OPENING_MINOR);
}
