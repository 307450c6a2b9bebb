import { IdTable } from '../../matching/id-table.ts';
import { DEFAULT_LEVERAGE } from './limits.ts';
import { Touched } from './touched.ts';

/** Sides of a position, and of an order: who buys opens LONG and closes SHORT. */
export const LONG = 0;
export const SHORT = 1;
export const BUY = 0;
export const SELL = 1;

/** A side of a stake's position: from `POSITION + side * WIDTH`. */
export const POSITION = { WIDTH: 3, LOTS: 0, ENTRY: 1, MARGIN: 2 } as const;
/**
 * What a stake's open orders of a side (of orders) come to: lots of those that close, or only reduce; lots of the others; lots that
 * the others hold for; and the notional of what they would open, at their prices.
 */
export const ORDERS = { FROM: 6, WIDTH: 4, CLOSING: 0, OTHER: 1, COVERED: 2, OPENING_MINOR: 3 } as const;
/** Numbers of a stake in `wide`. */
export const STAKE_WIDTH = 16;
/** The last two of them seen as integers, in `narrow`: whose it is, in which contract, its terms. */
export const STAKE = { WIDTH: 32, OWNER: 28, CONTRACT: 29, LEVERAGE: 30, IS_ISOLATED: 31 } as const;

const CONTRACTS_LIMIT = 0x10000;

/** What accounts have in contracts. Positions are amounts in `wide`; a side without lots is all zeros. */
export class Stakes {
  wide = new Float64Array(64 * STAKE_WIDTH);
  narrow = new Int32Array(this.wide.buffer);
  /** Those whose positions or terms changed since they were last told. */
  readonly touched = new Touched();
  private readonly table = new IdTable(1024);
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** The stake of an account (by its place) in a contract, or -1. */
  find(owner: number, contract: number): number {
    return this.table.get(owner * CONTRACTS_LIMIT + contract);
  }

  open(owner: number, contract: number): number {
    const stake = this.count;
    this.count += 1;
    if (this.count * STAKE_WIDTH > this.wide.length) {
      const wide = new Float64Array(this.wide.length * 2);
      wide.set(this.wide);
      this.wide = wide;
      this.narrow = new Int32Array(wide.buffer);
    }
    this.table.add(owner * CONTRACTS_LIMIT + contract, stake);
    const at = stake * STAKE.WIDTH;
    this.narrow[at + STAKE.OWNER] = owner;
    this.narrow[at + STAKE.CONTRACT] = contract;
    this.narrow[at + STAKE.LEVERAGE] = DEFAULT_LEVERAGE;
    return stake;
  }

  ownerOf(stake: number): number {
    return this.narrow[stake * STAKE.WIDTH + STAKE.OWNER]!;
  }

  contractOf(stake: number): number {
    return this.narrow[stake * STAKE.WIDTH + STAKE.CONTRACT]!;
  }

  leverageOf(stake: number): number {
    return this.narrow[stake * STAKE.WIDTH + STAKE.LEVERAGE]!;
  }

  isIsolated(stake: number): boolean {
    return this.narrow[stake * STAKE.WIDTH + STAKE.IS_ISOLATED] === 1;
  }

  lotsOf(stake: number, side: number): number {
    return this.wide[stake * STAKE_WIDTH + side * POSITION.WIDTH + POSITION.LOTS]!;
  }

  entryOf(stake: number, side: number): number {
    return this.wide[stake * STAKE_WIDTH + side * POSITION.WIDTH + POSITION.ENTRY]!;
  }

  marginOf(stake: number, side: number): number {
    return this.wide[stake * STAKE_WIDTH + side * POSITION.WIDTH + POSITION.MARGIN]!;
  }

  /** One of the sums of `ORDERS` over the stake's open orders of a side of orders. */
  ordersOf(stake: number, orderSide: number, field: number): number {
    return this.wide[stake * STAKE_WIDTH + ORDERS.FROM + orderSide * ORDERS.WIDTH + field]!;
  }

  addToOrders(stake: number, orderSide: number, field: number, change: number): void {
    this.wide[stake * STAKE_WIDTH + ORDERS.FROM + orderSide * ORDERS.WIDTH + field]! += change;
  }
}
