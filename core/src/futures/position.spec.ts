import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { increased, type Position, reduced, type Side, unrealisedUnits } from './position.ts';

const side = fc.constantFrom<Side>('LONG', 'SHORT');
const size = fc.bigInt({ min: 1n, max: 10n ** 9n });
const price = fc.bigInt({ min: 1n, max: 10n ** 9n });

describe('a position', () => {
  it('gains with the price where it is long, and against it where it is short', () => {
    const long = increased(increased(null, 'LONG', 2n, 100n), 'LONG', 1n, 130n);
    expect(unrealisedUnits(long, 120n)).toBe(30n);
    const short = increased(null, 'SHORT', 3n, 110n);
    expect(unrealisedUnits(short, 120n)).toBe(-30n);
  });

  it('is gone when it is closed whole', () => {
    expect(reduced(increased(null, 'SHORT', 3n, 110n), 3n, 100n)).toEqual({ rest: null, realisedUnits: 30n });
  });

  it('closed in parts realises what it would have realised whole', () => {
    fc.assert(
      fc.property(
        side,
        fc.array(fc.tuple(size, price), { minLength: 1, maxLength: 5 }),
        size,
        price,
        (way, opened, part, at) => {
          const whole = opened.reduce<Position | null>((before, [n, p]) => increased(before, way, n, p), null)!;
          const closed = part > whole.lots ? whole.lots : part;
          const { rest, realisedUnits } = reduced(whole, closed, at);
          expect(realisedUnits + (rest ? unrealisedUnits(rest, at) : 0n)).toBe(unrealisedUnits(whole, at));
          expect((rest?.lots ?? 0n) + closed).toBe(whole.lots);
        },
      ),
    );
  });

  it('of both sides of a trade sums to nothing at every price', () => {
    fc.assert(
      fc.property(size, price, price, (n, at, mark) => {
        const [long, short] = [increased(null, 'LONG', n, at), increased(null, 'SHORT', n, at)];
        expect(unrealisedUnits(long, mark) + unrealisedUnits(short, mark)).toBe(0n);
      }),
    );
  });

  it.each([0n, -1n, 4n])('of 3 lots cannot be closed by %i', (part) => {
    expect(() => reduced(increased(null, 'LONG', 3n, 1n), part, 1n)).toThrow('cannot be closed');
  });
});
