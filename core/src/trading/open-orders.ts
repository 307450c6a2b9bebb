import { IdTable } from '../matching/id-table.ts';
import { GROWTH } from '../matching/longer.ts';
import { MARKETS_MAX } from './orders/terms.ts';

/** Ids in one piece of a list; before them stand the next piece and how many there are. */
const PIECE = 16;
const IDS = 2;
const IDS_MAX = PIECE - IDS;

/** A list is four numbers: its first and its last piece, the ids in it, and at how many it is gone over. */
const FIELDS = 4;
const FIRST = 0;
const LAST = 1;
const COUNT = 2;
const GO_OVER_AT = 3;

/**
 * Which orders of an account came to rest in a market, so that taking all of them back costs what there is of them. Nothing is
 * taken out of a list when an order ends: that would cost each order two places in memory that nobody else needs. Instead a
 * list is gone over whenever it has doubled, and those that have ended are dropped: one look for each order there ever was.
 */
export class OpenOrders {
  private readonly lists = new IdTable(1024);
  private fields = new Int32Array(64 * FIELDS);
  private listCount = 0;
  private pieces = new Float64Array(256 * PIECE);
  /** Piece 0 is none. */
  private pieceCount = 1;
  private freeHead = 0;

  /** @param isOpen  whether an order is */
  constructor(private readonly isOpen: (id: number) => boolean) {}

  /** Bytes of the lists, what is spare included. */
  get byteLength(): number {
    return this.pieces.byteLength + this.fields.byteLength;
  }

  /** The list of an account, by its place in the core's table, and a market; made when it is first asked for. */
  listOf(owner: number, market: number): number {
    const key = keyOf(owner, market);
    const found = this.lists.get(key);
    if (found >= 0) return found;
    const list = this.listCount;
    this.listCount += 1;
    if (list * FIELDS === this.fields.length) {
      const fields = new Int32Array(this.fields.length * 2);
      fields.set(this.fields);
      this.fields = fields;
    }
    this.fields[list * FIELDS + GO_OVER_AT] = IDS_MAX;
    this.lists.add(key, list);
    return list;
  }

  /** Notes an order that came to rest or began to wait. */
  add(list: number, id: number): void {
    const at = list * FIELDS;
    if (this.fields[at + COUNT] === this.fields[at + GO_OVER_AT]) this.goOver(list);
    this.append(list, id);
  }

  /** The open orders of an account in a market, in the order in which they came; none where there never was one. */
  of(owner: number, market: number): number[] {
    const list = this.lists.get(keyOf(owner, market));
    return list < 0 ? [] : this.idsOf(list).filter(this.isOpen);
  }

  private idsOf(list: number): number[] {
    const ids: number[] = [];
    for (let piece = this.fields[list * FIELDS + FIRST]!; piece !== 0; piece = this.pieces[piece * PIECE]!) {
      const end = piece * PIECE + IDS + this.pieces[piece * PIECE + 1]!;
      for (let at = piece * PIECE + IDS; at < end; at += 1) ids.push(this.pieces[at]!);
    }
    return ids;
  }

  private append(list: number, id: number): void {
    const at = list * FIELDS;
    let last = this.fields[at + LAST]!;
    if (last === 0 || this.pieces[last * PIECE + 1] === IDS_MAX) {
      const piece = this.takePiece();
      if (last === 0) this.fields[at + FIRST] = piece;
      else this.pieces[last * PIECE] = piece;
      this.fields[at + LAST] = piece;
      last = piece;
    }
    const count = this.pieces[last * PIECE + 1]!;
    this.pieces[last * PIECE + IDS + count] = id;
    this.pieces[last * PIECE + 1] = count + 1;
    this.fields[at + COUNT]! += 1;
  }

  private goOver(list: number): void {
    const at = list * FIELDS;
    const open = this.idsOf(list).filter(this.isOpen);
    for (let piece = this.fields[at + FIRST]!; piece !== 0; ) {
      const next = this.pieces[piece * PIECE]!;
      this.pieces[piece * PIECE] = this.freeHead;
      this.freeHead = piece;
      piece = next;
    }
    this.fields[at + FIRST] = this.fields[at + LAST] = this.fields[at + COUNT] = 0;
    this.fields[at + GO_OVER_AT] = Math.max(IDS_MAX, open.length * 2);
    for (const id of open) this.append(list, id);
  }

  private takePiece(): number {
    let piece = this.freeHead;
    if (piece !== 0) this.freeHead = this.pieces[piece * PIECE]!;
    else {
      piece = this.pieceCount;
      this.pieceCount += 1;
      if (this.pieceCount * PIECE > this.pieces.length) {
        const pieces = new Float64Array(Math.ceil((this.pieces.length / PIECE) * GROWTH) * PIECE);
        pieces.set(this.pieces);
        this.pieces = pieces;
      }
    }
    this.pieces[piece * PIECE] = 0;
    this.pieces[piece * PIECE + 1] = 0;
    return piece;
  }
}

const keyOf = (owner: number, market: number): number => owner * (MARKETS_MAX + 1) + market;
