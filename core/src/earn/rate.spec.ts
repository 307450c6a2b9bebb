import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFixed, readAmount } from '../money/amount.ts';
import {
  addedRate,
  attosOfMinor,
  bestTier,
  daysInterestMinor,
  effectiveRate,
  exampleMinor,
  hourAtto,
  judgeTiers,
  slicesOf,
  type Tier,
  yieldBps,
} from './rate.ts';

/** Eight places, so that figures of the rule book are read as they are printed there. */
const SCALE = 8;
const usdt = (text: string): bigint => readAmount(text, SCALE);
const tiers = (...rows: readonly (readonly [string | null, number])[]): Tier[] =>
  rows.map(([upTo, rateBps]) => ({ upToMinor: upTo === null ? null : usdt(upTo), rateBps }));

const STEPS = tiers(['2000', 1_000], ['10000', 420], [null, 360]);

describe('tiers', () => {
  it.each([
    ['1000', '0.27397260', '10.0000'],
    ['2000', '0.54794520', '10.0000'],
    ['2000.01', '0.54794635', '9.9999'],
    ['10000', '1.46849315', '5.3600'],
    ['12000', '1.66575342', '5.0666'],
    ['50000', '5.41369863', '3.9520'],
  ])('%s earns %s a day, %s %% as a whole', (principal, day, effective) => {
    expect(formatFixed(daysInterestMinor(usdt(principal), STEPS, 1), SCALE, SCALE)).toBe(day);
    expect(formatFixed(effectiveRate(usdt(principal), STEPS, 4), 4, 4)).toBe(effective);
  });

  it('of another exchange: 10,000 at 12, 0.8 and 0.3 %', () => {
    const rows = tiers(['500', 1_200], ['5000', 80], [null, 30]);
    expect(formatFixed(daysInterestMinor(usdt('10000'), rows, 1), SCALE, SCALE)).toBe('0.30410958');
  });

  it.each([
    [tiers(['2000', 360], ['10000', 420], [null, 480]), '12000', '1.38082191'],
    [tiers(['2000', 560], ['10000', 420], [null, 380]), '12000', '1.43561643'],
    [STEPS, '12000', '1.66575342'],
  ])('three rows of one help text, each as its product says', (rows, principal, day) => {
    expect(formatFixed(daysInterestMinor(usdt(principal), rows, 1), SCALE, SCALE)).toBe(day);
  });

  it('a term of 90 days at 5 %', () => {
    expect(formatFixed(daysInterestMinor(usdt('1000'), tiers([null, 500]), 90), SCALE, SCALE)).toBe('12.32876712');
  });

  it('a bound belongs to the slice below it', () => {
    expect(slicesOf(usdt('2000'), STEPS).map(({ inMinor }) => inMinor)).toEqual([usdt('2000'), 0n, 0n]);
    expect(slicesOf(usdt('2000.00000001'), STEPS).map(({ inMinor }) => inMinor)).toEqual([usdt('2000'), 1n, 0n]);
    expect(slicesOf(usdt('12000'), STEPS).map(({ inMinor }) => inMinor)).toEqual([
      usdt('2000'),
      usdt('8000'),
      usdt('2000'),
    ]);
  });

  it('the highest rate is told with its slice', () => {
    expect(bestTier(STEPS)).toMatchObject({ rateBps: 1_000, slice: { fromMinor: 0n, upToMinor: usdt('2000') } });
    const last = bestTier(tiers(['2000', 360], [null, 480]));
    expect(last).toMatchObject({ rateBps: 480, slice: { fromMinor: usdt('2000'), upToMinor: null } });
  });

  it('a unit more never earns less', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: usdt('100000') }),
        fc.bigInt({ min: 1n, max: usdt('100') }),
        (from, more) => {
          expect(daysInterestMinor(from + more, STEPS, 1)).toBeGreaterThanOrEqual(daysInterestMinor(from, STEPS, 1));
        },
      ),
    );
  });
});

describe('what is added to a principal', () => {
  it.each([
    ['0', '8000', '5.6500'],
    ['1000', '2000', '7.1000'],
    ['2000', '1000', '4.2000'],
    ['10000', '0.00000001', '3.6000'],
  ])('on %s another %s earn %s %%', (held, added, rate) => {
    expect(formatFixed(addedRate(usdt(held), usdt(added), STEPS, 4), 4, 4)).toBe(rate);
  });
});

describe('an hour', () => {
  it('has 18 places: 12,000 for 24 hours', () => {
    const day = hourAtto(usdt('12000'), SCALE, STEPS) * 24n;
    expect(formatFixed(day, 18, 18)).toBe('1.665753424657534224');
    expect(formatFixed(day % attosOfMinor(SCALE), 18, 18)).toBe('0.000000004657534224');
  });

  it('of a coin of 18 places is as exact as its smallest unit', () => {
    expect(hourAtto(10n ** 18n, 18, [{ upToMinor: null, rateBps: 200 }])).toBe(2_283_105_022_831n);
  });

  it('times 24 is the day, to within 24 attos', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 20n }),
        fc.integer({ min: 0, max: 10_000 }),
        (principal, rateBps) => {
          const rows = [{ upToMinor: null, rateBps }];
          const exact = (principal * BigInt(rateBps) * attosOfMinor(6)) / (10_000n * 365n);
          const off = exact - hourAtto(principal, 6, rows) * 24n;
          expect(off >= 0n && off < 24n).toBe(true);
        },
      ),
    );
  });
});

it('an example of tiers reaches half as far again as where the last slice begins; one rate needs none', () => {
  expect(exampleMinor(STEPS)).toBe(usdt('15000'));
  expect(exampleMinor(tiers([null, 500]))).toBeNull();
});

describe('rows that staff type', () => {
  it.each([
    ['none', [], 'TIERS_EMPTY', 1],
    ['a bound that does not rise', tiers(['10', 1], ['10', 1], [null, 1]), 'TIERS_ORDER', 2],
    ['a bound of zero', tiers(['0', 1], [null, 1]), 'TIERS_ORDER', 1],
    ['an open row in between', tiers([null, 1], ['10', 1]), 'TIERS_END', 1],
    ['no open row at the end', tiers(['10', 1]), 'TIERS_END', 1],
    ['a rate below zero', tiers([null, -1]), 'TIERS_RATE', 1],
    ['a rate between two', tiers([null, 1.5]), 'TIERS_RATE', 1],
    ['a rate above 1,000 %', tiers([null, 100_001]), 'TIERS_RATE', 1],
  ] as const)('%s', (_, rows, code, row) => {
    expect(judgeTiers(rows)).toEqual({ code, details: { row } });
  });

  it.each([[STEPS], [tiers([null, 0])], [tiers([null, 100_000])]])('that are right', (rows) => {
    expect(judgeTiers(rows)).toBeNull();
  });
});

it.each([
  [1_000, 1_051n],
  [0, 0n],
  [100, 100n],
  [100_000, 192_528_327n],
])('a simple rate of %i bps yields %i bps where each day earns on', (rateBps, yields) => {
  const close = yieldBps(rateBps);
  expect(close >= yields - 1n && close <= yields + 1n).toBe(true);
});
