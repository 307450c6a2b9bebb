import { expect, test } from 'vitest';
import { endOfWorkday, isFreeRecovery, RECOVERY } from './recovery-terms.ts';

const utc = (text: string): number => Date.parse(text);

test('five working days from a Monday end with the next Monday, and a weekend does not count', () => {
  // Monday 2026-11-16 noon in business time.
  expect(endOfWorkday(utc('2026-11-16T04:00:00Z'), 5)).toBe(utc('2026-11-23T15:59:59.999Z'));
  expect(endOfWorkday(utc('2026-11-16T04:00:00Z'), 1)).toBe(utc('2026-11-17T15:59:59.999Z'));
});

test('counts from Monday, by business time and not by UTC, for what is asked on a weekend', () => {
  // Friday 16:30 UTC is Saturday 00:30 in business time.
  expect(endOfWorkday(utc('2026-11-20T16:30:00Z'), 1)).toBe(utc('2026-11-23T15:59:59.999Z'));
  expect(endOfWorkday(utc('2026-11-20T15:30:00Z'), 1)).toBe(utc('2026-11-23T15:59:59.999Z'));
  expect(endOfWorkday(utc('2026-11-22T15:59:00Z'), 5)).toBe(utc('2026-11-27T15:59:59.999Z'));
});

test('takes no fee for a missing memo three times a year, and a fee for everything else', () => {
  expect([0, 1, 2, 3, 9].map((earlier) => isFreeRecovery('MEMO_MISSING', earlier))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(
    ['MEMO_WRONG', 'WRONG_NETWORK', 'TOKEN_NOT_SUPPORTED', 'BELOW_MINIMUM'].some((each) => isFreeRecovery(each, 0)),
  ).toBe(false);
  expect(RECOVERY.feeMinor).toBe(10_000_000n);
});
