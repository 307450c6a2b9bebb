import { BUSINESS_OFFSET_MS } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { abbreviate } from '@bourse/core/money/abbreviate.ts';
import { formatFixed, groupThousands } from '@bourse/core/money/amount.ts';
import { mulDiv } from '@bourse/core/money/round.ts';
import { EXACT_SCALE, exact } from '../../balances/public.ts';
import type { Plan, Reference, Run } from '../api/queries.ts';

/** What was paid in until a moment, and what it was worth then; EXACT_SCALE. */
export interface GrowthPoint {
  readonly atMs: number;
  readonly paid: bigint;
  readonly value: bigint;
  /** What the same money would be worth, had all of it been spent at the start. */
  readonly lumpSum?: bigint;
}

const ONE = 10n ** BigInt(EXACT_SCALE);

/** A reference return as points, the oldest first. */
export const referencePoints = ({ points }: Pick<Reference, 'points'>): readonly GrowthPoint[] =>
  points.map(({ day, invested, value, lumpSum }) => ({
    atMs: Date.parse(`${day}T00:00:00Z`) - BUSINESS_OFFSET_MS + DAY_MS,
    paid: exact(invested),
    value: exact(value),
    lumpSum: exact(lumpSum),
  }));

/**
 * What a plan was worth after each of its runs and is now, as if everything were kept, the oldest first. It is walked back from
 * what is there now, so that it is true however many of the runs are at hand; the prices are the index of each run.
 *
 * @param runs  the newest first, without a gap from the last one on
 */
export function planPoints(
  plan: Pick<Plan, 'figures' | 'invested' | 'value'>,
  runs: readonly Run[],
  nowMs: number,
): readonly GrowthPoint[] {
  const held = new Map(plan.figures.map(({ asset, quantity }) => [asset, exact(quantity)]));
  const prices = new Map(
    plan.figures.flatMap(({ asset, price }) => (price === null ? [] : [[asset, exact(price)] as const])),
  );
  let paid = exact(plan.invested);
  const points: GrowthPoint[] = plan.value === null ? [] : [{ atMs: nowMs, paid, value: exact(plan.value) }];
  for (const run of runs) {
    if (exact(run.spent) === 0n) continue;
    for (const { asset, indexPrice, averagePrice } of run.legs) {
      const price = indexPrice ?? averagePrice;
      if (price !== null) prices.set(asset, exact(price));
    }
    const value = [...held].reduce(
      (sum, [asset, quantity]) => sum + mulDiv(quantity, prices.get(asset) ?? 0n, ONE, 'down'),
      0n,
    );
    points.push({ atMs: run.endedAtMs ?? run.scheduledAtMs, paid, value });
    paid -= exact(run.spent);
    for (const { asset, quantity } of run.legs) held.set(asset, (held.get(asset) ?? 0n) - exact(quantity));
  }
  return points.toReversed();
}

export interface GrowthPicture {
  readonly places: readonly number[];
  readonly paid: readonly number[];
  readonly values: readonly number[];
  /** Of a single purchase; none where there is nothing to compare with. */
  readonly beside: readonly number[];
  readonly top: number;
  readonly yMarks: readonly { readonly at: number; readonly text: string }[];
  readonly xMarks: readonly { readonly at: number; readonly atMs: number }[];
}

const MICRO = 10n ** BigInt(EXACT_SCALE - 6);
/** Pixels may be floating; every amount that is read comes from text. */
const pixels = (value: bigint): number => Number(value / MICRO);
const LONG = 100_000n * ONE;

/** A round step of which two to four fit below the top. */
function stepOf(top: bigint): bigint {
  for (let unit = ONE / 100n; ; unit *= 10n) {
    for (const times of [1n, 2n, 5n]) if (top / (unit * times) <= 4n) return unit * times;
  }
}

const markText = (value: bigint, step: bigint): string =>
  value >= LONG
    ? abbreviate(value, EXACT_SCALE).replace(/\.?0+(?=[A-Z]?$)/, '')
    : groupThousands(formatFixed(value, EXACT_SCALE, step < ONE ? 2 : 0));

/** How points are drawn, with `marks` moments beneath. */
export function growthPicture(points: readonly GrowthPoint[], marks: number): GrowthPicture | null {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2 || last.atMs <= first.atMs) return null;
  const highest = points
    .flatMap(({ paid, value, lumpSum = 0n }) => [paid, value, lumpSum])
    .reduce((most, each) => (each > most ? each : most), 1n);
  // The line does not touch the edge.
  const top = highest + highest / 20n;
  const step = stepOf(top);
  const span = last.atMs - first.atMs;
  return {
    places: points.map(({ atMs }) => (atMs - first.atMs) / span),
    paid: points.map(({ paid }) => pixels(paid)),
    values: points.map(({ value }) => pixels(value)),
    beside: points.flatMap(({ lumpSum }) => (lumpSum === undefined ? [] : [pixels(lumpSum)])),
    top: pixels(top),
    yMarks: Array.from({ length: Number(top / step) + 1 }, (_, index) => {
      const value = step * BigInt(index);
      return { at: pixels(value) / pixels(top), text: markText(value, step) };
    }),
    xMarks: Array.from({ length: marks }, (_, index) => {
      const at = (index + 0.5) / marks;
      return { at, atMs: first.atMs + at * span };
    }),
  };
}
