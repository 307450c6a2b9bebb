import fc from 'fast-check';
import { expect, it } from 'vitest';
import { zoneOffsetMs } from '../calendar/zone.ts';
import { isDate, nextRunAtMs, type Recurrence } from './schedule.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const zones = fc.constantFrom(
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Africa/Casablanca',
  'Pacific/Chatham',
  'UTC',
);
const recurrences = fc.oneof(
  fc.constant<Recurrence>({ period: 'day' }),
  fc.integer({ min: 1, max: 7 }).map((weekday): Recurrence => ({ period: 'week', weekday })),
  fc.integer({ min: 1, max: 31 }).map((day): Recurrence => ({ period: 'month', day })),
);
const moments = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) });

it('the next run is later, on one of its dates, and shows the hour wherever that day has it', () => {
  fc.assert(
    fc.property(recurrences, fc.integer({ min: 0, max: 23 }), zones, moments, (recurrence, hour, zone, afterMs) => {
      const atMs = nextRunAtMs({ ...recurrence, hour, zone }, afterMs);
      const shownMs = atMs + zoneOffsetMs(zone, atMs);
      expect(atMs).toBeGreaterThan(afterMs);
      expect(isDate(recurrence, Math.floor(shownMs / DAY_MS))).toBe(true);
      const late = shownMs - (Math.floor(shownMs / DAY_MS) * DAY_MS + hour * HOUR_MS);
      // What is left out is an hour at most.
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThanOrEqual(HOUR_MS);
      if (late > 0) expect(zoneOffsetMs(zone, atMs - 1)).toBeLessThan(zoneOffsetMs(zone, atMs));
    }),
  );
});

it('no date is left out and none comes twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), zones, moments, (hour, zone, startMs) => {
      let atMs = startMs;
      let date: number | null = null;
      for (let n = 0; n < 40; n++) {
        atMs = nextRunAtMs({ period: 'day', hour, zone }, atMs);
        const next = Math.floor((atMs + zoneOffsetMs(zone, atMs)) / DAY_MS);
        if (date !== null) expect(next).toBe(date + 1);
        date = next;
      }
    }),
    { numRuns: 40 },
  );
});
