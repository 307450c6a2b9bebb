import { ok, type Result, refuse } from '../result.ts';

/** One source's price of a coin, and the time it gave. */
export interface SourceQuote {
  readonly source: string;
  /** The price in USDT of one coin, times 10^8. */
  readonly priceE8: bigint;
  readonly atMs: number;
}

export interface MedianRules {
  /** Quotes older than this do not count, nor do quotes dated further than this in the future. */
  readonly staleMs: number;
  /** How many sources must agree. */
  readonly sourcesMin: number;
  /** How far a source may be from the median, ppm. Sources farther away are left out. */
  readonly spreadPpmMax: number;
}

export interface MedianQuote {
  readonly priceE8: bigint;
  /** The time of the oldest quote that counts. */
  readonly atMs: number;
  readonly sources: number;
}

const PPM = 1_000_000n;

/**
 * One price from several sources: the median of those that are fresh and close to each other. A single source that
 * lies, or whose market crashed, moves nothing.
 * @refuses    TOO_FEW_SOURCES: not enough are fresh | SOURCES_DISAGREE: not enough are near to the median
 * @invariant  the price lies between the lowest and the highest fresh quote; the order of the quotes does not matter
 */
export function medianOf(
  quotes: readonly SourceQuote[],
  nowMs: number,
  rules: MedianRules,
): Result<MedianQuote, 'TOO_FEW_SOURCES' | 'SOURCES_DISAGREE'> {
  const fresh = freshest(quotes.filter(({ priceE8, atMs }) => priceE8 > 0n && Math.abs(nowMs - atMs) <= rules.staleMs));
  const wanted = { sourcesMin: rules.sourcesMin };
  if (fresh.length < rules.sourcesMin) return refuse('TOO_FEW_SOURCES', { sources: fresh.length, ...wanted });
  const middle = middleOf(fresh);
  const near = fresh.filter(({ priceE8 }) => {
    const away = priceE8 > middle ? priceE8 - middle : middle - priceE8;
    return away * PPM <= middle * BigInt(rules.spreadPpmMax);
  });
  if (near.length < rules.sourcesMin) return refuse('SOURCES_DISAGREE', { sources: near.length, ...wanted });
  return ok({ priceE8: middleOf(near), atMs: Math.min(...near.map(({ atMs }) => atMs)), sources: near.length });
}

/** The newest quote of each source. */
function freshest(quotes: readonly SourceQuote[]): SourceQuote[] {
  const bySource = new Map<string, SourceQuote>();
  for (const quote of quotes) {
    const earlier = bySource.get(quote.source);
    if (!earlier || earlier.atMs < quote.atMs) bySource.set(quote.source, quote);
  }
  return [...bySource.values()];
}

/** The middle one, or the mean of the two in the middle, rounded DOWN. */
function middleOf(quotes: readonly SourceQuote[]): bigint {
  const prices = quotes.map(({ priceE8 }) => priceE8).sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  const half = Math.floor(prices.length / 2);
  return prices.length % 2 === 1 ? prices[half]! : (prices[half - 1]! + prices[half]!) / 2n;
}
