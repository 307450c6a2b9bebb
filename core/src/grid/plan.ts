import { ok, type Result, refuse } from '../result.ts';
import { UNITS_MAX } from '../trading/amount.ts';
import { type GridRange, type LevelsRefusal, levelsOf, netRange } from './levels.ts';

const PPM = 1_000_000n;
/** How far above the price buying at the start may go, hundredths of a percent. */
const SLIPPAGE_BPS = 50;

/** What a grid must know of its market and of its person's fees. */
export interface GridMarket {
  /** Minor units of base in one lot. */
  readonly lotMinor: bigint;
  /** Minor units of quote for one lot at one tick. */
  readonly unitMinor: bigint;
  readonly minNotionalUnits: number;
  /** The higher one of the person's two rates, parts per million: nobody knows which one an order will pay. */
  readonly feePpm: number;
}

/** GRID_NO_PROFIT: `ppm`, the lowest net profit of a grid in millionths, is not above zero. */
export type RangeRefusal = LevelsRefusal | 'GRID_NO_PROFIT';

/** The levels of a range in which every grid earns something after fees. @refuses see RangeRefusal */
export function judgeRange(range: GridRange, feePpm: number): Result<readonly number[], RangeRefusal> {
  const levels = levelsOf(range);
  if (!levels.ok) return levels;
  const { low } = netRange(levels.value, feePpm);
  return low > 0 ? levels : refuse('GRID_NO_PROFIT', { ppm: low });
}

/** What a grid begins with. */
export interface GridPlan {
  /** The level without an order: the one nearest to the price. Grids below it begin with a buy, the others with a sell. */
  readonly skip: number;
  /** What each order buys or sells. */
  readonly lots: number;
  /** What is bought at the start, so that the sells have something to sell. */
  readonly buyLots: number;
  /** What buying and the orders to buy take by the price of now, with fees, minor units of quote, rounded up. */
  readonly usedMinor: bigint;
}

/** Why there is no plan, with the quote coin that would be enough, or the most of it that may be put in, minor units. */
interface PlanFault {
  readonly code: 'GRID_INVESTMENT_LOW' | 'GRID_INVESTMENT_HIGH';
  readonly minor: bigint;
}
export type Planned =
  | { readonly ok: true; readonly value: GridPlan }
  | { readonly ok: false; readonly fault: PlanFault };

/** The level nearest to the price, the lower one of two that are as near. */
export function nearestLevel(levels: readonly number[], ticks: number): number {
  let nearest = 0;
  for (let index = 1; index < levels.length; index += 1) {
    if (Math.abs(levels[index]! - ticks) < Math.abs(levels[nearest]! - ticks)) nearest = index;
  }
  return nearest;
}

/**
 * How much each order of a grid buys or sells: as much as the investment is enough for when everything is bought, at the price
 * of now and with fees, rounded DOWN to a lot.
 *
 * @param put  what the person puts in, minor units
 * @refuses    GRID_INVESTMENT_LOW: below one lot or the market's minimum; GRID_INVESTMENT_HIGH: sums over it would not be exact
 */
export function planGrid(
  levels: readonly number[],
  lastTicks: number,
  put: { readonly quoteMinor: bigint; readonly baseMinor: bigint },
  market: GridMarket,
): Planned {
  const { lotMinor, unitMinor, minNotionalUnits } = market;
  const withFee = PPM + BigInt(market.feePpm);
  const skip = nearestLevel(levels, lastTicks);
  const sells = BigInt(levels.length - 1 - skip);
  const last = BigInt(lastTicks);
  const buyTicks = levels.slice(0, skip).reduce((sum, ticks) => sum + BigInt(ticks), 0n);
  const allTicks = buyTicks + sells * last;
  const baseLots = put.baseMinor / lotMinor;
  // What the base coin is worth is worth it with the fee that buying it would have cost.
  const worth = put.quoteMinor * PPM + baseLots * last * unitMinor * withFee;
  let lots = worth / (allTicks * unitMinor * withFee);
  if (lots * sells < baseLots && buyTicks > 0n) {
    // More of the base coin than the sells take: the quote coin alone decides.
    lots = (put.quoteMinor * PPM) / (buyTicks * unitMinor * withFee);
  }
  const least = leastLots(levels[0]!, minNotionalUnits);
  if (lots < least) {
    const minor = ceilDiv(least * allTicks * unitMinor * withFee, PPM);
    return { ok: false, fault: { code: 'GRID_INVESTMENT_LOW', minor } };
  }
  const most = BigInt(Math.floor(UNITS_MAX / (2 * levels.at(-1)!))) / max(sells, 1n);
  if (lots > most) {
    // Less the base coin that is put in as well; where that alone is too much, nothing may be added.
    const minor = (max(most * allTicks - baseLots * last, 0n) * unitMinor * withFee) / PPM;
    return { ok: false, fault: { code: 'GRID_INVESTMENT_HIGH', minor } };
  }
  const short = lots * sells - baseLots;
  const buyLots = short <= 0n ? 0n : max(short, leastLots(lastTicks, minNotionalUnits));
  return ok({
    skip,
    lots: Number(lots),
    buyLots: Number(buyLots),
    usedMinor: ceilDiv((lots * buyTicks + buyLots * last) * unitMinor * withFee, PPM),
  });
}

/** What a grid must have at least, minor units of quote, by the price of now. */
export function leastInvestment(levels: readonly number[], lastTicks: number, market: GridMarket): bigint {
  const planned = planGrid(levels, lastTicks, { quoteMinor: 0n, baseMinor: 0n }, market);
  return planned.ok ? 0n : planned.fault.minor;
}

/**
 * The worst price at which buying at the start is still done: half a percent above the price of now, and no more than the money
 * is enough for. What an order may cost is the price and its fee, rounded up for each lot.
 *
 * @returns  ticks, 0 where the money is not even enough for one
 */
export function worstStartTicks(
  lastTicks: number,
  buyLots: number,
  availableMinor: bigint,
  { unitMinor, feePpm }: GridMarket,
): number {
  const last = BigInt(lastTicks);
  const fee = BigInt(feePpm);
  const limit = last + (last * BigInt(SLIPPAGE_BPS)) / 10_000n;
  const perLot = availableMinor / unitMinor / BigInt(buyLots);
  const costs = (ticks: bigint) => ticks + ceilDiv(ticks * fee, PPM);
  const affordable = (perLot * PPM) / (PPM + fee) + 1n;
  let ticks = affordable < limit ? affordable : limit;
  while (ticks > 0n && costs(ticks) > perLot) ticks -= 1n;
  return Number(ticks);
}

/** So many lots that an order of them at this price is worth the market's minimum. */
const leastLots = (ticks: number, minNotionalUnits: number): bigint =>
  max(1n, ceilDiv(BigInt(minNotionalUnits), BigInt(ticks)));
const ceilDiv = (amount: bigint, divisor: bigint): bigint => (amount + divisor - 1n) / divisor;
const max = (one: bigint, other: bigint): bigint => (one > other ? one : other);
