import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import { KLINE_INTERVALS, klineNextOpen, klineOpenOf } from './kline.ts';
import { coverOf, finestOf, joined, opensFrom, opensUntil } from './kline-cover.ts';

const at = (text: string): number => Date.parse(`${text}Z`);
const spans = (fromMs: number, toMs: number) =>
  coverOf(fromMs, toMs).map(({ interval, ...run }) => `${interval} x${(run.toMs - run.fromMs) / lengthOf(interval)}`);
const lengthOf = (interval: (typeof KLINE_INTERVALS)[number]) => klineNextOpen(interval, 0) - 0;

describe('what a span is made of', () => {
  it.each([
    ['three minutes', '2026-11-21T10:03', '2026-11-21T10:06', ['1m x3']],
    ['six hours', '2026-11-21T06:00', '2026-11-21T12:00', ['1h x2', '4h x1']],
    ['twelve hours', '2026-11-21T12:00', '2026-11-22T00:00', ['4h x3']],
    ['a day by UTC+8', '2026-11-20T16:00', '2026-11-21T16:00', ['4h x6']],
    ['a day by UTC+1', '2026-11-20T23:00', '2026-11-21T23:00', ['1h x1', '4h x5', '1h x3']],
    ['a day by UTC+5:45', '2026-11-20T18:15', '2026-11-21T18:15', ['15m x3', '1h x1', '4h x5', '1h x2', '15m x1']],
    ['a week', '2026-11-16T00:00', '2026-11-23T00:00', ['1d x7']],
    ['nothing', '2026-11-16T00:00', '2026-11-16T00:00', []],
  ])('%s', (_, from, to, expected) => {
    expect(spans(at(`${from}:00`), at(`${to}:00`))).toEqual(expected);
  });

  it('is the whole of it, once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000_000 }), fc.integer({ min: 1, max: 60_000 }), (from, minutes) => {
        const [fromMs, toMs] = [from * MINUTE_MS, (from + minutes) * MINUTE_MS];
        const runs = coverOf(fromMs, toMs);
        expect(runs[0]!.fromMs).toBe(fromMs);
        expect(runs.at(-1)!.toMs).toBe(toMs);
        for (const [at, run] of runs.slice(1).entries()) expect(run.fromMs).toBe(runs[at]!.toMs);
        for (const { interval, fromMs: open } of runs) expect(klineOpenOf(interval, open)).toBe(open);
        expect(runs.length).toBeLessThanOrEqual(9);
        expect(joined([...runs.slice(0, 1), ...coverOf(runs[0]!.toMs, toMs)])).toEqual(runs);
        if (minutes % 60 === 0 && from % 60 === 0) expect(['1h', '4h', '1d']).toContain(finestOf(runs));
      }),
    );
  });

  it('is refused for what is not made of minutes', () => {
    expect(() => coverOf(1, MINUTE_MS)).toThrow('not made of minutes');
  });
});

describe('the steps of a chart', () => {
  const zone = fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters * 15 * MINUTE_MS);

  it('that are counted from a moment are those that are counted back from the end', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KLINE_INTERVALS),
        zone,
        fc.integer({ min: 1, max: 50 }),
        (interval, zoneMs, limit) => {
          const toMs = at('2026-11-21T10:07:30');
          const back = opensUntil({ interval, zoneMs }, { toMs, limit });
          expect(back).toHaveLength(limit);
          expect(opensFrom({ interval, zoneMs }, { fromMs: back[0]!, toMs, limit: 1_000 })).toEqual(back);
          expect(opensFrom({ interval, zoneMs }, { fromMs: back[0]! - 1, toMs, limit: 1 })).toEqual(back.slice(0, 1));
          if (limit > 1)
            expect(opensFrom({ interval, zoneMs }, { fromMs: back[0]! + 1, toMs, limit: 1 })).toEqual([back[1]]);
        },
      ),
    );
  });

  it('are none before there was anything, or where none begins in time', () => {
    expect(opensFrom({ interval: '1d', zoneMs: 0 }, { fromMs: 1, toMs: HOUR_MS, limit: 5 })).toEqual([]);
  });
});
