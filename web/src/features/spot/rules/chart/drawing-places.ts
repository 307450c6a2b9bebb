import type { Anchor, Sketch } from './drawings.ts';
import { indexOfTime, type TimeScale, timeOfIndex, xOfTime } from './time-scale.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The pixel positions of a drawing's ends. */
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

/** What is dragged: the whole drawing, or one of its ends. */
export type Grip = 'whole' | 'from' | 'to';

/** The distance of a drag in steps and price; both may be negative. */
export interface Shift {
  readonly bars: number;
  readonly price: number;
}

/**
 * A drawing after a drag. Moved as a whole, it keeps its slope.
 *
 * @param lowest  the lowest possible price: one tick
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
  // Limits the move so that the lower end stays at a possible price, and both ends move alike.
  const down = Math.max(price, lowest - Math.min(from.price, to.price));
  const moved = (anchor: Anchor, by: number): Anchor => ({
    atMs: bars === 0 ? anchor.atMs : timeOfIndex(indexOfTime(anchor.atMs, candles, interval) + bars, candles, interval),
    price: Math.max(lowest, anchor.price + by),
  });
  if (grip === 'whole') return { ...drawing, from: moved(from, down), to: moved(to, down) };
  return { ...drawing, [grip]: moved(sketch[grip], price) };
}
