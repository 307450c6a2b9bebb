import type { MarketGrid } from '../market.ts';

/** What an order at the market would meet in the book as it is shown. */
export interface Walk {
  readonly lots: bigint;
  /** Quote that changes hands, minor units, before fees. */
  readonly costMinor: bigint;
  /** The last price it would reach; 0 where it meets nobody. */
  readonly worstTicks: number;
  /** Whether the book holds all that was asked for. */
  readonly isEnough: boolean;
}

export type Wanted =
  | { readonly lots: bigint }
  /** What to spend when buying, or to take in before the fee when selling; minor units of quote. */
  | { readonly quoteMinor: bigint };

/**
 * Walks the other side of the book as the trading core will.
 *
 * @param levels  ticks and lots, the best first
 */
export function walkBook(
  levels: Iterable<readonly [ticks: number, lots: number]>,
  wanted: Wanted,
  grid: MarketGrid,
): Walk {
  let lots = 0n;
  let costMinor = 0n;
  let worstTicks = 0;
  let left = 'lots' in wanted ? wanted.lots : wanted.quoteMinor / grid.unitMinor;
  const isByLots = 'lots' in wanted;
  let isEnough = left === 0n;
  for (const [ticks, there] of levels) {
    const perLot = isByLots ? 1n : BigInt(ticks);
    const can = left / perLot;
    const taken = can < BigInt(there) ? can : BigInt(there);
    // What is left of a sum does not buy another lot here: it is spent.
    isEnough = can <= BigInt(there);
    if (taken === 0n) break;
    lots += taken;
    costMinor += BigInt(ticks) * taken * grid.unitMinor;
    worstTicks = ticks;
    left -= taken * perLot;
    // A sum that takes all of a price goes on: what is left of it may buy a lot at the next one, which is cheaper for a sale.
    if (can < BigInt(there)) break;
  }
  return { lots, costMinor, worstTicks, isEnough };
}
