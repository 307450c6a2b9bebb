import { longer } from './longer.ts';

/** Rooms hold 1 to 256 entries, powers of two. */
const ROOM_KINDS = 9;

/** Sorted lists of levels, each in a room of its own: which place of its page a level has, and its number. */
export class EntryRooms {
  positions = new Uint8Array(64);
  levels = new Int32Array(64);
  /** Room 0 is none. */
  private end = 1;
  /** Free rooms of each kind, chained by their first entry. */
  private readonly free = new Int32Array(ROOM_KINDS);

  get byteLength(): number {
    return this.positions.byteLength + this.levels.byteLength;
  }

  /** The first entry of a room. @param size  a power of two, to 256 */
  take(size: number): number {
    const kind = 31 - Math.clz32(size);
    const start = this.free[kind]!;
    if (start !== 0) {
      this.free[kind] = this.levels[start]!;
      return start;
    }
    const fresh = this.end;
    this.end += size;
    while (this.end > this.levels.length) {
      this.levels = longer(this.levels);
      this.positions = longer(this.positions);
    }
    return fresh;
  }

  give(start: number, size: number): void {
    const kind = 31 - Math.clz32(size);
    this.levels[start] = this.free[kind]!;
    this.free[kind] = start;
  }
}
