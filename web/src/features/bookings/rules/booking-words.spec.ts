import { describe, expect, it } from 'vitest';
import { kindWord } from './booking-words.ts';

describe('bookings', () => {
  it('has a word for what it does not know', () => {
    expect(kindWord('lottery.prize')).toBe('other');
  });
});
