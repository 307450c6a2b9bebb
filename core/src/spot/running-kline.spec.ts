import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../calendar/durations.ts';
import { KLINE_INTERVALS, type Kline, klineOpenOf, klinesOf, quietKline, type TradePrint, withTrade } from './kline.ts';
import { RunningKline, type ToldKline } from './running-kline.ts';

const START_MS = Date.parse('2026-01-29T22:58:30Z');

const prints = fc
  .array(
    fc.tuple(fc.nat(9 * MINUTE_MS), fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 9 }), fc.boolean()),
    {
      minLength: 1,
      maxLength: 60,
    },
  )
  .map((steps) => {
    let atMs = START_MS;
    return steps.map(([waitMs, priceTicks, quantityLots, isBuyerTaker]): TradePrint => {
      atMs += waitMs;
      return { atMs, priceTicks, quantityLots, quoteMinor: BigInt(priceTicks * quantityLots), isBuyerTaker };
    });
  });
const zone = fc.constantFrom(0, 8, 5.75, -3.5).map((hours) => hours * 60 * MINUTE_MS);
const unseeded = { done: null, piece: null, closeTicks: 0, firstTradeId: 0 };

describe('the running step of a chart', () => {
  it('ends as what the trades in it say, folded from minutes or taken as it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KLINE_INTERVALS.slice(1)),
        zone,
        prints,
        fc.boolean(),
        (interval, zoneMs, list, told) => {
          const pieceOpenMs = klineOpenOf('1m', START_MS);
          const running = new RunningKline({ interval, zoneMs }, { ...unseeded, pieceOpenMs });
          const heard: ToldKline[] = [];
          let minute = quietKline(pieceOpenMs, 0);
          for (const [at, print] of list.entries()) {
            const open = klineOpenOf('1m', print.atMs);
            minute = withTrade(minute.openAtMs === open ? minute : quietKline(open, print.priceTicks), print);
            running.take(minute, at + 1);
            // What comes late is older than what is known.
            running.take(quietKline(open - MINUTE_MS, 1), 999);
            if (told) heard.push(...running.tell(print.atMs));
          }
          const endMs = list.at(-1)!.atMs;
          heard.push(...running.tell(endMs));
          const ended = heard.filter(({ isClosed }) => isClosed).map(({ kline }) => kline);
          const expected = foldedBy(interval, zoneMs, list, endMs);
          expect([...ended, heard.at(-1)!.kline].slice(-50)).toEqual(expected.slice(-50));
          for (const { kline, firstTradeId } of heard) {
            const first = list.findIndex(({ atMs }) => atMs >= kline.openAtMs) + 1;
            expect(firstTradeId).toBe(kline.tradeCount === 0 ? 0 : first);
          }
        },
      ),
    );
  });

  it('goes on from what it begins with', () => {
    const open = Date.parse('2026-01-29T16:00:00Z');
    const trade = (atMs: number, priceTicks: number): TradePrint => ({
      atMs,
      priceTicks,
      quantityLots: 1,
      quoteMinor: BigInt(priceTicks),
      isBuyerTaker: true,
    });
    const pieceOpenMs = open + 5 * MINUTE_MS;
    const [done] = klinesOf('1d', [trade(open, 5), trade(open + MINUTE_MS, 9)], open + MINUTE_MS) as [Kline];
    const piece = withTrade(quietKline(pieceOpenMs, 0), trade(pieceOpenMs, 4));
    const seed = { done, piece, pieceOpenMs, closeTicks: 3, firstTradeId: 17 };
    const running = new RunningKline({ interval: '1d', zoneMs: 8 * 60 * MINUTE_MS }, seed);
    running.take(withTrade(piece, trade(pieceOpenMs, 6)), 20);
    running.take(piece, 19);
    expect(running.tell(pieceOpenMs)).toEqual([
      {
        kline: expect.objectContaining({
          openAtMs: open,
          openTicks: 5,
          highTicks: 9,
          lowTicks: 4,
          closeTicks: 6,
          tradeCount: 4,
        }),
        firstTradeId: 17,
        isClosed: false,
      },
    ]);
    expect(running.tell(pieceOpenMs)).toEqual([]);
    running.repeat();
    expect(running.tell(pieceOpenMs)).toHaveLength(1);
  });

  it('says nothing where nobody ever traded, and repeats the last price where somebody did', () => {
    const nobody = new RunningKline({ interval: '1s', zoneMs: 0 }, { ...unseeded, pieceOpenMs: START_MS });
    expect(nobody.tell(START_MS + 5_000)).toEqual([]);
    const quiet = new RunningKline(
      { interval: '1s', zoneMs: 0 },
      { ...unseeded, closeTicks: 7, pieceOpenMs: START_MS },
    );
    expect(quiet.tell(START_MS + 2_500).map(({ kline, isClosed }) => [kline.openAtMs - START_MS, isClosed])).toEqual([
      [0, true],
      [1_000, true],
      [2_000, false],
    ]);
    expect(quiet.tell(START_MS + 86_400_000)).toHaveLength(61);
  });
});

/** The definition, for comparison: each step made of its own trades. */
function foldedBy(
  interval: (typeof KLINE_INTERVALS)[number],
  zoneMs: number,
  list: readonly TradePrint[],
  untilMs: number,
) {
  const shifted = list.map((print) => ({ ...print, atMs: print.atMs + zoneMs }));
  return klinesOf(interval, shifted, untilMs + zoneMs).map((kline) => ({
    ...kline,
    openAtMs: kline.openAtMs - zoneMs,
  }));
}
