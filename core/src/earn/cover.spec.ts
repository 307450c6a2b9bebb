import { expect, it } from 'vitest';
import { coverEndsOn } from './cover.ts';

it.each([
  ['ten days at ten a day', { coverMinor: 100n, perDayMinor: 10n, dues: [] }, 110],
  ['a unit less', { coverMinor: 99n, perDayMinor: 10n, dues: [] }, 109],
  ['nothing put aside', { coverMinor: 0n, perDayMinor: 1n, dues: [] }, 100],
  ['less than nothing', { coverMinor: -1n, perDayMinor: 0n, dues: [] }, 100],
  ['nothing due', { coverMinor: 0n, perDayMinor: 0n, dues: [] }, null],
  ['a term that ends', { coverMinor: 50n, perDayMinor: 0n, dues: [{ day: 120, interestMinor: 51n }] }, 120],
  [
    'two on one day',
    {
      coverMinor: 50n,
      perDayMinor: 1n,
      dues: [
        { day: 110, interestMinor: 20n },
        { day: 110, interestMinor: 20n },
      ],
    },
    110,
  ],
  ['more than is looked at', { coverMinor: 365n, perDayMinor: 1n, dues: [] }, null],
])('%s', (_, need, day) => {
  expect(coverEndsOn(need, 100, 365)).toBe(day);
});
