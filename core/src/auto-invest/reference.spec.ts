import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCloses, summariseCloses } from './closes-file.ts';
import { PRICE_SCALE } from './figures.ts';
import {
  BRIDGED_DAYS,
  bridged,
  type Closes,
  dayOfText,
  dayText,
  monthsBefore,
  rangeOf,
  referenceReturns,
} from './reference.ts';

const P = 10n ** BigInt(PRICE_SCALE);
const day = (text: string): number => dayOfText(text)!;
const flat = (asset: string, from: string, to: string, price: bigint): Closes => ({
  asset,
  firstDay: day(from),
  prices: Array.from({ length: day(to) - day(from) + 1 }, () => price * P),
});
const ALL = [{ asset: 'BTC', percent: 100 }];

describe('the reference return', () => {
  it('of a price that never moves is the fee', () => {
    const found = referenceReturns([flat('BTC', '2025-01-01', '2026-01-31', 100n)], {
      shares: ALL,
      amountMinor: 100_000_000n,
      recurrence: { period: 'month', day: 15 },
      range: '1y',
      feePpm: 2_000,
    })!;
    expect([found.buys, found.investedMinor, found.valueMinor, found.roiBps]).toEqual([
      12,
      1_200_000_000n,
      1_197_600_000n,
      -20n,
    ]);
    expect([found.lumpSumMinor, found.lumpSumBps, found.drawdownBps]).toEqual([1_197_600_000n, -20n, 0n]);
    expect(found.drawdownDay).toBeNull();
    // 100 / 0.998: without a movement the cost is above the mean of prices by the fee alone.
    expect(found.costs).toEqual([
      { asset: 'BTC', averagePrice: 100n * P, averageCost: 100_200_400_801_603n, differenceBps: 20n },
    ]);
    expect([dayText(found.fromDay), dayText(found.toDay)]).toEqual(['2025-02-01', '2026-01-31']);
  });

  it('buys more where it is cheap, and says how deep it fell', () => {
    // Halves on the day of the second purchase, and comes back on the day of the third.
    const prices = Array.from({ length: day('2026-07-31') - day('2026-01-31') + 1 }, (_, at) => {
      const on = day('2026-01-31') + at;
      return (on >= day('2026-03-01') && on < day('2026-04-01') ? 50n : 100n) * P;
    });
    const found = referenceReturns([{ asset: 'BTC', firstDay: day('2026-01-31'), prices }], {
      shares: ALL,
      amountMinor: 100_000_000n,
      recurrence: { period: 'month', day: 1 },
      range: '6m',
      feePpm: 0,
    })!;
    // February to July: 1 + 2 + 1 + 1 + 1 + 1 coins at 100.
    expect([found.buys, found.valueMinor, found.lumpSumMinor]).toEqual([6, 700_000_000n, 600_000_000n]);
    expect([found.roiBps, found.lumpSumBps]).toEqual([1_666n, 0n]);
    // Just before the second purchase half of the money had gone? No: it fell together with it, 150 of 200.
    expect(found.drawdownBps).toBe(-2_500n);
    expect(dayText(found.drawdownDay!)).toBe('2026-03-01');
    // Six prices, one of them 50: a mean of 91.66, while 600 USDT bought seven coins.
    expect(found.costs).toEqual([
      { asset: 'BTC', averagePrice: (550n * P) / 6n, averageCost: (600n * P) / 7n, differenceBps: -649n },
    ]);
    expect(found.points[0]).toMatchObject({ day: day('2026-02-01'), investedMinor: 100_000_000n });
    expect(found.points.at(-1)).toMatchObject({ day: day('2026-07-31'), valueMinor: 700_000_000n });
  });

  it('of several coins divides each purchase', () => {
    const coins = [flat('BTC', '2025-01-01', '2026-01-31', 100n), flat('ETH', '2025-01-01', '2026-01-31', 3n)];
    const found = referenceReturns(coins, {
      shares: [
        { asset: 'BTC', percent: 60 },
        { asset: 'ETH', percent: 40 },
      ],
      amountMinor: 10_000_001n,
      recurrence: { period: 'week', weekday: 1 },
      range: '6m',
      feePpm: 0,
    })!;
    // Rounded down at eighteen places of each coin, so at most a unit of a sum is lost.
    expect(found.investedMinor - found.valueMinor).toBeLessThanOrEqual(1n);
    expect(found.points.length).toBeLessThanOrEqual(202);
  });

  it.each([
    // The last close, the range, and how many dates a plan of the month has in it whatever its day.
    ['2026-01-31', '1y', 12],
    ['2026-01-30', '1y', 12],
    ['2026-02-28', '1y', 12],
    ['2026-02-27', '6m', 6],
    ['2026-02-28', '6m', 6],
    ['2026-08-28', '6m', 6],
    ['2026-08-30', '6m', 6],
    ['2026-08-31', '6m', 6],
    ['2028-02-28', '1y', 12],
    ['2028-02-29', '1y', 12],
    ['2028-02-29', '3y', 36],
    ['2025-12-30', '2y', 24],
  ] as const)('up to %s over %s has %i dates of a monthly plan', (to, range, dates) => {
    for (let monthDay = 1; monthDay <= 31; monthDay++) {
      const recurrence = { period: 'month', day: monthDay } as const;
      const ask = { shares: ALL, amountMinor: 1_000_000n, recurrence, range, feePpm: 0 };
      const found = referenceReturns([flat('BTC', '2022-01-01', to, 100n)], ask)!;
      expect([monthDay, found.buys]).toEqual([monthDay, dates]);
    }
  });

  it.each([
    ['2026-01-31', '1y', 365, '2025-02-01'],
    ['2026-02-28', '1y', 365, '2025-03-01'],
    ['2028-02-29', '1y', 366, '2027-03-01'],
    ['2028-03-01', '1y', 366, '2027-03-02'],
    ['2025-12-31', '3y', 1_096, '2023-01-01'],
    ['2026-06-30', '6m', 181, '2026-01-01'],
  ] as const)('up to %s over %s has %i days, from %s on', (to, range, days, from) => {
    const daily = { period: 'day' } as const;
    const ask = { shares: ALL, amountMinor: 1_000_000n, recurrence: daily, range, feePpm: 0 };
    const found = referenceReturns([flat('BTC', '2022-01-01', to, 100n)], ask)!;
    expect([found.buys, dayText(found.fromDay), dayText(found.toDay)]).toEqual([days, from, to]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('over a year has 52 or 53 dates of a plan of weekday %i', (weekday) => {
    const ask = { shares: ALL, amountMinor: 1_000_000n, recurrence: { period: 'week', weekday } as const, feePpm: 0 };
    const found = referenceReturns([flat('BTC', '2022-01-01', '2026-01-31', 100n)], { ...ask, range: '1y' })!;
    // 365 days are 52 weeks and one day, which is a Saturday here.
    expect(found.buys).toBe(weekday === 6 ? 53 : 52);
  });

  it('is none for a range in which a coin was not there', () => {
    const coins = [flat('BTC', '2020-01-01', '2026-01-31', 100n), flat('ETH', '2025-03-01', '2026-01-30', 3n)];
    expect(rangeOf(coins, '6m')).toEqual({ fromDay: day('2025-07-31'), toDay: day('2026-01-30') });
    expect(rangeOf(coins, '1y')).toBeNull();
    expect(rangeOf([], '6m')).toBeNull();
    expect(rangeOf([{ asset: 'BTC', firstDay: 0, prices: [] }], '6m')).toBeNull();
  });

  it('stays what it is whatever prices are: never more than the best, never less than nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt(1n, 10n ** 18n), { minLength: 190, maxLength: 190 }),
        fc.integer({ min: 0, max: 10_000 }),
        (prices, feePpm) => {
          const found = referenceReturns([{ asset: 'BTC', firstDay: day('2026-01-01'), prices }], {
            shares: ALL,
            amountMinor: 10_000_000n,
            recurrence: { period: 'week', weekday: 3 },
            range: '6m',
            feePpm,
          })!;
          const best = prices.reduce((most, price) => (price > most ? price : most), 1n);
          const least = prices.reduce((low, price) => (price < low ? price : low), best);
          expect(found.valueMinor).toBeGreaterThanOrEqual(0n);
          expect(found.valueMinor).toBeLessThanOrEqual((found.investedMinor * best) / least);
          expect(found.drawdownBps).toBeLessThanOrEqual(0n);
          expect(found.drawdownBps).toBeGreaterThanOrEqual(-10_000n);
        },
      ),
      { numRuns: 50 },
    );
  });
});

it.each([
  ['2026-08-31', 6, '2026-02-28'],
  ['2028-08-31', 6, '2028-02-29'],
  ['2026-01-15', 12, '2025-01-15'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2026-01-01', 36, '2023-01-01'],
])('%s, %i months before, is %s', (text, months, before) => {
  expect(dayText(monthsBefore(day(text), months))).toBe(before);
});

describe('a file of closes', () => {
  const NOW = Date.parse('2026-11-26T00:00:00Z');
  const isCoin = (asset: string) => asset === 'BTC' || asset === 'ETH';

  it('is read with or without its heading, whatever ends its lines', () => {
    const file = readCloses(
      '\uFEFFdate,coin,close\r\n2026-11-24,BTC,60123.4\r\n\n 2026-11-25 , ETH , 0.000000000001 \r',
      isCoin,
      NOW,
    );
    expect(file).toMatchObject({ problems: [], lines: 2 });
    expect(file.closes).toEqual([
      { day: day('2026-11-24'), asset: 'BTC', price: 60_123_400_000_000_000n },
      { day: day('2026-11-25'), asset: 'ETH', price: 1n },
    ]);
  });

  it.each([
    ['2026-11-24,BTC', 'COLUMNS'],
    ['2026-11-24,BTC,1,2', 'COLUMNS'],
    ['24.11.2026,BTC,1', 'DATE'],
    ['2026-02-30,BTC,1', 'DATE'],
    ['1969-12-31,BTC,1', 'DATE'],
    ['2026-11-26,BTC,1', 'FUTURE'],
    ['2026-11-24,DOGE,1', 'COIN'],
    ['2026-11-24,BTC,0', 'CLOSE'],
    ['2026-11-24,BTC,-1', 'CLOSE'],
    ['2026-11-24,BTC,1e9', 'CLOSE'],
    ['2026-11-24,BTC,1.0000000000001', 'CLOSE'],
    ['2026-11-24,BTC,1000000000001', 'CLOSE'],
    ['2026-11-24,BTC,=1+1', 'CLOSE'],
    ['2026-11-23,BTC,1', 'TWICE'],
  ])('names the line of %s: %s', (line, problem) => {
    const { problems } = readCloses(`2026-11-23,BTC,1\n${line}`, isCoin, NOW);
    expect(problems.map((each) => [each.line, each.problem])).toEqual([[2, problem]]);
  });

  it('is told coin by coin, with its greatest jump', () => {
    const { closes } = readCloses(
      '2026-11-24,BTC,600\n2026-11-22,BTC,60\n2026-11-23,BTC,61\n2026-11-23,ETH,3',
      isCoin,
      NOW,
    );
    expect(summariseCloses(closes).map(({ asset, days, jumpBps, jumpDay }) => [asset, days, jumpBps, jumpDay])).toEqual(
      [
        ['BTC', 3, 88_360n, day('2026-11-24')],
        ['ETH', 1, 0n, null],
      ],
    );
  });
});

describe('days without a close', () => {
  const rows = (...days: number[]) => days.map((each, at) => ({ day: each, price: BigInt(at + 1) }));

  it('have that of the day before, a few of them', () => {
    expect(bridged(rows(10, 13))).toEqual({ firstDay: 10, prices: [1n, 1n, 1n, 2n] });
    expect(bridged(rows(10, 11 + BRIDGED_DAYS)).firstDay).toBe(10);
    expect(bridged([])).toEqual({ firstDay: 0, prices: [] });
  });

  it('are no history where they are many: it begins after them', () => {
    expect(bridged(rows(0, 12 + BRIDGED_DAYS, 13 + BRIDGED_DAYS))).toEqual({
      firstDay: 12 + BRIDGED_DAYS,
      prices: [2n, 3n],
    });
  });
});
