import { DAY_MS } from '../calendar/durations.ts';

/**
 * What the past of a leveraged token is drawn from. Prices are plain numbers of any unit: an invented past moves no
 * money.
 */
export interface TokenPast {
  /** Price of the underlying at a moment, above 0. */
  readonly underlyingAt: (atMs: number) => number;
  /** 3 for three times the underlying, -3 for three times against it. */
  readonly leverage: number;
  /** What one token is worth at `nowMs`. */
  readonly valueNow: number;
  readonly nowMs: number;
  /** Before this day the token has no history. */
  readonly fromMs: number;
}

/** The most it gains or loses in a day: a real token is rebalanced during a wild day. */
const DAY_MOVE_MAX = 0.25;

const dayOf = (atMs: number): number => Math.floor(atMs / DAY_MS);
const bounded = (move: number): number => Math.max(-DAY_MOVE_MAX, Math.min(DAY_MOVE_MAX, move));

/**
 * The past of a leveraged token whose leverage is reset each day (UTC), drawn backwards from what it is worth now.
 *
 * @returns    its value at a moment; before the first day, the value of the first day
 * @invariant  at `nowMs` it is `valueNow`, it does not jump at midnight, and no day moves it by more than a quarter
 */
export function tokenPast(past: TokenPast): (atMs: number) => number {
  const { underlyingAt, leverage, valueNow, nowMs } = past;
  const [first, last] = [dayOf(past.fromMs), dayOf(nowMs)];
  const opens = Array.from({ length: last - first + 1 }, (_, at) => underlyingAt((first + at) * DAY_MS));
  const factor = (day: number, price: number): number => 1 + bounded(leverage * (price / opens[day - first]! - 1));
  const values = new Array<number>(opens.length);
  values[last - first] = valueNow / factor(last, underlyingAt(nowMs));
  for (let day = last - 1; day >= first; day--) {
    values[day - first] = values[day + 1 - first]! / factor(day, opens[day + 1 - first]!);
  }
  return (atMs) => {
    const day = Math.min(last, dayOf(atMs));
    if (day < first) return values[0]!;
    return values[day - first]! * factor(day, underlyingAt(atMs));
  };
}
