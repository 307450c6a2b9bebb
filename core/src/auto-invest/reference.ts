import { businessDayOf } from '../calendar/business-day.ts';
import { DAY_MS } from '../calendar/durations.ts';
import { mulDiv } from '../money/round.ts';
import { USDT_SCALE } from '../money/value.ts';
import { partsOf, type Share } from './allocation.ts';
import { averageCost, PRICE_SCALE, roiBps, simpleAverage } from './figures.ts';
import { isDate, type Recurrence } from './schedule.ts';

/** How far back a reference return goes. */
const RANGE_MONTHS = { '6m': 6, '1y': 12, '2y': 24, '3y': 36 } as const;
export type Range = keyof typeof RANGE_MONTHS;
export const RANGES = Object.keys(RANGE_MONTHS) as readonly Range[];

/** Quantities are reckoned with eighteen places of a coin, each purchase rounded down. */
const QUANTITY_SCALE = 18;
const PPM = 1_000_000n;
/** About so many points make a chart. */
const POINTS = 200;
const RATIO_UNITS = 10_000n;

/** Daily closes of a coin: the business day of the first, and one for each day from it on. */
export interface Closes {
  readonly asset: string;
  readonly firstDay: number;
  /** USDT for one coin, PRICE_SCALE places, above zero. */
  readonly prices: readonly bigint[];
}

interface ReferencePoint {
  readonly day: number;
  readonly investedMinor: bigint;
  readonly valueMinor: bigint;
  readonly lumpSumMinor: bigint;
}

/** The prices of one coin: PRICE_SCALE places, rounded down. */
interface ReferenceCost {
  readonly asset: string;
  /** The plain mean of the closes that were bought at. */
  readonly averagePrice: bigint;
  /** What one coin cost, fees included; null where so little was bought that it is nothing. */
  readonly averageCost: bigint | null;
  /** Cost against the mean, hundredths of a percent; null with the cost. */
  readonly differenceBps: bigint | null;
}

export interface Reference {
  readonly fromDay: number;
  readonly toDay: number;
  readonly buys: number;
  readonly investedMinor: bigint;
  readonly valueMinor: bigint;
  readonly roiBps: bigint;
  readonly lumpSumMinor: bigint;
  readonly lumpSumBps: bigint;
  /** The deepest fall of value against money put in, from its best day on: hundredths of a percent, zero or below. */
  readonly drawdownBps: bigint;
  /** The day on which it had fallen so deep, the first of several; null where it never fell. */
  readonly drawdownDay: number | null;
  /** What the purchases cost, in the order of the coins. */
  readonly costs: readonly ReferenceCost[];
  readonly points: readonly ReferencePoint[];
}

/** So many days without a close are bridged by the one before; a longer silence is not the history of a price. */
export const BRIDGED_DAYS = 7;

/**
 * The closes of a coin without a day left out: one that was not loaded has the close of the day before it. What lies before a
 * silence that is too long to be bridged is left, so that one old line does not make years of a price that never moved.
 *
 * @param rows  in the order of days, each day once
 */
export function bridged(rows: readonly { readonly day: number; readonly price: bigint }[]): Omit<Closes, 'asset'> {
  let firstDay = rows[0]?.day ?? 0;
  let prices: bigint[] = [];
  for (const { day, price } of rows) {
    if (day - (firstDay + prices.length) > BRIDGED_DAYS) [firstDay, prices] = [day, []];
    while (prices.length < day - firstDay) prices.push(prices.at(-1)!);
    prices.push(price);
  }
  return { firstDay, prices };
}

/** A business day as text. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The business day that a text names, such as `2026-02-28`; null for what is no date. */
export function dayOfText(text: string): number | null {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return null;
  const day = Date.parse(`${text}T00:00:00Z`) / DAY_MS;
  return Number.isInteger(day) && dayText(day) === text ? day : null;
}

/** The day so many months before: the last of its month where that has no such day. */
export function monthsBefore(day: number, months: number): number {
  const at = new Date(day * DAY_MS);
  const first = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months, 1);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months + 1, 0)).getUTCDate();
  return first / DAY_MS + Math.min(at.getUTCDate(), last) - 1;
}

interface Span {
  readonly fromDay: number;
  readonly toDay: number;
}

/** The last day of closes. */
const lastDay = ({ firstDay, prices }: Closes): number => firstDay + prices.length - 1;

/**
 * The first and the last day of a range over these coins: half a year, a year, and so on, which end with the last day that
 * all of them have closes for. The same date so long ago is not a part of it, or a year would have 366 days.
 *
 * @returns null where one of the coins has no closes for all of it
 */
export function rangeOf(coins: readonly Closes[], range: Range): Span | null {
  if (coins.length === 0 || coins.some(({ prices }) => prices.length === 0)) return null;
  const toDay = Math.min(...coins.map(lastDay));
  const fromDay = monthsBefore(toDay + 1, RANGE_MONTHS[range]);
  return coins.every(({ firstDay }) => firstDay <= fromDay) ? { fromDay, toDay } : null;
}

/**
 * What a plan would have brought: on each of its dates the amount is divided among its coins and bought at the day's close,
 * the fee taken of what is bought. Beside it the same money spent at once on the first date.
 *
 * @param ask.feePpm  the taker fee, parts per million
 * @returns           null where the range is not covered, or has no date
 * @invariant         whole numbers throughout; each purchase is rounded down at eighteen places of its coin
 */
export function referenceReturns(
  coins: readonly Closes[],
  ask: {
    readonly shares: readonly Share[];
    readonly amountMinor: bigint;
    readonly recurrence: Recurrence;
    readonly range: Range;
    readonly feePpm: number;
  },
): Reference | null {
  const span = rangeOf(coins, ask.range);
  if (!span) return null;
  const { fromDay, toDay } = span;
  const dates = datesOf(ask.recurrence, ask.range, span);
  const [firstDate] = dates;
  if (firstDate === undefined) return null;
  const wholeMinor = ask.amountMinor * BigInt(dates.length);
  const lump = buy(coins, { ...ask, amountMinor: wholeMinor }, firstDate);
  const held = coins.map(() => 0n);
  const days: ReferencePoint[] = [];
  let investedMinor = 0n;
  let next = 0;
  for (let day = firstDate; day <= toDay; day++) {
    if (dates[next] === day) {
      buy(coins, ask, day).forEach((quantity, at) => {
        held[at]! += quantity;
      });
      investedMinor += ask.amountMinor;
      next++;
    }
    days.push({
      day,
      investedMinor,
      valueMinor: worth(coins, held, day),
      lumpSumMinor: worth(coins, lump, day),
    });
  }
  const end = days.at(-1)!;
  return {
    fromDay,
    toDay,
    buys: dates.length,
    investedMinor,
    valueMinor: end.valueMinor,
    roiBps: roiBps(end.valueMinor, investedMinor)!,
    lumpSumMinor: end.lumpSumMinor,
    lumpSumBps: roiBps(end.lumpSumMinor, wholeMinor)!,
    ...drawdownOf(days),
    costs: coins.map((coin, at) =>
      costOf(coin, { dates, quantity: held[at]!, part: partsOf(ask.amountMinor, ask.shares)[at]! }),
    ),
    points: thinned(days),
  };
}

/**
 * The dates of a plan within a range. A monthly plan has one for each month of it: where the range begins on the last day of
 * a short month, it would otherwise hold one more (from the 28th of February to the 30th of August the 30th comes seven times).
 */
function datesOf(recurrence: Recurrence, range: Range, { fromDay, toDay }: Span): number[] {
  const dates: number[] = [];
  for (let day = fromDay; day <= toDay; day++) if (isDate(recurrence, day)) dates.push(day);
  return recurrence.period === 'month' ? dates.slice(-RANGE_MONTHS[range]) : dates;
}

/** What an amount buys of each coin at a day's close, QUANTITY_SCALE places. */
function buy(
  coins: readonly Closes[],
  {
    shares,
    amountMinor,
    feePpm,
  }: { readonly shares: readonly Share[]; readonly amountMinor: bigint; readonly feePpm: number },
  day: number,
): bigint[] {
  const scale = 10n ** BigInt(QUANTITY_SCALE + PRICE_SCALE - USDT_SCALE);
  return partsOf(amountMinor, shares).map((partMinor, at) =>
    mulDiv(partMinor * (PPM - BigInt(feePpm)), scale, PPM * closeOf(coins[at]!, day), 'down'),
  );
}

/** What one coin cost the plan, beside the mean of what it cost on the dates: each date counts alike there, however much it bought. */
function costOf(
  coin: Closes,
  bought: { readonly dates: readonly number[]; readonly quantity: bigint; readonly part: bigint },
): ReferenceCost {
  const purchases = bought.dates.length;
  const sums = {
    quantityMinor: bought.quantity,
    investedMinor: bought.part * BigInt(purchases),
    priceSum: bought.dates.reduce((sum, day) => sum + closeOf(coin, day), 0n),
    purchases,
  };
  const [averagePrice, cost] = [simpleAverage(sums)!, averageCost(sums, QUANTITY_SCALE)];
  return {
    asset: coin.asset,
    averagePrice,
    averageCost: cost,
    differenceBps: cost === null ? null : roiBps(cost, averagePrice),
  };
}

function worth(coins: readonly Closes[], held: readonly bigint[], day: number): bigint {
  const sum = coins.reduce((total, coin, at) => total + held[at]! * closeOf(coin, day), 0n);
  return sum / 10n ** BigInt(QUANTITY_SCALE + PRICE_SCALE - USDT_SCALE);
}

const closeOf = ({ firstDay, prices }: Closes, day: number): bigint => prices[day - firstDay]!;

/** Value and money put in are compared as fractions, so that putting in more is no rise. */
function drawdownOf(days: readonly ReferencePoint[]): Pick<Reference, 'drawdownBps' | 'drawdownDay'> {
  let best = days[0]!;
  let deepest = 0n;
  let deepestDay: number | null = null;
  for (const day of days) {
    if (day.valueMinor * best.investedMinor > best.valueMinor * day.investedMinor) best = day;
    const whole = day.investedMinor * best.valueMinor;
    if (whole === 0n) continue;
    const fall = mulDiv(day.valueMinor * best.investedMinor - whole, RATIO_UNITS, whole, 'down');
    if (fall < deepest) [deepest, deepestDay] = [fall, day.day];
  }
  return { drawdownBps: deepest, drawdownDay: deepestDay };
}

function thinned(days: readonly ReferencePoint[]): ReferencePoint[] {
  const step = Math.max(1, Math.ceil(days.length / POINTS));
  return days.filter((_, at) => at % step === 0 || at === days.length - 1);
}

/** The business day whose close is the last one at a moment: a day has its close when it is over. */
export const lastClosedDay = (nowMs: number): number => businessDayOf(nowMs) - 1;
