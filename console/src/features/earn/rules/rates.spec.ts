import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { expect, test } from 'vitest';
import { bpsOfPercent, percentOfBps, percentText, rateText } from '../../../lib/actions/percent.ts';
import { endsSoon, mostUrgentFirst } from './cover.ts';
import { earliestMs, previewOf, sentRows } from './rates.ts';

const FIRST = [
  { upTo: '2000', percent: '10' },
  { upTo: '10000', percent: '4.2' },
  { upTo: '', percent: '3.6' },
];

test('what people read of rows is the best rate with its slice, and the rate as a whole at 1,000', () => {
  const rows = sentRows(FIRST)!;
  expect(rows.map(({ upTo, rateBps }) => [upTo, rateBps])).toEqual([
    ['2000', 1_000],
    ['10000', 420],
    [null, 360],
  ]);
  const { best, slices, atThousand } = previewOf(rows);
  expect(best).toEqual({ from: null, upTo: '2000', rateBps: 1_000 });
  expect(slices.map(({ from, upTo }) => [from, upTo])).toEqual([
    [null, '2000'],
    ['2000', '10000'],
    ['10000', null],
  ]);
  expect(rateText(atThousand)).toBe('10.0000 %');
  const low = sentRows([
    { upTo: '500', percent: '1' },
    { upTo: '', percent: '2' },
  ])!;
  expect(rateText(previewOf(low).atThousand)).toBe('1.5000 %');
  expect(previewOf(low).best).toEqual({ from: '500', upTo: null, rateBps: 200 });
});

test.each([
  [
    'a bound that does not rise',
    [
      { upTo: '5', percent: '1' },
      { upTo: '5', percent: '1' },
      { upTo: '', percent: '1' },
    ],
  ],
  ['no rate', [{ upTo: '', percent: '' }]],
  ['three places', [{ upTo: '', percent: '1.005' }]],
  ['too high a rate', [{ upTo: '', percent: '1000.01' }]],
  [
    'no bound',
    [
      { upTo: '', percent: '1' },
      { upTo: '', percent: '1' },
    ],
  ],
] as const)('rows with %s are not sent', (_, rows) => {
  expect(sentRows(rows)).toBeNull();
});

test('other rates begin at a full hour, a day ahead and after all that are known; the first ones at once', () => {
  const nowMs = 1_000 * DAY_MS + 90 * 60_000;
  const known = (...fromMs: number[]) => ({ rates: fromMs.map((each) => ({ fromMs: each, tiers: [] })) }) as never;
  expect(earliestMs(known(), nowMs)).toBe(1_000 * DAY_MS + HOUR_MS);
  expect(earliestMs(known(0), nowMs)).toBe(1_001 * DAY_MS + 2 * HOUR_MS);
  expect(earliestMs(known(0, 1_010 * DAY_MS), nowMs)).toBe(1_010 * DAY_MS + HOUR_MS);
});

test('what ends within three days is first, the soonest before the others', () => {
  const row = (id: string, coveredUntilMs: number | null) => ({ id, coveredUntilMs }) as never;
  const nowMs = 100 * DAY_MS;
  const rows = [row('far', 104 * DAY_MS), row('third', 103 * DAY_MS), row('never', null), row('past', 99 * DAY_MS)];
  expect(mostUrgentFirst(rows, nowMs).map(({ id }) => id)).toEqual(['past', 'third', 'far', 'never']);
  expect(endsSoon({ coveredUntilMs: 103 * DAY_MS + 1 }, nowMs)).toBe(false);
});

test('percents are read and written digit by digit', () => {
  expect([percentOfBps(360), percentText(360), percentText(1_000), percentText(5)]).toEqual([
    '3.6',
    '3.60 %',
    '10.00 %',
    '0.05 %',
  ]);
  expect([bpsOfPercent('3.6'), bpsOfPercent('0'), bpsOfPercent('3,6'), bpsOfPercent('')]).toEqual([
    '360',
    '0',
    null,
    null,
  ]);
});
