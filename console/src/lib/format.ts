import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';

const dateTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function parts(atMs: number): Record<Intl.DateTimeFormatPartTypes, string> {
  return Object.fromEntries(dateTime.formatToParts(atMs).map(({ type, value }) => [type, value])) as Record<
    Intl.DateTimeFormatPartTypes,
    string
  >;
}

/** Business time, UTC+8: 2026/11/20 14:32:05. All staff read the same clock. */
export function formatTime(atMs: number): string {
  const { year, month, day, hour, minute, second } = parts(atMs);
  return `${year}/${month}/${day} ${hour}:${minute}:${second}`;
}

/** Without year and seconds: 11/20 14:32. */
export function formatShortTime(atMs: number): string {
  const { month, day, hour, minute } = parts(atMs);
  return `${month}/${day} ${hour}:${minute}`;
}

/** Groups thousands and, with `places`, cuts the decimals off (never rounds up). */
export function formatAmount(text: string, places?: number): string {
  const [whole = '0', decimals = ''] = text.replace(/^-/u, '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/gu, ',');
  const kept = places === undefined ? decimals : decimals.slice(0, places).padEnd(places, '0');
  return `${text.startsWith('-') ? '−' : ''}${grouped}${kept ? `.${kept}` : ''}`;
}

const SHORT_PLACES = 6;

/** Like formatAmount, with at most six decimals; the whole figure belongs in a tooltip. */
export function formatShortAmount(text: string): string {
  const decimals = text.split('.')[1] ?? '';
  return decimals.length > SHORT_PLACES ? `${formatAmount(text, SHORT_PLACES)}…` : formatAmount(text);
}

const two = (count: number): string => String(count).padStart(2, '0');

/** The time until a deadline: 0:48:12; zero once it has passed. */
export function formatLeft(leftMs: number): string {
  const rest = Math.max(0, leftMs);
  return `${Math.floor(rest / HOUR_MS)}:${two(Math.floor(rest / MINUTE_MS) % 60)}:${two(Math.floor(rest / 1000) % 60)}`;
}

/** Hours and minutes only: 0:48. */
export const formatLeftShort = (leftMs: number): string => formatLeft(leftMs).slice(0, -3);

/** The time since something, in its largest whole unit, in the words of a language: 12s ago. */
export function formatAge(ageMs: number, languageTag: string): string {
  const past = Math.max(0, ageMs);
  const words = new Intl.RelativeTimeFormat(languageTag, { style: 'narrow' });
  if (past < MINUTE_MS) return words.format(-Math.floor(past / 1000), 'second');
  if (past < HOUR_MS) return words.format(-Math.floor(past / MINUTE_MS), 'minute');
  if (past < DAY_MS) return words.format(-Math.floor(past / HOUR_MS), 'hour');
  return words.format(-Math.floor(past / DAY_MS), 'day');
}

/** Whole days between two moments. */
export const daysBetween = (fromMs: number, toMs: number): number => Math.max(0, Math.floor((toMs - fromMs) / DAY_MS));

/** An address in blocks of four (`0x` joins the first), with first and last apart, so that both ends are easy to compare. */
export function inBlocks(address: string): { first: string; middle: readonly string[]; last: string } {
  const blocks = address.match(/^0x.{1,4}|.{1,4}/gu) ?? [];
  return { first: blocks[0] ?? '', middle: blocks.slice(1, -1), last: blocks.length > 1 ? (blocks.at(-1) ?? '') : '' };
}
