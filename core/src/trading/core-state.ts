import { Remembered } from '../journal/remembered.ts';
import { NODE, OrderPool } from '../matching/order-pool.ts';
import { Accounts } from './accounts.ts';
import { Balances } from './balances.ts';
import { FeeTable } from './fees.ts';
import { EventWriter } from './journal/event-writer.ts';
import type { Market } from './market.ts';
import { OpenOrders } from './open-orders.ts';
import { EXTRA, OrderExtras } from './orders/order-extras.ts';
import { OrderLists } from './orders/order-lists.ts';
import { Priorities } from './orders/priorities.ts';

const { FEE_ROW, HAS_EXTRA, ID, NARROW, OPEN, TERMS, WIDE } = NODE;

/** Bounds that are part of the rules: replaying a journal needs the ones that it was written with. */
export interface CoreLimits {
  /** Ids of callers that are kept in memory. */
  readonly rememberedMax: number;
  /** Open orders of one account over all markets. */
  readonly openOrdersMax: number;
  /** Stops that one command wakes at most; the others are woken by commands of their own. */
  readonly wakesMax: number;
}

export const DEFAULT_LIMITS: CoreLimits = { rememberedMax: 131_072, openOrdersMax: 20_000, wakesMax: 256 };

/** Everything that the core knows. Only commands change it. */
export class CoreState {
  readonly pool = new OrderPool();
  readonly balances = new Balances();
  readonly openOrders = new OpenOrders(this.pool);
  readonly accounts = new Accounts(this.balances, this.openOrders);
  readonly markets: (Market | undefined)[] = [];
  readonly lists = new OrderLists();
  readonly extras = new OrderExtras();
  readonly fees = new FeeTable();
  readonly remembered: Remembered;
  /** What came in less what went out, by asset: what all balances of it sum to. */
  readonly issuedMinor = new Map<number, bigint>();
  readonly priorities = new Priorities();
  /** Events of the batch that is being applied. */
  readonly events = new EventWriter();
  /** Commands applied so far. */
  sequence = 0;
  /** Time of the last batch; never goes back. */
  atMs = 0;
  /** The next order id, priority or number of a transfer. */
  nextId = 1;

  constructor(readonly limits: CoreLimits) {
    this.remembered = new Remembered(limits.rememberedMax);
  }

  /** Lots of an open order that no book knows of. */
  hiddenLotsOf(slot: number): number {
    const { pool, extras } = this;
    if ((pool.narrow[slot * NARROW + TERMS]! & HAS_EXTRA) === 0) return 0;
    return extras.wide[pool.narrow[slot * NARROW + FEE_ROW]! * EXTRA.WIDE + EXTRA.HIDDEN]!;
  }

  /** Lots that an open order shows at a time, 0 for all. */
  displayLotsOf(slot: number): number {
    const { pool, extras } = this;
    if ((pool.narrow[slot * NARROW + TERMS]! & HAS_EXTRA) === 0) return 0;
    return extras.wide[pool.narrow[slot * NARROW + FEE_ROW]! * EXTRA.WIDE + EXTRA.DISPLAY]!;
  }

  /** Lots of an open order that can still trade, shown or not. */
  openLotsOf(slot: number): number {
    return this.pool.wide[slot * WIDE + OPEN]! + this.hiddenLotsOf(slot);
  }

  /** How far an open stop follows the price, and whether it does; 0 for any other order. */
  trailOf(slot: number): number {
    const { pool, extras } = this;
    if ((pool.narrow[slot * NARROW + TERMS]! & HAS_EXTRA) === 0) return 0;
    return extras.narrow[pool.narrow[slot * NARROW + FEE_ROW]! * EXTRA.NARROW + EXTRA.TRAIL]!;
  }

  /** An open order's place in the queues. */
  priorityOf(slot: number): number {
    return this.priorities.at(slot) || this.pool.wide[slot * WIDE + ID]!;
  }

  /** By which row of the fee table an open order pays. */
  feeRowOf(slot: number): number {
    const { pool, extras } = this;
    const found = pool.narrow[slot * NARROW + FEE_ROW]!;
    if ((pool.narrow[slot * NARROW + TERMS]! & HAS_EXTRA) === 0) return found;
    return extras.narrow[found * EXTRA.NARROW + EXTRA.FEE_ROW]!;
  }
}
