import { IdTable } from '../matching/id-table.ts';
import { putText, TEXT_LENGTH_MAX, textAt, textWords } from './words.ts';

const TEXT_WORDS = TEXT_LENGTH_MAX / 4;

/** The kinds of ids that callers give. An id is unique within its kind and account. */
export const ORDER_IDS = 0;
export const TRANSFER_IDS = 1;
export const LIST_IDS = 2;
/** How many kinds fit into a key. */
const KINDS = 4;

/** One remembered id, in the form of the state. */
export interface RememberedId {
  readonly account: number;
  readonly kind: number;
  readonly text: string;
  /** A digest of what was asked, to tell a repeat from a different request under the same id. */
  readonly content: number;
  /** The number of the order or transfer that it made. */
  readonly id: number;
}

/**
 * The last `capacity` ids that callers gave. This is enough to recognise a repeat before the projector has written its rows;
 * for older ids the rows are asked.
 */
export class Remembered {
  private readonly table: IdTable;
  private readonly keys: Float64Array;
  private readonly owners: Float64Array;
  private readonly contents: Float64Array;
  private readonly ids: Float64Array;
  private readonly texts: Uint32Array;
  /**
   * The place of another text with the same digest that was put before, one more than it; 0 for none. Digests are no secret, so people
   * can make them alike.
   */
  private readonly before: Int32Array;
  private next = 0;
  /** The key of the last `find` and what it found, for the `put` that may follow. */
  private key = 0;
  private found = -1;

  constructor(readonly capacity: number) {
    this.table = new IdTable(capacity);
    this.keys = new Float64Array(capacity);
    this.owners = new Float64Array(capacity);
    this.contents = new Float64Array(capacity);
    this.ids = new Float64Array(capacity);
    this.texts = new Uint32Array(capacity * TEXT_WORDS);
    this.before = new Int32Array(capacity);
  }

  /**
   * @param words  hold the text, from `from` to `end`
   * @returns      the place of the id, or -1
   */
  find(account: number, kind: number, words: Uint32Array, from: number, end: number): number {
    const owner = account * KINDS + kind;
    this.key = digest(words, from, end, owner);
    let place = this.table.get(this.key);
    while (place >= 0 && !this.isText(place, owner, words, from, end)) place = this.before[place]! - 1;
    this.found = place;
    return place;
  }

  idAt(place: number): number {
    return this.ids[place]!;
  }

  contentAt(place: number): number {
    return this.contents[place]!;
  }

  /** Remembers the id that the last `find` looked for, replacing what it found, and forgets the oldest. */
  put(account: number, kind: number, words: Uint32Array, from: number, end: number, content: number, id: number): void {
    const place = this.next % this.capacity;
    // A text stands once in the list of its digest: whoever uses one id all the time must not make it long.
    if (this.found >= 0) this.takeOut(this.found);
    if (this.next >= this.capacity) this.takeOut(place);
    this.next += 1;
    this.keys[place] = this.key;
    this.owners[place] = account * KINDS + kind;
    this.contents[place] = content;
    this.ids[place] = id;
    for (let at = 0; at < TEXT_WORDS; at += 1) {
      this.texts[place * TEXT_WORDS + at] = from + at < end ? words[from + at]! : 0;
    }
    const there = this.table.get(this.key);
    this.before[place] = there + 1;
    if (there >= 0) this.table.delete(this.key);
    this.table.add(this.key, place);
  }

  /** Takes a place out of the list of its digest, where it stands there. */
  private takeOut(place: number): void {
    const key = this.keys[place]!;
    const first = this.table.get(key);
    const older = this.before[place]!;
    if (first === place) {
      this.table.delete(key);
      if (older > 0) this.table.add(key, older - 1);
      return;
    }
    for (let later = first; later >= 0; later = this.before[later]! - 1) {
      if (this.before[later] !== place + 1) continue;
      this.before[later] = older;
      return;
    }
  }

  private isText(place: number, owner: number, words: Uint32Array, from: number, end: number): boolean {
    if (this.owners[place] !== owner) return false;
    for (let at = 0; at < TEXT_WORDS; at += 1) {
      if (this.texts[place * TEXT_WORDS + at] !== (from + at < end ? words[from + at] : 0)) return false;
    }
    return true;
  }

  /** Remembers an id from a state; call it with the oldest first. */
  restore({ account, kind, text, content, id }: RememberedId): void {
    const words = new Uint32Array(textWords(text));
    putText(words, 0, text);
    this.find(account, kind, words, 0, words.length);
    this.put(account, kind, words, 0, words.length, content, id);
  }

  /** Oldest first. */
  *all(): Generator<RememberedId> {
    for (let turn = Math.max(0, this.next - this.capacity); turn < this.next; turn += 1) {
      const place = turn % this.capacity;
      yield {
        account: Math.floor(this.owners[place]! / KINDS),
        kind: this.owners[place]! % KINDS,
        text: textAt(this.texts, place * TEXT_WORDS, (place + 1) * TEXT_WORDS),
        content: this.contents[place]!,
        id: this.ids[place]!,
      };
    }
  }
}

/** A number above 0 and below 2^53, computed from the words from `from` to `end` and a seed. */
export function digest(words: Uint32Array, from: number, end: number, seed: number): number {
  let low = (seed ^ 0x9e3779b9) | 0;
  let high = Math.floor(seed / 0x100000000) ^ 0x85ebca6b;
  for (let at = from; at < end; at += 1) {
    const word = words[at]!;
    low = Math.imul(low ^ word, 0x01000193);
    low ^= low >>> 15;
    high = Math.imul(high ^ word ^ low, 0x27d4eb2f);
    high ^= high >>> 13;
  }
  return (high & 0x1fffff) * 0x100000000 + (low >>> 0) + 1;
}
