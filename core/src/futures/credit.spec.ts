import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payFromCredit } from './credit.ts';

const coupon = (id: string, left: number, expiresAtMs: number) => ({ id, leftMinor: BigInt(left), expiresAtMs });

describe('a cost', () => {
  it('is paid by the coupon that expires first, then by the next, then by the person', () => {
    const coupons = [coupon('late', 50, 9), coupon('soon', 30, 3), coupon('used', 0, 1)];
    expect(payFromCredit(coupons, 100n)).toEqual({
      parts: [
        { id: 'soon', minor: 30n },
        { id: 'late', minor: 50n },
      ],
      ownMinor: 20n,
    });
    expect(payFromCredit(coupons, 10n)).toEqual({ parts: [{ id: 'soon', minor: 10n }], ownMinor: 0n });
  });

  it('is shared without a unit more or less, in whatever order coupons are read', () => {
    const left = fc.bigInt({ min: 0n, max: 1_000n });
    const some = fc.uniqueArray(fc.record({ id: fc.uuid(), leftMinor: left, expiresAtMs: fc.nat(3) }), {
      selector: ({ id }) => id,
      maxLength: 6,
    });
    fc.assert(
      fc.property(some, fc.bigInt({ min: 0n, max: 5_000n }), (coupons, cost) => {
        const { parts, ownMinor } = payFromCredit(coupons, cost);
        expect(parts.reduce((sum, { minor }) => sum + minor, ownMinor)).toBe(cost);
        for (const { id, minor } of parts)
          expect(minor <= coupons.find((each) => each.id === id)!.leftMinor).toBe(true);
        expect(payFromCredit(coupons.toReversed(), cost)).toEqual({ parts, ownMinor });
      }),
    );
  });
});
