import { OrderPool } from '../matching/order-pool.ts';
import { Accounts } from './accounts.ts';
import { Balances } from './balances.ts';
import { FeeTable } from './fees.ts';
import { EventWriter } from './journal/event-writer.ts';
import type { Market } from './market.ts';
import { OpenOrders } from './open-orders.ts';
import { OrderLists } from './orders/order-lists.ts';
import { Remembered } from './remembered.ts';

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
  readonly openOrders = new OpenOrders((id) => this.pool.find(id) >= 0);
  readonly accounts = new Accounts(this.balances, this.openOrders);
  readonly markets: (Market | undefined)[] = [];
  readonly lists = new OrderLists();
  readonly fees = new FeeTable();
  readonly remembered: Remembered;
  /** What came in less what went out, by asset: what all balances of it sum to. */
  readonly issuedMinor = new Map<number, bigint>();
  /**
   * The queue places of orders that were stops: they arrived when they woke. The place of any other order is its id.
   */
  readonly priorities = new Map<number, number>();
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
}
