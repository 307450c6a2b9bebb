import { ok, type Result, refuse } from '../result.ts';

/** Why a text is not an amount. The details carry the numbers: `scale`, `places`, `max`, `lengthMax`. */
export type AmountRefusal =
  | 'AMOUNT_REQUIRED'
  | 'AMOUNT_NOT_A_NUMBER'
  | 'AMOUNT_PLACES'
  | 'AMOUNT_TOO_LARGE'
  | 'AMOUNT_SIGN';

/** The largest amount the books can hold, minor units: thirty-eight nines, what `numeric(38,0)` takes. */
export const AMOUNT_MINOR_MAX = 10n ** 38n - 1n;
/** Longer texts are refused before any pattern runs: 38 digits, a point, and room for a pasting mistake. */
export const AMOUNT_LENGTH_MAX = 64;
export const SCALE_MAX = 38;

/** The only form that is accepted: ASCII digits, no leading zero, no sign, no exponent, a point only between digits. */
const PLAIN_DECIMAL = /^(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/;
const SIGNED = /^[+\-\u2212\uFE63\uFF0B\uFF0D]/u;

/**
 * Reads an amount that came from outside. Zero is an amount; the operation decides whether it allows zero.
 *
 * @param text   decimal text in coin units, such as `0.5`
 * @param scale  places of the coin's minor unit, 0 to 38
 * @returns      minor units, 0 to 10^38 - 1
 * @refuses      AMOUNT_REQUIRED | AMOUNT_SIGN | AMOUNT_NOT_A_NUMBER | AMOUNT_PLACES | AMOUNT_TOO_LARGE
 * @invariant    parse(format(x)) = x for every amount
 */
export function parseAmount(text: string, scale: number): Result<bigint, AmountRefusal> {
  assertScale(scale);
  // The type holds for our own code only: a body that something else parsed may hold anything.
  if (typeof text !== 'string') return refuse('AMOUNT_NOT_A_NUMBER');
  if (text.length > AMOUNT_LENGTH_MAX) {
    return refuse('AMOUNT_TOO_LARGE', { lengthMax: AMOUNT_LENGTH_MAX, max: formatAmount(AMOUNT_MINOR_MAX, scale) });
  }
  if (!PLAIN_DECIMAL.test(text)) return refuse(whatIsWrong(text));
  const point = text.indexOf('.');
  const places = point === -1 ? 0 : text.length - point - 1;
  if (places > scale) return refuse('AMOUNT_PLACES', { places, scale });
  const digits = point === -1 ? text : text.slice(0, point) + text.slice(point + 1);
  const minor = BigInt(digits.padEnd(digits.length + scale - places, '0'));
  if (minor > AMOUNT_MINOR_MAX) return refuse('AMOUNT_TOO_LARGE', { max: formatAmount(AMOUNT_MINOR_MAX, scale) });
  return ok(minor);
}

/** Why a text is not a plain decimal. Call it only for a text that is not one. */
function whatIsWrong(text: string): AmountRefusal {
  if (text.trim() === '') return 'AMOUNT_REQUIRED';
  return SIGNED.test(text) ? 'AMOUNT_SIGN' : 'AMOUNT_NOT_A_NUMBER';
}

/**
 * Writes minor units as canonical decimal text: no trailing zeros, no grouping, no exponent, `-` before a negative.
 *
 * @param minor  minor units, any sign
 * @param scale  places of the minor unit
 */
export function formatAmount(minor: bigint, scale: number): string {
  const { sign, whole, fraction } = split(minor, scale);
  const significant = fraction.replace(/0+$/, '');
  return significant === '' ? `${sign}${whole}` : `${sign}${whole}.${significant}`;
}

/**
 * Writes minor units with a fixed number of places, rounded DOWN (toward zero), so that a screen never shows more than
 * there is.
 *
 * @param minor   minor units, any sign
 * @param scale   places of the minor unit
 * @param places  places to show, 0 to 38; more than `scale` pads with zeros
 */
export function formatFixed(minor: bigint, scale: number, places: number): string {
  assertScale(places);
  const { whole, fraction } = split(minor, scale);
  const shown = fraction.slice(0, places).padEnd(places, '0');
  const text = places === 0 ? whole : `${whole}.${shown}`;
  return minor < 0n && /[1-9]/.test(text) ? `-${text}` : text;
}

/**
 * Groups the digits before the point by three.
 *
 * @param text       decimal text that `formatAmount` or `formatFixed` wrote
 * @param separator  what stands between groups, a comma by default
 */
export function groupThousands(text: string, separator = ','): string {
  const point = text.indexOf('.');
  const whole = point === -1 ? text : text.slice(0, point);
  const rest = point === -1 ? '' : text.slice(point);
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = sign ? whole.slice(1) : whole;
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return `${sign}${groups.join(separator)}${rest}`;
}

/**
 * Reads canonical text that our own side wrote, any sign: an amount in an answer, a number from the database.
 *
 * @param text   canonical decimal text
 * @param scale  places of the minor unit
 * @returns      minor units. Throws on anything else, because that would be a bug and not a person's mistake.
 */
export function readAmount(text: string, scale: number): bigint {
  const isNegative = text.startsWith('-');
  const parsed = parseAmount(isNegative ? text.slice(1) : text, scale);
  if (!parsed.ok) throw new Error(`not an amount of scale ${scale}: ${parsed.refusal.code}`);
  return isNegative ? -parsed.value : parsed.value;
}

function split(minor: bigint, scale: number): { sign: string; whole: string; fraction: string } {
  assertScale(scale);
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0');
  const at = digits.length - scale;
  return { sign, whole: digits.slice(0, at), fraction: digits.slice(at) };
}

function assertScale(scale: number): void {
  if (!Number.isInteger(scale) || scale < 0 || scale > SCALE_MAX) throw new RangeError(`scale out of range: ${scale}`);
}
