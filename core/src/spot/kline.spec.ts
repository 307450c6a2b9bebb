import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAsInUtc,
  KLINE_INTERVALS,
  klineNextOpen,
  klineOpenOf,
  klinesOf,
  mergedKlines,
  quietKline,
  type TradePrint,
} from './kline.ts';

const at = (text: string): number => Date.parse(`${text}Z`);

const print = (atMs: number, priceTicks: number, quantityLots: number, isBuyerTaker = true): TradePrint => ({
  atMs,
  priceTicks,
  quantityLots,
  quoteMinor: BigInt(priceTicks) * BigInt(quantityLots),
  isBuyerTaker,
});

/** Some weeks of trades, in order, some of them at the same moment. */
const trades = fc
  .array(
    fc.tuple(
      fc.nat(3 * 86_400_000),
      fc.integer({ min: 1, max: 1_000 }),
      fc.integer({ min: 1, max: 2 ** 40 }),
      fc.boolean(),
    ),
    {
      maxLength: 40,
    },
  )
  .map((steps) => {
    let atMs = at('2026-01-29T22:58:30');
    return steps.map(([waitMs, priceTicks, lots, isBuyerTaker]) => {
      atMs += waitMs;
      return print(atMs, priceTicks, lots, isBuyerTaker);
    });
  });

describe('where a step begins', () => {
  it.each([
    ['1m', '2026-11-21T13:47:59.999', '2026-11-21T13:47:00'],
    ['5m', '2026-11-21T13:49:00', '2026-11-21T13:45:00'],
    ['15m', '2026-11-21T13:44:59', '2026-11-21T13:30:00'],
    ['30m', '2026-11-21T13:30:00', '2026-11-21T13:30:00'],
    ['1h', '2026-11-21T13:59:59', '2026-11-21T13:00:00'],
    ['4h', '2026-11-21T11:59:59', '2026-11-21T08:00:00'],
    ['1d', '2026-11-21T23:59:59', '2026-11-21T00:00:00'],
    ['1w', '2026-11-22T23:59:59', '2026-11-16T00:00:00'],
    ['1w', '2026-11-23T00:00:00', '2026-11-23T00:00:00'],
    ['1M', '2028-02-29T12:00:00', '2028-02-01T00:00:00'],
    ['1s', '2026-11-21T13:47:59.999', '2026-11-21T13:47:59'],
    ['3m', '2026-11-21T13:47:59', '2026-11-21T13:45:00'],
    ['2h', '2026-11-21T13:47:59', '2026-11-21T12:00:00'],
    ['6h', '2026-11-21T13:47:59', '2026-11-21T12:00:00'],
    ['8h', '2026-11-21T15:59:59', '2026-11-21T08:00:00'],
    ['12h', '2026-11-21T11:59:59', '2026-11-21T00:00:00'],
    // As the largest venue of this form counts them.
    ['3d', '2017-08-17T00:00:00', '2017-08-17T00:00:00'],
    ['3d', '2026-07-03T23:59:59', '2026-07-01T00:00:00'],
  ] as const)('%s of %s', (interval, moment, open) => {
    expect(klineOpenOf(interval, at(moment))).toBe(at(open));
  });

  it.each([
    ['1d', '+8', '2026-11-21T15:59:59', '2026-11-20T16:00:00'],
    ['1d', '-3.5', '2026-11-21T03:29:59', '2026-11-20T03:30:00'],
    ['1w', '+8', '2026-11-22T16:00:00', '2026-11-22T16:00:00'],
    ['1w', '+8', '2026-11-22T15:59:59', '2026-11-15T16:00:00'],
    ['1M', '+8', '2026-10-31T16:00:00', '2026-10-31T16:00:00'],
    ['1M', '-3', '2026-11-01T02:59:59', '2026-10-01T03:00:00'],
    ['4h', '+1', '2026-11-21T14:00:00', '2026-11-21T11:00:00'],
    ['1h', '+5.75', '2026-11-21T14:10:00', '2026-11-21T13:15:00'],
    ['3d', '+8', '2026-06-30T16:00:00', '2026-06-30T16:00:00'],
  ] as const)('%s by UTC%s of %s', (interval, hours, moment, open) => {
    const zoneMs = Number(hours) * 3_600_000;
    expect(klineOpenOf(interval, at(moment), zoneMs)).toBe(at(open));
    expect(klineNextOpen(interval, at(open), zoneMs)).toBeGreaterThan(at(moment));
    expect(isAsInUtc(interval, zoneMs)).toBe(false);
  });

  it('by another clock is the same where its steps are', () => {
    expect(isAsInUtc('4h', 8 * 3_600_000)).toBe(true);
    expect(isAsInUtc('15m', 5.75 * 3_600_000)).toBe(true);
    expect(isAsInUtc('1M', 0)).toBe(true);
  });

  it('a year’s end and a leap day are steps like others', () => {
    expect(klineNextOpen('1M', at('2026-12-01T00:00:00'))).toBe(at('2027-01-01T00:00:00'));
    expect(klineNextOpen('1M', at('2028-02-01T00:00:00'))).toBe(at('2028-03-01T00:00:00'));
  });

  it('every moment lies in the step that begins at its open and ends before the next', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KLINE_INTERVALS), fc.nat(at('2040-01-01T00:00:00')), (interval, atMs) => {
        const open = klineOpenOf(interval, atMs);
        expect(open).toBeLessThanOrEqual(atMs);
        expect(klineNextOpen(interval, open)).toBeGreaterThan(atMs);
        expect(klineOpenOf(interval, open)).toBe(open);
        expect(klineOpenOf(interval, klineNextOpen(interval, open) - 1)).toBe(open);
      }),
    );
  });
});

describe('steps from trades', () => {
  it('hold open, high, low, close, and the sums; a step without a trade repeats the close', () => {
    const first = at('2026-11-21T10:00:00');
    const list = [
      print(first, 100, 2),
      print(first + 1, 120, 3, false),
      print(first + 59_999, 90, 1),
      print(first + 180_000, 95, 4),
    ];
    expect(klinesOf('1m', list, first + 240_000)).toEqual([
      {
        openAtMs: first,
        openTicks: 100,
        highTicks: 120,
        lowTicks: 90,
        closeTicks: 90,
        tradeCount: 3,
        baseLots: 6n,
        quoteMinor: 650n,
        takerBuyLots: 3n,
        takerBuyQuoteMinor: 290n,
      },
      quietKline(first + 60_000, 90),
      quietKline(first + 120_000, 90),
      {
        ...quietKline(first + 180_000, 95),
        tradeCount: 1,
        baseLots: 4n,
        quoteMinor: 380n,
        takerBuyLots: 4n,
        takerBuyQuoteMinor: 380n,
      },
      quietKline(first + 240_000, 95),
    ]);
  });

  it('are none where nobody ever traded', () => {
    expect(klinesOf('1h', [], at('2026-11-21T10:00:00'))).toEqual([]);
  });

  it('follow each other without a gap, and their sums are those of the trades', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KLINE_INTERVALS.slice(3)), trades, (interval, list) => {
        const klines = klinesOf(interval, list, list.at(-1)?.atMs ?? 0);
        for (const [index, kline] of klines.slice(1).entries()) {
          expect(kline.openAtMs).toBe(klineNextOpen(interval, klines[index]!.openAtMs));
        }
        const sum = (values: readonly bigint[]) => values.reduce((total, one) => total + one, 0n);
        expect(sum(klines.map((kline) => kline.baseLots))).toBe(sum(list.map((trade) => BigInt(trade.quantityLots))));
        expect(sum(klines.map((kline) => kline.quoteMinor))).toBe(sum(list.map((trade) => trade.quoteMinor)));
        expect(klines.reduce((total, kline) => total + kline.tradeCount, 0)).toBe(list.length);
      }),
    );
  });

  it('are the same from trades and from smaller steps', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KLINE_INTERVALS.slice(1)),
        trades,
        fc.nat(86_400_000),
        (interval, list, waitMs) => {
          const untilMs = (list.at(-1)?.atMs ?? 0) + waitMs;
          const small = ['1m', '3m', '5m'].includes(interval) ? '1m' : '5m';
          expect(mergedKlines(interval, klinesOf(small, list, untilMs))).toEqual(klinesOf(interval, list, untilMs));
        },
      ),
      { numRuns: 50 },
    );
  });
});
