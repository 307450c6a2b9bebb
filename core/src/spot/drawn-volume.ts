import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import { drawnEven, MILLION } from '../pricing/drawn.ts';

/** What changes hands while nothing moves, and what a step that moves as usual adds. */
const AT_REST = 0.1;
const BY_MOVE = 0.9;
/** A step is never more than this many ordinary ones. */
const TAIL_MAX = 6;
/** The weight of a step's own draw; the rest of its volume is shared with its neighbours. */
const OWN_DRAW = 1;
const STEPS_TOGETHER = 5;
/**
 * How busy the hours of a day (UTC) are, in hundredths of an ordinary hour: Asia first, a lull, then Europe with
 * America.
 */
const HOURS = [
  88, 96, 92, 84, 72, 66, 64, 78, 96, 104, 100, 96, 108, 136, 158, 162, 150, 132, 118, 104, 98, 100, 92, 86,
] as const;
/** How busy the days are, from Sunday to Saturday, in hundredths of an ordinary day. */
const WEEKDAYS = [72, 104, 112, 112, 114, 110, 76] as const;

/** A step of an invented chart: the part of it that its volume is drawn from. */
export interface DrawnStep {
  readonly openAtMs: number;
  readonly spanMs: number;
  readonly highTicks: number;
  readonly lowTicks: number;
}

/**
 * Which part of an ordinary day's volume a step has. It is larger where the price moved more than usual, in random
 * bursts, and in the hours and on the days in which people trade.
 *
 * @param usualSpread  average distance of high and low in such steps, as a part of the price; 0 where the price never
 *                     moves
 * @param seed         the same seed draws the same
 * @returns            above 0; over many days the mean of whole days is near 1
 */
export function drawnVolume(step: DrawnStep, usualSpread: number, seed: number): number {
  const { openAtMs, spanMs } = step;
  const part = spanMs / DAY_MS;
  const moved = usualSpread > 0 ? spreadOf(step) / usualSpread : 1;
  const index = Math.floor(openAtMs / MINUTE_MS);
  const together = Math.floor(openAtMs / (spanMs * STEPS_TOGETHER));
  const burst = (OWN_DRAW * heavy(seed, index) + heavy(seed ^ 0x5bd1e995, together)) / (OWN_DRAW + 1);
  return part * (AT_REST + BY_MOVE * moved) * burst * rhythm(openAtMs, spanMs);
}

/** The distance of high and low, as a part of the price. */
export const spreadOf = ({ highTicks, lowTicks }: Pick<DrawnStep, 'highTicks' | 'lowTicks'>): number =>
  (highTicks - lowTicks) / lowTicks;

/** A draw with mean 1 and a tail that falls with the square: most are small and a few very large. */
function heavy(seed: number, index: number): number {
  const even = (drawnEven(seed, index) + MILLION) / (2 * MILLION + 1);
  return Math.min(TAIL_MAX, 0.5 / Math.sqrt(1 - even));
}

/** How busy the hours of a step are. */
function rhythm(openAtMs: number, spanMs: number): number {
  const weekday = WEEKDAYS[(Math.floor(openAtMs / DAY_MS) + 4) % 7]! / 100;
  if (spanMs >= DAY_MS) return weekday;
  const hours = Math.max(1, Math.round(spanMs / HOUR_MS));
  let sum = 0;
  for (let hour = 0; hour < hours; hour += 1) sum += HOURS[Math.floor(openAtMs / HOUR_MS + hour) % 24]!;
  return (weekday * sum) / hours / 100;
}
