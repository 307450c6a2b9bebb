import { expect, test } from 'vitest';
import { dayEndMs, dayStartMs } from './day.ts';

test('a business day begins and ends at midnight of UTC+8', () => {
  expect(dayStartMs('2026-11-21')).toBe(Date.parse('2026-11-20T16:00:00Z'));
  expect(dayEndMs('2026-11-21')).toBe(Date.parse('2026-11-21T16:00:00Z'));
});

test.each(['', '2026-13-40', 'yesterday', '2026-1-1'])('%j is no day', (day) => {
  expect([dayStartMs(day), dayEndMs(day)]).toEqual([null, null]);
});
