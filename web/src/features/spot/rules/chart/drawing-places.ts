import type { Anchor, Sketch } from './drawings.ts';
import { indexOfTime, type TimeScale, timeOfIndex, xOfTime } from './time-scale.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the ends of a drawing are, in pixels of the chart. */
export function endsOf(sketch: Sketch, scale: TimeScale, yOf: (price: number) => number): readonly [Place, Place] {
  if (sketch.kind === 'level') {
    const y = yOf(sketch.price);
    return [
      { x: 0, y },
      { x: scale.widthPx, y },
    ];
  }
  const place = ({ atMs, price }: Anchor) => ({ x: xOfTime(atMs, scale), y: yOf(price) });
  return [place(sketch.from), place(sketch.to)];
}

/** How a hand moves a drawing: as a whole, or by one of its ends. */
export type Grip = 'whole' | 'from' | 'to';

/** How far a hand moved: so many steps and so much of the price, which may both be below 0. */
export interface Shift {
  readonly bars: number;
  readonly price: number;
}

/**
 * A drawing after a hand moved it. As a whole it keeps its slope.
 *
 * @param lowest  no price is below this: one tick
 */
export function shifted<Each extends Sketch>(
  drawing: Each,
  grip: Grip,
  { bars, price }: Shift,
  { candles, interval }: Pick<TimeScale, 'candles' | 'interval'>,
  lowest: number,
): Each {
  const sketch: Sketch = drawing;
  if (sketch.kind === 'level') return { ...drawing, price: Math.max(lowest, sketch.price + price) };
  const { from, to } = sketch;
  // Both ends stop where the lower one would leave the chart's prices.
  const down = Math.max(price, lowest - Math.min(from.price, to.price));
  const moved = (anchor: Anchor, by: number): Anchor => ({
    atMs: bars === 0 ? anchor.atMs : timeOfIndex(indexOfTime(anchor.atMs, candles, interval) + bars, candles, interval),
    price: Math.max(lowest, anchor.price + by),
  });
  if (grip === 'whole') return { ...drawing, from: moved(from, down), to: moved(to, down) };
  return { ...drawing, [grip]: moved(sketch[grip], price) };
}
