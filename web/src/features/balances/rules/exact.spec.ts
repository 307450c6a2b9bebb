import { describe, expect, it } from 'vitest';
import { addText, compareText, minText, signOf, subtractText } from './exact.ts';

describe('amounts as texts', () => {
  it('adds and subtracts without a rounding of its own', () => {
    expect(addText('0.1', '0.2')).toBe('0.3');
    expect(addText('9999999999.999999999999999999', '0.000000000000000001')).toBe('10000000000');
    expect(subtractText('1', '1.000000000000000001')).toBe('-0.000000000000000001');
  });

  it.each([
    ['1', '1.0', 0],
    ['2', '10', -1],
    ['-1', '-2', 1],
  ] as const)('compares %s with %s', (left, right, order) => {
    expect(compareText(left, right)).toBe(order);
  });

  it('finds the smallest and the direction', () => {
    expect(minText('3', '1.5', '2')).toBe('1.5');
    expect([signOf('0'), signOf('-0.01'), signOf('0.01')]).toEqual(['none', 'down', 'up']);
  });
});
