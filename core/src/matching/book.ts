import { mostPerLot } from './cost.ts';
import { Ladder } from './ladder.ts';
import { NODE, type OrderPool } from './order-pool.ts';

const { HAS_EXTRA, NARROW, OPEN, OWNER, TERMS, TICKS, WIDE } = NODE;

/**
 * Two ladders of one market and what the last match took from them. Matching moves lots and nothing else: money, events and
 * giving nodes back are the caller's, who reads `fillSlots` and `fillLots`.
 *
 * @invariant  best price first, then order of arrival; at rest the best bid is below the best ask
 */
export class Book {
  readonly bids: Ladder;
  readonly asks: Ladder;
  /** The makers of the last match, in the order in which they traded. Those without open lots have left their queue. */
  fillSlots = new Int32Array(64);
  fillLots = new Float64Array(64);
  fillCount = 0;
  /** The taker's own order that ended the last match or preview; 0 when none did. */
  ownSlot = 0;
  /** The last match ended at an order that may have more than it showed: whoever wants more asks again once that is there. */
  isCut = false;
  /** What `preview` found that the lots would cost. */
  previewUnits = 0;

  /** @param hiddenLotsOf  lots of an order with an extra that are not in here */
  constructor(
    private readonly pool: OrderPool,
    private readonly hiddenLotsOf: (slot: number) => number = () => 0,
  ) {
    this.bids = new Ladder(pool, 'highest-first');
    this.asks = new Ladder(pool, 'lowest-first');
  }

  /**
   * Takes lots from the other side, up to a price.
   *
   * @returns  lots that found no counterpart
   */
  take(from: Ladder, owner: number, limitKey: number, lots: number): number {
    const { narrow, wide } = this.pool;
    let left = lots;
    this.fillCount = 0;
    this.ownSlot = 0;
    this.isCut = false;
    while (left > 0 && from.bestKey <= limitKey) {
      const slot = from.first();
      if (narrow[slot * NARROW + OWNER] === owner) {
        this.ownSlot = slot;
        break;
      }
      const taken = Math.min(wide[slot * WIDE + OPEN]!, left);
      this.note(slot, taken);
      from.takeFromFirst(slot, taken);
      left -= taken;
      if ((narrow[slot * NARROW + TERMS]! & HAS_EXTRA) !== 0) {
        this.isCut = true;
        break;
      }
    }
    return left;
  }

  /**
   * Takes lots for a sum of quote units, up to a price: what a buy may spend with its fee, or what a sell wants before it.
   *
   * @param feePpm  the rate that counts into the sum, 0 for a sell
   * @returns       units that are left, less than the next lot costs unless nothing more can be taken
   */
  takeFor(from: Ladder, owner: number, limitKey: number, units: number, feePpm: number): number {
    const { narrow, wide } = this.pool;
    let left = units;
    this.fillCount = 0;
    this.ownSlot = 0;
    this.isCut = false;
    while (from.bestKey <= limitKey) {
      const slot = from.first();
      const cost = mostPerLot(from.keyOf(from.bestKey), feePpm);
      const affordable = Math.floor(left / cost);
      if (affordable === 0) break;
      if (narrow[slot * NARROW + OWNER] === owner) {
        this.ownSlot = slot;
        break;
      }
      const taken = Math.min(wide[slot * WIDE + OPEN]!, affordable);
      this.note(slot, taken);
      from.takeFromFirst(slot, taken);
      left -= taken * cost;
      if ((narrow[slot * NARROW + TERMS]! & HAS_EXTRA) !== 0) {
        this.isCut = true;
        break;
      }
    }
    return left;
  }

  /**
   * Counts the lots that would trade now and changes nothing; `previewUnits` has afterwards what those lots would cost at most.
   *
   * @param quantity   a number of lots, or a sum of quote units where `isSum` says so
   * @param passesOwn  orders of the owner are passed by, where otherwise the first one ends the count
   * @param most       more than this need not be counted: units of cost, or lots where the quantity is a sum
   * @param endsAtFit  a sum ends at an order that it buys whole, as commands of before were counted and told; `takeFor` goes on
   *   where it buys a cheaper lot behind that
   */
  preview(
    from: Ladder,
    owner: number,
    limitKey: number,
    quantity: number,
    isSum: boolean,
    feePpm: number,
    passesOwn = false,
    most = Number.POSITIVE_INFINITY,
    endsAtFit = false,
  ): number {
    const { narrow, wide } = this.pool;
    let found = 0;
    // What orders of one price do not show comes behind all that is shown there.
    let hidden = 0;
    let hiddenTicks = 0;
    this.previewUnits = 0;
    this.ownSlot = 0;
    for (let slot = from.first(); ; slot = from.after(slot)) {
      const ticks = narrow[slot * NARROW + TICKS]!;
      if (hidden > 0 && (slot === 0 || ticks !== hiddenTicks)) {
        const cost = mostPerLot(hiddenTicks, feePpm);
        const wanted = isSum ? Math.floor((quantity - this.previewUnits) / cost) : quantity - found;
        const taken = Math.min(hidden, wanted);
        found += taken;
        this.previewUnits += taken * cost;
        if (taken < hidden || (taken === wanted && endsAtFit)) break;
        hidden = 0;
      }
      if (slot === 0 || (isSum ? found : this.previewUnits) > most) break;
      const cost = mostPerLot(ticks, feePpm);
      const wanted = isSum ? Math.floor((quantity - this.previewUnits) / cost) : quantity - found;
      if (wanted === 0 || from.keyOf(ticks) > limitKey) break;
      if (narrow[slot * NARROW + OWNER] === owner) {
        if (passesOwn) continue;
        this.ownSlot = slot;
        break;
      }
      const open = wide[slot * WIDE + OPEN]!;
      const taken = Math.min(open, wanted);
      found += taken;
      this.previewUnits += taken * cost;
      // A sum that leaves a part of an order ends there, even where it would still buy a cheaper lot behind it.
      if (taken < open || (taken === wanted && endsAtFit)) break;
      if ((narrow[slot * NARROW + TERMS]! & HAS_EXTRA) === 0) continue;
      hidden += this.hiddenLotsOf(slot);
      hiddenTicks = ticks;
    }
    return found;
  }

  private note(slot: number, lots: number): void {
    if (this.fillCount === this.fillSlots.length) {
      const slots = new Int32Array(this.fillCount * 2);
      slots.set(this.fillSlots);
      this.fillSlots = slots;
      const lotsTaken = new Float64Array(this.fillCount * 2);
      lotsTaken.set(this.fillLots);
      this.fillLots = lotsTaken;
    }
    this.fillSlots[this.fillCount] = slot;
    this.fillLots[this.fillCount] = lots;
    this.fillCount += 1;
  }
}
