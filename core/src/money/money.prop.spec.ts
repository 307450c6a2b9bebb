import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';
import { AMOUNT_MINOR_MAX, formatAmount, formatFixed, groupThousands, parseAmount, readAmount } from './amount.ts';
import { feeOfBps } from './fee.ts';
import { mulDiv } from './round.ts';
import { parseTyped, readPasted } from './typed.ts';

const scale = fc.integer({ min: 0, max: 18 });
const amount = fc.bigInt({ min: 0n, max: AMOUNT_MINOR_MAX });
const signed = fc.bigInt({ min: -AMOUNT_MINOR_MAX, max: AMOUNT_MINOR_MAX });
const RUNS = { numRuns: 1_000 };

describe('amount text (I-29)', () => {
  it('comes back as the same amount', () => {
    fc.assert(
      fc.property(amount, scale, (minor, places) => {
        expect(parseAmount(formatAmount(minor, places), places)).toEqual({ ok: true, value: minor });
      }),
      RUNS,
    );
  });

  it('comes back through readAmount with its sign, and is canonical', () => {
    fc.assert(
      fc.property(signed, scale, (minor, places) => {
        const text = formatAmount(minor, places);
        expect(readAmount(text, places)).toBe(minor);
        expect(text).toMatch(/^-?(0|[1-9][0-9]*)(\.[0-9]*[1-9])?$/);
      }),
      RUNS,
    );
  });

  it('survives grouping and a paste', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), scale, (minor, places) => {
        const grouped = groupThousands(formatAmount(minor, places));
        // A single mark between digits may begin the decimals.
        const isPlain = !/^\d+,\d{3}$/.test(grouped);
        expect(readPasted(` ${grouped} `)).toBe(isPlain ? formatAmount(minor, places) : null);
        expect(parseTyped(grouped.replaceAll(',', ' '), places)).toEqual({ ok: true, value: minor });
      }),
      RUNS,
    );
  });

  it('never shows more than there is', () => {
    fc.assert(
      fc.property(amount, scale, scale, (minor, places, shown) => {
        fc.pre(shown <= places);
        const shownMinor = readAmount(formatFixed(minor, places, shown), shown);
        expect(shownMinor).toBe(minor / 10n ** BigInt(places - shown));
      }),
      { numRuns: 300, examples: [[1_999_999n, 6, 2]] },
    );
  });

  it('takes no arbitrary text for an amount unless it is plain decimal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const result = parseAmount(text, 6);
        if (result.ok) expect(text).toMatch(/^[0-9]+(\.[0-9]{1,6})?$/);
      }),
      RUNS,
    );
  });
});

describe('arithmetic', () => {
  it('down and up differ by at most one, and enclose the exact result', () => {
    fc.assert(
      fc.property(signed, signed, amount, (a, b, divisor) => {
        const denominator = divisor + 1n;
        const down = mulDiv(a, b, denominator, 'down');
        const up = mulDiv(a, b, denominator, 'up');
        const gap = up - down;
        expect(gap === 0n || gap === 1n || gap === -1n).toBe(true);
        expect(gap === 0n).toBe((a * b) % denominator === 0n);
      }),
      RUNS,
    );
  });

  it('allocation loses nothing and gives each its share or one unit more', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 20n }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(amount, weights, (totalMinor, parts) => {
        fc.pre(parts.some((part) => part > 0n));
        const shares = allocate(totalMinor, parts);
        const weightSum = parts.reduce((sum, part) => sum + part, 0n);
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(totalMinor);
        shares.forEach((share, at) => {
          const floor = (totalMinor * parts[at]!) / weightSum;
          expect(share === floor || share === floor + 1n).toBe(true);
          if (parts[at] === 0n) expect(share).toBe(0n);
        });
      }),
      RUNS,
    );
  });

  it('a fee never passes the amount and never falls short of the rate', () => {
    fc.assert(
      fc.property(amount, fc.bigInt({ min: 0n, max: 10_000n }), (minor, bps) => {
        const fee = feeOfBps(minor, bps);
        expect(fee <= minor).toBe(true);
        expect(fee * 10_000n >= minor * bps).toBe(true);
        expect(fee * 10_000n - minor * bps < 10_000n).toBe(true);
      }),
      RUNS,
    );
  });
});
