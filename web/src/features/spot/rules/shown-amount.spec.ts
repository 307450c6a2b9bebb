import { describe, expect, it } from 'vitest';
import { shownDerived, shownMinor, shownTyped } from './shown-amount.ts';

describe('an amount in a field', () => {
  it.each([
    ['64096.9', 1, '64,096.9'],
    ['64096', 1, '64,096.0'],
    ['0.03', 4, '0.0300'],
    ['60000.005', 2, '60,000.005'],
    ['1 234.5', 2, '1,234.50'],
    ['.5', 0, '0.5'],
    ['7', 0, '7'],
    ['59,000', 1, '59,000'],
    ['1e2', 2, '1e2'],
    ['-5', 2, '-5'],
    ['', 2, ''],
  ] as const)('%s at %d places reads %s', (text, places, shown) => {
    expect(shownTyped(text, places)).toBe(shown);
  });

  it('that followed has the places of its coin: up where it is paid, down where it comes', () => {
    expect(shownDerived('64.0969', 2, 'up')).toBe('64.10');
    expect(shownDerived('64.0969', 2, 'down')).toBe('64.09');
    expect(shownDerived('', 2, 'up')).toBe('');
    expect(shownMinor(2_994_600n, 8, 8, 'down')).toBe('0.02994600');
    expect(shownMinor(1_950_000_000n, 6, 2, 'down')).toBe('1,950.00');
    expect(shownMinor(5n, 0, 2, 'up')).toBe('5.00');
  });
});
