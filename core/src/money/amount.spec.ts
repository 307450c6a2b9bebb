import { describe, expect, it } from 'vitest';
import { AMOUNT_MINOR_MAX, formatAmount, formatFixed, groupThousands, parseAmount, readAmount } from './amount.ts';

describe('parseAmount', () => {
  it.each([
    ['0', 6, 0n],
    ['0.5', 6, 500_000n],
    ['0.50', 6, 500_000n],
    ['1', 0, 1n],
    ['1', 18, 10n ** 18n],
    ['0.000000000000000001', 18, 1n],
    ['99999999999999999999.999999999999999999', 18, AMOUNT_MINOR_MAX],
    ['99999999999999999999999999999999999999', 0, AMOUNT_MINOR_MAX],
  ] as const)('reads %s at scale %i', (text, scale, minor) => {
    expect(parseAmount(text, scale)).toEqual({ ok: true, value: minor });
  });

  it.each([
    ['', 'AMOUNT_REQUIRED'],
    ['   ', 'AMOUNT_REQUIRED'],
    ['\t\n', 'AMOUNT_REQUIRED'],
    ['-1', 'AMOUNT_SIGN'],
    ['-0', 'AMOUNT_SIGN'],
    ['+1', 'AMOUNT_SIGN'],
    ['\u22121', 'AMOUNT_SIGN'],
    ['-Infinity', 'AMOUNT_SIGN'],
    ['1e309', 'AMOUNT_NOT_A_NUMBER'],
    ['1e3', 'AMOUNT_NOT_A_NUMBER'],
    ['NaN', 'AMOUNT_NOT_A_NUMBER'],
    ['Infinity', 'AMOUNT_NOT_A_NUMBER'],
    ['0x10', 'AMOUNT_NOT_A_NUMBER'],
    ['1_000', 'AMOUNT_NOT_A_NUMBER'],
    ['1,000', 'AMOUNT_NOT_A_NUMBER'],
    ['1 000', 'AMOUNT_NOT_A_NUMBER'],
    [' 1', 'AMOUNT_NOT_A_NUMBER'],
    ['1 ', 'AMOUNT_NOT_A_NUMBER'],
    ['1\n', 'AMOUNT_NOT_A_NUMBER'],
    ['1.', 'AMOUNT_NOT_A_NUMBER'],
    ['.5', 'AMOUNT_NOT_A_NUMBER'],
    ['.', 'AMOUNT_NOT_A_NUMBER'],
    ['1.2.3', 'AMOUNT_NOT_A_NUMBER'],
    ['007', 'AMOUNT_NOT_A_NUMBER'],
    ['\uFF11', 'AMOUNT_NOT_A_NUMBER'],
    ['\u0661', 'AMOUNT_NOT_A_NUMBER'],
    ['1\u0000', 'AMOUNT_NOT_A_NUMBER'],
    ['\u200B1', 'AMOUNT_NOT_A_NUMBER'],
    ['1n', 'AMOUNT_NOT_A_NUMBER'],
    ['true', 'AMOUNT_NOT_A_NUMBER'],
    ['1/2', 'AMOUNT_NOT_A_NUMBER'],
    ['$1', 'AMOUNT_NOT_A_NUMBER'],
    ['\u00BD', 'AMOUNT_NOT_A_NUMBER'],
    ['0.1234567', 'AMOUNT_PLACES'],
    ['1.0000000', 'AMOUNT_PLACES'],
    ['100000000000000000000000000000000', 'AMOUNT_TOO_LARGE'],
    ['9'.repeat(65), 'AMOUNT_TOO_LARGE'],
    ['9'.repeat(100_000), 'AMOUNT_TOO_LARGE'],
  ] as const)('refuses %j', (text, code) => {
    const result = parseAmount(text, 6);
    expect(result.ok ? 'accepted' : result.refusal.code).toBe(code);
  });

  it.each([[5], [true], [null], [undefined], [['5']], [{}], [5n]])('refuses %s, which is no text', (value) => {
    // A browser sends what the compiler would refuse.
    const result = parseAmount(value as unknown as string, 6);
    expect(result.ok ? 'accepted' : result.refusal.code).toBe('AMOUNT_NOT_A_NUMBER');
  });

  it('says the numbers that caused a refusal', () => {
    expect(parseAmount('0.1234567', 6)).toEqual({
      ok: false,
      refusal: { code: 'AMOUNT_PLACES', details: { places: 7, scale: 6 } },
    });
    expect(parseAmount('1000000000000000000000', 18)).toEqual({
      ok: false,
      refusal: { code: 'AMOUNT_TOO_LARGE', details: { max: '99999999999999999999.999999999999999999' } },
    });
  });

  it.each([[-1], [39], [1.5], [Number.NaN]])('throws for the scale %d, which is a bug', (scale) => {
    expect(() => parseAmount('1', scale)).toThrow(RangeError);
  });
});

describe('formatting', () => {
  it.each([
    [0n, 6, '0'],
    [1n, 6, '0.000001'],
    [1_500_000n, 6, '1.5'],
    [-1_500_000n, 6, '-1.5'],
    [100n, 0, '100'],
  ] as const)('writes %s at scale %i as %s', (minor, scale, text) => {
    expect(formatAmount(minor, scale)).toBe(text);
    expect(readAmount(text, scale)).toBe(minor);
  });

  it.each([
    [1_999_999n, 6, 2, '1.99'],
    [1_999_999n, 6, 0, '1'],
    [1n, 6, 2, '0.00'],
    [-1n, 6, 2, '0.00'],
    [-1_999_999n, 6, 2, '-1.99'],
    [5n, 0, 2, '5.00'],
    [5n, 6, 8, '0.00000500'],
  ] as const)('rounds %s at scale %i to %i places down', (minor, scale, places, text) => {
    expect(formatFixed(minor, scale, places)).toBe(text);
  });

  it.each([
    ['1234567.891', '1,234,567.891'],
    ['123', '123'],
    ['1234', '1,234'],
    ['-1234.5', '-1,234.5'],
    ['-123', '-123'],
    ['0.123456', '0.123456'],
  ])('groups %s', (text, grouped) => {
    expect(groupThousands(text)).toBe(grouped);
  });

  it('throws when our own text is not an amount', () => {
    expect(() => readAmount('1e3', 6)).toThrow('AMOUNT_NOT_A_NUMBER');
    expect(() => readAmount('--1', 6)).toThrow('AMOUNT_SIGN');
  });
});
