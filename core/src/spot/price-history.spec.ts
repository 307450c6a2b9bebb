import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../calendar/durations.ts';
import { correlation } from '../pricing/correlation.fixture.ts';
import { drawSeed } from '../pricing/drawn.ts';
import { PriceWalk, type WalkModel } from '../pricing/price-walk.ts';
import { type Kline, type KlineInterval, klineNextOpen, klineOpenOf, mergedKlines } from './kline.ts';
import { type HistoryStep, priceHistory } from './price-history.ts';

const NOW_MS = Date.parse('2026-11-21T17:23:45.678Z');
const MODELS: Readonly<Record<string, WalkModel>> = {
  BTC: { base: 6_100_000_000_000n, dayVolatility: 20_000, marketShare: 950_000 },
  ETH: { base: 260_000_000_000n, dayVolatility: 25_000, marketShare: 720_000 },
  HBT: { base: 35_000_000n, dayVolatility: 30_000, marketShare: 520_000 },
};
const TICK_E8: Readonly<Record<string, bigint>> = { BTC: 1_000_000n, ETH: 1_000_000n, HBT: 1_000n };

const ticksAt = (name: string) => {
  const walk = new PriceWalk('bourse', name, MODELS[name]!);
  return (atMs: number): number => Number(walk.priceAt(atMs) / TICK_E8[name]!);
};
const drawn = (name: string): HistoryStep[] =>
  priceHistory({ ticksAt: ticksAt(name), dayUnits: 4_000_000_000_000, unitMinor: 10n, seed: drawSeed(name) }, NOW_MS);
const BITCOIN = drawn('BTC');
const stepsOf = (history: readonly HistoryStep[], interval: KlineInterval): readonly Kline[] =>
  history.find((step) => step.interval === interval)!.klines;

const dayReturns = (history: readonly HistoryStep[]): number[] => {
  const days = stepsOf(history, '1d');
  return days.slice(1).map((day, at) => day.closeTicks / days[at]!.closeTicks - 1);
};

describe('a made-up chart', () => {
  it('has three years of days, and two days of minutes', () => {
    const from = (interval: KlineInterval) => stepsOf(BITCOIN, interval)[0]!.openAtMs;
    expect(from('1d')).toBeLessThanOrEqual(NOW_MS - 3 * 365 * DAY_MS);
    expect(from('1m')).toBeLessThanOrEqual(NOW_MS - 2 * DAY_MS);
    expect(stepsOf(BITCOIN, '1w').every(({ openAtMs }) => openAtMs === klineOpenOf('1w', openAtMs))).toBe(true);
  });

  it.each(BITCOIN.map((step) => [step.interval, step] as const))(
    '%s: without a gap, and never a price outside of high and low',
    (interval, { klines }) => {
      for (const [at, kline] of klines.entries()) {
        if (at > 0) expect(kline.openAtMs).toBe(klineNextOpen(interval, klines[at - 1]!.openAtMs));
        expect(kline.highTicks).toBeGreaterThanOrEqual(Math.max(kline.openTicks, kline.closeTicks));
        expect(kline.lowTicks).toBeLessThanOrEqual(Math.min(kline.openTicks, kline.closeTicks));
        expect(kline.lowTicks).toBeGreaterThan(0);
        expect(kline.takerBuyLots <= kline.baseLots && kline.takerBuyLots >= 0n).toBe(true);
      }
      expect(klines.at(-1)!.openAtMs).toBe(klineOpenOf(interval, NOW_MS));
    },
  );

  it('says the same at every step: the larger are what the finer make', () => {
    for (const [at, { interval, klines }] of BITCOIN.entries()) {
      for (const { interval: larger, klines: shown } of BITCOIN.slice(at + 1)) {
        // Weeks do not fill months.
        if (interval === '1w') continue;
        const made = mergedKlines(larger, klines).filter((kline) => kline.openAtMs >= klines[0]!.openAtMs);
        const shared = new Map(shown.map((kline) => [kline.openAtMs, kline]));
        // The step in which the finer one begins is made of more than that.
        const whole = made.slice(klineOpenOf(larger, klines[0]!.openAtMs) === klines[0]!.openAtMs ? 0 : 1);
        for (const kline of whole) expect(kline, `${larger} of ${interval}`).toEqual(shared.get(kline.openAtMs));
      }
    }
  });

  it('ends at the price of the moment, so that trading goes on without a jump', () => {
    for (const name of Object.keys(MODELS)) {
      for (const { klines } of drawn(name)) expect(klines.at(-1)!.closeTicks).toBe(ticksAt(name)(NOW_MS));
    }
  });

  it('has wild days after wild days, follows bitcoin, and never moves by 30 % in a day', () => {
    const bitcoin = dayReturns(BITCOIN);
    for (const name of Object.keys(MODELS)) {
      const days = dayReturns(drawn(name));
      for (const move of days) expect(Math.abs(move)).toBeLessThan(0.3);
      const sizes = days.map(Math.abs);
      for (let lag = 1; lag <= 10; lag++)
        expect(correlation(sizes.slice(lag), sizes.slice(0, -lag))).toBeGreaterThan(0.1);
      if (name === 'BTC') continue;
      expect(correlation(days, bitcoin)).toBeGreaterThan(0.3);
      expect(correlation(days, bitcoin)).toBeLessThan(0.9);
    }
  });

  it.each(['1m', '1h', '1d'] as const)(
    '%s: trades more where it moves, in bursts, and a few times very much',
    (interval) => {
      const steps = stepsOf(BITCOIN, interval).slice(0, -1);
      const volumes = steps.map(({ baseLots }) => Number(baseLots));
      const moves = steps.map(({ highTicks, lowTicks }) => (highTicks - lowTicks) / lowTicks);
      expect(correlation(volumes, moves)).toBeGreaterThan(0.3);
      expect(correlation(volumes.slice(1), volumes.slice(0, -1))).toBeGreaterThan(0.05);
      const sorted = [...volumes].sort((a, b) => a - b);
      const middle = sorted[Math.floor(sorted.length / 2)]!;
      expect(sorted.at(-1)! / middle).toBeGreaterThan(5);
      expect(sorted[Math.floor(sorted.length / 10)]! / middle).toBeLessThan(0.65);
    },
  );

  it('trades in the evening of Europe more than at night, and an ordinary day about as much as it was told', () => {
    const hours = stepsOf(BITCOIN, '1h');
    const at = (hour: number) =>
      hours
        .filter(({ openAtMs }) => new Date(openAtMs).getUTCHours() === hour)
        .reduce((sum, { baseLots }) => sum + Number(baseLots), 0);
    expect(at(14) + at(15)).toBeGreaterThan(1.5 * (at(5) + at(6)));
    const days = stepsOf(BITCOIN, '1d').slice(0, -1);
    const mean = days.reduce((sum, { quoteMinor }) => sum + Number(quoteMinor), 0) / days.length / 10;
    expect(mean / 4_000_000_000_000).toBeGreaterThan(0.6);
    expect(mean / 4_000_000_000_000).toBeLessThan(1.6);
  });

  it('is the same whenever it is drawn again', () => {
    expect(drawn('BTC')).toEqual(BITCOIN);
  });
});
