import { describe, expect, it } from 'vitest';
import { deleverageOrder, lightsOf } from './deleverage.ts';

const position = (id: string, gain: number, entry: number, mark: number, bankrupt: number) => ({
  id,
  gainMinor: BigInt(gain),
  entryMinor: BigInt(entry),
  markMinor: BigInt(mark),
  bankruptMinor: BigInt(bankrupt),
});

describe('who is closed first', () => {
  it('is whoever gained most with the most leverage', () => {
    const order = deleverageOrder([
      position('a-loss', -100, 1_000, 900, 800),
      position('b-gain-low-leverage', 200, 1_000, 1_200, 0),
      position('c-gain-high-leverage', 200, 1_000, 1_200, 1_100),
      position('d-smaller-loss', -10, 1_000, 990, 800),
    ]);
    expect(order).toEqual(['c-gain-high-leverage', 'b-gain-low-leverage', 'd-smaller-loss', 'a-loss']);
  });

  it('does not depend on the order in which equals are read', () => {
    const equals = ['c', 'a', 'b'].map((id) => position(id, 5, 10, 15, 10));
    expect(deleverageOrder(equals)).toEqual(['a', 'b', 'c']);
  });

  it('of one that has nothing left is still a number', () => {
    expect(deleverageOrder([position('a', 5, 10, 15, 15), position('b', 5, 10, 15, 1)])).toEqual(['a', 'b']);
  });

  it('is shown by five lights, a fifth of all each', () => {
    expect([0, 19, 20, 39, 40, 99].map((place) => lightsOf(place, 100))).toEqual([5, 5, 4, 4, 3, 1]);
    expect(lightsOf(0, 1)).toBe(5);
  });
});
