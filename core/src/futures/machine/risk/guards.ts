import type { Contract } from '../contract.ts';
import { TICKS_LIMIT } from '../limits.ts';
import { mulDivUp } from '../minor.ts';
import { LONG, SHORT } from '../stakes.ts';
import type { Standing } from '../standing.ts';
import type { FuturesState } from '../state.ts';
import { PriceHeap } from './price-heap.ts';

const PPM = 1_000_000;
/** With fewer entries it is not worth it to look for those that have gone out of use. */
const TIDY_FROM = 4096;
const NO_HIGH = 2 ** 31 - 1;

/** The guards of one contract, with entries for prices that have been replaced since. */
interface Heaps {
  readonly lows: PriceHeap;
  readonly highs: PriceHeap;
  tidyAt: number;
}

/**
 * Prices at which it must be looked whether a unit is due. Each position of a unit has one below the mark and one above it, so that
 * the unit cannot become due as long as no mark passes one of its guards: what it has above what it needs is divided over its
 * contracts, and each guard is where its contract could have used up its part. It may stand too near, never too far.
 *
 * Guards are kept by stake and side; those of a cross stake, whose sides move together, at its side LONG.
 */
export class Guards {
  private lows = new Int32Array(128);
  private highs = new Int32Array(128).fill(NO_HIGH);
  private readonly heaps: (Heaps | undefined)[] = [];

  constructor(private readonly state: FuturesState) {}

  /** Notes the owners of the guards that a contract's mark has passed, and forgets these. */
  pass({ id, markTicks }: Contract): void {
    const heaps = this.heaps[id];
    if (heaps === undefined) return;
    const { lows, highs } = heaps;
    while (lows.size > 0 && lows.firstTicks >= markTicks) {
      const ticks = lows.firstTicks;
      const key = lows.takeFirst();
      if (this.lows[key] !== ticks) continue;
      this.lows[key] = 0;
      this.noteOwner(key);
    }
    while (highs.size > 0 && highs.firstTicks <= markTicks) {
      const ticks = highs.firstTicks;
      const key = highs.takeFirst();
      if (this.highs[key] !== ticks) continue;
      this.highs[key] = NO_HIGH;
      this.noteOwner(key);
    }
  }

  /** Sets the guards of an account's cross positions, which stand so and are not due. */
  setCross(owner: number, standing: Standing): void {
    const { accounts, stakes } = this.state;
    const open = accounts.stakesAt(owner).filter((stake) => !stakes.isIsolated(stake) && this.isOpen(stake));
    const spare = Math.floor(spareOf(standing) / open.length);
    for (const stake of open)
      this.set(stake * 2, stake, stakes.lotsOf(stake, LONG), stakes.lotsOf(stake, SHORT), spare);
  }

  /** And those of an isolated one. */
  setIsolated(stake: number, side: number, standing: Standing): void {
    const lots = this.state.stakes.lotsOf(stake, side);
    this.set(stake * 2 + side, stake, side === LONG ? lots : 0, side === LONG ? 0 : lots, spareOf(standing));
  }

  private set(key: number, stake: number, long: number, short: number, spare: number): void {
    const contract = this.state.contracts[this.state.stakes.contractOf(stake)]!;
    const { markTicks, unitMinor } = contract;
    if (key >= this.lows.length) this.grow(key);
    // Downwards a long one loses its lots with each tick, and less is needed.
    const fall = (long - short) * unitMinor;
    const low = fall <= 0 ? 0 : Math.max(0, markTicks - Math.floor(spare / fall) - 1);
    // Upwards a short one loses them, and more is needed, at most by the share of the tier of twice as much.
    const { keptPpm } = contract.tiers[contract.tierAt((long + short) * markTicks * unitMinor * 2)]!;
    const rise = (short - long) * unitMinor + mulDivUp((long + short) * unitMinor, keptPpm, PPM);
    const high = markTicks + (rise <= 0 ? markTicks : Math.min(markTicks, Math.floor(spare / rise))) + 1;
    this.setLow(contract, key, low);
    this.setHigh(contract, key, high);
  }

  /** One that stands nearer, but has not been passed, is kept: most changes of an account are small. */
  private setLow(contract: Contract, key: number, low: number): void {
    const before = this.lows[key]!;
    if (before >= low && before < contract.markTicks) return;
    this.lows[key] = low;
    if (low > 0) this.heapsOf(contract).lows.add(low, key);
  }

  private setHigh(contract: Contract, key: number, high: number): void {
    const before = this.highs[key]!;
    if (before <= high && before > contract.markTicks) return;
    this.highs[key] = high >= TICKS_LIMIT ? NO_HIGH : high;
    if (high < TICKS_LIMIT) this.heapsOf(contract).highs.add(high, key);
  }

  private heapsOf({ id }: Contract): Heaps {
    this.heaps[id] ??= { lows: new PriceHeap(-1), highs: new PriceHeap(1), tidyAt: TIDY_FROM };
    const heaps = this.heaps[id];
    if (heaps.lows.size + heaps.highs.size >= heaps.tidyAt) {
      heaps.lows.keep((ticks, key) => this.lows[key] === ticks);
      heaps.highs.keep((ticks, key) => this.highs[key] === ticks);
      heaps.tidyAt = Math.max(TIDY_FROM, 2 * (heaps.lows.size + heaps.highs.size));
    }
    return heaps;
  }

  private isOpen(stake: number): boolean {
    return this.state.stakes.lotsOf(stake, LONG) > 0 || this.state.stakes.lotsOf(stake, SHORT) > 0;
  }

  private noteOwner(key: number): void {
    this.state.noteNear(this.state.stakes.ownerOf(key >>> 1));
  }

  private grow(key: number): void {
    const length = Math.max(key + 1, this.lows.length * 2);
    const [lows, highs] = [new Int32Array(length), new Int32Array(length).fill(NO_HIGH)];
    lows.set(this.lows);
    highs.set(this.highs);
    [this.lows, this.highs] = [lows, highs];
  }
}

/** What a unit may lose and still have more than it needs, in whole minor units. */
const spareOf = ({ haveMinor, needMinor }: Standing): number => haveMinor - needMinor - 1;
