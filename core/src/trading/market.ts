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

/** What a market asks about open orders, by slot: their hidden lots, and their places in the queues. */
interface OfOrders {
  readonly pool: OrderPool;
  readonly hiddenLotsOf: (slot: number) => number;
  readonly priorityOf: (slot: number) => number;
}

/** One market: the units of its orders, its current rules, its book and its waiting stops. */
export class Market {
  readonly id: number;
  readonly base: number;
  readonly quote: number;
  readonly lotMinor: bigint;
  readonly unitMinor: bigint;
  /** Scale from lots to minor units of base, and from quote units to minor units of quote. */
  readonly lotScale: Scale;
  readonly unitScale: Scale;
  readonly book: Book;
  /** Stops that wake at or above (or at or below) their price; the next to wake comes first. */
  readonly stopsAbove: Ladder;
  readonly stopsBelow: Ladder;
  /** Stops that follow the price: buys wake when it rises by their distance, sells when it falls by it. */
  readonly buyTrail: Trail;
  readonly sellTrail: Trail;
  minNotionalUnits: number;
  bandPpm: number;
  isHalted = false;
  /** The coin for which the market is taken, 0 for none. */
  takenFor = 0;
  referenceTicks = 0;
  lastTicks = 0;
  tradeCount = 0;
  /** How many stops follow the price. */
  trackingCount = 0;
  /** The highest and lowest price reached since stops were left asleep; 0 where none are. */
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

  /** The lowest and highest price that an order may name now. */
  get minTicks(): number {
    return lowestOrderTicks(this);
  }

  get maxTicks(): number {
    return highestOrderTicks(this);
  }

  /** The lowest and highest price that a stop may name, for waking or as its limit: much wider than an order's. */
  get stopMinTicks(): number {
    return lowestStopTicks(this);
  }

  get stopMaxTicks(): number {
    return highestStopTicks(this);
  }

  /** Whether stops that the price has reached may still be asleep. */
  get isDue(): boolean {
    return this.dueHighTicks !== 0;
  }

  /** The extreme prices that count as reached. A price that has come back in the meantime still counts. */
  get reachedHighTicks(): number {
    return Math.max(this.lastTicks, this.dueHighTicks);
  }

  get reachedLowTicks(): number {
    return this.isDue ? Math.min(this.lastTicks, this.dueLowTicks) : this.lastTicks;
  }

  /** The stop to wake next, 0 for none: first those above the price, the nearest first. Ask after a trade. */
  nextReached(): number {
    const { stopsAbove, stopsBelow } = this;
    if (stopsAbove.bestKey <= stopsAbove.keyOf(this.reachedHighTicks)) return stopsAbove.first();
    const buy = this.buyTrail.reachedBy(this.reachedHighTicks);
    if (buy !== 0) return buy;
    if (stopsBelow.bestKey <= stopsBelow.keyOf(this.reachedLowTicks)) return stopsBelow.first();
    return this.sellTrail.reachedBy(this.reachedLowTicks);
  }

  /**
   * Tells stops that follow the price about a trade. While reached stops are left asleep, followers stand still: otherwise a
   * price that comes back could reach some that it had not reached before.
   */
  observe(ticks: number): void {
    if (this.isDue) return;
    this.buyTrail.observe(ticks);
    this.sellTrail.observe(ticks);
  }

  /** Leaves reached stops asleep. They will be woken wherever the price goes. */
  leaveDue(): void {
    [this.dueHighTicks, this.dueLowTicks] = [this.reachedHighTicks, this.reachedLowTicks];
  }

  /** No reached stop is asleep any more: followers continue from the current price. */
  clearDue(): void {
    this.dueHighTicks = this.dueLowTicks = 0;
    this.observe(this.lastTicks);
  }

  /** Whether the market takes no orders now. */
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
 * Whether a market can be kept exactly: its lot and unit are 1, 2 or 5 times a power of ten of minor units (or anything else
 * that divides 10^15 or is a multiple of it), and fees can be rounded at the minor unit.
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
