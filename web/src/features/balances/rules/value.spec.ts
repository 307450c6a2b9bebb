import { describe, expect, it } from 'vitest';
import { valueInUsdt } from './value.ts';

describe('the value of a coin', () => {
  it('values a coin, rounded down', () => {
    expect(valueInUsdt('0.5', '3012.18')).toBe('1506.09');
  });
});
