import { IdTable } from '../../matching/id-table.ts';
import type { PositionMode } from './command.ts';

/** What an account's amounts are, by their place in a row of `money`. */
export const MONEY = { WIDTH: 8, BALANCE: 0, BOUND: 1, ISOLATED: 2, CREDIT: 3, CREDIT_FREE: 4 } as const;
const { WIDTH } = MONEY;

/**
 * The accounts, each at a place. `money` has for each: own money; what margins and orders bind; the margins of isolated positions
 * (a part of what is bound); what is left of all coupons, and of those that are not expired.
 */
export class Accounts {
  money = new Float64Array(64 * WIDTH);
  private readonly places = new IdTable(1024);
  private readonly ids: number[] = [];
  private readonly modes: PositionMode[] = [];
  private readonly levels: number[] = [];
  /** Open and waiting orders. */
  private readonly counts: number[] = [];
  /** How many units of it wait for their liquidation. */
  private readonly waiting: number[] = [];
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
    this.modes.push('hedge');
    this.levels.push(0);
    this.counts.push(0);
    this.waiting.push(0);
    this.stakes.push([]);
    if ((place + 1) * WIDTH > this.money.length) {
      const money = new Float64Array(this.money.length * 2);
      money.set(this.money);
      this.money = money;
    }
    return place;
  }

  idAt(place: number): number {
    return this.ids[place]!;
  }

  modeAt(place: number): PositionMode {
    return this.modes[place]!;
  }

  setMode(place: number, mode: PositionMode): void {
    this.modes[place] = mode;
  }

  levelAt(place: number): number {
    return this.levels[place]!;
  }

  setLevel(place: number, level: number): void {
    this.levels[place] = level;
  }

  countAt(place: number): number {
    return this.counts[place]!;
  }

  countOrder(place: number, change: 1 | -1): void {
    this.counts[place]! += change;
  }

  waitingAt(place: number): number {
    return this.waiting[place]!;
  }

  countWaiting(place: number, change: 1 | -1): void {
    this.waiting[place]! += change;
  }

  /** Its stakes, by contract. */
  stakesAt(place: number): readonly number[] {
    return this.stakes[place]!;
  }

  addStake(place: number, stake: number, isBefore: (other: number) => boolean): void {
    const list = this.stakes[place]!;
    const at = list.findIndex((other) => !isBefore(other));
    list.splice(at < 0 ? list.length : at, 0, stake);
  }
}
