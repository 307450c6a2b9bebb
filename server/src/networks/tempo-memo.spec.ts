import { pad, stringToHex, toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { decodeMemo, encodeMemo, normaliseMemo } from './tempo-memo.ts';

describe('a memo', () => {
  it.each([
    ['characters padded on the right', pad(stringToHex('10000042'), { dir: 'right', size: 32 }), '10000042'],
    ['characters padded on the left', pad(stringToHex('10000042'), { dir: 'left', size: 32 }), '10000042'],
    ['a number', toHex(10_000_042n, { size: 32 }), '10000042'],
    ['a number with leading zeros in characters', encodeMemo('00042'), '42'],
    ['text', encodeMemo('order 7'), 'order 7'],
    ['nothing', toHex(0n, { size: 32 }), ''],
    ['characters over all 32 bytes', stringToHex('x'.repeat(32)), 'x'.repeat(32)],
  ])('is read from %s', (_name, bytes, text) => {
    expect(decodeMemo(bytes)).toBe(text);
  });

  it('that is no text and no number is shown as it came', () => {
    const odd = `0xff${'00'.repeat(31)}` as const;
    expect(decodeMemo(odd)).toBe(odd);
  });

  it('is compared without blanks and leading zeros', () => {
    expect(normaliseMemo(' 007 ')).toBe('7');
    expect(normaliseMemo('0')).toBe('0');
    expect(normaliseMemo(' a b ')).toBe('a b');
  });
});
