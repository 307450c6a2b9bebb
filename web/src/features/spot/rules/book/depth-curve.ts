import type { BookRow } from './order-book.ts';

export interface DepthPoint {
  readonly ticks: number;
  readonly sum: number;
}
export interface DepthCurve {
  /** Points from the middle outwards. */
  readonly bids: readonly DepthPoint[];
  readonly asks: readonly DepthPoint[];
  readonly lowTicks: number;
  readonly highTicks: number;
  readonly sumMax: number;
}

/** How far from the middle the curve reaches if the book does, in thousandths. */
const REACH_PERMILLE = 20;

/**
 * The sums in the book up to each price. Both sides reach equally far, so that they can be compared.
 *
 * @returns  null while a side is empty
 */
export function depthCurve(bids: readonly BookRow[], asks: readonly BookRow[]): DepthCurve | null {
  const [bid, ask] = [bids[0], asks[0]];
  if (!bid || !ask) return null;
  const middle = (bid.ticks + ask.ticks) / 2;
  const far = Math.max(middle - bids.at(-1)!.ticks, asks.at(-1)!.ticks - middle);
  const reach = Math.max(1, Math.min(far, (middle * REACH_PERMILLE) / 1_000));
  const [lowTicks, highTicks] = [middle - reach, middle + reach];
  const kept = (rows: readonly BookRow[]) => rows.filter(({ ticks }) => ticks >= lowTicks && ticks <= highTicks);
  const [near, away] = [kept(bids), kept(asks)];
  const sumMax = Math.max(near.at(-1)?.sum ?? 0, away.at(-1)?.sum ?? 0);
  return { bids: near, asks: away, lowTicks, highTicks, sumMax };
}

/** The last point that a price reaches; null inside the spread. */
export function depthAt({ bids, asks }: DepthCurve, ticks: number): DepthPoint | null {
  const isBid = ticks <= (bids[0]?.ticks ?? Number.NEGATIVE_INFINITY);
  const points = isBid ? bids : asks;
  return points.findLast((point) => (isBid ? point.ticks >= ticks : point.ticks <= ticks)) ?? null;
}
