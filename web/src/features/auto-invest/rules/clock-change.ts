import { isDate, type Schedule } from '@bourse/core/auto-invest/schedule.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { isZone, zoneOffsetMs } from '@bourse/core/calendar/zone.ts';

/**
 * What the next change of the clocks does to a schedule. `follows`: it runs at the same hour before and after. `skips`: a run falls
 * into the hour that is left out. `repeats`: a run falls into the hour that comes twice.
 */
export interface ClockChange {
  readonly kind: 'follows' | 'skips' | 'repeats';
  readonly atMs: number;
  /** The time of day that the clocks show right after. */
  readonly instead: string;
}

/** A year and a month: both changes of any year lie within it. */
const AHEAD_DAYS = 396;

interface Change {
  readonly atMs: number;
  /** What the clock shows then by the old offset, and by the new one; read as if it were UTC. */
  readonly before: number;
  readonly after: number;
}

/** The minute from which the offset of a zone is another, between two moments with different ones. */
function minuteOfChange(fromMs: number, toMs: number, zone: string): Change {
  const old = zoneOffsetMs(zone, fromMs);
  let [low, high] = [fromMs, toMs];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / MINUTE_MS / 2) * MINUTE_MS;
    if (zoneOffsetMs(zone, middle) === old) low = middle;
    else high = middle;
  }
  return { atMs: high, before: high + old, after: high + zoneOffsetMs(zone, high) };
}

function changesOf(zone: string, nowMs: number): readonly Change[] {
  const start = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const offsets = Array.from({ length: AHEAD_DAYS }, (_, index) => zoneOffsetMs(zone, start + index * DAY_MS));
  return offsets.flatMap((offset, index) => {
    const at = start + index * DAY_MS;
    return index > 0 && offset !== offsets[index - 1] ? [minuteOfChange(at - DAY_MS, at, zone)] : [];
  });
}

/** Whether a run falls between two readings of the clock, the later left out. */
function runFalls(schedule: Schedule, from: number, to: number): boolean {
  const date = Math.floor(from / DAY_MS);
  return [date, date + 1].some((day) => {
    const at = day * DAY_MS + schedule.hour * HOUR_MS;
    return at >= from && at < to && isDate(schedule, day);
  });
}

/** What a person should know of the clocks before choosing an hour; null where they never change, or this device does not know the zone. */
export function clockChangeOf(schedule: Schedule, nowMs: number): ClockChange | null {
  if (!isZone(schedule.zone)) return null;
  const said = changesOf(schedule.zone, nowMs).map(({ atMs, before, after }): ClockChange => {
    const falls = runFalls(schedule, Math.min(before, after), Math.max(before, after));
    const kind = falls ? (after > before ? 'skips' : 'repeats') : 'follows';
    return { kind, atMs, instead: new Date(after).toISOString().slice(11, 16) };
  });
  return said.find(({ kind }) => kind !== 'follows') ?? said[0] ?? null;
}
