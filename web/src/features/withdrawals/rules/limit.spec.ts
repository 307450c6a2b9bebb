import { describe, expect, it } from 'vitest';
import { limitPercent } from './limit.ts';

describe('a limit', () => {
  it('shows a used limit, however little', () => {
    expect(limitPercent({ usedUsdt: '0.01', limitUsdt: '1000000' })).toBe(1);
    expect(limitPercent({ usedUsdt: '0', limitUsdt: '10' })).toBe(0);
    expect(limitPercent({ usedUsdt: '11', limitUsdt: '10' })).toBe(100);
  });
});
