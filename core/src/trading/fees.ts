import { PPM as MILLION } from '../matching/cost.ts';
import { BOUND, type Scale } from './amount.ts';

const PPM = MILLION;
const { RADIX } = BOUND;

/** Rates of one level, parts per million of what a side receives (or of the quote amount where the order says so). */
export interface FeeRates {
  readonly makerPpm: number;
  readonly takerPpm: number;
}

/**
 * Every fee table there ever was, row by row. An order keeps the row that was in force when it was accepted, so that a later
 * change does not affect it and its hold is always enough.
 */
export class FeeTable {
  readonly makerPpm: number[] = [];
  readonly takerPpm: number[] = [];
  readonly versions: number[] = [];
  readonly levels: number[] = [];
  private firstRow = 0;

  constructor() {
    this.put(0, [{ makerPpm: 0, takerPpm: 0 }]);
  }

  get version(): number {
    return this.versions[this.firstRow]!;
  }

  /**
   * Puts a new table in force; before the first one, version 0 charges nothing. The caller has checked that the version is
   * later than the last and that the rates are valid.
   */
  put(version: number, levels: readonly FeeRates[]): void {
    this.firstRow = this.versions.length;
    for (const [level, rates] of levels.entries()) {
      this.makerPpm.push(rates.makerPpm);
      this.takerPpm.push(rates.takerPpm);
      this.versions.push(version);
      this.levels.push(level);
    }
  }

  /** The row of a level in the table in force; a level beyond the table gets the last row. */
  rowOf(level: number): number {
    const row = this.firstRow + level;
    return row < this.versions.length ? row : this.versions.length - 1;
  }

  /** Every table that was put, oldest first. */
  tables(): { version: number; levels: FeeRates[] }[] {
    const tables: { version: number; levels: FeeRates[] }[] = [];
    for (let row = 0; row < this.versions.length; row += 1) {
      if (this.levels[row] === 0) tables.push({ version: this.versions[row]!, levels: [] });
      tables.at(-1)!.levels.push({ makerPpm: this.makerPpm[row]!, takerPpm: this.takerPpm[row]! });
    }
    return tables;
  }

  /** The row that an order was accepted with. */
  rowAt(version: number, level: number): number {
    for (let row = 0; row < this.versions.length; row += 1) {
      if (this.versions[row] === version && this.levels[row] === level) return row;
    }
    throw new Error(`there is no fee version ${version} with level ${level}`);
  }
}

export const isRate = (ppm: number): boolean => Number.isInteger(ppm) && ppm >= 0 && ppm <= PPM;

/** An amount in minor units: its high and low part. */
export interface Fee {
  feeHigh: number;
  feeLow: number;
}

/** A millionth of 10^15. */
const RADIX_PART = 1e9;

/**
 * Writes the fee on what a side receives (or, in the quote asset, on what changes hands), rounded up at the minor unit.
 *
 * @param units  lots or quote units, 0 to UNITS_MAX
 * @param scale  turns these units into minor units
 */
export function writeFee(into: Fee, units: number, ppm: number, { divisor, highFactor, lowFactor }: Scale): void {
  const millions = Math.floor(units / PPM);
  const parts = (units - millions * PPM) * ppm;
  const more = Math.floor(parts / PPM);
  const whole = millions * ppm + more;
  // Millionths of a unit.
  const rest = parts - more * PPM;
  const over = whole < divisor ? 0 : Math.floor(whole / divisor);
  let high = over * highFactor;
  let low = (whole - over * divisor) * lowFactor;
  if (rest > 0) {
    // No product is rounded: its factors are either two numbers below a million, or one number and a count of millions.
    const unit = lowFactor === 0 ? highFactor : lowFactor;
    const unitMillions = Math.floor(unit / PPM);
    const unitRest = (unit - unitMillions * PPM) * rest;
    if (lowFactor !== 0) low += unitMillions * rest + Math.ceil(unitRest / PPM);
    else {
      const carried = Math.floor(unitRest / PPM);
      high += unitMillions * rest + carried;
      low += (unitRest - carried * PPM) * RADIX_PART;
    }
    if (low >= RADIX) {
      low -= RADIX;
      high += 1;
    }
  }
  into.feeHigh = high;
  into.feeLow = low;
}
