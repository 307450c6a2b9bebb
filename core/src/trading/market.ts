import { Book } from '../matching/book.ts';
import { PPM } from '../matching/cost.ts';
import { Ladder } from '../matching/ladder.ts';
import type { OrderPool } from '../matching/order-pool.ts';
import { type Scale, scaleOf } from './amount.ts';
import { ASSETS_MAX } from './balances.ts';
import type { MarketCommand } from './command.ts';
import { MARKETS_MAX } from './orders/terms.ts';
import { Trail } from './orders/trail.ts';
import { highestOrderTicks, highestStopTicks, lowestOrderTicks, lowestStopTicks } from './price-band.ts';

const UNIT_MINOR_MAX = 10n ** 15n;
const UNIT_MINOR_SMALL_MAX = 10n ** 9n;

/** What a market must know of open orders, by their slots: lots that its book does not know of, their place in the queues. */
interface OfOrders {
  readonly pool: OrderPool;
  readonly hiddenLotsOf: (slot: number) => number;
  readonly priorityOf: (slot: number) => number;
}

/** One market: what its orders are counted in, its rules of the moment, its book and its waiting stops. */
export class Market {
  readonly id: number;
  readonly base: number;
  readonly quote: number;
  readonly lotMinor: bigint;
  readonly unitMinor: bigint;
  /** Lots to minor units of base, quote units to minor units of quote. */
  readonly lotScale: Scale;
  readonly unitScale: Scale;
  readonly book: Book;
  /** Stops that wake at or above, and at or below, their price: the next to wake first. */
  readonly stopsAbove: Ladder;
  readonly stopsBelow: Ladder;
  /** Stops that follow the price: they wake where it rises, or falls, by their distance. */
  readonly buyTrail: Trail;
  readonly sellTrail: Trail;
  minNotionalUnits: number;
  bandPpm: number;
  isHalted = false;
  /** The coin that the market is taken for, 0 for none. */
  takenFor = 0;
  referenceTicks = 0;
  lastTicks = 0;
  tradeCount = 0;
  /** How many stops follow the price. */
  trackingCount = 0;
  /** The highest and the lowest price that was reached since stops were left asleep that it has reached; 0 where none was. */
  dueHighTicks = 0;
  dueLowTicks = 0;

  constructor(command: MarketCommand, orders: OfOrders) {
    const { pool } = orders;
    const priorityOf = (slot: number) => orders.priorityOf(slot);
    this.id = command.market;
    this.base = command.base;
    this.quote = command.quote;
    this.lotMinor = command.lotMinor;
    this.unitMinor = command.unitMinor;
    this.lotScale = scaleOf(command.lotMinor)!;
    this.unitScale = scaleOf(command.unitMinor)!;
    this.minNotionalUnits = command.minNotionalUnits;
    this.bandPpm = command.bandPpm;
    this.book = new Book(pool, (slot) => orders.hiddenLotsOf(slot));
    this.stopsAbove = new Ladder(pool, 'lowest-first');
    this.stopsBelow = new Ladder(pool, 'highest-first');
    this.buyTrail = new Trail(pool, true, priorityOf);
    this.sellTrail = new Trail(pool, false, priorityOf);
  }

  /** The lowest and the highest price that an order may name now. */
  get minTicks(): number {
    return lowestOrderTicks(this);
  }

  get maxTicks(): number {
    return highestOrderTicks(this);
  }

  /** The lowest and the highest price that a stop may name, for waking or for its limit: far from what trades now. */
  get stopMinTicks(): number {
    return lowestStopTicks(this);
  }

  get stopMaxTicks(): number {
    return highestStopTicks(this);
  }

  /** Whether stops may be asleep that were reached. */
  get isDue(): boolean {
    return this.dueHighTicks !== 0;
  }

  /** The price that stops above, and stops below, count as reached by: a price that came back in the meantime was there. */
  get reachedHighTicks(): number {
    return Math.max(this.lastTicks, this.dueHighTicks);
  }

  get reachedLowTicks(): number {
    return this.isDue ? Math.min(this.lastTicks, this.dueLowTicks) : this.lastTicks;
  }

  /** The stop to wake next: those above first, the nearest first; 0 for none. Asked after a trade. */
  nextReached(): number {
    const { stopsAbove, stopsBelow } = this;
    if (stopsAbove.bestKey <= stopsAbove.keyOf(this.reachedHighTicks)) return stopsAbove.first();
    const buy = this.buyTrail.reachedBy(this.reachedHighTicks);
    if (buy !== 0) return buy;
    if (stopsBelow.bestKey <= stopsBelow.keyOf(this.reachedLowTicks)) return stopsBelow.first();
    return this.sellTrail.reachedBy(this.reachedLowTicks);
  }

  /**
   * Stops that follow the price hear of a trade. While others that were reached are left asleep they stand still: what was
   * reached stays reached, and a price that came back must not reach what was not.
   */
  observe(ticks: number): void {
    if (this.isDue) return;
    this.buyTrail.observe(ticks);
    this.sellTrail.observe(ticks);
  }

  /** Stops stay asleep that are reached by now: whatever the price does, they are woken. */
  leaveDue(): void {
    [this.dueHighTicks, this.dueLowTicks] = [this.reachedHighTicks, this.reachedLowTicks];
  }

  /** None is left asleep: those that follow the price go on from where it is. */
  clearDue(): void {
    this.dueHighTicks = this.dueLowTicks = 0;
    this.observe(this.lastTicks);
  }

  /** Whether it takes no orders now. */
  get isStill(): boolean {
    return this.isHalted || this.takenFor !== 0;
  }

  /** Whether any order rests or waits. */
  get hasOrders(): boolean {
    const { bids, asks } = this.book;
    if (this.trackingCount > 0) return true;
    return [bids, asks, this.stopsAbove, this.stopsBelow].some((ladder) => ladder.bestLevel !== 0);
  }

  isCountedAs(command: MarketCommand): boolean {
    return (
      this.base === command.base &&
      this.quote === command.quote &&
      this.lotMinor === command.lotMinor &&
      this.unitMinor === command.unitMinor
    );
  }
}

/**
 * Whether a market can be kept exactly: a lot and a unit are 1, 2 or 5 times a power of ten of minor units (or anything else
 * that divides 10^15 or is a multiple of it), and a fee of a part of a unit can be rounded at the minor unit.
 */
export function isMarket(command: MarketCommand): boolean {
  const { market, base, quote, lotMinor, unitMinor } = command;
  return (
    market >= 1 &&
    market <= MARKETS_MAX &&
    base !== quote &&
    base < ASSETS_MAX &&
    quote < ASSETS_MAX &&
    command.bandPpm <= PPM &&
    scaleOf(lotMinor) !== null &&
    scaleOf(unitMinor) !== null &&
    unitMinor <= UNIT_MINOR_MAX &&
    (unitMinor <= UNIT_MINOR_SMALL_MAX || unitMinor % BigInt(PPM) === 0n)
  );
}
