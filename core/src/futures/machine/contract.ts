import { Book } from '../../matching/book.ts';
import type { OrderPool } from '../../matching/order-pool.ts';
import type { ContractCommand, ContractStatus } from './command.ts';
import { mulDivDown, mulDivUp } from './minor.ts';

const PPM = 1_000_000;
const HOUR_MS = 3_600_000;
/** The fund's highest balance is looked for in so many hours. */
const HIGH_HOURS = 8;

/** A tier in numbers; `keptPpm` has what closing costs besides what must be kept. */
export interface TierNumbers {
  readonly upToMinor: number;
  readonly maxLeverage: number;
  readonly keptPpm: number;
  readonly deductionMinor: number;
}

/** One contract: its rules, its prices, its book and its fund. */
export class Contract {
  readonly id: number;
  readonly unitMinor: number;
  readonly book: Book;
  terms: ContractCommand;
  tiers: readonly TierNumbers[] = [];
  status: ContractStatus = 'open';
  indexTicks = 0;
  markTicks = 0;
  isFrozen = false;
  lastTicks = 0;
  tradeCount = 0;
  /** The last interval that funding was paid for. */
  fundingInterval = 0;
  fundMinor = 0;
  fundHighs: { hour: number; minor: number }[] = [];

  constructor(command: ContractCommand, pool: OrderPool) {
    this.id = command.contract;
    this.unitMinor = command.unitMinor;
    this.book = new Book(pool);
    this.terms = command;
    this.take(command);
  }

  take(command: ContractCommand): void {
    this.terms = command;
    this.tiers = command.tiers.map((tier) => ({
      upToMinor: Number(tier.upToMinor),
      maxLeverage: tier.maxLeverage,
      keptPpm: Number(tier.maintenancePpm) + command.closeFeePpm,
      deductionMinor: Number(tier.deductionMinor),
    }));
  }

  /** The place of the tier of a notional; what is above the last one is judged by the last one. */
  tierAt(notionalMinor: number): number {
    const { tiers } = this;
    for (let at = 0; at < tiers.length; at += 1) if (notionalMinor <= tiers[at]!.upToMinor) return at;
    return tiers.length - 1;
  }

  /** The largest notional at a leverage; 0 where no tier allows it. */
  maxMinorAt(leverage: number): number {
    let most = 0;
    for (const tier of this.tiers) if (leverage <= tier.maxLeverage) most = tier.upToMinor;
    return most;
  }

  lowestTicks(ppm = this.terms.bandPpm): number {
    return Math.max(1, mulDivUp(this.markTicks, PPM - ppm, PPM));
  }

  highestTicks(ppm = this.terms.bandPpm): number {
    return mulDivDown(this.markTicks, PPM + ppm, PPM);
  }

  /** Moves the fund and notes its height of the hour. */
  moveFund(changeMinor: number, atMs: number): void {
    this.noteFund(atMs);
    this.fundMinor += changeMinor;
    this.noteFund(atMs);
  }

  /** The fund's highest balance of the last hours, what it is now included. */
  private fundHigh(atMs: number): number {
    const hour = Math.floor(atMs / HOUR_MS);
    let high = this.fundMinor;
    for (const { hour: at, minor } of this.fundHighs) if (at > hour - HIGH_HOURS && minor > high) high = minor;
    return high;
  }

  /** What the fund may pay now: it gives up at most three tenths of its height, the rest is kept for falls that follow. */
  fundSpare(atMs: number): number {
    return Math.max(0, this.fundMinor - mulDivUp(this.fundHigh(atMs), 7, 10));
  }

  private noteFund(atMs: number): void {
    const hour = Math.floor(atMs / HOUR_MS);
    const last = this.fundHighs.at(-1);
    if (last?.hour === hour) last.minor = Math.max(last.minor, this.fundMinor);
    else {
      this.fundHighs = this.fundHighs.filter((high) => high.hour > hour - HIGH_HOURS);
      this.fundHighs.push({ hour, minor: this.fundMinor });
    }
  }
}
