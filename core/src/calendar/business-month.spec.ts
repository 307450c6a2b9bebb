import { expect, test } from 'vitest';
import { businessMonthOf } from './business-month.ts';

test.each([
  ['2026-11-30T15:59:59.999Z', '2026-11'],
  ['2026-11-30T16:00:00.000Z', '2026-12'],
  ['2026-12-31T16:00:00.000Z', '2027-01'],
])('%s belongs to %s', (at, month) => {
  expect(businessMonthOf(Date.parse(at))).toBe(month);
});
