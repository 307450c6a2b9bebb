import { BUSINESS_OFFSET_MS, startOfBusinessDay } from '../calendar/business-day.ts';
import { HOUR_MS } from '../calendar/durations.ts';
import { utcDay } from '../calendar/utc-day.ts';
import { csvCell } from '../csv/csv.ts';
import { formatAmount } from '../money/amount.ts';
import type { EarnKind } from './product.ts';
import { ATTO_SCALE, type Tier } from './rate.ts';

/**
 * The columns of the file from which everybody can count their interest again, in their order. They never change: programs
 * read them by name and by place. What each holds is written in docs/earn-files.md.
 */
const COLUMNS = [
  'row',
  'order',
  'product',
  'kind',
  'asset',
  'places',
  'day',
  'from_utc',
  'hours',
  'days',
  'principal',
  'rates',
  'per_hour',
  'earned',
  'carry_before',
  'credited',
  'to_order',
  'to_funding',
  'carry_after',
  'time_utc',
  'entry',
  'price',
  'reward_price',
] as const;
type Column = (typeof COLUMNS)[number];
type Cells = Partial<Record<Column, string>>;
/** Columns that hold a number or nothing. */
const NUMBERS: ReadonlySet<Column> = new Set([
  'places',
  'hours',
  'days',
  'principal',
  'per_hour',
  'earned',
  'carry_before',
  'credited',
  'to_order',
  'to_funding',
  'carry_after',
  'price',
  'reward_price',
]);

/** An order as every line of it names it. */
export interface FileOrder {
  readonly id: string;
  readonly productId: string;
  readonly kind: EarnKind;
  readonly asset: string;
  /** Places of its coin's minor unit. */
  readonly scale: number;
  /** The second coin of a hybrid. */
  readonly reward: { readonly asset: string; readonly scale: number } | null;
}

/** Hours in a row that earned the same. */
export interface FileHours {
  readonly day: number;
  readonly fromHour: number;
  readonly hours: number;
  readonly leastMinor: bigint;
  readonly tiers: readonly Tier[];
  readonly hourAtto: bigint;
}

/** What was credited: of a day, or of a term, which has one credit and no hours. */
export interface FileCredit {
  readonly day: number;
  readonly atMs: number;
  readonly carryBeforeAtto: bigint;
  readonly accruedAtto: bigint;
  readonly compoundedMinor: bigint;
  readonly paidMinor: bigint;
  readonly carryAtto: bigint;
  readonly entryId: string | null;
}

/** A whole term. */
export interface FileTerm {
  readonly interestStartMs: number;
  readonly termDays: number;
  readonly principalMinor: bigint;
  readonly tiers: readonly Tier[];
}

/** A day of a second coin. */
export interface FileReward {
  readonly day: number;
  readonly hoursMinor: bigint;
  readonly priceUnits: bigint;
  readonly rewardPriceUnits: bigint;
  /** Places of both prices; zero where the day was given up before it was counted. */
  readonly priceScale: number;
  readonly rateBps: number;
  readonly earnedAtto: bigint;
  readonly coveredAtto: bigint;
}

const head = `${COLUMNS.join(',')}\r\n`;

function line(cells: Cells): string {
  return `${COLUMNS.map((column) => csvCell(cells[column] ?? '', NUMBERS.has(column))).join(',')}\r\n`;
}

const named = (row: string, { id, productId, kind, asset, scale }: FileOrder): Cells => ({
  row,
  order: id,
  product: productId,
  kind,
  asset,
  places: String(scale),
});

/** A business day, by the date that it has in UTC+8. */
const dayText = (day: number): string => utcDay(startOfBusinessDay(day) + BUSINESS_OFFSET_MS);
const timeText = (atMs: number): string => new Date(atMs).toISOString();
const atto = (value: bigint): string => formatAmount(value, ATTO_SCALE);

/** `2000:10 10000:4.2 rest:3.6`: up to which principal which percentage of a year, slice by slice. */
function ratesText(tiers: readonly Tier[], scale: number): string {
  return tiers
    .map(({ upToMinor, rateBps }) => {
      const end = upToMinor === null ? 'rest' : formatAmount(upToMinor, scale);
      return `${end}:${formatAmount(BigInt(rateBps), 2)}`;
    })
    .join(' ');
}

function hoursLine(order: FileOrder, { day, fromHour, hours, leastMinor, tiers, hourAtto }: FileHours): string {
  return line({
    ...named('hours', order),
    day: dayText(day),
    from_utc: timeText(fromHour * HOUR_MS),
    hours: String(hours),
    principal: formatAmount(leastMinor, order.scale),
    rates: ratesText(tiers, order.scale),
    per_hour: atto(hourAtto),
    earned: atto(hourAtto * BigInt(hours)),
  });
}

function credited(row: string, order: FileOrder, credit: FileCredit): Cells {
  const text = (minor: bigint): string => formatAmount(minor, order.scale);
  return {
    ...named(row, order),
    day: dayText(credit.day),
    credited: text(credit.compoundedMinor + credit.paidMinor),
    to_order: text(credit.compoundedMinor),
    to_funding: text(credit.paidMinor),
    time_utc: timeText(credit.atMs),
    entry: credit.entryId ?? '',
  };
}

const creditLine = (order: FileOrder, credit: FileCredit): string =>
  line({
    ...credited('day', order, credit),
    earned: atto(credit.accruedAtto - credit.carryBeforeAtto),
    carry_before: atto(credit.carryBeforeAtto),
    carry_after: atto(credit.carryAtto),
  });

const termLine = (order: FileOrder, credit: FileCredit, term: FileTerm): string =>
  line({
    ...credited('term', order, credit),
    from_utc: timeText(term.interestStartMs),
    days: String(term.termDays),
    principal: formatAmount(term.principalMinor, order.scale),
    rates: ratesText(term.tiers, order.scale),
  });

/** The principal stands whole in each hour it earned in, so what is averaged is their sum. */
function rewardLine(order: FileOrder, reward: FileReward): string {
  const isCounted = reward.priceScale > 0;
  return line({
    ...named(isCounted ? 'reward' : 'reward_given_up', order),
    asset: order.reward!.asset,
    places: String(order.reward!.scale),
    day: dayText(reward.day),
    principal: formatAmount(reward.hoursMinor, order.scale),
    rates: isCounted ? ratesText([{ upToMinor: null, rateBps: reward.rateBps }], order.scale) : '',
    earned: atto(reward.earnedAtto),
    credited: atto(reward.coveredAtto),
    price: isCounted ? formatAmount(reward.priceUnits, reward.priceScale) : '',
    reward_price: isCounted ? formatAmount(reward.rewardPriceUnits, reward.priceScale) : '',
  });
}

/** What all days before the file came to, or all days up to its end. */
interface FileSum {
  readonly creditedMinor: bigint;
  readonly carryAtto: bigint;
  readonly coveredAtto: bigint;
}

/** Where an order begins in the file and where it ends: between the two lines the sums grow by what its days say. */
function sumLines(row: 'before' | 'total', order: FileOrder, sum: FileSum): string {
  const interest = line({
    ...named(row, order),
    credited: formatAmount(sum.creditedMinor, order.scale),
    carry_after: atto(sum.carryAtto),
  });
  if (!order.reward) return interest;
  const { asset, scale } = order.reward;
  const coins = { asset, places: String(scale), credited: atto(sum.coveredAtto) };
  return interest + line({ ...named(`reward_${row}`, order), ...coins });
}

/** The file in parts, which joined in their order are the file. */
export const INTEREST_FILE = { head, hoursLine, creditLine, termLine, rewardLine, sumLines } as const;
