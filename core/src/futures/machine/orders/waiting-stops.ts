import { Ladder } from '../../../matching/ladder.ts';
import type { OrderPool } from '../../../matching/order-pool.ts';
import { TERM } from '../../journal/terms.ts';
import type { Contract } from '../contract.ts';
import type { FuturesState } from '../state.ts';
import type { OpenOrders } from './open-orders.ts';

const { CONTRACT_MASK, WAKES_BELOW, WATCHES_LAST } = TERM;

/** Stops that watch one price of a contract: who wakes above, and who below. */
class Watchers {
  readonly above: Ladder;
  readonly below: Ladder;

  constructor(pool: OrderPool) {
    this.above = new Ladder(pool, 'lowest-first');
    this.below = new Ladder(pool, 'highest-first');
  }
}

interface OfContract {
  readonly mark: Watchers;
  readonly last: Watchers;
}

/** Where stops wait for a price, and which of them it has reached. */
export class WaitingStops {
  private readonly contracts: (OfContract | undefined)[] = [];
  /** Contracts in which a price has changed, or stops were left asleep. */
  private readonly noted = new Set<number>();

  constructor(
    private readonly state: FuturesState,
    private readonly open: OpenOrders,
  ) {}

  /** A stop begins to wait. */
  add(slot: number, stopTicks: number): void {
    this.ladderOf(slot).add(slot, stopTicks);
    this.note(this.open.termsOf(slot) & CONTRACT_MASK);
  }

  /** Takes a stop out of where it waits. */
  remove(slot: number): void {
    const ladder = this.ladderOf(slot);
    ladder.remove(slot);
    // Nobody is told of these levels; an empty one is given back by this.
    ladder.takeTouched(tellNobody);
  }

  stopTicksOf(slot: number): number {
    return this.ladderOf(slot).ticksOf(slot);
  }

  /** A price of a contract has changed: stops of it may be due. */
  note(contract: number): void {
    if (this.contracts[contract] !== undefined) this.noted.add(contract);
  }

  /** What a stop with these terms watches, ticks; 0 where there is no price yet. */
  static watched(contract: Contract, terms: number): number {
    return (terms & WATCHES_LAST) !== 0 ? contract.lastTicks : contract.markTicks;
  }

  /** Whether a price has reached stops that are still asleep. */
  get isDue(): boolean {
    return this.firstDue() !== 0;
  }

  /**
   * The slot of the stop that wakes next; 0 for none. Each of a contract's lists offers only its first one, so that it costs nothing to
   * look, however many are due.
   */
  firstDue(): number {
    if (this.noted.size === 0) return 0;
    let found = 0;
    for (const id of this.noted) {
      const ofContract = this.firstDueOf(id);
      if (ofContract === 0) this.noted.delete(id);
      else found = this.earlier(found, ofContract);
    }
    return found;
  }

  private firstDueOf(id: number): number {
    const { markTicks, lastTicks } = this.state.contracts[id]!;
    const { mark, last } = this.contracts[id]!;
    return this.earlier(this.firstOf(mark, markTicks), this.firstOf(last, lastTicks));
  }

  private firstOf({ above, below }: Watchers, ticks: number): number {
    if (ticks === 0) return 0;
    const rising = above.bestKey <= above.keyOf(ticks) ? above.first() : 0;
    const falling = below.bestKey <= below.keyOf(ticks) ? below.first() : 0;
    return this.earlier(rising, falling);
  }

  private earlier(one: number, other: number): number {
    if (one === 0 || other === 0) return one + other;
    return this.open.idOf(one) < this.open.idOf(other) ? one : other;
  }

  private ladderOf(slot: number): Ladder {
    const { above, below } = this.watchersOf(slot);
    return (this.open.termsOf(slot) & WAKES_BELOW) !== 0 ? below : above;
  }

  private watchersOf(slot: number): Watchers {
    const { pool } = this.state;
    const terms = this.open.termsOf(slot);
    const id = terms & CONTRACT_MASK;
    const there = this.contracts[id] ?? { mark: new Watchers(pool), last: new Watchers(pool) };
    this.contracts[id] = there;
    return (terms & WATCHES_LAST) !== 0 ? there.last : there.mark;
  }
}

const tellNobody = (): void => {};
