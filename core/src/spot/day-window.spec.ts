import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../calendar/durations.ts';
import { DayWindow } from './day-window.ts';
import { type Kline, klinesOf, type TradePrint } from './kline.ts';

const START_MS = Date.parse('2026-01-05T00:00:00Z');

const trade = fc.record({
  afterMs: fc.integer({ min: 0, max: 5 * 3_600_000 }),
  priceTicks: fc.integer({ min: 1, max: 1_000 }),
  quantityLots: fc.integer({ min: 1, max: 50 }),
  isBuyerTaker: fc.boolean(),
});

function tradesOf(
  steps: readonly {
    readonly afterMs: number;
    readonly priceTicks: number;
    readonly quantityLots: number;
    readonly isBuyerTaker: boolean;
  }[],
): TradePrint[] {
  let atMs = START_MS;
  return steps.map(({ afterMs, priceTicks, quantityLots, isBuyerTaker }) => {
    atMs += afterMs;
    return { atMs, priceTicks, quantityLots, isBuyerTaker, quoteMinor: BigInt(priceTicks * quantityLots) };
  });
}

const minutesWithTrades = (trades: readonly TradePrint[]): Kline[] =>
  klinesOf('1m', trades, trades.at(-1)!.atMs).filter(({ tradeCount }) => tradeCount > 0);

describe('the last 24 hours', () => {
  it('are what the trades since the first of their minutes say (I-37)', () => {
    fc.assert(
      fc.property(
        fc.array(trade, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 0, max: DAY_MS }),
        (steps, later) => {
          const trades = tradesOf(steps);
          const nowMs = trades.at(-1)!.atMs + later;
          const window = new DayWindow();
          for (const minute of minutesWithTrades(trades)) window.put(minute);
          const counted = trades.filter(({ atMs }) => atMs >= DayWindow.firstMinuteAt(nowMs));
          const before = trades.filter(({ atMs }) => atMs < DayWindow.firstMinuteAt(nowMs)).at(-1);
          const figures = window.figures(nowMs);
          const last = trades.at(-1)!.priceTicks;
          const prices = counted.map(({ priceTicks }) => priceTicks);
          expect(figures).toEqual({
            openTicks: before?.priceTicks ?? counted[0]!.priceTicks,
            highTicks: counted.length > 0 ? Math.max(...prices) : last,
            lowTicks: counted.length > 0 ? Math.min(...prices) : last,
            lastTicks: last,
            baseLots: counted.reduce((sum, { quantityLots }) => sum + BigInt(quantityLots), 0n),
            quoteMinor: counted.reduce((sum, { quoteMinor }) => sum + quoteMinor, 0n),
            tradeCount: counted.length,
          });
        },
      ),
    );
  });

  it('are of any later minute what the trades since then say', () => {
    fc.assert(
      fc.property(
        fc.array(trade, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 1_440 }),
        (steps, minutes) => {
          const trades = tradesOf(steps);
          const nowMs = trades.at(-1)!.atMs;
          const window = new DayWindow();
          for (const minute of minutesWithTrades(trades)) window.put(minute);
          window.figures(nowMs);
          const fromMs = Math.floor(nowMs / MINUTE_MS - minutes) * MINUTE_MS;
          const counted = trades.filter(({ atMs }) => atMs >= fromMs);
          expect(window.since(fromMs)).toMatchObject({
            openTicks: counted[0]!.priceTicks,
            closeTicks: counted.at(-1)!.priceTicks,
            highTicks: Math.max(...counted.map(({ priceTicks }) => priceTicks)),
            tradeCount: counted.length,
            quoteMinor: counted.reduce((sum, { quoteMinor }) => sum + quoteMinor, 0n),
          });
          expect(window.since(nowMs + MINUTE_MS)).toBeNull();
        },
      ),
    );
  });

  it('are nothing before the first trade', () => {
    expect(new DayWindow().figures(START_MS)).toMatchObject({
      openTicks: 0,
      lastTicks: 0,
      baseLots: 0n,
      tradeCount: 0,
    });
  });

  it('count no trades of minutes that were imported, and their sums all the same', () => {
    const [traded] = minutesWithTrades(tradesOf([{ afterMs: 0, priceTicks: 10, quantityLots: 2, isBuyerTaker: true }]));
    const imported = { ...traded!, openAtMs: START_MS - MINUTE_MS, highTicks: 15, tradeCount: 0 };
    expect(new DayWindow([imported, traded!]).figures(START_MS)).toMatchObject({
      highTicks: 15,
      baseLots: 4n,
      quoteMinor: 40n,
      tradeCount: 1,
    });
  });

  it('take a minute again as it grows, and leave out one that comes late', () => {
    const [first, second] = minutesWithTrades(
      tradesOf([
        { afterMs: 0, priceTicks: 10, quantityLots: 1, isBuyerTaker: true },
        { afterMs: MINUTE_MS, priceTicks: 12, quantityLots: 1, isBuyerTaker: true },
      ]),
    ) as [Kline, Kline];
    const window = new DayWindow([first]);
    window.put({ ...second, baseLots: 5n });
    window.put({ ...second, baseLots: 7n });
    window.put(first);
    expect(window.figures(second.openAtMs).baseLots).toBe(8n);
  });
});
