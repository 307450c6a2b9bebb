import { Ladder } from '../../../matching/ladder.ts';
import { TERM } from '../../journal/terms.ts';
import type { Contract } from '../contract.ts';
import type { FuturesState } from '../state.ts';
import type { OpenOrders } from './open-orders.ts';

const { CONTRACT_MASK, WAKES_BELOW, WATCHES_LAST } = TERM;

/** The waiting stops of one contract: of those that watch the mark and those that watch the last price, who wakes above and who below. */
type Ladders = readonly [markAbove: Ladder, markBelow: Ladder, lastAbove: Ladder, lastBelow: Ladder];
const BELOW = 1;
const LAST = 2;

/** Where stops wait for a price, and which of them it has reached. */
export class WaitingStops {
  private readonly ladders: (Ladders | undefined)[] = [];
  /** Contracts in which a price has changed, or stops were left asleep. */
  private readonly noted = new Set<number>();

  constructor(
    private readonly state: FuturesState,
    private readonly open: OpenOrders,
  ) {}

  /** A stop begins to wait. */
  add(slot: number, stopTicks: number): void {
    this.ladderOf(slot).add(slot, stopTicks);
    // One that a state tells of may be due.
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
    if (this.ladders[contract] !== undefined) this.noted.add(contract);
  }

  /** What a stop with these terms watches, ticks; 0 where there is no price yet. */
  static watched(contract: Contract, terms: number): number {
    return (terms & WATCHES_LAST) !== 0 ? contract.lastTicks : contract.markTicks;
  }

  /** Whether a price has reached stops that are still asleep. */
  get isDue(): boolean {
    return this.firstDue() !== 0;
  }

  /** The slot of the stop that wakes next: of those that are due, in any contract, the one with the lowest id; 0 for none. */
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
    const contract = this.state.contracts[id]!;
    let found = 0;
    for (const [which, ladder] of this.ladders[id]!.entries()) {
      const ticks = (which & LAST) !== 0 ? contract.lastTicks : contract.markTicks;
      if (ticks === 0) continue;
      const limitKey = ladder.keyOf(ticks);
      for (let slot = ladder.first(); slot !== 0; slot = ladder.after(slot)) {
        if (ladder.keyOf(ladder.ticksOf(slot)) > limitKey) break;
        found = this.earlier(found, slot);
      }
    }
    return found;
  }

  private earlier(one: number, other: number): number {
    return one !== 0 && this.open.idOf(one) < this.open.idOf(other) ? one : other;
  }

  private ladderOf(slot: number): Ladder {
    const terms = this.open.termsOf(slot);
    const contract = terms & CONTRACT_MASK;
    const ladders = this.ladders[contract] ?? this.make();
    this.ladders[contract] = ladders;
    return ladders[((terms & WAKES_BELOW) !== 0 ? BELOW : 0) | ((terms & WATCHES_LAST) !== 0 ? LAST : 0)]!;
  }

  private make(): Ladders {
    const { pool } = this.state;
    const above = (): Ladder => new Ladder(pool, 'lowest-first');
    const below = (): Ladder => new Ladder(pool, 'highest-first');
    return [above(), below(), above(), below()];
  }
}

const tellNobody = (): void => {};
