import type {
  Contingency,
  FeeFrom,
  MarketCommand,
  MarketStatus,
  OrderType,
  SelfTrade,
  Side,
  TimeInForce,
  Trigger,
} from '../command.ts';
import type { FeeRates } from '../fees.ts';
import type { RememberedId } from '../remembered.ts';

/** A market as the rows have it: what it was made with, and what moved since. */
export interface MarketImage extends Omit<MarketCommand, 'kind'> {
  readonly status: MarketStatus;
  /** The coin that the market is taken for, 0 for none. */
  readonly takenFor: number;
  readonly referenceTicks: number;
  readonly lastTicks: number;
  readonly tradeCount: number;
  /** What was reached by a price while stops are left asleep; left out where none is. */
  readonly dueHighTicks?: number;
  readonly dueLowTicks?: number;
}

/**
 * An open order. `stopTicks` is above 0 only while it waits; `quoteUnits` only where it waits to spend a sum. What orders of the
 * first journal could not ask for is left out where an order has none of it, so that their states have the hash that they had.
 */
export interface OrderImage {
  readonly id: number;
  /** The order's place in the queue of its price: its id, or what the `triggered` event said. */
  readonly priority: number;
  readonly account: number;
  readonly market: number;
  readonly side: Side;
  readonly type: OrderType;
  readonly timeInForce: TimeInForce;
  readonly postOnly: boolean;
  readonly trigger: Trigger;
  readonly ticks: number;
  readonly stopTicks: number;
  readonly lots: number;
  readonly openLots: number;
  readonly quoteUnits: number;
  readonly feeVersion: number;
  readonly feeLevel: number;
  readonly feeFrom?: Exclude<FeeFrom, 'quote'>;
  readonly selfTrade?: Exclude<SelfTrade, 'refuse'>;
  /** Of an iceberg: lots that it shows at a time, and those that no book knows of now. */
  readonly displayLots?: number;
  readonly hiddenLots?: number;
  /**
   * Of a stop that waits and follows the price: how far, and the best price since it began, 0 where there was none; that
   * is left out while it waits for `stopTicks`, or for its turn in a list.
   */
  readonly trailBps?: number;
  readonly trailTicks?: number;
  /** The list that an order stands in; its orders' ids follow its own. */
  readonly listId?: number;
  readonly contingency?: Contingency;
  /** Its turn has not come: it holds nothing, and `stopTicks` is what it will wait for. */
  readonly isPending?: true;
}

/**
 * Everything that the core needs to go on from a sequence, in terms of rows that a projector keeps anyway. Lists are sorted:
 * by id, by account and asset; what callers' ids are remembered, oldest first. Balances and levels of zero are left out.
 */
export interface CoreImage {
  readonly sequence: number;
  readonly atMs: number;
  readonly nextId: number;
  readonly markets: readonly MarketImage[];
  /** The table in force and those that open orders were accepted with. */
  readonly fees: readonly { readonly version: number; readonly levels: readonly FeeRates[] }[];
  readonly feeLevels: readonly { readonly account: number; readonly level: number }[];
  readonly balances: readonly {
    readonly account: number;
    readonly asset: number;
    readonly availableMinor: bigint;
    readonly heldMinor: bigint;
  }[];
  readonly orders: readonly OrderImage[];
  readonly remembered: readonly RememberedId[];
}

const LIMB = 1n << 48n;

/** 64 bits in two lanes that each number runs through. Not against an attacker; against a difference. */
class Digest {
  private low = 0x9e3779b9 | 0;
  private high = 0x85ebca6b | 0;

  /** A whole number of any size. */
  take(value: number | bigint): void {
    if (typeof value === 'bigint') {
      for (let rest = value; rest > 0n; rest /= LIMB) this.take(Number(rest % LIMB));
      return;
    }
    this.takeWord((value % 2 ** 32) | 0);
    this.takeWord(Math.floor(value / 2 ** 32));
  }

  takeText(value: string): void {
    this.take(value.length);
    for (let at = 0; at < value.length; at += 1) this.takeWord(value.charCodeAt(at));
  }

  /** Every field of an object, by the order of its names, so that nobody has to list them a second time. */
  record(fields: object): void {
    for (const [name, value] of Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))) {
      this.takeText(name);
      if (Array.isArray(value)) for (const inner of value) this.record(inner);
      else if (typeof value === 'string') this.takeText(value);
      else this.take(typeof value === 'boolean' ? Number(value) : value);
    }
  }

  get hex(): string {
    const half = (lane: number) => (lane >>> 0).toString(16).padStart(8, '0');
    return half(this.high) + half(this.low);
  }

  private takeWord(word: number): void {
    this.low = Math.imul(this.low ^ word, 0x01000193);
    this.low ^= this.low >>> 15;
    this.high = Math.imul(this.high ^ word ^ this.low, 0x27d4eb2f);
    this.high ^= this.high >>> 13;
  }
}

/** 16 hexadecimal digits that every number of the state decides: equal for two cores exactly when they will go on equally. */
export function hashOf(image: CoreImage): string {
  const digest = new Digest();
  digest.record(image);
  return digest.hex;
}
