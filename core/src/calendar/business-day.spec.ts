import { expect, test } from 'vitest';
import { businessDayOf, startOfBusinessDay } from './business-day.ts';

test.each([
  ['2026-02-01T15:59:59.999Z', '2026-01-31T16:00:00.000Z'],
  ['2026-02-01T16:00:00.000Z', '2026-02-01T16:00:00.000Z'],
  ['2026-03-29T01:30:00.000Z', '2026-03-28T16:00:00.000Z'],
])('%s belongs to the day that began at %s', (at, start) => {
  const day = businessDayOf(Date.parse(at));
  expect(new Date(startOfBusinessDay(day)).toISOString()).toBe(start);
});
