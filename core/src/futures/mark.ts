import { BILLION } from './funding.ts';

/** What a spot exchange said last. */
export interface Feed {
  readonly priceTicks: bigint;
  /** What the operator gives it, above zero. */
  readonly weight: bigint;
  readonly atMs: number;
}

/** A feed that has not spoken for so long does not count. */
export const STALE_MS = 10_000;
/** A feed that is further from the median of all fresh ones does not count: 5 %. */
const FAR_BPS = 500n;
/** With fewer feeds nothing is known: the mark is frozen and nobody is liquidated. */
const FEEDS_MIN = 2;
const FUNDING_INTERVAL_MS = 8n * 3_600_000n;

/**
 * The index of a contract: the weighted median of the feeds that count, rounded down.
 *
 * @returns  null where fewer than two feeds count
 */
export function indexOf(feeds: readonly Feed[], nowMs: number): bigint | null {
  const fresh = feeds.filter(({ atMs }) => nowMs - atMs <= STALE_MS);
  if (fresh.length < FEEDS_MIN) return null;
  // Each counts as one here: a heavy feed that is wrong must not be what the others are measured by.
  const twice = twiceMedianOf(fresh.map((feed) => ({ ...feed, weight: 1n })));
  const counted = fresh.filter(({ priceTicks }) => distance(priceTicks * 2n, twice) * 10_000n <= twice * FAR_BPS);
  return counted.length < FEEDS_MIN ? null : twiceMedianOf(counted) / 2n;
}

/**
 * Twice the price at which half of the weight is below and half above, so that it is whole where two prices share the middle: then it is
 * their mean.
 */
function twiceMedianOf(feeds: readonly Pick<Feed, 'priceTicks' | 'weight'>[]): bigint {
  const rising = feeds.toSorted((a, b) => (a.priceTicks < b.priceTicks ? -1 : 1));
  const total = rising.reduce((sum, { weight }) => sum + weight, 0n);
  let below = 0n;
  for (const [place, { priceTicks, weight }] of rising.entries()) {
    below += weight;
    if (below * 2n === total) return priceTicks + rising[place + 1]!.priceTicks;
    if (below * 2n > total) return priceTicks * 2n;
  }
  throw new RangeError('no feed has a weight');
}

/** What a mark is made of, besides the index. */
export interface MarkSources {
  /** The rate of funding that is expected, billionths. */
  readonly fundingRate: bigint;
  readonly untilFundingMs: number;
  /** The middle of the book less the index, averaged over the last 30 samples of 5 s; null where the book had a side empty. */
  readonly basisTicks: bigint | null;
  readonly lastTicks: bigint | null;
}

/**
 * The mark, by which positions are valued and liquidated: the middle of the index with what funding will bring it, the index with
 * the book's own distance, and the last price. Nobody moves it alone: neither by one trade nor by an empty book.
 */
export function markOf(
  indexTicks: bigint,
  { fundingRate, untilFundingMs, basisTicks, lastTicks }: MarkSources,
): bigint {
  const byFunding = indexTicks + (indexTicks * fundingRate * BigInt(untilFundingMs)) / (BILLION * FUNDING_INTERVAL_MS);
  const byBook = basisTicks === null ? byFunding : indexTicks + basisTicks;
  const last = lastTicks ?? byFunding;
  const [, middle] = [byFunding, byBook, last].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return middle!;
}

const distance = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);
