import { describe, expect, it } from 'vitest';
import { abbreviate } from './abbreviate.ts';
import { allocate, allocateDown } from './allocate.ts';
import {
  AMOUNT_LENGTH_MAX,
  AMOUNT_MINOR_MAX,
  formatAmount,
  formatFixed,
  groupThousands,
  parseAmount,
  readAmount,
  SCALE_MAX,
} from './amount.ts';
import { displayAmount } from './display.ts';
import { feeOfBps, feeOfRate } from './fee.ts';
import { mulDiv, rescale } from './round.ts';
import { amountForUsdtMinor, usdtValueMinor, valueMinor } from './value.ts';

// The last valid value beside the first invalid one, and the message of the bug.

describe('rounding at its edges', () => {
  it.each([
    [1n, 1n, 3n, 'up', 1n],
    [-1n, 1n, 3n, 'up', -1n],
    [1n, -1n, 3n, 'up', -1n],
    [-1n, -1n, 3n, 'up', 1n],
    [-1n, 1n, -3n, 'up', 1n],
    [-1n, 1n, 3n, 'down', 0n],
    [6n, 1n, -3n, 'up', -2n],
  ] as const)('%s x %s / %s %s is %s', (amount, numerator, denominator, direction, result) => {
    expect(mulDiv(amount, numerator, denominator, direction)).toBe(result);
  });

  it.each([
    [12_345n, 5, 2, 'down', 12n],
    [12_345n, 5, 2, 'up', 13n],
    [12_345n, 2, 5, 'up', 12_345_000n],
    [-12_345n, 5, 2, 'up', -13n],
    [12_300n, 4, 2, 'up', 123n],
  ] as const)('%s from scale %i to %i %s is %s', (minor, from, to, direction, result) => {
    expect(rescale(minor, from, to, direction)).toBe(result);
  });

  it('says what cannot be divided', () => {
    expect(() => mulDiv(1n, 1n, 0n, 'up')).toThrow('division by zero');
  });
});

describe('fees and shares at their edges', () => {
  it('takes nothing, everything, and refuses beyond', () => {
    expect(feeOfRate(7n, { rateUnits: 0n, rateScale: 3 })).toBe(0n);
    expect(feeOfRate(7n, { rateUnits: 1_000n, rateScale: 3 })).toBe(7n);
    expect(feeOfRate(7n, { rateUnits: 1n, rateScale: 0 })).toBe(7n);
    expect(() => feeOfRate(7n, { rateUnits: 1_001n, rateScale: 3 })).toThrow('a fee rate lies between 0 and 1');
    expect(() => feeOfRate(7n, { rateUnits: -1n, rateScale: 3 })).toThrow('a fee rate lies between 0 and 1');
    expect(() => feeOfBps(-1n, 1n)).toThrow('a fee is taken from an amount of zero or more');
  });

  it('gives the residue to the largest remainders, and to the first of equal ones', () => {
    expect(allocate(10n, [1n, 2n, 4n])).toEqual([1n, 3n, 6n]);
    expect(allocate(5n, [3n, 3n, 1n])).toEqual([2n, 2n, 1n]);
    expect(allocate(11n, [1n, 5n, 5n])).toEqual([1n, 5n, 5n]);
    expect(allocate(4n, [2n, 1n, 2n, 1n])).toEqual([1n, 1n, 1n, 1n]);
    expect(allocate(3n, [1n, 1n, 1n, 1n])).toEqual([1n, 1n, 1n, 0n]);
    expect(allocateDown(3n, [1n, 1n, 1n, 1n])).toEqual({ sharesMinor: [0n, 0n, 0n, 0n], residueMinor: 3n });
  });

  it('says what cannot be split', () => {
    expect(() => allocate(-1n, [1n])).toThrow('only an amount of zero or more can be allocated');
    expect(() => allocate(1n, [2n, -1n])).toThrow('a weight is zero or more');
    expect(() => allocateDown(1n, [0n, 0n])).toThrow('at least one weight is above zero');
  });
});

describe('text at its edges', () => {
  it('reads up to the last minor unit, and names the limit beyond', () => {
    const most = `${'9'.repeat(32)}.999999`;
    expect(parseAmount(most, 6)).toEqual({ ok: true, value: AMOUNT_MINOR_MAX });
    expect(parseAmount(`1${'0'.repeat(32)}`, 6)).toEqual({
      ok: false,
      refusal: { code: 'AMOUNT_TOO_LARGE', details: { max: most } },
    });
    expect(parseAmount(`0.${'0'.repeat(AMOUNT_LENGTH_MAX - 2)}`, 6)).toEqual({
      ok: false,
      refusal: { code: 'AMOUNT_PLACES', details: { places: AMOUNT_LENGTH_MAX - 2, scale: 6 } },
    });
    expect(parseAmount('1'.repeat(AMOUNT_LENGTH_MAX + 1), 6)).toEqual({
      ok: false,
      refusal: { code: 'AMOUNT_TOO_LARGE', details: { lengthMax: AMOUNT_LENGTH_MAX, max: most } },
    });
  });

  it.each([
    ['', 'AMOUNT_REQUIRED'],
    ['\t ', 'AMOUNT_REQUIRED'],
    ['+1', 'AMOUNT_SIGN'],
    ['-1', 'AMOUNT_SIGN'],
    ['\u22121', 'AMOUNT_SIGN'],
    ['1-', 'AMOUNT_NOT_A_NUMBER'],
    ['1-2', 'AMOUNT_NOT_A_NUMBER'],
    ['01', 'AMOUNT_NOT_A_NUMBER'],
    ['1.', 'AMOUNT_NOT_A_NUMBER'],
    ['.1', 'AMOUNT_NOT_A_NUMBER'],
    ['1.2.3', 'AMOUNT_NOT_A_NUMBER'],
    ['1\n', 'AMOUNT_NOT_A_NUMBER'],
    [' 1', 'AMOUNT_NOT_A_NUMBER'],
    ['1.5x', 'AMOUNT_NOT_A_NUMBER'],
  ])('%j is %s', (text, code) => {
    expect(parseAmount(text, 6)).toMatchObject({ ok: false, refusal: { code } });
  });

  it('takes what is no text for no number', () => {
    // A browser sends what the compiler would refuse.
    expect(parseAmount(5 as unknown as string, 6)).toEqual({ ok: false, refusal: { code: 'AMOUNT_NOT_A_NUMBER' } });
  });

  it.each([-1, SCALE_MAX + 1, 1.5, Number.NaN])('refuses the scale %s', (scale) => {
    expect(() => parseAmount('1', scale)).toThrow(`scale out of range: ${scale}`);
    expect(() => formatAmount(1n, scale)).toThrow(`scale out of range: ${scale}`);
    expect(() => formatFixed(1n, 2, scale)).toThrow(`scale out of range: ${scale}`);
  });

  it('writes at the largest and the smallest scale', () => {
    expect(parseAmount('0.1', SCALE_MAX)).toEqual({ ok: true, value: 10n ** 37n });
    expect(formatAmount(1n, SCALE_MAX)).toBe(`0.${'0'.repeat(37)}1`);
    expect([formatAmount(-1_050n, 3), formatAmount(0n, 3), formatAmount(-70n, 0), formatAmount(100n, 2)]).toEqual([
      '-1.05',
      '0',
      '-70',
      '1',
    ]);
  });

  it('shows no minus where nothing is left, and none is lost where something is', () => {
    expect([
      formatFixed(-4n, 3, 2),
      formatFixed(-10n, 3, 2),
      formatFixed(-999n, 3, 0),
      formatFixed(-1_999n, 3, 0),
    ]).toEqual(['0.00', '-0.01', '0', '-1']);
    expect([formatFixed(0n, 3, 1), formatFixed(1_999n, 3, 5), formatFixed(1_999n, 3, 3)]).toEqual([
      '0.0',
      '1.99900',
      '1.999',
    ]);
  });

  it('groups from the right, whatever the length', () => {
    expect(
      ['1', '12', '123', '1234', '-123', '-1234', '123456', '1234567.1234'].map((text) => groupThousands(text)),
    ).toEqual(['1', '12', '123', '1,234', '-123', '-1,234', '123,456', '1,234,567.1234']);
    expect(groupThousands('-1234567.5', ' ')).toBe('-1 234 567.5');
  });

  it('reads back what it wrote, and says why it does not', () => {
    expect([readAmount('-1.5', 2), readAmount('1.5', 2), readAmount('0', 0)]).toEqual([-150n, 150n, 0n]);
    expect(() => readAmount('1.234', 2)).toThrow('not an amount of scale 2: AMOUNT_PLACES');
    expect(() => readAmount('--1', 2)).toThrow('not an amount of scale 2: AMOUNT_SIGN');
  });
});

describe('what is shown at its edges', () => {
  it.each([
    [undefined, 6, '--'],
    [-999_999_999n, 6, '-999.999'],
    [-1_000_000_000n, 6, '-1.000K'],
    [999n, 0, '999.000'],
    [1_000n, 0, '1.000K'],
    [1_000_000n, 0, '1.000M'],
    [999_999_999n, 0, '999.999M'],
    [1_000_000_000n, 0, '1.000B'],
    [1_500_000_000_000n, 0, '1.500T'],
    [2_000_000_000_000_000n, 0, '2.000Q'],
  ] as const)('%s at scale %i is abbreviated as %s', (minor, scale, text) => {
    expect(abbreviate(minor, scale)).toBe(text);
  });

  it('a closed eye hides even what is not known', () => {
    expect(displayAmount(null, 6, { isHidden: true })).toBe('******');
    expect(displayAmount(1_234_567n, 0, { isHidden: false, places: 0 })).toBe('1,234,567');
    expect(displayAmount(1_234_567n, 0, { isGrouped: true, places: 0 })).toBe('1,234,567');
    expect(displayAmount(undefined, 6, { places: 2 })).toBe('--');
  });
});

describe('value at its edges', () => {
  const third = { priceUnits: 1n, priceScale: 1 };
  it('rounds down unless told otherwise', () => {
    expect(usdtValueMinor(19n, 6, third)).toBe(1n);
    expect(usdtValueMinor(19n, 6, third, 'up')).toBe(2n);
    expect(usdtValueMinor(19n, 6, { priceUnits: 0n, priceScale: 1 })).toBe(0n);
    expect(valueMinor(15n, 1, { priceUnits: 3n, priceScale: 0 }, 2, 'down')).toBe(450n);
    expect(() => valueMinor(1n, 0, { priceUnits: -1n, priceScale: 0 }, 0, 'down')).toThrow('a price is zero or more');
  });

  it('goes back with the same scales', () => {
    expect(amountForUsdtMinor(2_000_000n, 2, { priceUnits: 15n, priceScale: 1 }, 'down')).toBe(133n);
    expect(amountForUsdtMinor(2_000_000n, 2, { priceUnits: 15n, priceScale: 1 }, 'up')).toBe(134n);
  });
});
