import { describe, expect, it } from 'vitest';
import {
  formatAge,
  formatAmount,
  formatLeft,
  formatShortAmount,
  formatShortTime,
  formatTime,
  inBlocks,
} from './format.ts';

describe('numbers for staff', () => {
  it.each([
    ['165686.379', 2, '165,686.37'],
    ['0.5', undefined, '0.5'],
    ['-1234.5', 2, '−1,234.50'],
    ['80000', undefined, '80,000'],
  ])('%s with %s places reads %s', (text, places, shown) => expect(formatAmount(text, places)).toBe(shown));

  it('counts down in whole seconds and never below nothing', () => {
    expect(formatLeft(2_892_000)).toBe('0:48:12');
    expect(formatLeft(-5)).toBe('0:00:00');
  });

  it('writes business time, UTC+8', () => {
    const atMs = Date.UTC(2026, 10, 20, 6, 32, 5);
    expect(formatTime(atMs)).toBe('2026/11/20 14:32:05');
    expect(formatShortTime(atMs)).toBe('11/20 14:32');
  });

  it('cuts an address into blocks of four', () => {
    expect(inBlocks('bc1qw9r4t7kef7')).toEqual({ first: 'bc1q', middle: ['w9r4', 't7ke'], last: 'f7' });
    expect(inBlocks('0x71C7656EC7ab')).toEqual({ first: '0x71C7', middle: ['656E'], last: 'C7ab' });
  });
});

it.each([
  ['20006.096672220944918596', '20,006.096672…'],
  ['100198583', '100,198,583'],
  ['-1.123456', '−1.123456'],
  ['-0.1234567', '−0.123456…'],
])('%s is shown short as %s', (text, shown) => {
  expect(formatShortAmount(text)).toBe(shown);
});

it.each([
  [0, 'en-US', '0s ago'],
  [59_999, 'en-US', '59s ago'],
  [60_000, 'en-US', '1m ago'],
  [7_200_000, 'en-US', '2h ago'],
  [2 * 86_400_000, 'en-US', '2d ago'],
  [-5, 'en-US', '0s ago'],
  [12_000, 'de', 'vor 12 s'],
])('%d ms ago reads in %s: %s', (ageMs, languageTag, words) => {
  expect(formatAge(ageMs, languageTag)).toBe(words);
});
