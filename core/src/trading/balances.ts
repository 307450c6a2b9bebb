import { IdTable } from '../matching/id-table.ts';
import { BOUND, minorOf, type Scale } from './amount.ts';

const { RADIX, UNITS_MAX } = BOUND;

/** Assets are numbers below this; a balance's key is account * ASSETS_MAX + asset + 1. */
export const ASSETS_MAX = 65_536;

/** Available and held: offsets into the four numbers of a balance. */
export const PART = { AVAILABLE: 0, HELD: 2 } as const;

/**
 * What each account owns of each asset: available and held, each in a high and a low part.
 *
 * @invariant  0 <= low < RADIX and high >= 0 for both parts of every balance
 */
export class Balances {
  private readonly slots = new IdTable(4096);
  private values = new Float64Array(4096 * 4);
  private accounts = new Int32Array(4096);
  private assets = new Int32Array(4096);
  private isTouched = new Uint8Array(4096);
  private touched: number[] = [];
  private count = 0;

  /** The balance of an account (by its place in the core's table) and an asset; created on first use. */
  slotOf(account: number, asset: number): number {
    const key = account * ASSETS_MAX + asset + 1;
    const found = this.slots.get(key);
    if (found >= 0) return found;
    const slot = this.count;
    if (slot === this.accounts.length) this.grow();
    this.count += 1;
    this.slots.add(key, slot);
    this.accounts[slot] = account;
    this.assets[slot] = asset;
    return slot;
  }

  /** The balance, or -1 where the account never had the asset. */
  find(account: number, asset: number): number {
    return this.slots.get(account * ASSETS_MAX + asset + 1);
  }

  add(slot: number, part: number, high: number, low: number): void {
    this.touch(slot);
    const at = slot * 4 + part;
    let sum = this.values[at + 1]! + low;
    if (sum >= RADIX) {
      sum -= RADIX;
      this.values[at]! += 1;
    }
    this.values[at + 1] = sum;
    if (high !== 0) this.values[at]! += high;
  }

  /** Takes an amount away. Whether it is there was checked when the order or debit was accepted. */
  subtract(slot: number, part: number, high: number, low: number): void {
    this.touch(slot);
    const at = slot * 4 + part;
    let rest = this.values[at + 1]! - low;
    if (rest < 0) {
      rest += RADIX;
      this.values[at]! -= 1;
    }
    this.values[at + 1] = rest;
    if (high !== 0) this.values[at]! -= high;
    if (this.values[at]! < 0) throw new Error('a balance fell below zero');
  }

  addUnits(slot: number, part: number, units: number, scale: Scale): void {
    const whole = units < scale.divisor ? 0 : Math.floor(units / scale.divisor);
    this.add(slot, part, whole * scale.highFactor, (units - whole * scale.divisor) * scale.lowFactor);
  }

  subtractUnits(slot: number, part: number, units: number, scale: Scale): void {
    const whole = units < scale.divisor ? 0 : Math.floor(units / scale.divisor);
    this.subtract(slot, part, whole * scale.highFactor, (units - whole * scale.divisor) * scale.lowFactor);
  }

  /** Moves from available to held, or back. */
  moveUnits(slot: number, from: number, to: number, units: number, scale: Scale): void {
    const whole = units < scale.divisor ? 0 : Math.floor(units / scale.divisor);
    const high = whole * scale.highFactor;
    const low = (units - whole * scale.divisor) * scale.lowFactor;
    this.subtract(slot, from, high, low);
    this.add(slot, to, high, low);
  }

  /** Whole units that are available, at most UNITS_MAX. */
  availableUnits(slot: number, scale: Scale): number {
    if (slot < 0) return 0;
    const high = this.values[slot * 4]!;
    const low = this.values[slot * 4 + 1]!;
    if (scale.lowFactor === 0) return Math.min(UNITS_MAX, Math.floor(high / scale.highFactor));
    const units = high * scale.divisor + (scale.lowFactor === 1 ? low : Math.floor(low / scale.lowFactor));
    return Math.min(units, UNITS_MAX);
  }

  isAtLeast(slot: number, part: number, high: number, low: number): boolean {
    if (slot < 0) return false;
    const there = this.values[slot * 4 + part]!;
    return there > high || (there === high && this.values[slot * 4 + part + 1]! >= low);
  }

  high(slot: number, part: number): number {
    return slot < 0 ? 0 : this.values[slot * 4 + part]!;
  }

  low(slot: number, part: number): number {
    return slot < 0 ? 0 : this.values[slot * 4 + part + 1]!;
  }

  minor(slot: number, part: number): bigint {
    return minorOf(this.high(slot, part), this.low(slot, part));
  }

  accountOf(slot: number): number {
    return this.accounts[slot]!;
  }

  assetOf(slot: number): number {
    return this.assets[slot]!;
  }

  /** How many balances there are; their slots are below this. */
  get size(): number {
    return this.count;
  }

  /** Names each balance that changed since the last call, once, in order of first change. */
  takeTouched(tell: (slot: number) => void): void {
    for (const slot of this.touched) {
      this.isTouched[slot] = 0;
      tell(slot);
    }
    this.touched.length = 0;
  }

  private touch(slot: number): void {
    if (this.isTouched[slot] === 1) return;
    this.isTouched[slot] = 1;
    this.touched.push(slot);
  }

  private grow(): void {
    const size = this.accounts.length * 2;
    const values = new Float64Array(size * 4);
    values.set(this.values);
    this.values = values;
    const isTouched = new Uint8Array(size);
    isTouched.set(this.isTouched);
    this.isTouched = isTouched;
    const accounts = new Int32Array(size);
    accounts.set(this.accounts);
    this.accounts = accounts;
    const assets = new Int32Array(size);
    assets.set(this.assets);
    this.assets = assets;
  }
}
