import type { Price } from '../money/value.ts';
import { drawnEven, MILLION } from '../pricing/drawn.ts';
import type { Grid } from '../trading/grid.ts';
import { TICKS_MAX } from '../trading/grid.ts';

/** How one market maker quotes. Shares and distances are millionths. */
export interface MakerShape {
  /** How far from the index each level lies, the nearest first. */
  readonly distancesPpm: readonly number[];
  /**
   * The size of each level's quote, in units of quote, the nearest first; the draw varies it between half and one and a
   * half.
   */
  readonly levelUnits: readonly number[];
  /** A resting quote stays while it is off its level's price by no more than this share of the level's distance. */
  readonly slackPpm: number;
  /**
   * How far a maker that has none of the base, or twice its target, moves its quotes; less than the nearest distance.
   */
  readonly skewPpm: number;
}

/** What a maker may use in one market, its own resting quotes included. */
export interface MakerFunds {
  readonly lots: number;
  /** Units of quote. */
  readonly units: number;
  /** How much of the base it should have; 0 where it has no target. */
  readonly targetLots: number;
}

export interface MakerQuote {
  readonly side: 'buy' | 'sell';
  readonly ticks: number;
  readonly lots: number;
}

/** A resting quote, with its open rest. */
export interface RestingQuote extends MakerQuote {
  readonly orderId: number;
}

/** What turns the resting quotes into the wanted ones. Cancels come first. */
export interface MakerPlan {
  readonly cancel: readonly number[];
  readonly place: readonly MakerQuote[];
}

const THOUSAND = 1_000;
/** A quote of which less than this share of its level is left is replaced. */
const WORN_PPM = 400_000;

/**
 * The index of a pair in thousandths of a tick: how many quote coins one base coin costs, by what both cost in a third coin.
 *
 * @returns  a whole number, rounded DOWN; 0 where the pair is worth less than a thousandth of a tick
 */
export function indexMilliTicks(base: Price, quote: Price, grid: Pick<Grid, 'priceScale' | 'tick'>): number {
  const numerator =
    base.priceUnits * 10n ** BigInt(quote.priceScale) * 10n ** BigInt(grid.priceScale) * BigInt(THOUSAND);
  const denominator = quote.priceUnits * 10n ** BigInt(base.priceScale) * grid.tick;
  return denominator === 0n ? 0 : Number(numerator / denominator);
}

/**
 * The quotes that a maker wants around an index: levels on both sides, as large as the funds allow. A side has fewer
 * levels where the funds run out or a quote would be below the smallest order.
 * @param milliTicks  the index in thousandths of a tick
 * @param minUnits    the smallest sum of an order, in units of quote
 * @param seed        draws the sizes, so that levels do not look alike
 * @invariant         the highest bid is below the lowest ask, and no two quotes of a side have the same price
 * @invariant         the sums of a side are at most the funds
 */
export function makerQuotes(
  shape: MakerShape,
  milliTicks: number,
  funds: MakerFunds,
  minUnits: number,
  seed: number,
): MakerQuote[] {
  const middle = milliTicks * (1 + skewOf(shape, funds) / MILLION);
  const quotes: MakerQuote[] = [];
  let [lotsLeft, unitsLeft] = [funds.lots, funds.units];
  let [bid, ask] = [Number.POSITIVE_INFINITY, 0];
  for (const [level, distance] of shape.distancesPpm.entries()) {
    ask = Math.max(ask + 1, Math.ceil((middle * (MILLION + distance)) / MILLION / THOUSAND), 2);
    // Stays below the lowest ask whatever was rounded. For the first level, `ask` is already the lowest.
    bid = Math.min(bid - 1, Math.floor((middle * (MILLION - distance)) / MILLION / THOUSAND), ask - 1);
    const draw = (which: number): number => MILLION + Math.trunc(drawnEven(seed, level * 2 + which) / 2);
    const units = (which: number): number => Math.floor((shape.levelUnits[level]! * draw(which)) / MILLION);
    const sold = ask > TICKS_MAX ? 0 : Math.min(Math.floor(units(0) / ask), lotsLeft);
    const bought = bid < 1 ? 0 : Math.min(Math.floor(units(1) / bid), Math.floor(unitsLeft / bid));
    if (sold > 0 && sold * ask >= minUnits) {
      quotes.push({ side: 'sell', ticks: ask, lots: sold });
      lotsLeft -= sold;
    }
    if (bought > 0 && bought * bid >= minUnits) {
      quotes.push({ side: 'buy', ticks: bid, lots: bought });
      unitsLeft -= bought * bid;
    }
  }
  return quotes;
}

/** How far to shift the quotes: down for a maker with too much of the base, up for one with too little. */
function skewOf({ skewPpm }: MakerShape, { lots, targetLots }: MakerFunds): number {
  if (targetLots === 0) return 0;
  const away = Math.max(-1, Math.min(1, 1 - lots / targetLots));
  return Math.trunc(away * skewPpm);
}

/**
 * What to cancel and what to place so that what rests becomes what is wanted; what is near enough to its level stays.
 *
 * @invariant a kept quote is on its side of the index, as long as the slack is less than the whole distance
 */
export function makerPlan(
  shape: MakerShape,
  milliTicks: number,
  resting: readonly RestingQuote[],
  wanted: readonly MakerQuote[],
): MakerPlan {
  const free = [...resting];
  const place = wanted.filter((quote) => {
    const far = Math.abs(quote.ticks * THOUSAND - milliTicks) * (shape.slackPpm / MILLION);
    const kept = free.findIndex(
      (each) =>
        each.side === quote.side &&
        Math.abs(each.ticks - quote.ticks) * THOUSAND <= far &&
        each.lots * MILLION >= quote.lots * WORN_PPM,
    );
    if (kept < 0) return true;
    free.splice(kept, 1);
    return false;
  });
  return { cancel: free.map(({ orderId }) => orderId), place };
}

/** How an account trades that never waits. */
export interface TakerShape {
  /** The size of an ordinary trade, in units of quote; draws vary it from a tenth to about four times. */
  readonly tradeUnits: number;
  /** How far beyond the index its worst price is. */
  readonly worstPpm: number;
}

/**
 * One trade against the book: its side, size and worst price. It favours the side that brings the base back to its
 * target, so that the account still has both coins after a year.
 * @returns  null where neither coin is enough for the smallest order
 */
export function drawHouseTrade(
  shape: TakerShape,
  milliTicks: number,
  funds: MakerFunds,
  minUnits: number,
  seed: number,
): MakerQuote | null {
  const missing = funds.targetLots === 0 ? 0 : Math.max(-1, Math.min(1, 1 - funds.lots / funds.targetLots));
  const isBuy = drawnEven(seed, 0) < missing * MILLION * 0.8;
  const sizePpm = tradeSize(seed);
  const worst = milliTicks * (1 + (isBuy ? shape.worstPpm : -shape.worstPpm) / MILLION);
  const ticks = isBuy ? Math.ceil(worst / THOUSAND) : Math.floor(worst / THOUSAND);
  if (ticks < 1 || ticks > TICKS_MAX) return null;
  const least = Math.ceil(minUnits / Math.min(ticks, Math.max(1, Math.floor(milliTicks / THOUSAND))));
  const wanted = Math.max(least, Math.floor((shape.tradeUnits * sizePpm) / MILLION / ticks));
  const lots = Math.min(wanted, isBuy ? Math.floor(funds.units / ticks) : funds.lots);
  return lots >= least ? { side: isBuy ? 'buy' : 'sell', ticks, lots } : null;
}

/** The size of a trade in millionths of an ordinary one: many small, few large, an ordinary one on average. */
function tradeSize(seed: number): number {
  const draw = (drawnEven(seed, 1) + MILLION) / (2 * MILLION);
  return Math.floor(MILLION * (0.1 + 3.6 * draw * draw * draw));
}
