import { DAY_MS, MINUTE_MS } from '../calendar/durations.ts';
import { drawnEven, MILLION } from '../pricing/drawn.ts';
import { type DrawnStep, drawnVolume, spreadOf } from './drawn-volume.ts';
import { type Kline, klineNextOpen, klineOpenOf, mergedKlines, type StoredInterval } from './kline.ts';

/** What an invented chart is drawn from. */
export interface HistoryModel {
  /** The price in ticks at a moment, at least 1. */
  readonly ticksAt: (atMs: number) => number;
  /** What changes hands on an ordinary day, in units of quote (one tick times one lot). */
  readonly dayUnits: number;
  /** Minor units of quote in one unit. */
  readonly unitMinor: bigint;
  /** The same seed draws the same volumes. */
  readonly seed: number;
}

export interface HistoryStep {
  readonly interval: StoredInterval;
  readonly klines: readonly Kline[];
}

/** How many days back each step goes, the finest first, and at how many moments of a step the price is read. */
const ERAS: readonly (readonly [interval: StoredInterval, days: number, samples: number])[] = [
  ['1m', 2, 3],
  ['5m', 4, 4],
  ['15m', 10, 4],
  ['30m', 20, 4],
  ['1h', 40, 6],
  ['4h', 160, 8],
  ['1d', 1_095, 12],
];

/**
 * An invented chart of a price, up to `nowMs`: days for three years and more, back to the first of a month; finer steps
 * for shorter times. The last step of each interval is unfinished, so that real trades continue it.
 * @invariant steps of one interval follow each other without a gap, and where a finer one reaches they are what
 *            `mergedKlines` makes of it
 * @invariant nobody here traded in them: they have sums and a trade count of 0
 * @invariant the last close of every interval is the price at `nowMs`
 */
export function priceHistory(model: HistoryModel, nowMs: number): HistoryStep[] {
  const today = klineOpenOf('1d', nowMs);
  const firstDay = klineOpenOf('1M', today - ERAS.at(-1)![1] * DAY_MS);
  const startOf = (era: number): number => (era === ERAS.length - 1 ? firstDay : today - ERAS[era]![1] * DAY_MS);
  let finest: Kline[] = [];
  const steps: HistoryStep[] = [];
  for (const [era, [interval, , samples]] of ERAS.entries()) {
    const untilMs = era === 0 ? nowMs + 1 : startOf(era - 1);
    finest = [...sampled(model, interval, samples, startOf(era), untilMs), ...mergedKlines(interval, finest)];
    steps.push({ interval, klines: finest });
  }
  const weeks = mergedKlines('1w', finest).filter(({ openAtMs }) => openAtMs >= firstDay);
  return [...steps, { interval: '1w', klines: weeks }, { interval: '1M', klines: mergedKlines('1M', finest) }];
}

function sampled(
  model: HistoryModel,
  interval: StoredInterval,
  samples: number,
  fromMs: number,
  untilMs: number,
): Kline[] {
  const steps: PricedStep[] = [];
  for (let openAtMs = fromMs; openAtMs < untilMs; openAtMs = klineNextOpen(interval, openAtMs)) {
    const nextMs = Math.min(klineNextOpen(interval, openAtMs), untilMs);
    steps.push(pricedStep(model, openAtMs, nextMs, samples));
  }
  const usualSpread = steps.reduce((sum, step) => sum + spreadOf(step), 0) / Math.max(1, steps.length);
  return steps.map((step) => klineOf(model, step, usualSpread));
}

/** A step that has prices and no volume yet. */
interface PricedStep extends DrawnStep {
  readonly openTicks: number;
  readonly closeTicks: number;
}

function pricedStep(model: HistoryModel, openAtMs: number, nextMs: number, samples: number): PricedStep {
  const spanMs = nextMs - openAtMs;
  const prices = Array.from({ length: samples }, (_, at) =>
    model.ticksAt(openAtMs + Math.floor((spanMs * at) / samples)),
  );
  const closeTicks = model.ticksAt(nextMs - 1);
  const [highTicks, lowTicks] = [Math.max(...prices, closeTicks), Math.min(...prices, closeTicks)];
  return { openAtMs, spanMs, openTicks: prices[0]!, highTicks, lowTicks, closeTicks };
}

function klineOf(model: HistoryModel, step: PricedStep, usualSpread: number): Kline {
  const { openAtMs, openTicks, highTicks, lowTicks, closeTicks } = step;
  const share = drawnVolume(step, usualSpread, model.seed);
  const middleTicks = Math.max(1, Math.round((openTicks + highTicks + lowTicks + closeTicks) / 4));
  const lots = Math.max(1, Math.round((model.dayUnits * share) / middleTicks));
  const risen = closeTicks === openTicks ? 0 : Math.sign(closeTicks - openTicks) * 80_000;
  const bought = Math.floor(
    (lots * (MILLION / 2 + risen + Math.floor(drawnEven(~model.seed, Math.floor(openAtMs / MINUTE_MS)) / 6))) / MILLION,
  );
  const unitsMinor = (many: number): bigint => BigInt(many) * BigInt(middleTicks) * model.unitMinor;
  return {
    openAtMs,
    openTicks,
    highTicks,
    lowTicks,
    closeTicks,
    tradeCount: 0,
    baseLots: BigInt(lots),
    quoteMinor: unitsMinor(lots),
    takerBuyLots: BigInt(bought),
    takerBuyQuoteMinor: unitsMinor(bought),
  };
}
