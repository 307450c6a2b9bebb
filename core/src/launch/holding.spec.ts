import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfBusinessDay } from '../calendar/business-day.ts';
import { HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import { hashBytesNow } from './bytes.ts';
import {
  averageHolding,
  averageMinor,
  commitCap,
  holdingPublicMs,
  isHeld,
  isPeriodRight,
  lastPublicDay,
  snapshotMs,
} from './holding.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const day = (sumMinor: bigint, taken: number) => ({ days: 1, sumMinor, taken });
const whole = (sumMinor: bigint) => day(sumMinor, 24);

describe('an average', () => {
  it.each([
    ['of a day with all its hours', [whole(2_400n)], 100n],
    ['of two days', [whole(2_400n), whole(0n)], 50n],
    ['of coins that were there for one hour', [whole(2_400_000n), whole(0n), whole(0n)], 33_333n],
    ['of a day of which two hours are lost', [day(2_200n, 22)], 100n],
    ['of a day that is lost', [whole(2_400n), day(0n, 0)], 100n],
    ['of days that differ in their hours', [day(10n, 1), whole(0n), whole(0n)], 3n],
    ['of nothing', [], 0n],
    ['of lost days', [day(0n, 0)], 0n],
  ])('%s', (_, days, minor) => {
    expect(averageMinor(averageHolding(days))).toBe(minor);
  });

  it('is exact where it is compared, and only rounded where it is told', () => {
    // 7 snapshots of 24 make 0.291666… of a minor unit: three such days and 3 more are 1 to the last part.
    const days = [whole(7n), whole(7n), whole(10n), whole(72n)];
    expect(averageHolding(days)).toMatchObject({ numerator: averageHolding(days)!.denominator });
    expect(isHeld(averageHolding(days), { leastMinor: 1n })).toBe(true);
    expect(isHeld(averageHolding([whole(7n), whole(7n), whole(10n), whole(71n)]), { leastMinor: 1n })).toBe(false);
    expect(isHeld(null, { leastMinor: 1n })).toBe(false);
  });

  const anyDay = fc.array(fc.bigInt(0n, 10n ** 30n), { maxLength: 24 }).map((all) => ({
    ...day(
      all.reduce((sum, minor) => sum + minor, 0n),
      all.length,
    ),
    all,
  }));
  const days = fc.array(anyDay, { minLength: 1, maxLength: 60 });

  it('lies between the least and the most that was there, whatever hours are lost', () => {
    fc.assert(
      fc.property(days, (list) => {
        const average = averageHolding(list);
        const all = list.flatMap((each) => each.all);
        if (all.length === 0) return average === null;
        const [least, most] = [all.reduce((a, b) => (b < a ? b : a)), all.reduce((a, b) => (b > a ? b : a))];
        return average!.numerator >= least * average!.denominator && average!.numerator <= most * average!.denominator;
      }),
    );
  });

  it('of somebody who had what two others had together is the sum of theirs', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(24), fc.bigInt(0n, 1n << 90n), fc.bigInt(0n, 1n << 90n))), (list) => {
        const of = (which: (one: bigint, other: bigint) => bigint) =>
          averageHolding(list.map(([taken, one, other]) => day(taken === 0 ? 0n : which(one, other), taken)));
        const [one, other, both] = [of((a) => a), of((_, b) => b), of((a, b) => a + b)];
        return both === null || both.numerator === one!.numerator + other!.numerator;
      }),
    );
  });

  it('is the same where days with as many snapshots are summed together', () => {
    fc.assert(
      fc.property(days, (list) => {
        const counts = [...new Set(list.map(({ taken }) => taken))];
        const together = counts.map((taken) => {
          const alike = list.filter((each) => each.taken === taken);
          return { days: alike.length, taken, sumMinor: alike.reduce((sum, { sumMinor }) => sum + sumMinor, 0n) };
        });
        expect(averageHolding(together)).toEqual(averageHolding(list));
      }),
    );
  });

  it('does not depend on the order of the days', () => {
    fc.assert(
      fc.property(days, (list) => {
        expect(averageHolding(list.toReversed())).toEqual(averageHolding(list));
      }),
    );
  });
});

describe('the most that may be committed', () => {
  // 1.5 coins of eight places, and five paying coins of six places for each.
  const average = averageHolding([whole(24n * 150_000_000n)]);
  it.each([
    ['so many for each coin', 500_000_000n, 7_500_000n],
    ['a part of one', 33_333_333n, 499_999n],
    ['rounded down', 1n, 0n],
  ])('%s', (_, factorUnits, cap) => {
    expect(commitCap(average, factorUnits, { heldScale: 8, payScale: 6 })).toBe(cap);
  });

  it('is nothing where nothing was measured', () => {
    expect(commitCap(null, 500_000_000n, { heldScale: 8, payScale: 6 })).toBe(0n);
  });
});

describe('the second of an hour', () => {
  const seed = new Uint8Array(32).fill(7);
  const hour = startOfBusinessDay(20_000);
  const at = (from: Uint8Array, hourMs: number): number => hashBytesNow(snapshotMs(from, hourMs), sha256);

  it('follows from the seed and the hour alone', () => {
    expect(at(seed, hour)).toBe(at(seed, hour));
    const seconds = Array.from({ length: 24 }, (_, nth) => (at(seed, hour + nth * HOUR_MS) - hour) % HOUR_MS);
    expect(new Set(seconds).size).toBeGreaterThan(20);
    expect(at(new Uint8Array(32), hour)).not.toBe(at(seed, hour));
    // As anybody can work it out: the first six bytes of the hash, by the seconds of an hour.
    const bytes = Buffer.alloc(40, 7);
    bytes.writeBigUInt64BE(BigInt(hour), 32);
    expect(at(seed, hour)).toBe(hour + (createHash('sha256').update(bytes).digest().readUIntBE(0, 6) % 3_600) * 1_000);
  });

  it('lies in its hour, in any part of it alike', () => {
    const quarters = [0, 0, 0, 0];
    for (let nth = 0; nth < 2_400; nth++) {
      const within = at(seed, hour + nth * HOUR_MS) - hour - nth * HOUR_MS;
      expect(within % 1_000).toBe(0);
      quarters[Math.floor(within / (15 * MINUTE_MS))]! += 1;
    }
    for (const count of quarters) expect(Math.abs(count - 600)).toBeLessThan(100);
  });
});

describe('a period', () => {
  const today = 20_000;
  const nowMs = startOfBusinessDay(today) + 13 * HOUR_MS;
  it.each([
    ['begins tomorrow, and is public before', today + 1, today + 7, holdingPublicMs(today + 7), true],
    ['is of one day', today + 1, today + 1, holdingPublicMs(today + 1), true],
    ['has begun', today, today + 7, holdingPublicMs(today + 7), false],
    ['is public too late', today + 1, today + 7, holdingPublicMs(today + 7) - 1, false],
    ['ends before it begins', today + 3, today + 2, holdingPublicMs(today + 7), false],
    ['is of sixty days', today + 1, today + 60, holdingPublicMs(today + 60), true],
    ['is longer', today + 1, today + 61, holdingPublicMs(today + 61), false],
  ])('%s', (_, firstDay, lastDay, neededMs, isRight) => {
    expect(isPeriodRight({ firstDay, lastDay }, neededMs, nowMs)).toBe(isRight);
  });

  it('becomes public day by day, at eleven of the next one', () => {
    expect(lastPublicDay(holdingPublicMs(today))).toBe(today);
    expect(lastPublicDay(holdingPublicMs(today) - 1)).toBe(today - 1);
    expect(lastPublicDay(startOfBusinessDay(today + 1))).toBe(today - 1);
    expect(holdingPublicMs(today) - startOfBusinessDay(today + 1)).toBe(11 * HOUR_MS);
  });
});
