import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageOf, fixedUnits, fixingWindow, MISSING_MOST, SAMPLES, unitsAt } from './fixing.ts';

const at = (text: string): number => Date.parse(text);
/** 0.1 of the stable coin. */
const TENTH = { baseUnits: 1n, baseScale: 1 };
const E8 = 10n ** 8n;

describe('the window of a price', () => {
  it.each([
    ['2026-11-20T12:00:00Z', '2026-11-19T11:00:00Z', '2026-11-20T11:00:00Z'],
    // Not a second of a minute that is not over.
    ['2026-11-20T12:00:59.999Z', '2026-11-19T11:00:00Z', '2026-11-20T11:00:00Z'],
    // In New York the clock goes back an hour in it: a day is 24 hours all the same.
    ['2026-11-01T12:00:00Z', '2026-10-31T11:00:00Z', '2026-11-01T11:00:00Z'],
  ])('of a round that starts at %s', (start, from, to) => {
    const window = fixingWindow(at(start));
    expect([window.fromMs, window.toMs]).toEqual([at(from), at(to)]);
    expect(window.fixAtMs - window.toMs).toBe(60_000);
  });
});

describe('a price that is fixed', () => {
  it('is the stable price over the average, whatever order the samples have', () => {
    const samples = [...Array<bigint>(SAMPLES - 1).fill(2_000n * E8), 3_440n * E8];
    const average = averageOf(samples);
    // (1439 x 2000 + 3440) / 1440 = 2001
    expect(average).toEqual({ count: SAMPLES, missing: 0, sumE8: 2_001n * E8 * BigInt(SAMPLES) });
    expect(averageOf(samples.toReversed())).toEqual(average);
    // 0.1 / 2001 = 0.000049975012493753…
    expect(fixedUnits(TENTH, average)).toBe(49_975_012_493_754n);
  });

  it('leaves minutes that are missing out, and is none where they are more than one in twenty', () => {
    const samples = (missing: number) => [
      ...Array<null>(missing).fill(null),
      ...Array<bigint>(SAMPLES - missing).fill(2_000n * E8),
    ];
    expect(MISSING_MOST).toBe(72);
    expect(fixedUnits(TENTH, averageOf(samples(MISSING_MOST)))).toBe(50_000_000_000_000n);
    expect(fixedUnits(TENTH, averageOf(samples(MISSING_MOST + 1)))).toBeNull();
    expect(fixedUnits(TENTH, averageOf(samples(SAMPLES)))).toBeNull();
  });

  it('moves by a 1,440th of what one wrong sample is off', () => {
    const samples = [...Array<bigint>(SAMPLES - 1).fill(2_000n * E8), 200_000n * E8];
    const { sumE8, count } = averageOf(samples);
    expect(sumE8 / BigInt(count)).toBe(213_750_000_000n);
  });
});

it('is never below what the stable price asks for, and by less than a unit above it', () => {
  const stable = fc.record({
    baseUnits: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    baseScale: fc.integer({ min: 0, max: 18 }),
  });
  const samples = fc.array(fc.bigInt({ min: 1n, max: 10n ** 14n }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(stable, samples, (price, all) => {
      const { count, sumE8 } = averageOf(all);
      const units = fixedUnits(price, { count, missing: 0, sumE8 })!;
      const asked = price.baseUnits * BigInt(count) * 10n ** 26n;
      const worth = (of: bigint): bigint => of * sumE8 * 10n ** BigInt(price.baseScale);
      expect(worth(units) >= asked && worth(units - 1n) < asked).toBe(true);
    }),
  );
});

it('at one price is that of an average that never moved', () => {
  expect(unitsAt(TENTH, 2_000n * E8)).toBe(50_000_000_000_000n);
});
