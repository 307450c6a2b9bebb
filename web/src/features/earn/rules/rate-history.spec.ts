import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { expect, it } from 'vitest';
import type { RateRow } from '../api/queries.ts';
import { rateHistoryOf } from './rate-history.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 9);
const row = (days: number, rateBps: number, rateAtThousand: string | null): RateRow => ({
  fromMs: NOW_MS + days * DAY_MS,
  tiers: [{ upTo: null, rateBps }],
  rateAtThousand,
});

it('a rate that never changed is a line of thirty days, above a zero that is seen', () => {
  const history = rateHistoryOf([row(-90, 560, '5.6000')], NOW_MS);
  expect(history).toMatchObject({
    lowest: '5.60%',
    highest: '5.60%',
    now: '5.60%',
    changes: [],
    ahead: [],
    isOfThousand: true,
  });
  expect(history?.yLabels).toEqual(['6.00%', '3.00%', '0.00%']);
  expect(history?.fromMs).toBe(NOW_MS - 30 * DAY_MS);
  expect(new Set(history?.points)).toEqual(new Set([56_000]));
  expect(history?.points).toHaveLength(121);
});

it('a product that is younger than thirty days begins where it began', () => {
  const history = rateHistoryOf([row(-2, 100, '1.0000')], NOW_MS);
  expect(history?.fromMs).toBe(NOW_MS - 2 * DAY_MS);
  expect(history?.points).toHaveLength(9);
});

it('steps where the rate did, and tells changes of the thirty days only, the latest first', () => {
  const rows = [row(-90, 300, '3.0000'), row(-40, 400, '4.0000'), row(-15, 500, '5.0000'), row(-1, 450, '4.5000')];
  const history = rateHistoryOf(rows, NOW_MS);
  expect(history?.changes.map(({ rate }) => rate)).toEqual(['4.50%', '5.00%']);
  expect([history?.lowest, history?.highest]).toEqual(['4.00%', '5.00%']);
  expect([history?.points[0], history?.points[59], history?.points[60], history?.points.at(-1)]).toEqual([
    40_000, 40_000, 50_000, 45_000,
  ]);
});

it('what has not begun is announced, and is not in the line', () => {
  const history = rateHistoryOf([row(-5, 300, '3.0000'), row(1, 900, '9.0000')], NOW_MS);
  expect(history?.ahead.map(({ rate }) => rate)).toEqual(['9.00%']);
  expect(history?.highest).toBe('3.00%');
  expect(rateHistoryOf([row(1, 900, '9.0000')], NOW_MS)).toBeNull();
});

it('a coin without a price is shown by its first slice, and says so', () => {
  const history = rateHistoryOf([row(-5, 300, null)], NOW_MS);
  expect([history?.isOfThousand, history?.now]).toEqual([false, '3.00%']);
});

it('a rate of nothing has a scale too', () => {
  expect(rateHistoryOf([row(-5, 0, '0.0000')], NOW_MS)?.yLabels).toEqual(['0.20%', '0.10%', '0.00%']);
});
