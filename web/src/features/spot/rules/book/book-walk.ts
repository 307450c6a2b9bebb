import type { MarketGrid } from '../market.ts';

/** What a market order would match in the shown book. */
export interface Walk {
  readonly lots: bigint;
  /** Quote that changes hands, minor units, before fees. */
  readonly costMinor: bigint;
  /** The last price that it would reach; 0 where it matches nothing. */
  readonly worstTicks: number;
  /** Whether the shown book holds all that was asked for. */
  readonly isEnough: boolean;
}

export type Wanted =
  | { readonly lots: bigint }
  /** For a buy the sum to spend, for a sell the sum to receive before the fee; minor units of quote. */
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
    // The rest of a sum that buys no further lot here counts as spent.
    isEnough = can <= BigInt(there);
    if (taken === 0n) break;
    lots += taken;
    costMinor += BigInt(ticks) * taken * grid.unitMinor;
    worstTicks = ticks;
    left -= taken * perLot;
    // A sum that empties a price continues: for a sell, the rest may match a lot at the next, lower price.
    if (can < BigInt(there)) break;
  }
  return { lots, costMinor, worstTicks, isEnough };
}
