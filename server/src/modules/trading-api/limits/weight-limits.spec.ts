import { describe, expect, it } from 'vitest';
import { SharedLimits } from '../../../platform/limits/shared-limits.ts';
import { LIMITS, WeightLimits } from './weight-limits.ts';

const NOW_MS = 1_800_000_000_000;

describe('weight', () => {
  it('is counted by address in minutes, and refused beyond the limit until the minute ends', () => {
    const limits = new WeightLimits(new SharedLimits(null), true);
    expect(limits.takeWeight('a', LIMITS.weightPerMinute, NOW_MS)).toMatchObject({
      fault: null,
      used: LIMITS.weightPerMinute,
    });
    expect(limits.takeWeight('b', 1, NOW_MS).fault).toBeNull();
    const over = limits.takeWeight('a', 1, NOW_MS + 15_000);
    expect(over).toMatchObject({ fault: { status: 429, code: -1003 }, retryAfterSeconds: 45 });
    expect(limits.takeWeight('a', 1, NOW_MS + 60_000)).toMatchObject({ fault: null, used: 1 });
  });

  it('is counted together for the addresses of one network', () => {
    const limits = new WeightLimits(new SharedLimits(null), true);
    limits.takeWeight('2001:db8:1:2::1', LIMITS.weightPerMinute, NOW_MS);
    expect(limits.takeWeight('2001:db8:1:2:ffff::7', 1, NOW_MS).fault).not.toBeNull();
    expect(limits.takeWeight('2001:db8:1:3::1', 1, NOW_MS).fault).toBeNull();
    limits.takeWeight('203.0.113.7', LIMITS.weightPerMinute, NOW_MS);
    expect(limits.takeWeight('::ffff:203.0.113.7', 1, NOW_MS).fault).not.toBeNull();
    expect(limits.takeWeight('203.0.113.8', 1, NOW_MS).fault).toBeNull();
  });

  it('is counted and never refused where limits are off', () => {
    const limits = new WeightLimits(new SharedLimits(null), false);
    expect(limits.takeWeight('a', 1_000_000, NOW_MS)).toMatchObject({ fault: null, used: 1_000_000 });
  });
});

describe('new orders', () => {
  it('are counted by person, in ten seconds and in a day', () => {
    const limits = new WeightLimits(new SharedLimits(null), true);
    for (let count = 1; count <= LIMITS.ordersPerTenSeconds; count += 1)
      expect(limits.takeOrders('1', 1, NOW_MS)).toMatchObject({ fault: null, used: count, usedToday: count });
    expect(limits.takeOrders('1', 1, NOW_MS)).toMatchObject({
      fault: { status: 429, code: -1015 },
      retryAfterSeconds: 10,
    });
    const seen = limits.ordersOf('1', NOW_MS).map(({ used }) => used);
    expect(seen).toEqual([LIMITS.ordersPerTenSeconds + 1, LIMITS.ordersPerTenSeconds + 1]);
    expect(limits.ordersOf('2', NOW_MS).map(({ used }) => used)).toEqual([0, 0]);
    expect(limits.takeOrders('2', 1, NOW_MS).fault).toBeNull();
    expect(limits.takeOrders('1', 1, NOW_MS + 10_000)).toMatchObject({ fault: null, used: 1 });
  });
});
