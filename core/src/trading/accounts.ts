import { IdTable } from '../matching/id-table.ts';
import { NARROW, type OrderPool, OWNER, OWNER_NEXT, OWNER_PREVIOUS } from '../matching/order-pool.ts';

/** The house's own account: fees come to it, and the operator's books take them out by a debit. */
export const HOUSE_ACCOUNT = 0;
const HOUSE = 0;

/** Who trades: each account by its place, with its fee level and its open orders, the latest first. */
export class Accounts {
  private readonly places = new IdTable(1024);
  readonly ids: number[] = [HOUSE_ACCOUNT];
  readonly levels: number[] = [0];
  readonly openCounts: number[] = [0];
  private readonly heads: number[] = [0];

  constructor(private readonly pool: OrderPool) {}

  /** The account's place, or -1 where nobody credited it or gave it a level yet. */
  find(account: number): number {
    return account === HOUSE_ACCOUNT ? HOUSE : this.places.get(account);
  }

  placeOf(account: number): number {
    const found = this.find(account);
    if (found >= 0) return found;
    const place = this.ids.length;
    this.places.add(account, place);
    this.ids.push(account);
    this.levels.push(0);
    this.openCounts.push(0);
    this.heads.push(0);
    return place;
  }

  /** The account's latest open order; the others follow by OWNER_NEXT. */
  latest(place: number): number {
    return this.heads[place]!;
  }

  link(slot: number, place: number): void {
    const { narrow } = this.pool;
    const head = this.heads[place]!;
    narrow[slot * NARROW + OWNER] = place;
    narrow[slot * NARROW + OWNER_NEXT] = head;
    narrow[slot * NARROW + OWNER_PREVIOUS] = 0;
    if (head !== 0) narrow[head * NARROW + OWNER_PREVIOUS] = slot;
    this.heads[place] = slot;
    this.openCounts[place]! += 1;
  }

  unlink(slot: number): void {
    const { narrow } = this.pool;
    const place = narrow[slot * NARROW + OWNER]!;
    const next = narrow[slot * NARROW + OWNER_NEXT]!;
    const previous = narrow[slot * NARROW + OWNER_PREVIOUS]!;
    if (next !== 0) narrow[next * NARROW + OWNER_PREVIOUS] = previous;
    if (previous !== 0) narrow[previous * NARROW + OWNER_NEXT] = next;
    else this.heads[place] = next;
    this.openCounts[place]! -= 1;
  }
}
