import { IdTable } from '../matching/id-table.ts';
import { longer } from '../matching/longer.ts';
import { NODE, type OrderPool } from '../matching/order-pool.ts';
import { MARKETS_MAX, TERM } from './orders/terms.ts';

const { ID, NARROW, OWNER, TERMS, WIDE } = NODE;
const { MARKET_MASK } = TERM;

/** A piece of a list has room for 2^PIECE_BITS orders: the slot of each, and the low half of its id. */
const PIECE_BITS = 4;
const PIECE_ORDERS = 1 << PIECE_BITS;
const PIECE_MASK = PIECE_ORDERS - 1;
const PIECE = PIECE_ORDERS * 2;
/** A list is cleaned when it has grown to this many times what was open at the last cleaning, but not below GO_OVER_MIN. */
const GO_OVER_FACTOR = 4;
const GO_OVER_MIN = 3 * PIECE_ORDERS;

/** A list is four numbers: its first and last piece, the count of noted orders, and the count at which it is cleaned. */
const FIELDS = 4;
const FIRST = 0;
const LAST = 1;
const COUNT = 2;
const GO_OVER_AT = 3;

/**
 * Which orders of an account rest in a market, so that cancelling them all costs only as much as there are. An order that
 * ends is not taken out of its list: the links for that would cost every order three places in memory, a seventh of its time
 * in a deep book. Instead a list is cleaned when it has grown to four times what was open, which costs each order one and a
 * third looks on average.
 *
 * An order is noted by its slot, so that a look is one access to memory instead of a search by id. Half of the order's id
 * fits beside the slot and tells whether the slot has been reused since.
 */
export class OpenOrders {
  private readonly lists = new IdTable(1024);
  private fields = new Int32Array(64 * FIELDS);
  private listCount = 0;
  private pieces = new Int32Array(128 * PIECE);
  /** The piece after each piece; for a free piece, the next free one. 0 means none. */
  private behind = new Int32Array(128);
  private pieceCount = 1;
  private freeHead = 0;

  constructor(private readonly pool: OrderPool) {}

  /** Bytes of the lists, spare room included. */
  get byteLength(): number {
    return this.pieces.byteLength + this.behind.byteLength + this.fields.byteLength;
  }

  /** The list of an account (by its place in the core's table) in a market; created on first use. */
  listOf(owner: number, market: number): number {
    const key = keyOf(owner, market);
    const found = this.lists.get(key);
    if (found >= 0) return found;
    const list = this.listCount;
    this.listCount += 1;
    if (list * FIELDS === this.fields.length) this.fields = longer(this.fields, this.fields.length * 2);
    this.fields[list * FIELDS + GO_OVER_AT] = GO_OVER_MIN;
    this.lists.add(key, list);
    return list;
  }

  /** Notes an order that came to rest, or that began to wait. */
  add(list: number, slot: number): void {
    const at = list * FIELDS;
    if (this.fields[at + COUNT] === this.fields[at + GO_OVER_AT]) this.goOver(at);
    const count = this.fields[at + COUNT]!;
    if ((count & PIECE_MASK) === 0) this.addPiece(at);
    const place = this.fields[at + LAST]! * PIECE + (count & PIECE_MASK) * 2;
    this.pieces[place] = slot;
    this.pieces[place + 1] = this.pool.wide[slot * WIDE + ID]! | 0;
    this.fields[at + COUNT] = count + 1;
  }

  /**
   * The slots of an account's open orders in a market, the newest first. A stop that woke and rests in the same slot appears
   * twice.
   */
  of(owner: number, market: number): number[] {
    const { narrow, wide } = this.pool;
    const { pieces, behind, fields } = this;
    const list = this.lists.get(keyOf(owner, market));
    const slots: number[] = [];
    if (list < 0) return slots;
    let left = fields[list * FIELDS + COUNT]!;
    for (let piece = fields[list * FIELDS + FIRST]!; left > 0; piece = behind[piece]!) {
      const end = piece * PIECE + Math.min(left, PIECE_ORDERS) * 2;
      for (let at = piece * PIECE; at < end; at += 2) {
        const slot = pieces[at]!;
        if (!isHere(wide[slot * WIDE + ID]!, pieces[at + 1]!)) continue;
        // An id of another account may have the same low half, so the order's owner decides.
        const isOwn = narrow[slot * NARROW + OWNER] === owner;
        if (isOwn && (narrow[slot * NARROW + TERMS]! & MARKET_MASK) === market) slots.push(slot);
      }
      left -= PIECE_ORDERS;
    }
    return slots.reverse();
  }

  /** Cleans a list: moves open orders to the front, keeping their order, and frees the pieces after them. */
  private goOver(at: number): void {
    const { pieces, behind, fields } = this;
    const { wide } = this.pool;
    let to = fields[at + FIRST]!;
    let kept = 0;
    let left = fields[at + COUNT]!;
    for (let piece = to; left > 0; piece = behind[piece]!) {
      const end = piece * PIECE + Math.min(left, PIECE_ORDERS) * 2;
      for (let from = piece * PIECE; from < end; from += 2) {
        if (!isHere(wide[pieces[from]! * WIDE + ID]!, pieces[from + 1]!)) continue;
        if (kept > 0 && (kept & PIECE_MASK) === 0) to = behind[to]!;
        const place = to * PIECE + (kept & PIECE_MASK) * 2;
        pieces[place] = pieces[from]!;
        pieces[place + 1] = pieces[from + 1]!;
        kept += 1;
      }
      left -= PIECE_ORDERS;
    }
    this.cutBehind(at, kept > 0 ? to : 0);
    fields[at + COUNT] = kept;
    fields[at + GO_OVER_AT] = Math.max(GO_OVER_MIN, kept * GO_OVER_FACTOR);
  }

  /** Frees the pieces of a list after `last`, or all of them where that is 0. */
  private cutBehind(at: number, last: number): void {
    const first = last === 0 ? this.fields[at + FIRST]! : this.behind[last]!;
    if (first !== 0) {
      this.behind[this.fields[at + LAST]!] = this.freeHead;
      this.freeHead = first;
    }
    if (last === 0) this.fields[at + FIRST] = 0;
    else this.behind[last] = 0;
    this.fields[at + LAST] = last;
  }

  private addPiece(at: number): void {
    const piece = this.takePiece();
    const last = this.fields[at + LAST]!;
    if (last === 0) this.fields[at + FIRST] = piece;
    else this.behind[last] = piece;
    this.fields[at + LAST] = piece;
  }

  private takePiece(): number {
    let piece = this.freeHead;
    if (piece !== 0) this.freeHead = this.behind[piece]!;
    else {
      piece = this.pieceCount;
      this.pieceCount += 1;
      if (piece === this.behind.length) {
        this.behind = longer(this.behind);
        this.pieces = longer(this.pieces, this.behind.length * PIECE);
      }
    }
    this.behind[piece] = 0;
    return piece;
  }
}

/** Whether the id in a slot (0 in a free one) is the one whose low half was noted. */
const isHere = (id: number, half: number): boolean => (id | 0) === half && id !== 0;

const keyOf = (owner: number, market: number): number => owner * (MARKETS_MAX + 1) + market;
