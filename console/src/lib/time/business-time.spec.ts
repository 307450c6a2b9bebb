import { expect, test } from 'vitest';
import { readBusinessTime } from './business-time.ts';

test.each([
  ['2026-11-20T08:00', Date.UTC(2026, 10, 20, 0, 0)],
  ['2026-01-01T00:30', Date.UTC(2025, 11, 31, 16, 30)],
  ['', null],
  ['tomorrow', null],
])('%s in business time', (text, atMs) => {
  expect(readBusinessTime(text)).toBe(atMs);
});
