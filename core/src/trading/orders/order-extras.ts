/**
 * What few orders have, 24 bytes each, seen as 3 doubles (`wide`) and as 6 integers (`narrow`): they stand apart, so that all
 * other orders stay 64 bytes. An order whose terms say HAS_EXTRA has the place of its own here where others have their fee row.
 */
export const EXTRA = {
  WIDE: 3,
  /** Lots that an iceberg shows at a time. */
  DISPLAY: 0,
  /** Lots of it that no book knows of. */
  HIDDEN: 1,

  NARROW: 6,
  FEE_ROW: 4,
  /** How far a stop follows the price; and a bit above that, once it does. */
  TRAIL: 5,
  TRAIL_BPS: 0xffff,
  IS_TRACKING: 1 << 16,
} as const;
const { WIDE, DISPLAY, HIDDEN, NARROW, FEE_ROW, TRAIL } = EXTRA;

const GROWTH = 1.25;

/** @invariant  place 0 is nobody's */
export class OrderExtras {
  wide = new Float64Array(64 * WIDE);
  narrow = new Int32Array(this.wide.buffer);
  private unused = 1;
  private freeHead = 0;

  /** Bytes of all that stands here, what is spare included. */
  get byteLength(): number {
    return this.wide.byteLength;
  }

  take(displayLots: number, trailBps: number, feeRow: number): number {
    let place = this.freeHead;
    if (place !== 0) this.freeHead = this.wide[place * WIDE]!;
    else {
      place = this.unused;
      this.unused += 1;
      if (this.unused * WIDE > this.wide.length) this.grow();
    }
    this.wide[place * WIDE + DISPLAY] = displayLots;
    this.wide[place * WIDE + HIDDEN] = 0;
    this.narrow[place * NARROW + FEE_ROW] = feeRow;
    this.narrow[place * NARROW + TRAIL] = trailBps;
    return place;
  }

  free(place: number): void {
    this.wide[place * WIDE] = this.freeHead;
    this.freeHead = place;
  }

  private grow(): void {
    const wide = new Float64Array(Math.ceil((this.wide.length / WIDE) * GROWTH) * WIDE);
    wide.set(this.wide);
    this.wide = wide;
    this.narrow = new Int32Array(wide.buffer);
  }
}
