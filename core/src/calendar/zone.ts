import { DAY_MS, MINUTE_MS } from './durations.ts';

/** Browsers know about 450 zones. The limit keeps callers who ask for other spellings from filling the memory. */
const ZONES_KEPT = 1_000;
const formats = new Map<string, Intl.DateTimeFormat | null>();

/** Whether a text names a time zone, such as `Europe/Berlin`. */
export const isZone = (zone: string): boolean => formatOf(zone) !== null;

/**
 * How far a zone's clocks were ahead of UTC at a moment. The runtime's zone data decides: it is the one input besides
 * the arguments, and it answers the same for the same moment.
 * @param zone  for which isZone is true
 * @returns     milliseconds, below zero west of Greenwich
 */
export function zoneOffsetMs(zone: string, atMs: number): number {
  const format = formatOf(zone);
  if (!format) throw new RangeError(`not a time zone: ${zone}`);
  const secondMs = Math.floor(atMs / 1_000) * 1_000;
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(secondMs)) parts[type] = Number(value);
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year!, month! - 1, day!, hour!, minute!, second!) - secondMs;
}

/**
 * The moment at which a zone's clocks show a time. A time that the clocks skip when they are put forward becomes the
 * first minute after the gap. A time that they show twice when they are put back is taken as the first of the two.
 *
 * @param wallMs  the date and time that the clock shows, as if it were UTC
 */
export function momentOfWallClock(zone: string, wallMs: number): number {
  const before = zoneOffsetMs(zone, wallMs - DAY_MS);
  const after = zoneOffsetMs(zone, wallMs + DAY_MS);
  const shown = [before, after]
    .map((offsetMs) => wallMs - offsetMs)
    .filter((atMs) => atMs + zoneOffsetMs(zone, atMs) === wallMs);
  if (shown.length > 0) return Math.min(...shown);
  let [early, late] = [wallMs - after, wallMs - before].map((atMs) => Math.floor(atMs / MINUTE_MS)) as [number, number];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (zoneOffsetMs(zone, middle * MINUTE_MS) === before) early = middle;
    else late = middle;
  }
  return late * MINUTE_MS;
}

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const cached = formats.get(zone);
  if (cached !== undefined) return cached;
  if (formats.size >= ZONES_KEPT) formats.clear();
  const made = makeFormat(zone);
  formats.set(zone, made);
  return made;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
}
