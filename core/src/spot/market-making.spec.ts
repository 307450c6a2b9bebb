import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawHouseTrade,
  indexMilliTicks,
  type MakerFunds,
  type MakerShape,
  makerPlan,
  makerQuotes,
  type RestingQuote,
} from './market-making.ts';

const SHAPE: MakerShape = {
  distancesPpm: [400, 700, 1_100, 1_700, 3_000],
  levelUnits: [1_000_000_000, 2_000_000_000, 3_000_000_000, 4_000_000_000, 5_000_000_000],
  slackPpm: 450_000,
  skewPpm: 250,
};
const RICH: MakerFunds = { lots: 1e12, units: 1e15, targetLots: 1e12 };
const INDEX = 61_000_000_000;

const index = fc.integer({ min: 1_000, max: 900_000_000_000 });
const funds: fc.Arbitrary<MakerFunds> = fc.record({
  lots: fc.integer({ min: 0, max: 1e12 }),
  units: fc.integer({ min: 0, max: 1e15 }),
  targetLots: fc.integer({ min: 0, max: 1e12 }),
});
const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('the index of a pair', () => {
  it.each([
    ['61,000.00 of a cent tick', 6_100_000_000_000n, 100_000_000n, { priceScale: 2, tick: 1n }, 6_100_000_000],
    ['an ETH in BTC', 260_000_000_000n, 6_100_000_000_000n, { priceScale: 6, tick: 1n }, 42_622_950],
    ['a tick of five', 35_000_000n, 100_000_000n, { priceScale: 4, tick: 5n }, 700_000],
  ] as const)('%s', (_, base, quote, grid, milliTicks) => {
    const price = (priceUnits: bigint) => ({ priceUnits, priceScale: 8 });
    expect(indexMilliTicks(price(base), price(quote), grid)).toBe(milliTicks);
  });
});

describe('quotes', () => {
  it('lie on both sides, the nearest within 0.2 % of the index however the maker leans', () => {
    for (const lots of [1e9, 1e12, 2e12]) {
      const quotes = makerQuotes(SHAPE, INDEX, { ...RICH, lots }, 10, 1);
      for (const side of ['buy', 'sell'] as const) {
        const own = quotes.filter((quote) => quote.side === side);
        expect(own).toHaveLength(SHAPE.distancesPpm.length);
        expect(Math.abs(own[0]!.ticks * 1_000 - INDEX) / INDEX).toBeLessThan(0.002);
      }
    }
  });

  it('lie higher for a maker with too little base than for one with too much', () => {
    const bids = [0, 2e12].map((lots) => makerQuotes(SHAPE, INDEX, { ...RICH, lots }, 10, 1)[0]!);
    const best = (lots: number) =>
      makerQuotes(SHAPE, INDEX, { ...RICH, lots }, 10, 1).find(({ side }) => side === 'buy')!.ticks;
    expect(bids).toHaveLength(2);
    expect(best(1e9)).toBeGreaterThan(best(2e12));
  });

  it('never cross, never repeat a price, never need more than there is, and are never below the smallest order', () => {
    fc.assert(
      fc.property(index, funds, fc.integer({ min: 1, max: 1e9 }), seed, (milliTicks, has, minUnits, drawn) => {
        const quotes = makerQuotes(SHAPE, milliTicks, has, minUnits, drawn);
        const asks = quotes.filter(({ side }) => side === 'sell');
        const bids = quotes.filter(({ side }) => side === 'buy');
        for (const bid of bids) for (const ask of asks) expect(bid.ticks).toBeLessThan(ask.ticks);
        for (const own of [asks, bids]) expect(new Set(own.map(({ ticks }) => ticks)).size).toBe(own.length);
        expect(asks.reduce((sum, { lots }) => sum + lots, 0)).toBeLessThanOrEqual(has.lots);
        expect(bids.reduce((sum, { lots, ticks }) => sum + lots * ticks, 0)).toBeLessThanOrEqual(has.units);
        for (const { lots, ticks } of quotes) {
          expect(Number.isSafeInteger(lots) && Number.isSafeInteger(ticks) && ticks >= 1).toBe(true);
          expect(lots * ticks).toBeGreaterThanOrEqual(minUnits);
        }
      }),
    );
  });
});

describe('a plan', () => {
  const rested = (milliTicks: number, drawn: number): RestingQuote[] =>
    makerQuotes(SHAPE, milliTicks, RICH, 10, drawn).map((quote, at) => ({ ...quote, orderId: at + 1 }));

  it('leaves everything where the index did not move, though sizes are drawn anew', () => {
    const plan = makerPlan(SHAPE, INDEX, rested(INDEX, 1), makerQuotes(SHAPE, INDEX, RICH, 10, 1));
    expect(plan).toEqual({ cancel: [], place: [] });
  });

  it('moves the near levels after a small move and all after a large one', () => {
    const after = (moved: number) =>
      makerPlan(SHAPE, moved, rested(INDEX, 1), makerQuotes(SHAPE, moved, RICH, 10, 1)).cancel.length;
    const small = after(Math.round(INDEX * 1.000_25));
    expect(small).toBeGreaterThan(0);
    expect(small).toBeLessThan(SHAPE.distancesPpm.length);
    expect(after(Math.round(INDEX * 1.05))).toBe(SHAPE.distancesPpm.length * 2);
  });

  it('sets a quote anew that has traded away', () => {
    const resting = rested(INDEX, 1).map((quote) => (quote.orderId === 1 ? { ...quote, lots: 1 } : quote));
    const plan = makerPlan(SHAPE, INDEX, resting, makerQuotes(SHAPE, INDEX, RICH, 10, 1));
    expect(plan.cancel).toEqual([1]);
    expect(plan.place).toHaveLength(1);
  });

  it('never leaves or places a bid at or above an ask, wherever the index goes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 900_000, max: 1_100_000 }), seed, (ppm, drawn) => {
        const moved = Math.round((INDEX / 1_000_000) * ppm);
        const before = rested(INDEX, drawn);
        const plan = makerPlan(SHAPE, moved, before, makerQuotes(SHAPE, moved, RICH, 10, drawn));
        const now = [...before.filter(({ orderId }) => !plan.cancel.includes(orderId)), ...plan.place];
        const bids = now.filter(({ side }) => side === 'buy').map(({ ticks }) => ticks);
        const asks = now.filter(({ side }) => side === 'sell').map(({ ticks }) => ticks);
        expect(Math.max(...bids)).toBeLessThan(Math.min(...asks));
        expect(now).toHaveLength(SHAPE.distancesPpm.length * 2);
      }),
    );
  });
});

describe('one who trades without waiting', () => {
  const shape = { tradeUnits: 1_000_000_000, worstPpm: 1_500 };

  it('buys and sells about as often, an ordinary sum on average', () => {
    const trades = Array.from({ length: 4_000 }, (_, at) => drawHouseTrade(shape, INDEX, RICH, 10, at * 7_919)!);
    const buys = trades.filter(({ side }) => side === 'buy').length;
    expect(buys / trades.length).toBeGreaterThan(0.45);
    expect(buys / trades.length).toBeLessThan(0.55);
    const average = trades.reduce((sum, { lots, ticks }) => sum + lots * ticks, 0) / trades.length;
    expect(average / shape.tradeUnits).toBeGreaterThan(0.85);
    expect(average / shape.tradeUnits).toBeLessThan(1.15);
  });

  it('comes back to its target: the more is missing, the more it buys', () => {
    const share = (lots: number) =>
      Array.from({ length: 1_000 }, (_, at) => drawHouseTrade(shape, INDEX, { ...RICH, lots }, 10, at * 7_919)).filter(
        (trade) => trade?.side === 'buy',
      ).length / 1_000;
    expect(share(1e11)).toBeGreaterThan(0.8);
    expect(share(1.9e12)).toBeLessThan(0.2);
  });

  it('never asks for more than it has or less than the smallest order', () => {
    fc.assert(
      fc.property(index, funds, fc.integer({ min: 1, max: 1e9 }), seed, (milliTicks, has, minUnits, drawn) => {
        const trade = drawHouseTrade(shape, milliTicks, has, minUnits, drawn);
        if (!trade) return;
        const { side, ticks, lots } = trade;
        expect(side === 'buy' ? lots * ticks <= has.units : lots <= has.lots).toBe(true);
        expect(lots * ticks).toBeGreaterThanOrEqual(minUnits);
      }),
    );
  });
});
