import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../calendar/durations.ts';
import { correlation } from './correlation.fixture.ts';
import { PriceWalk, type WalkModel } from './price-walk.ts';

const NOW_MS = Date.parse('2026-11-21T05:06:07.089Z');
const MODELS: Readonly<Record<string, WalkModel>> = {
  BTC: { base: 6_100_000_000_000n, dayVolatility: 20_000, marketShare: 950_000 },
  ETH: { base: 260_000_000_000n, dayVolatility: 25_000, marketShare: 720_000 },
  SMALL: { base: 35_000_000n, dayVolatility: 30_000, marketShare: 520_000 },
  STABLE: { base: 99_990_000n, dayVolatility: 60, marketShare: 520_000 },
};
const NAMES = Object.keys(MODELS);

const walk = (seed: string, name: string): PriceWalk => new PriceWalk(seed, name, MODELS[name]!);

/** Returns from step to step, as plain fractions. */
function returns(price: PriceWalk, stepMs: number, steps: number): number[] {
  const prices = Array.from({ length: steps + 1 }, (_, at) => Number(price.priceAt(NOW_MS - (steps - at) * stepMs)));
  return prices.slice(1).map((after, at) => after / prices[at]! - 1);
}

describe('a made-up price', () => {
  it('depends on seed, name, model and time alone, whatever was asked before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.nat(3_000 * DAY_MS), fc.nat(3_000 * DAY_MS), (name, before, wanted) => {
        const asked = walk('a', name);
        asked.priceAt(NOW_MS - 2_000 * DAY_MS + before);
        const atMs = NOW_MS - 2_000 * DAY_MS + wanted;
        expect(asked.priceAt(atMs)).toBe(walk('a', name).priceAt(atMs));
      }),
      { numRuns: 60 },
    );
    expect(walk('a', 'BTC').priceAt(NOW_MS)).not.toBe(walk('b', 'BTC').priceAt(NOW_MS));
  });

  it('stands at its base before its first day', () => {
    expect(walk('a', 'BTC').priceAt(Date.parse('2019-12-31T23:59:59Z'))).toBe(MODELS.BTC!.base);
  });

  it('moves from day to day without a jump at midnight', () => {
    const price = walk('bourse', 'BTC');
    for (let day = 0; day < 400; day++) {
      const midnightMs = Math.floor(NOW_MS / DAY_MS) * DAY_MS - day * DAY_MS;
      const [before, after] = [price.priceAt(midnightMs - 1), price.priceAt(midnightMs)];
      expect(Math.abs(Number(after - before)) / Number(before)).toBeLessThan(0.005);
    }
  });

  it.each(NAMES)(
    '%s: a day of three years moves by a third of its price never, and the price stays within reach',
    (name) => {
      const price = walk('bourse', name);
      for (const move of returns(price, DAY_MS, 1_095)) expect(Math.abs(move)).toBeLessThan(0.3);
      for (let day = 0; day < 1_095; day += 7) {
        const distance = Number(price.priceAt(NOW_MS - day * DAY_MS)) / Number(MODELS[name]!.base);
        expect(distance).toBeGreaterThan(0.2);
        expect(distance).toBeLessThan(5);
      }
    },
  );

  it.each(NAMES)('%s: wild days follow wild days, and hours likewise (lags 1 to 10 above 0.1)', (name) => {
    for (const [stepMs, steps] of [
      [DAY_MS, 1_095],
      [HOUR_MS, 4_800],
    ] as const) {
      const sizes = returns(walk('bourse', name), stepMs, steps).map(Math.abs);
      for (let lag = 1; lag <= 10; lag++)
        expect(correlation(sizes.slice(lag), sizes.slice(0, -lag))).toBeGreaterThan(0.1);
    }
  });

  it('goes with the market, each as far as its share says', () => {
    const bitcoin = returns(walk('bourse', 'BTC'), DAY_MS, 1_095);
    for (const name of NAMES.slice(1)) {
      const withBitcoin = correlation(returns(walk('bourse', name), DAY_MS, 1_095), bitcoin);
      expect(withBitcoin).toBeGreaterThan(0.3);
      expect(withBitcoin).toBeLessThan(0.9);
    }
  });
});
