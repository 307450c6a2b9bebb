import { BUSINESS_OFFSET_MS } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { type Locale, languageTag } from '@bourse/i18n/locales.ts';

/** The time zone of this device, as IANA names it. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

const makers = new Map<string, Intl.DateTimeFormat>();
/** A format is dear to make and free to use again. */
function formatOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const made = makers.get(key) ?? makeFormat(tag, options);
  makers.set(key, made);
  return made;
}

/** A zone that this device does not know, because the plan was made on a newer one, is shown by UTC, and so it says. */
function makeFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(tag, options);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  }
}

const CLOCK = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** What clock and calendar of a place show. */
interface Wall {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
}

function wallOf(atMs: number, zone: string): Wall {
  const parts = formatOf('en-US', { ...CLOCK, timeZone: zone }).formatToParts(atMs);
  const of = (type: keyof Wall) => parts.find((part) => part.type === type)?.value ?? '';
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') };
}

const partOf = (zone: string, tag: string, timeZoneName: 'longGeneric' | 'longOffset', atMs: number): string =>
  formatOf(tag, { timeZone: zone, timeZoneName })
    .formatToParts(atMs)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** How far a zone’s clock is from UTC at a moment, such as `UTC+8` or `UTC−3:30`. */
export function offsetOf(zone: string, atMs: number): string {
  const text = partOf(zone, 'en-US', 'longOffset', atMs).replace('GMT', 'UTC');
  const short = text.replace(/([+-])0?(\d+):00$/, '$1$2').replace(/([+-])0(\d:)/, '$1$2');
  return short.replace(/[+-]0$/, '').replace('-', '\u2212');
}

/** A zone as people call it, and its distance from UTC: “Central European Time (UTC+1)”. */
export function zoneName(zone: string, locale: Locale, atMs: number): string {
  const name = partOf(zone, languageTag(locale), 'longGeneric', atMs);
  const offset = offsetOf(zone, atMs);
  // Where a language has no name for it, the place says more than the same offset twice.
  const place = /^(?:GMT|UTC|HMG)?[+\-\u2212]?[\d:]*$/.test(name) ? (zone.split('/').at(-1) ?? zone) : name;
  return place === offset || place === 'UTC' ? offset : `${place.replaceAll('_', ' ')} (${offset})`;
}

/** The short days of European Portuguese are as long as the long ones; those of Brazil are read in Portugal as well. */
const weekdayTag = (locale: Locale): string => languageTag(locale === 'pt_PT' ? 'pt_BR' : locale);

/** A day of the week in the language: 1 is Monday, as is the fifth day of 1970. */
export const weekdayName = (weekday: number, locale: Locale): string =>
  formatOf(weekdayTag(locale), { weekday: 'short', timeZone: 'UTC' }).format((3 + weekday) * DAY_MS);

interface WallLook {
  readonly withWeekday?: boolean;
  readonly withYear?: boolean;
  readonly noTime?: boolean;
}

/** A moment by the clock of a zone: `Mon 11/23 09:00`. Which zone, its neighbours say. */
export function wallTime(atMs: number, zone: string, locale: Locale, look: WallLook = {}): string {
  const { year, month, day, hour, minute } = wallOf(atMs, zone);
  const weekday = formatOf(weekdayTag(locale), { weekday: 'short', timeZone: zone }).format(atMs);
  return [
    ...(look.withWeekday ? [weekday] : []),
    `${look.withYear ? `${year}/` : ''}${month}/${day}`,
    ...(look.noTime ? [] : [`${hour}:${minute}`]),
  ].join(' ');
}

/** A business day as every screen writes it, `2026/11/20`: from its text, or from a moment of it. */
export const dayWords = (day: string | number): string =>
  (typeof day === 'string' ? day : new Date(day + BUSINESS_OFFSET_MS).toISOString().slice(0, 10)).replaceAll('-', '/');
