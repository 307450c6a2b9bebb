import { describe, expect, it } from 'vitest';
import { ASKS, grid } from '../order-form.rig.ts';
import { walkBook } from './book-walk.ts';

describe('a walk through the book', () => {
  it('spends a sum, down to the last whole lot', () => {
    const walk = walkBook(ASKS, { quoteMinor: 1_000_000_000n }, grid);
    expect(walk.lots).toBe(109n);
    expect(walk.worstTicks).toBe(912_410);
    expect(walk.isEnough).toBe(true);
    expect(walk.costMinor).toBe((912_406n * 100n + 912_410n * 9n) * grid.unitMinor);
  });

  it('goes on where a sum takes all of a price and buys a lot at the next one, which is cheaper for a sale', () => {
    const taken = (units: bigint) =>
      walkBook(
        [
          [100, 1],
          [30, 2],
        ],
        { quoteMinor: units * grid.unitMinor },
        grid,
      );
    expect(taken(165n)).toEqual({ lots: 3n, costMinor: 160n * grid.unitMinor, worstTicks: 30, isEnough: true });
    expect(taken(129n)).toEqual({ lots: 1n, costMinor: 100n * grid.unitMinor, worstTicks: 100, isEnough: true });
    expect(taken(195n)).toEqual({ lots: 3n, costMinor: 160n * grid.unitMinor, worstTicks: 30, isEnough: false });
    // A part of an order that is left stands before whatever is cheaper.
    expect(
      walkBook(
        [
          [100, 2],
          [30, 2],
        ],
        { quoteMinor: 190n * grid.unitMinor },
        grid,
      ).lots,
    ).toBe(1n);
  });

  it('takes in a sum before its fee', () => {
    expect(walkBook([[100, 50]], { quoteMinor: 10n * grid.unitMinor * 100n }, grid).lots).toBe(10n);
    expect(walkBook([], { lots: 1n }, grid)).toEqual({
      lots: 0n,
      costMinor: 0n,
      worstTicks: 0,
      isEnough: false,
    });
  });
});
