import { PPM as MILLION } from '../matching/cost.ts';

const PPM = MILLION;

/** Rates of one level, parts per million of the quote amount. */
export interface FeeRates {
  readonly makerPpm: number;
  readonly takerPpm: number;
}

/**
 * Every fee table there ever was, row by row. An order keeps the row that was in force when it was accepted, so a change by
 * staff never mixes into an order, and what the order holds is always enough.
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

  /** Puts a new table in force; version 0, without fees, is there before the first. The caller has checked that its version is a later one and its rates are rates. */
  put(version: number, levels: readonly FeeRates[]): void {
    this.firstRow = this.versions.length;
    for (const [level, rates] of levels.entries()) {
      this.makerPpm.push(rates.makerPpm);
      this.takerPpm.push(rates.takerPpm);
      this.versions.push(version);
      this.levels.push(level);
    }
  }

  /** The row of a level in the table in force; a level beyond it has the last one's rates. */
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

/**
 * The fee on a traded amount, rounded up at the minor unit of the quote asset. It is told in two parts, because a unit of a
 * market may be many minor units: whole units, rounded up, and the minor units of them that are not taken (`feeChange`).
 *
 * @param units  quote units, 0 to UNITS_MAX
 * @returns      whole units
 */
export function feeUnits(units: number, ppm: number): number {
  const millions = Math.floor(units / PPM);
  return millions * ppm + Math.ceil(((units - millions * PPM) * ppm) / PPM);
}

/**
 * @param unitMinor  minor units of one quote unit: at most 10^9, or a multiple of a million
 * @returns          minor units, less than one unit: fee = feeUnits * unitMinor - feeChange
 */
export function feeChange(units: number, ppm: number, unitMinor: number): number {
  if (unitMinor === 1) return 0;
  const parts = (units - Math.floor(units / PPM) * PPM) * ppm;
  const rest = parts - Math.floor(parts / PPM) * PPM;
  if (rest === 0) return 0;
  const taken = unitMinor % PPM === 0 ? rest * (unitMinor / PPM) : Math.ceil((rest * unitMinor) / PPM);
  return unitMinor - taken;
}
