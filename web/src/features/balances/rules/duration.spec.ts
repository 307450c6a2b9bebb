import { describe, expect, it } from 'vitest';
import { durationOf } from './duration.ts';

describe('how long blocks take', () => {
  it('names a time in the unit that reads best', () => {
    expect(durationOf(1, 600)).toEqual({ unit: 'minutes', count: 10 });
    expect(durationOf(3, 2)).toEqual({ unit: 'seconds', count: 6 });
    expect(durationOf(3, 0)).toBeNull();
  });
});
