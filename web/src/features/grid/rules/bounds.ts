import { RANGE_PERCENT_MIN } from '@bourse/core/grid/levels.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { rescale } from '@bourse/core/money/round.ts';
import { TICKS_MAX } from '@bourse/core/trading/grid.ts';
import { EXACT_SCALE } from '../../balances/public.ts';
import type { MarketGrid } from '../../spot/public.ts';

/** The two ends of a range, each of which can be moved by itself. */
export type BoundSide = 'lower' | 'upper';
/** Ticks. */
export type Bounds = Readonly<Record<BoundSide, number>>;

/** Which prices a picture shows: the lowest one, and how much there is above it. */
export interface PriceScale {
  readonly bottom: bigint;
  readonly height: bigint;
}

/** A share of the picture’s height is as fine as this. */
const SHARE_PARTS = 1_000_000;
/** Steps that people read easily, in each power of ten. */
const EASY_STEPS = [1, 2, 5] as const;

const tickExact = (grid: MarketGrid): bigint => rescale(grid.tick, grid.priceScale, EXACT_SCALE, 'down');

/**
 * How far one step of a pointer or of a key goes, in ticks: the easy step that is no finer than a pixel, so that a hand
 * does not write prices like 98,012.3.
 */
export function easyStep({ height }: PriceScale, pixels: number, grid: MarketGrid): number {
  const pixel = Number(height / tickExact(grid)) / Math.max(1, pixels);
  let power = 1;
  while (power * 10 <= pixel) power *= 10;
  const times = EASY_STEPS.find((each) => each * power >= pixel) ?? 10;
  return Math.max(1, times * power);
}

/** The price at a share of the picture’s height, or somewhat outside of it, on an easy step, ticks. */
export function ticksAt({ bottom, height }: PriceScale, share: number, step: number, grid: MarketGrid): number {
  const parts = BigInt(Math.round(Math.min(2, Math.max(-1, share)) * SHARE_PARTS));
  const ticks = (bottom + (height * parts) / BigInt(SHARE_PARTS)) / tickExact(grid);
  return Math.round(Number(ticks) / step) * step;
}

/** A bound at a price, or as near to it as the other one lets it come, ticks. */
export function boundAt(side: BoundSide, ticks: number, bounds: Bounds): number {
  const least = side === 'upper' ? Math.ceil((bounds.lower * RANGE_PERCENT_MIN) / 100) : 1;
  const most = side === 'lower' ? Math.floor((bounds.upper * 100) / RANGE_PERCENT_MIN) : TICKS_MAX;
  return Math.min(Math.max(ticks, least), Math.max(most, least));
}

/** How far a price is from the price of now, percent with two places; null while there is none. */
export function awayPercent(ticks: number, lastTicks: number | null): string | null {
  if (lastTicks === null || lastTicks === 0) return null;
  const bps = ((BigInt(ticks) - BigInt(lastTicks)) * 10_000n) / BigInt(lastTicks);
  return bps < 0n ? `-${formatAmount(-bps, 2)}` : formatAmount(bps, 2);
}

/** Prices at easy distances, some `count` of them, ticks: what stands at the edge of the picture. */
export function axisTicks(scale: PriceScale, count: number, grid: MarketGrid): number[] {
  const step = easyStep(scale, count, grid);
  const tick = tickExact(grid);
  const first = Math.ceil(Number(scale.bottom / tick) / step) * step;
  const last = Number((scale.bottom + scale.height) / tick);
  return Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, at) => first + at * step);
}

/** A key that moves a bound: how many steps it goes. */
export const stepsOfKey = (key: string): number =>
  ({ ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 })[key] ?? 0;
