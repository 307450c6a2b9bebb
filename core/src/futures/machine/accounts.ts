import { IdTable } from '../../matching/id-table.ts';
import type { PositionMode } from './command.ts';

/** What an account's amounts are, by their place in a row of `money`. */
export const MONEY = { WIDTH: 8, BALANCE: 0, BOUND: 1, ISOLATED: 2, CREDIT: 3, CREDIT_FREE: 4 } as const;
const { WIDTH } = MONEY;
/**
 * What else stands in a row, seen as integers, so that all that an order asks of an account is on one line of memory: open and waiting orders;
 * units that wait for their liquidation; its fee level; its mode; how many stakes it has, and its first one.
 */
const NARROW = { WIDTH: 16, ORDERS: 10, WAITING: 11, LEVEL: 12, IS_ONE_WAY: 13, STAKES: 14, FIRST: 15 } as const;

/**
 * The accounts, each at a place. `money` has for each: own money; what margins and orders bind; the margins of isolated positions
 * (a part of what is bound); what is left of all coupons, and of those that are not expired.
 */
export class Accounts {
  money = new Float64Array(64 * WIDTH);
  private narrow = new Int32Array(this.money.buffer);
  private readonly places = new IdTable(1024);
  private readonly ids: number[] = [];
  private readonly stakes: number[][] = [];

  get size(): number {
    return this.ids.length;
  }

  /** The account's place, or -1 where it was never opened. */
  find(account: number): number {
    return this.places.get(account);
  }

  open(account: number): number {
    const found = this.find(account);
    if (found >= 0) return found;
    const place = this.ids.length;
    this.places.add(account, place);
    this.ids.push(account);
    this.stakes.push([]);
    if ((place + 1) * WIDTH > this.money.length) {
      const money = new Float64Array(this.money.length * 2);
      money.set(this.money);
      this.money = money;
      this.narrow = new Int32Array(money.buffer);
    }
    return place;
  }

  idAt(place: number): number {
    return this.ids[place]!;
  }

  modeAt(place: number): PositionMode {
    return this.narrow[place * NARROW.WIDTH + NARROW.IS_ONE_WAY] === 1 ? 'oneWay' : 'hedge';
  }

  setMode(place: number, mode: PositionMode): void {
    this.narrow[place * NARROW.WIDTH + NARROW.IS_ONE_WAY] = mode === 'oneWay' ? 1 : 0;
  }

  levelAt(place: number): number {
    return this.narrow[place * NARROW.WIDTH + NARROW.LEVEL]!;
  }

  setLevel(place: number, level: number): void {
    this.narrow[place * NARROW.WIDTH + NARROW.LEVEL] = level;
  }

  countAt(place: number): number {
    return this.narrow[place * NARROW.WIDTH + NARROW.ORDERS]!;
  }

  countOrder(place: number, change: 1 | -1): void {
    this.narrow[place * NARROW.WIDTH + NARROW.ORDERS]! += change;
  }

  waitingAt(place: number): number {
    return this.narrow[place * NARROW.WIDTH + NARROW.WAITING]!;
  }

  countWaiting(place: number, change: 1 | -1): void {
    this.narrow[place * NARROW.WIDTH + NARROW.WAITING]! += change;
  }

  /** Its stakes, by contract. */
  stakesAt(place: number): readonly number[] {
    return this.stakes[place]!;
  }

  /** Its stake where it has only one, as most have; otherwise -1. */
  onlyStakeAt(place: number): number {
    const at = place * NARROW.WIDTH;
    return this.narrow[at + NARROW.STAKES] === 1 ? this.narrow[at + NARROW.FIRST]! : -1;
  }

  addStake(place: number, stake: number, isBefore: (other: number) => boolean): void {
    const list = this.stakes[place]!;
    const at = list.findIndex((other) => !isBefore(other));
    list.splice(at < 0 ? list.length : at, 0, stake);
    this.narrow[place * NARROW.WIDTH + NARROW.STAKES] = list.length;
    this.narrow[place * NARROW.WIDTH + NARROW.FIRST] = list[0]!;
  }
}
