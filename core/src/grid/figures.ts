import { DAY_MS, MINUTE_MS } from '../calendar/durations.ts';

const MINUTES_OF_YEAR = 525_600n;

/** What a grid has and was given, minor units. */
export interface GridHolding {
  readonly investmentMinor: bigint;
  readonly quoteMinor: bigint;
  readonly baseMinor: bigint;
  readonly gridProfitMinor: bigint;
}

export interface GridFigures {
  /** Everything at the last price less the investment, minor units of quote. */
  readonly totalMinor: bigint;
  /** What is not of matched pairs. */
  readonly floatingMinor: bigint;
  /** Of the investment, hundredths of a percent, towards zero. */
  readonly totalBps: bigint;
  /** For a year at this pace, hundredths of a percent; null in the first 24 hours, which say nothing about a year. */
  readonly annualisedBps: bigint | null;
}

/** What base coins are worth at a price, minor units of quote, rounded down. */
export const worthMinor = (
  baseMinor: bigint,
  ticks: number,
  { lotMinor, unitMinor }: { readonly lotMinor: bigint; readonly unitMinor: bigint },
): bigint => (baseMinor * BigInt(ticks) * unitMinor) / lotMinor;

/**
 * @param worth  the base coins at the last price, minor units of quote
 * @param ranMs  how long it has run
 * @invariant    gridProfit + floating = total
 */
export function figuresOf(holding: GridHolding, worth: bigint, ranMs: number): GridFigures {
  const { investmentMinor, quoteMinor, gridProfitMinor } = holding;
  const totalMinor = quoteMinor + worth - investmentMinor;
  return {
    totalMinor,
    floatingMinor: totalMinor - gridProfitMinor,
    totalBps: investmentMinor === 0n ? 0n : (totalMinor * 10_000n) / investmentMinor,
    annualisedBps: annualisedBps(totalMinor, investmentMinor, ranMs),
  };
}

/** `total / investment x 525,600 / minutes`, hundredths of a percent towards zero; null in the first 24 hours. */
export function annualisedBps(totalMinor: bigint, investmentMinor: bigint, ranMs: number): bigint | null {
  if (ranMs < DAY_MS || investmentMinor === 0n) return null;
  const minutes = BigInt(Math.floor(ranMs / MINUTE_MS));
  return (totalMinor * 10_000n * MINUTES_OF_YEAR) / (investmentMinor * minutes);
}
