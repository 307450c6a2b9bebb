import { groupThousands } from '@bourse/core/money/amount.ts';
import { exact } from '../../balances/public.ts';
import type { Backtest } from '../api/queries.ts';

export interface LinePicture {
  /** Shares of the picture, from left to right and from the lower edge up. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Where it began, as a share of the height. */
  readonly base: number;
  readonly top: string;
  readonly foot: string;
}

/** Pixels may be floating; every sum that is read comes from text. */
const pixels = (value: bigint): number => Number(value / 10n ** 10n);

/** The value of everything over time; null where there is nothing to draw. */
export function linePicture(points: Backtest['points']): LinePicture | null {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2 || last[0] <= first[0]) return null;
  let [low, high] = [first[1], first[1]];
  for (const [, text] of points) {
    if (exact(text) < exact(low)) low = text;
    if (exact(text) > exact(high)) high = text;
  }
  const margin = (exact(high) - exact(low)) / 12n + 1n;
  const bottom = exact(low) - margin;
  const height = pixels(exact(high) - exact(low) + 2n * margin) || 1;
  const yOf = (text: string) => pixels(exact(text) - bottom) / height;
  const whole = (text: string) => groupThousands(text.split('.')[0] ?? text);
  return {
    points: points.map(([atMs, text]) => ({ x: (atMs - first[0]) / (last[0] - first[0]), y: yOf(text) })),
    base: yOf(first[1]),
    top: whole(high),
    foot: whole(low),
  };
}
