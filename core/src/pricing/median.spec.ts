import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MedianRules, medianOf, type SourceQuote } from './median.ts';

const NOW_MS = 1_800_000_000_000;
const RULES: MedianRules = { staleMs: 60_000, sourcesMin: 2, spreadPpmMax: 20_000 };
const quote = (source: string, priceE8: bigint, ageMs = 0): SourceQuote => ({ source, priceE8, atMs: NOW_MS - ageMs });

describe('one price from several sources', () => {
  it('is the middle one, and as old as the oldest in it', () => {
    const quotes = [quote('a', 100_00n, 5_000), quote('b', 101_00n, 9_000), quote('c', 100_50n)];
    expect(medianOf(quotes, NOW_MS, RULES)).toEqual({
      ok: true,
      value: { priceE8: 100_50n, atMs: NOW_MS - 9_000, sources: 3 },
    });
  });

  it('is half way between the two in the middle, rounded down, for an even number of sources', () => {
    expect(medianOf([quote('a', 1001n), quote('b', 1004n)], NOW_MS, RULES)).toMatchObject({
      value: { priceE8: 1002n },
    });
  });

  it('is not moved by one that is far off, however far', () => {
    for (const wrong of [1n, 10n ** 20n]) {
      const quotes = [quote('a', 10_000n), quote('b', 10_010n), quote('c', wrong)];
      expect(medianOf(quotes, NOW_MS, RULES)).toMatchObject({ value: { priceE8: 10_005n, sources: 2 } });
    }
  });

  it('is none where too few are fresh: old ones, those of the future, zeros, and a second word of the same source', () => {
    const quotes = [
      quote('a', 10_000n),
      quote('a', 10_001n, 10),
      quote('b', 10_000n, 60_001),
      quote('c', 10_000n, -60_001),
      quote('d', 0n),
    ];
    expect(medianOf(quotes, NOW_MS, RULES)).toEqual({
      ok: false,
      refusal: { code: 'TOO_FEW_SOURCES', details: { sources: 1, sourcesMin: 2 } },
    });
  });

  it('is none where two say two things: nobody knows which is right', () => {
    expect(medianOf([quote('a', 10_000n), quote('b', 12_000n)], NOW_MS, RULES)).toMatchObject({
      refusal: { code: 'SOURCES_DISAGREE' },
    });
  });

  it('lies between the lowest and the highest, whatever the order', () => {
    const some = fc.array(
      fc.record({
        source: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        priceE8: fc.bigInt({ min: 1n, max: 10n ** 14n }),
        atMs: fc.integer({ min: NOW_MS - 90_000, max: NOW_MS }),
      }),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(some, (quotes) => {
        const median = medianOf(quotes, NOW_MS, RULES);
        if (!median.ok) return;
        const prices = quotes.map(({ priceE8 }) => priceE8);
        expect(prices.some((price) => price <= median.value.priceE8)).toBe(true);
        expect(prices.some((price) => price >= median.value.priceE8)).toBe(true);
      }),
    );
  });
});
