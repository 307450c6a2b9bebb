import { Ladder } from '../../../matching/ladder.ts';
import type { OrderPool } from '../../../matching/order-pool.ts';
import { TERM } from '../../journal/terms.ts';
import type { Contract } from '../contract.ts';
import type { FuturesState } from '../state.ts';
import { IS_WAITING } from './draft.ts';
import type { OpenOrders } from './open-orders.ts';

const { CONTRACT_MASK, WAKES_BELOW, WATCHES_LAST } = TERM;

/** Stops that watch one price of a contract: who wakes above, and who below. */
class Watchers {
  readonly above: Ladder;
  readonly below: Ladder;
  /** Ids of those that were due at a price, the highest first. Some may have ended or woken since. */
  private due: number[] = [];
  private dueTicks = 0;

  constructor(
    pool: OrderPool,
    private readonly open: OpenOrders,
  ) {
    this.above = new Ladder(pool, 'lowest-first');
    this.below = new Ladder(pool, 'highest-first');
  }

  /** One has begun to wait, which may be due already. */
  forgetDue(): void {
    this.dueTicks = 0;
  }

  /** The slot of the due one with the lowest id, 0 for none. They are looked up once for a price, however many they are. */
  firstDue(ticks: number): number {
    if (ticks === 0) return 0;
    if (ticks !== this.dueTicks) this.lookUp(ticks);
    for (let id = this.due.at(-1); id !== undefined; id = this.due.at(-1)) {
      const slot = this.open.find(id);
      if (slot >= 0 && (this.open.termsOf(slot) & IS_WAITING) !== 0) return slot;
      this.due.pop();
    }
    return 0;
  }

  private lookUp(ticks: number): void {
    this.dueTicks = ticks;
    this.due = [];
    for (const ladder of [this.above, this.below]) {
      const limitKey = ladder.keyOf(ticks);
      for (let slot = ladder.first(); slot !== 0; slot = ladder.after(slot)) {
        if (ladder.keyOf(ladder.ticksOf(slot)) > limitKey) break;
        this.due.push(this.open.idOf(slot));
      }
    }
    this.due.sort((one, other) => other - one);
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
    // One that a state tells of may be due.
    this.watchersOf(slot).forgetDue();
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
    const { markTicks, lastTicks } = this.state.contracts[id]!;
    const { mark, last } = this.contracts[id]!;
    const ofMark = mark.firstDue(markTicks);
    const ofLast = last.firstDue(lastTicks);
    return ofLast === 0 ? ofMark : this.earlier(ofMark, ofLast);
  }

  private earlier(one: number, other: number): number {
    return one !== 0 && this.open.idOf(one) < this.open.idOf(other) ? one : other;
  }

  private ladderOf(slot: number): Ladder {
    const { above, below } = this.watchersOf(slot);
    return (this.open.termsOf(slot) & WAKES_BELOW) !== 0 ? below : above;
  }

  private watchersOf(slot: number): Watchers {
    const { pool } = this.state;
    const terms = this.open.termsOf(slot);
    const id = terms & CONTRACT_MASK;
    const there = this.contracts[id] ?? { mark: new Watchers(pool, this.open), last: new Watchers(pool, this.open) };
    this.contracts[id] = there;
    return (terms & WATCHES_LAST) !== 0 ? there.last : there.mark;
  }
}

const tellNobody = (): void => {};
