import { describe, expect, it } from 'vitest';
import { abbreviate } from './abbreviate.ts';
import { allocate, allocateDown } from './allocate.ts';
import { AMOUNT_LENGTH_MAX } from './amount.ts';
import { DEFAULT_PLACES, displayAmount, EMPTY, MASK } from './display.ts';
import { feeOfBps, feeOfRate, splitFee } from './fee.ts';
import { mulDiv, rescale } from './round.ts';
import { parseTyped, readPasted } from './typed.ts';
import { amountForUsdtMinor, usdtValueMinor } from './value.ts';

describe('rounding by a named direction', () => {
  it.each([
    [7n, 1n, 2n, 'down', 3n],
    [7n, 1n, 2n, 'up', 4n],
    [8n, 1n, 2n, 'up', 4n],
    [-7n, 1n, 2n, 'down', -3n],
    [-7n, 1n, 2n, 'up', -4n],
    [7n, 1n, -2n, 'up', -4n],
    [0n, 5n, 7n, 'up', 0n],
  ] as const)('%s x %s / %s %s is %s', (amount, numerator, denominator, direction, result) => {
    expect(mulDiv(amount, numerator, denominator, direction)).toBe(result);
  });

  it('refuses to divide by zero', () => expect(() => mulDiv(1n, 1n, 0n, 'down')).toThrow(RangeError));

  it.each([
    [15n, 1, 0, 'down', 1n],
    [15n, 1, 0, 'up', 2n],
    [15n, 0, 3, 'down', 15_000n],
    [15n, 2, 2, 'up', 15n],
  ] as const)('%s from scale %i to %i %s is %s', (minor, from, to, direction, result) => {
    expect(rescale(minor, from, to, direction)).toBe(result);
  });
});

describe('fees', () => {
  it.each([
    [10_000n, 10n, 10n],
    [10_001n, 10n, 11n],
    [1n, 1n, 1n],
    [0n, 10n, 0n],
    [100n, 0n, 0n],
    [100n, 10_000n, 100n],
  ] as const)('takes from %s at %s bps a fee of %s', (amountMinor, feeBps, feeMinor) => {
    expect(feeOfBps(amountMinor, feeBps)).toBe(feeMinor);
  });

  it('splits without loss', () => {
    expect(splitFee(1_001n, { rateUnits: 1n, rateScale: 3 })).toEqual({ feeMinor: 2n, netMinor: 999n });
  });

  it('throws for amounts and rates that cannot be', () => {
    expect(() => feeOfBps(-1n, 1n)).toThrow(RangeError);
    expect(() => feeOfRate(1n, { rateUnits: 11n, rateScale: 1 })).toThrow(RangeError);
    expect(() => feeOfRate(1n, { rateUnits: -1n, rateScale: 1 })).toThrow(RangeError);
  });
});

describe('allocation', () => {
  it.each([
    [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    [2n, [1n, 1n, 1n], [1n, 1n, 0n]],
    [10n, [0n, 1n], [0n, 10n]],
    [0n, [1n, 2n], [0n, 0n]],
    [7n, [1n, 2n], [2n, 5n]],
  ] as const)('splits %s', (totalMinor, weights, shares) => {
    expect(allocate(totalMinor, weights)).toEqual(shares);
  });

  it('names the residue when every share is rounded down', () => {
    expect(allocateDown(100n, [1n, 1n, 1n])).toEqual({ sharesMinor: [33n, 33n, 33n], residueMinor: 1n });
  });

  it('throws for what cannot be split', () => {
    expect(() => allocate(-1n, [1n])).toThrow(RangeError);
    expect(() => allocate(1n, [-1n, 2n])).toThrow(RangeError);
    expect(() => allocate(1n, [0n])).toThrow(RangeError);
    expect(() => allocate(1n, [])).toThrow(RangeError);
  });
});

describe('display', () => {
  it.each([
    [null, 6, '--'],
    [0n, 6, '0.000'],
    [999_999_999n, 6, '999.999'],
    [1_000_000_000n, 6, '1.000K'],
    [1_234_567_899_999n, 6, '1.234M'],
    [999_999_999_999n, 6, '999.999K'],
    [10n ** 15n, 6, '1.000B'],
    [10n ** 18n, 6, '1.000T'],
    [10n ** 21n, 6, '1.000Q'],
    [10n ** 24n, 6, '1000.000Q'],
    [-1_234_567n, 0, '-1.234M'],
    [1234n, 0, '1.234K'],
    [10n ** 33n, 18, '1.000Q'],
  ] as const)('abbreviates %s at scale %i as %s', (minor, scale, text) => {
    expect(abbreviate(minor, scale)).toBe(text);
  });

  it('shows, hides and leaves empty', () => {
    expect(DEFAULT_PLACES).toBe(8);
    expect(displayAmount(1_234_567_890_123_456_789_012n, 18)).toBe('1,234.56789012');
    expect(displayAmount(1_234_500n, 3, { places: 2, isGrouped: false })).toBe('1234.50');
    expect(displayAmount(1n, 6, { isHidden: true })).toBe(MASK);
    expect(displayAmount(null, 6)).toBe(EMPTY);
    expect(displayAmount(undefined, 6)).toBe(EMPTY);
  });
});

describe('what a person types', () => {
  it.each([
    ['0.05', 50_000n],
    ['.5', 500_000n],
    ['5.', 5_000_000n],
    ['55.', 55_000_000n],
    [`${' '.repeat(AMOUNT_LENGTH_MAX * 2 - 1)}1`, 1_000_000n],
    ['007', 7_000_000n],
    [' 12 ', 12_000_000n],
    ['1 234.5', 1_234_500_000n],
    ['1\u00A0234', 1_234_000_000n],
    ['1\u202F234\u202F567', 1_234_567_000_000n],
  ])('%j is an amount', (typed, minor) => {
    expect(parseTyped(typed, 6)).toEqual({ ok: true, value: minor });
  });

  it.each([
    ['1e2', 'AMOUNT_NOT_A_NUMBER'],
    ['0x10', 'AMOUNT_NOT_A_NUMBER'],
    ['1e309', 'AMOUNT_NOT_A_NUMBER'],
    ['-5', 'AMOUNT_SIGN'],
    ['+5', 'AMOUNT_SIGN'],
    ['1 5', 'AMOUNT_NOT_A_NUMBER'],
    ['1 2345', 'AMOUNT_NOT_A_NUMBER'],
    ['1.2.3', 'AMOUNT_NOT_A_NUMBER'],
    ['12a', 'AMOUNT_NOT_A_NUMBER'],
    ['1,2a', 'AMOUNT_NOT_A_NUMBER'],
    ['a1,2', 'AMOUNT_NOT_A_NUMBER'],
    ['.5x', 'AMOUNT_NOT_A_NUMBER'],
    ['x.5', 'AMOUNT_NOT_A_NUMBER'],
    ['x5.', 'AMOUNT_NOT_A_NUMBER'],
    ['x1 234', 'AMOUNT_NOT_A_NUMBER'],
    [`${' '.repeat(AMOUNT_LENGTH_MAX * 2)}1`, 'AMOUNT_TOO_LARGE'],
    ['.', 'AMOUNT_NOT_A_NUMBER'],
    ['Infinity', 'AMOUNT_NOT_A_NUMBER'],
    ['\uFF11', 'AMOUNT_NOT_A_NUMBER'],
    ['12,345', 'AMOUNT_COMMA'],
    ['1,5', 'AMOUNT_COMMA'],
    ['1,234.5', 'AMOUNT_COMMA'],
    ['1.234,56', 'AMOUNT_COMMA'],
    ["1'234", 'AMOUNT_COMMA'],
    ['1 234,5', 'AMOUNT_COMMA'],
    ['1\uFF0C5', 'AMOUNT_COMMA'],
    ['0.1234567', 'AMOUNT_PLACES'],
    ['', 'AMOUNT_REQUIRED'],
    [' \t ', 'AMOUNT_REQUIRED'],
    ['1 '.repeat(5_000), 'AMOUNT_TOO_LARGE'],
  ])('%j is refused', (typed, code) => {
    expect(parseTyped(typed, 6)).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe('what a person pastes', () => {
  it.each([
    ['1,234.50', '1234.50'],
    [' 1 234.5 ', '1234.5'],
    ['1\u00A0234', '1234'],
    ['1 234,50', '1234.50'],
    ['1\u202F234,567', '1234.567'],
    ["1'234'567.8", '1234567.8'],
    ['1\u2019234,5', '1234.5'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1.234,56', '1234.56'],
    ['1,5', '1.5'],
    ['12,25', '12.25'],
    ['1,2345', '1.2345'],
    ['12.345.678,9', '12345678.9'],
    ['123.456.789', '123456789'],
    ['12.345,6', '12345.6'],
    ['12 345,6', '12345.6'],
    [`${' '.repeat(AMOUNT_LENGTH_MAX * 2 - 1)}1`, '1'],
    ['0,123', '0.123'],
    [',123', '0.123'],
    ['1234,567', '1234.567'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['0.50', '0.50'],
    ['1007', '1007'],
    ['935.77 USDT', '935.77'],
    ['\uFEFF1\n', '1'],
  ])('%j is read as %j', (pasted, plain) => {
    expect(readPasted(pasted)).toBe(plain);
  });

  it.each([
    '12,345',
    '1,23,456',
    'x1,234.5',
    '1,234.5x',
    'x1,234,567',
    '1,234,567x',
    'x1.234,5',
    '1.234,5x',
    'x1.234.567',
    '1.234.567x',
    'x1 234',
    '1 234x',
    '5 USDT x',
    '0,1234,567',
    '1,234,56',
    '1,234.567.8',
    '1.234,567,8',
    '0,123,456',
    '-5',
    '+5',
    '1e3',
    '0x10',
    '12abc',
    '12 a',
    'USDT',
    '5..',
    '.',
    '',
    '1 5',
    "1'23",
    `${'1'.repeat(AMOUNT_LENGTH_MAX * 2)}1`,
  ])('%j is left as it is', (pasted) => {
    expect(readPasted(pasted)).toBeNull();
  });
});

describe('value in USDT', () => {
  it.each([
    [10n ** 18n, 18, { priceUnits: 25_005n, priceScale: 1 }, 'down', 2_500_500_000n],
    [1n, 18, { priceUnits: 2_500n, priceScale: 0 }, 'down', 0n],
    [1n, 18, { priceUnits: 2_500n, priceScale: 0 }, 'up', 1n],
    [5_000_000n, 6, { priceUnits: 1n, priceScale: 0 }, 'down', 5_000_000n],
  ] as const)('%s at scale %i', (amountMinor, scale, price, direction, usdtMinor) => {
    expect(usdtValueMinor(amountMinor, scale, price, direction)).toBe(usdtMinor);
  });

  it('goes back from USDT to the coin', () => {
    const price = { priceUnits: 40_000n, priceScale: 0 };
    expect(amountForUsdtMinor(40_000_000_000n, 8, price, 'down')).toBe(100_000_000n);
    expect(() => usdtValueMinor(1n, 6, { priceUnits: -1n, priceScale: 0 })).toThrow(RangeError);
  });
});
