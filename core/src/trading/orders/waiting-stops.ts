import type { Ladder } from '../../matching/ladder.ts';
import { NODE } from '../../matching/order-pool.ts';
import type { CoreState } from '../core-state.ts';
import type { Market } from '../market.ts';
import { EXTRA } from './order-extras.ts';
import { TERM } from './terms.ts';
import type { Trail } from './trail.ts';

const { IS_BUY, IS_MARKET, WAKES_ABOVE } = TERM;

const { FEE_ROW, ID, NARROW, OPEN, TERMS, TICKS, WIDE } = NODE;

/** Where stops wait: at a price in a ladder, or behind a price that they follow. */
export class WaitingStops {
  constructor(private readonly state: CoreState) {}

  /** A stop begins to wait for a price. */
  add(slot: number, market: Market, stopTicks: number): void {
    this.ladderOf(slot, market).add(slot, stopTicks);
  }

  /** Takes a stop out of where it waits. */
  remove(slot: number, market: Market): void {
    if (!this.isTracking(slot)) {
      this.ladderOf(slot, market).remove(slot);
      return;
    }
    this.trailOf(slot, market).remove(slot);
    market.trackingCount -= 1;
  }

  /** Makes a stop smaller where it waits; something of it is left. */
  reduce(slot: number, market: Market, lots: number): void {
    if (this.isTracking(slot)) this.state.pool.wide[slot * WIDE + OPEN]! -= lots;
    else this.ladderOf(slot, market).reduce(slot, lots);
  }

  /** A stop begins to follow the price from where it is, and says so. What a flood of stops reached is behind it. */
  track(slot: number, market: Market): void {
    const { pool, events } = this.state;
    const isBuy = (pool.narrow[slot * NARROW + TERMS]! & IS_BUY) !== 0;
    const ticks = isBuy ? market.reachedHighTicks : market.reachedLowTicks;
    const place = this.state.priorityOf(slot);
    this.follow(slot, market, ticks);
    events.writeTracking(pool.wide[slot * WIDE + ID]!, place, market.id, ticks);
  }

  /** A stop follows the price from these ticks on. */
  follow(slot: number, market: Market, ticks: number): void {
    const { pool, extras } = this.state;
    const at = pool.narrow[slot * NARROW + FEE_ROW]! * EXTRA.NARROW + EXTRA.TRAIL;
    this.trailOf(slot, market).add(slot, extras.narrow[at]!, this.state.priorityOf(slot), ticks);
    extras.narrow[at]! |= EXTRA.IS_TRACKING;
    market.trackingCount += 1;
  }

  /**
   * A price reached a stop. One that is to follow the price from here begins to do so.
   *
   * @returns  whether it wakes instead
   */
  isWokenBy(slot: number, market: Market): boolean {
    const trail = this.state.trailOf(slot);
    if (trail === 0 || (trail & EXTRA.IS_TRACKING) !== 0) return true;
    this.ladderOf(slot, market).remove(slot);
    this.state.priorities.put(slot, this.state.nextId++);
    this.track(slot, market);
    return false;
  }

  /**
   * The price at which an open order is held against the market's minimum: its own, or what wakes it where it has none; the last
   * where that moves.
   */
  worthTicks(slot: number, market: Market): number {
    const { pool } = this.state;
    const isMarket = (pool.narrow[slot * NARROW + TERMS]! & IS_MARKET) !== 0;
    if (isMarket && this.isTracking(slot)) return market.lastTicks;
    return isMarket ? this.ladderOf(slot, market).ticksOf(slot) : pool.narrow[slot * NARROW + TICKS]!;
  }

  private isTracking(slot: number): boolean {
    return (this.state.trailOf(slot) & EXTRA.IS_TRACKING) !== 0;
  }

  private trailOf(slot: number, market: Market): Trail {
    return (this.state.pool.narrow[slot * NARROW + TERMS]! & IS_BUY) !== 0 ? market.buyTrail : market.sellTrail;
  }

  private ladderOf(slot: number, market: Market): Ladder {
    const isAbove = (this.state.pool.narrow[slot * NARROW + TERMS]! & WAKES_ABOVE) !== 0;
    return isAbove ? market.stopsAbove : market.stopsBelow;
  }
}
