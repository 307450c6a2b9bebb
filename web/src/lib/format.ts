import { BUSINESS_OFFSET_MS } from '@bourse/core/calendar/business-day.ts';
import { formatFixed, groupThousands, readAmount } from '@bourse/core/money/amount.ts';
import { DEFAULT_PLACES, EMPTY, MASK } from '@bourse/core/money/display.ts';
import { mulDiv } from '@bourse/core/money/round.ts';
import { type Currency, type Locale, SHOWS_UTC_SUFFIX } from '@bourse/i18n/locales.ts';

const UTC_SUFFIX = 'UTC+8';
/** Enough decimal places for any coin; texts from the server never have more. */
export const WORKING_SCALE = 18;
const MINUS = '\u2212';

interface AmountLook {
  readonly places?: number;
  /** Drops trailing zeros instead of padding to `places`. */
  readonly trims?: boolean;
  /** Adds a `+` to positive amounts. */
  readonly signs?: boolean;
  readonly hidden?: boolean;
}

function readSigned(text: string): bigint {
  const isNegative = text.startsWith('-');
  const size = readAmount(isNegative ? text.slice(1) : text, WORKING_SCALE);
  return isNegative ? -size : size;
}

/**
 * An amount for display: rounded DOWN, grouped, with a real minus sign; `--` where there is none, and six asterisks while
 * amounts are hidden.
 *
 * @param text  decimal text as the server sends it
 */
export function amount(text: string | null | undefined, look: AmountLook = {}): string {
  if (look.hidden) return MASK;
  if (text === null || text === undefined || text === '') return EMPTY;
  const minor = readSigned(text);
  const fixed = formatFixed(minor, WORKING_SCALE, look.places ?? DEFAULT_PLACES);
  const shown = groupThousands(look.trims && fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed);
  if (shown.startsWith('-')) return MINUS + shown.slice(1);
  return look.signs && minor > 0n ? `+${shown}` : shown;
}

/**
 * A unit price, rounded down, with enough decimal places for its size: 2 from a hundred up, 4 below, 8 below a hundredth.
 */
export function price(text: string | null | undefined): string {
  if (!text) return EMPTY;
  if (/^0*\.00/.test(text)) return amount(text, { places: 8 });
  return amount(text, { places: /^\d{3}/.test(text) ? 2 : 4 });
}

/** An amount with all its decimal places and no trailing zeros. */
export const exactAmount = (text: string | null | undefined, look: Pick<AmountLook, 'signs'> = {}): string =>
  amount(text, { ...look, places: WORKING_SCALE, trims: true });

/** All places that the books have, for tooltips. */
export const fullAmount = (text: string | null | undefined): string =>
  text ? groupThousands(text).replace(/^-/, MINUS) : EMPTY;

const SYMBOLS: Readonly<Record<Currency, { readonly mark: string; readonly places: number }>> = {
  USD: { mark: '$', places: 2 },
  CNY: { mark: 'CN¥', places: 2 },
  KRW: { mark: '₩', places: 0 },
  TWD: { mark: 'NT$', places: 2 },
  VND: { mark: '₫', places: 0 },
  TRY: { mark: '₺', places: 2 },
  RUB: { mark: '₽', places: 2 },
  EUR: { mark: '€', places: 2 },
  JPY: { mark: '¥', places: 0 },
};

const BRIEF_FROM = 1_000n * 10n ** BigInt(WORKING_SCALE);

/**
 * A USDT value in the display currency, with the currency's sign and without the `≈`.
 *
 * @param usdt     value as decimal text
 * @param perUsdt  how much of the currency one USDT is
 * @param isBrief  drops the decimal places from a thousand up, where there is little room
 */
export function fiat(usdt: string, perUsdt: string, currency: Currency, isBrief = false): string {
  const { mark, places: usual } = SYMBOLS[currency];
  const value = mulDiv(readSigned(usdt), readSigned(perUsdt), 10n ** BigInt(WORKING_SCALE), 'down');
  const places = isBrief && value >= BRIEF_FROM ? 0 : usual;
  const text = groupThousands(formatFixed(value, WORKING_SCALE, places));
  return text.startsWith('-') ? `${MINUS}${mark}${text.slice(1)}` : `${mark}${text}`;
}

/** A percentage with two places and its sign, such as `+1.84%`. */
export const percent = (text: string | null | undefined, signs = true): string =>
  text ? `${amount(text, { places: 2, signs })}%` : EMPTY;

/** The direction of a difference. */
export function directionOf(text: string | null | undefined): 'up' | 'down' | 'none' {
  if (!text || /^-?0(?:\.0*)?$/.test(text)) return 'none';
  return text.startsWith('-') ? 'down' : 'up';
}

const two = (value: number): string => String(value).padStart(2, '0');

interface DateLook {
  readonly withYear?: boolean;
  readonly withSeconds?: boolean;
  readonly noTime?: boolean;
  readonly noSuffix?: boolean;
}

/**
 * A business time (UTC+8) as `MM/DD hh:mm`, with a suffix in English, Vietnamese, Turkish and Korean.
 *
 * @param atMs  UTC milliseconds
 */
export function dateTime(atMs: number | null | undefined, locale: Locale, look: DateLook = {}): string {
  if (atMs === null || atMs === undefined) return EMPTY;
  const there = new Date(atMs + BUSINESS_OFFSET_MS);
  const year = look.withYear ? `${there.getUTCFullYear()}/` : '';
  const date = `${year}${two(there.getUTCMonth() + 1)}/${two(there.getUTCDate())}`;
  if (look.noTime) return date;
  const seconds = look.withSeconds ? `:${two(there.getUTCSeconds())}` : '';
  const time = `${two(there.getUTCHours())}:${two(there.getUTCMinutes())}${seconds}`;
  const suffix = !look.noSuffix && SHOWS_UTC_SUFFIX.has(locale) ? ` (${UTC_SUFFIX})` : '';
  return `${date} ${time}${suffix}`;
}

/** The time of day alone. */
export const clockTime = (atMs: number): string => {
  const there = new Date(atMs + BUSINESS_OFFSET_MS);
  return `${two(there.getUTCHours())}:${two(there.getUTCMinutes())}:${two(there.getUTCSeconds())}`;
};

/** ` (UTC+8)` for the header of a column of times, in languages that show it. */
export const utcSuffix = (locale: Locale): string => (SHOWS_UTC_SUFFIX.has(locale) ? ` (${UTC_SUFFIX})` : '');

/** A long id shortened in the middle, because people compare the ends. */
export const shortened = (text: string, head = 8, tail = 6): string =>
  text.length <= head + tail + 1 ? text : `${text.slice(0, head)}…${text.slice(-tail)}`;

/** The rest of a countdown, `m:ss` or `h:mm:ss`. */
export function countdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : `${minutes}:${two(seconds % 60)}`;
}
