/**
 * Decimal text as a whole number of its last place, for what is drawn many times a second. A market's limits keep its prices
 * and lots below 2^53; sums of money use core/money instead.
 *
 * @param text   canonical decimal text; places beyond `scale` are dropped
 * @param scale  decimal places
 */
export function wholeOf(text: string, scale: number): number {
  const point = text.indexOf('.');
  const whole = point < 0 ? text : text.slice(0, point);
  const fraction = point < 0 ? '' : text.slice(point + 1, point + 1 + scale);
  return Number(whole + fraction.padEnd(scale, '0'));
}

/** Such a number as text, with all its decimal places and grouped thousands. */
export function wholeText(whole: number, scale: number): string {
  const sign = whole < 0 ? '\u2212' : '';
  const digits = String(Math.abs(whole)).padStart(scale + 1, '0');
  const at = digits.length - scale;
  let text = digits.slice(Math.max(at - 3, 0), at);
  for (let end = at - 3; end > 0; end -= 3) text = `${digits.slice(Math.max(end - 3, 0), end)},${text}`;
  return scale === 0 ? sign + text : `${sign}${text}.${digits.slice(at)}`;
}

const STEPS = [
  ['B', 9],
  ['M', 6],
  ['K', 3],
] as const;
/** The most characters that fit into a column of the book. */
const SIGNS_MAX = 10;

/** Like `wholeText`, shortened to three places of K, M or B where it would not fit. Rounded down. */
export function shortWhole(whole: number, scale: number): string {
  const text = wholeText(whole, scale);
  if (text.length <= SIGNS_MAX) return text;
  for (const [suffix, exponent] of STEPS) {
    const step = 10 ** (scale + exponent - 3);
    if (whole >= step * 1_000) return `${wholeText(Math.floor(whole / step), 3)}${suffix}`;
  }
  return text.slice(0, text.indexOf('.') + Math.max(0, SIGNS_MAX - text.indexOf('.')));
}
