import { IdTable } from '../matching/id-table.ts';
import type { Balances } from './balances.ts';
import type { Market } from './market.ts';
import type { OpenOrders } from './open-orders.ts';

/** The house's own account: fees go to it, and the operator's books take them out by a debit. */
export const HOUSE_ACCOUNT = 0;
/** Sells what the house took in as small balances. As with HOUSE_ACCOUNT, the books lend to it and take from it. */
export const CONVERSION_ACCOUNT = 1;
/** Everybody who trades for the house: the name used in transfers, and the account number in the trading core. */
export const HOUSE_TRADERS: ReadonlyMap<string, number> = new Map([
  ['house', HOUSE_ACCOUNT],
  ['house.conversion', CONVERSION_ACCOUNT],
]);
const HOUSE_NUMBERS: ReadonlySet<number> = new Set(HOUSE_TRADERS.values());
/** True for an account of the house's own. */
export const isHouseAccount = (account: number): boolean => HOUSE_NUMBERS.has(account);
const HOUSE = 0;

/** How many fields an account has in the array; side by side, because an order reads most of them. */
const FIELDS = 8;
const OPEN_COUNT = 0;
const LEVEL = 1;
/** The market whose balances were asked for last. While it is the same, they need no lookup. */
const MARKET = 2;
const BASE_SLOT = 3;
const QUOTE_SLOT = 4;
const OPEN_LIST = 5;

/** The accounts that trade. Each has a place, a fee level and a count of open orders. */
export class Accounts {
  private readonly places = new IdTable(1024);
  private readonly ids: number[] = [HOUSE_ACCOUNT];
  private fields = new Int32Array(64 * FIELDS);

  constructor(
    private readonly balances: Balances,
    private readonly openOrders: OpenOrders,
  ) {}

  /** How many accounts there are; their places are below this. */
  get size(): number {
    return this.ids.length;
  }

  /** The account's place, or -1 where it was never credited or given a fee level. */
  find(account: number): number {
    return account === HOUSE_ACCOUNT ? HOUSE : this.places.get(account);
  }

  placeOf(account: number): number {
    const found = this.find(account);
    if (found >= 0) return found;
    const place = this.ids.length;
    this.places.add(account, place);
    this.ids.push(account);
    if (place * FIELDS === this.fields.length) {
      const fields = new Int32Array(this.fields.length * 2);
      fields.set(this.fields);
      this.fields = fields;
    }
    return place;
  }

  idAt(place: number): number {
    return this.ids[place]!;
  }

  levelAt(place: number): number {
    return this.fields[place * FIELDS + LEVEL]!;
  }

  setLevel(place: number, level: number): void {
    this.fields[place * FIELDS + LEVEL] = level;
  }

  openCountAt(place: number): number {
    return this.fields[place * FIELDS + OPEN_COUNT]!;
  }

  countOpen(place: number, change: 1 | -1): void {
    this.fields[place * FIELDS + OPEN_COUNT]! += change;
  }

  /** The account's balance of a market's base; created on first use. */
  baseSlot(place: number, market: Market): number {
    this.lookUp(place, market);
    return this.fields[place * FIELDS + BASE_SLOT]!;
  }

  /** The same for the market's quote. */
  quoteSlot(place: number, market: Market): number {
    this.lookUp(place, market);
    return this.fields[place * FIELDS + QUOTE_SLOT]!;
  }

  /** The list of the account's resting orders in a market. */
  openList(place: number, market: Market): number {
    this.lookUp(place, market);
    return this.fields[place * FIELDS + OPEN_LIST]!;
  }

  private lookUp(place: number, market: Market): void {
    const account = place * FIELDS;
    if (this.fields[account + MARKET] === market.id) return;
    const base = this.balances.slotOf(place, market.base);
    const quote = this.balances.slotOf(place, market.quote);
    this.fields[account + MARKET] = market.id;
    this.fields[account + BASE_SLOT] = base;
    this.fields[account + QUOTE_SLOT] = quote;
    this.fields[account + OPEN_LIST] = this.openOrders.listOf(place, market.id);
  }
}
