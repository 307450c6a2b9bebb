import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../calendar/durations.ts';

/** The steps of a chart, from a second to a calendar month. */
export const KLINE_INTERVALS = [
  ...(['1s', '1m', '3m', '5m', '15m', '30m', '1h', '2h', '4h', '6h', '8h', '12h'] as const),
  ...(['1d', '3d', '1w', '1M'] as const),
] as const;
export type KlineInterval = (typeof KLINE_INTERVALS)[number];

/** Steps that are stored as trades happen; every other step is folded from them (`kline-cover.ts`). */
export const STORED_INTERVALS = ['1s', '1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w', '1M'] as const;
export type StoredInterval = (typeof STORED_INTERVALS)[number];

/** Steps of a second are forgotten after so long; all others are kept for ever. */
export const SECONDS_KEPT_MS = DAY_MS;

/** Steps that the charts of the pages offer. */
export const PAGE_INTERVALS = ['1s', '1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w', '1M'] as const;
export type PageInterval = (typeof PAGE_INTERVALS)[number];

export const isStored = (interval: KlineInterval): interval is StoredInterval =>
  (STORED_INTERVALS as readonly string[]).includes(interval);
export const isOfPages = (interval: KlineInterval): interval is PageInterval =>
  (PAGE_INTERVALS as readonly string[]).includes(interval);

/** What a chart needs to know of a trade. */
export interface TradePrint {
  readonly atMs: number;
  readonly priceTicks: number;
  readonly quantityLots: number;
  /** What the buyer paid, in minor units of the quote asset. */
  readonly quoteMinor: bigint;
  readonly isBuyerTaker: boolean;
}

/**
 * One step of a chart. Without a trade all four prices are the last close and every sum is zero. Imported steps have
 * sums but no trades, because those happened elsewhere.
 */
export interface Kline {
  readonly openAtMs: number;
  readonly openTicks: number;
  readonly highTicks: number;
  readonly lowTicks: number;
  readonly closeTicks: number;
  readonly tradeCount: number;
  readonly baseLots: bigint;
  readonly quoteMinor: bigint;
  readonly takerBuyLots: bigint;
  readonly takerBuyQuoteMinor: bigint;
}

const EVEN_STEPS_MS: Readonly<Record<Exclude<KlineInterval, '1M'>, number>> = {
  '1s': SECOND_MS,
  '1m': MINUTE_MS,
  '3m': 3 * MINUTE_MS,
  '5m': 5 * MINUTE_MS,
  '15m': 15 * MINUTE_MS,
  '30m': 30 * MINUTE_MS,
  '1h': HOUR_MS,
  '2h': 2 * HOUR_MS,
  '4h': 4 * HOUR_MS,
  '6h': 6 * HOUR_MS,
  '8h': 8 * HOUR_MS,
  '12h': 12 * HOUR_MS,
  '1d': DAY_MS,
  '3d': 3 * DAY_MS,
  '1w': 7 * DAY_MS,
};

/** Steps that do not begin on 1970-01-01: three days count from the second of January, weeks from a Monday. */
const FIRST_OPEN_MS: Readonly<Partial<Record<KlineInterval, number>>> = { '3d': DAY_MS, '1w': 4 * DAY_MS };

/**
 * The first moment of the step that holds `atMs`, UTC milliseconds.
 *
 * @param zoneMs  how far the clock is ahead of UTC by which days, weeks and months begin
 */
export function klineOpenOf(interval: KlineInterval, atMs: number, zoneMs = 0): number {
  if (interval === '1M') {
    const at = new Date(atMs + zoneMs);
    return Date.UTC(at.getUTCFullYear(), at.getUTCMonth()) - zoneMs;
  }
  const stepMs = EVEN_STEPS_MS[interval];
  const firstMs = (FIRST_OPEN_MS[interval] ?? 0) - zoneMs;
  return Math.floor((atMs - firstMs) / stepMs) * stepMs + firstMs;
}

/** The first moment of the step after the one that begins at `openAtMs`. */
export function klineNextOpen(interval: KlineInterval, openAtMs: number, zoneMs = 0): number {
  if (interval !== '1M') return openAtMs + EVEN_STEPS_MS[interval];
  const at = new Date(openAtMs + zoneMs);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1) - zoneMs;
}

/** Whether the steps of a clock that is `zoneMs` ahead of UTC begin when those of UTC do. */
export const isAsInUtc = (interval: KlineInterval, zoneMs: number): boolean =>
  interval === '1M' ? zoneMs === 0 : zoneMs % EVEN_STEPS_MS[interval] === 0;

/** A step in which nobody traded. */
export function quietKline(openAtMs: number, closeTicks: number): Kline {
  return {
    openAtMs,
    openTicks: closeTicks,
    highTicks: closeTicks,
    lowTicks: closeTicks,
    closeTicks,
    tradeCount: 0,
    baseLots: 0n,
    quoteMinor: 0n,
    takerBuyLots: 0n,
    takerBuyQuoteMinor: 0n,
  };
}

/** Whether nothing changed hands in a step, here or where it was imported from. */
export const isQuiet = ({ quoteMinor }: Kline): boolean => quoteMinor === 0n;

/** The step with one more trade. Trades come in the order in which they happened. */
export function withTrade(kline: Kline, trade: TradePrint): Kline {
  const { priceTicks, quoteMinor } = trade;
  const lots = BigInt(trade.quantityLots);
  const isFirst = isQuiet(kline);
  return {
    openAtMs: kline.openAtMs,
    openTicks: isFirst ? priceTicks : kline.openTicks,
    highTicks: isFirst ? priceTicks : Math.max(kline.highTicks, priceTicks),
    lowTicks: isFirst ? priceTicks : Math.min(kline.lowTicks, priceTicks),
    closeTicks: priceTicks,
    tradeCount: kline.tradeCount + 1,
    baseLots: kline.baseLots + lots,
    quoteMinor: kline.quoteMinor + quoteMinor,
    takerBuyLots: kline.takerBuyLots + (trade.isBuyerTaker ? lots : 0n),
    takerBuyQuoteMinor: kline.takerBuyQuoteMinor + (trade.isBuyerTaker ? quoteMinor : 0n),
  };
}

/**
 * The steps of a chart from its trades, without a gap, from the step of the first trade to the one that holds `untilMs`.
 *
 * @param trades  in the order in which they happened
 * @invariant the sums over all steps are the sums over all trades
 */
export function klinesOf(interval: KlineInterval, trades: Iterable<TradePrint>, untilMs: number): Kline[] {
  const klines: Kline[] = [];
  for (const trade of trades) {
    fillUntil(klines, interval, klineOpenOf(interval, trade.atMs), trade.priceTicks);
    klines.push(withTrade(klines.pop()!, trade));
  }
  if (klines.length > 0) fillUntil(klines, interval, klineOpenOf(interval, untilMs), 0);
  return klines;
}

/**
 * Larger steps from smaller ones that follow each other without a gap.
 *
 * @invariant what klinesOf makes of the same trades
 */
export function mergedKlines(interval: KlineInterval, klines: Iterable<Kline>): Kline[] {
  const merged: Kline[] = [];
  for (const kline of klines) {
    const openAtMs = klineOpenOf(interval, kline.openAtMs);
    fillUntil(merged, interval, openAtMs, kline.openTicks);
    // A quiet step repeats the last price, which nobody paid then.
    if (!isQuiet(kline)) merged.push(withKline(merged.pop()!, kline));
  }
  return merged;
}

/** Sums two steps of one larger step, the second after the first and not quiet. */
export function withKline(first: Kline, second: Kline): Kline {
  const isFirst = isQuiet(first);
  return {
    openAtMs: first.openAtMs,
    openTicks: isFirst ? second.openTicks : first.openTicks,
    highTicks: isFirst ? second.highTicks : Math.max(first.highTicks, second.highTicks),
    lowTicks: isFirst ? second.lowTicks : Math.min(first.lowTicks, second.lowTicks),
    closeTicks: second.closeTicks,
    tradeCount: first.tradeCount + second.tradeCount,
    baseLots: first.baseLots + second.baseLots,
    quoteMinor: first.quoteMinor + second.quoteMinor,
    takerBuyLots: first.takerBuyLots + second.takerBuyLots,
    takerBuyQuoteMinor: first.takerBuyQuoteMinor + second.takerBuyQuoteMinor,
  };
}

/** Adds quiet steps until the last one begins at `openAtMs`; `firstTicks` is the price where there is none yet. */
function fillUntil(klines: Kline[], interval: KlineInterval, openAtMs: number, firstTicks: number): void {
  if (klines.length === 0) klines.push(quietKline(openAtMs, firstTicks));
  for (let last = klines.at(-1)!; last.openAtMs < openAtMs; last = klines.at(-1)!) {
    klines.push(quietKline(klineNextOpen(interval, last.openAtMs), last.closeTicks));
  }
}
