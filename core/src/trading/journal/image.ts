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

/** A market as rows hold it: its terms, and what has changed since it was made. */
export interface MarketImage extends Omit<MarketCommand, 'kind'> {
  readonly status: MarketStatus;
  /** The coin for which the market is taken, 0 for none. */
  readonly takenFor: number;
  readonly referenceTicks: number;
  readonly lastTicks: number;
  readonly tradeCount: number;
  /** The highest and lowest price reached while stops were left asleep; left out where none are. */
  readonly dueHighTicks?: number;
  readonly dueLowTicks?: number;
}

/**
 * An open order. `stopTicks` is above 0 only while it waits; `quoteUnits` only where it waits to spend a sum. Terms that
 * orders of the first journals could not have are left out where unused, so that old states keep their hashes.
 */
export interface OrderImage {
  readonly id: number;
  /** The order's place in the queue at its price: its id, or the priority that a later event gave it. */
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
  /** For an iceberg: lots that it shows at a time, and lots that are hidden now. */
  readonly displayLots?: number;
  readonly hiddenLots?: number;
  /**
   * For a waiting stop that follows the price: how far, and the best price since it began, 0 where there was none yet. The
   * best price is left out while it still waits for `stopTicks` or for its turn in a list.
   */
  readonly trailBps?: number;
  readonly trailTicks?: number;
  /** The list that the order belongs to; the ids of its orders follow the list's id. */
  readonly listId?: number;
  readonly contingency?: Contingency;
  /** Set while its turn has not come: it holds nothing, and `stopTicks` is what it will wait for afterwards. */
  readonly isPending?: true;
}

/**
 * Everything that the core needs to continue from a sequence, in the form of rows that a projector keeps anyway. Lists are
 * sorted by id, or by account and asset; remembered ids are in order of age, the oldest first. Zero balances and levels are
 * left out.
 */
export interface CoreImage {
  readonly sequence: number;
  readonly atMs: number;
  readonly nextId: number;
  readonly markets: readonly MarketImage[];
  /** The table in force, and those by which open orders pay. */
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

/** A 64 bit digest in two lanes that every number runs through. It detects differences and does not withstand an attacker. */
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

  /** Takes every field of an object, in the order of the names, so that no second list of fields is needed. */
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

/** 16 hexadecimal digits computed from the whole state: equal for two cores that will continue alike. */
export function hashOf(image: CoreImage): string {
  const digest = new Digest();
  digest.record(image);
  return digest.hex;
}
