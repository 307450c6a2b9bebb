import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../calendar/durations.ts';
import { PriceWalk } from '../pricing/price-walk.ts';
import { tokenPast } from './token-history.ts';

const NOW_MS = Date.parse('2026-11-21T17:23:45Z');
const FROM_MS = NOW_MS - 1_095 * DAY_MS;
const walk = new PriceWalk('bourse', 'BTC', { base: 6_100_000_000_000n, dayVolatility: 20_000, marketShare: 950_000 });
const underlyingAt = (atMs: number): number => Number(walk.priceAt(atMs));

describe.each([3, -3])('the past of a token of %d times', (leverage) => {
  const valueAt = tokenPast({ underlyingAt, leverage, valueNow: 10, nowMs: NOW_MS, fromMs: FROM_MS });

  it('ends at what it is worth now', () => {
    expect(valueAt(NOW_MS)).toBeCloseTo(10, 9);
  });

  it('moves with its underlying, as far as its leverage says, on a calm day', () => {
    let isChecked = 0;
    for (let at = FROM_MS + DAY_MS; at < NOW_MS - 2 * DAY_MS; at += DAY_MS) {
      const open = Math.floor(at / DAY_MS) * DAY_MS;
      const move = underlyingAt(open + DAY_MS) / underlyingAt(open) - 1;
      if (Math.abs(move) > 0.05) continue;
      expect(valueAt(open + DAY_MS) / valueAt(open) - 1).toBeCloseTo(leverage * move, 9);
      isChecked += 1;
    }
    expect(isChecked).toBeGreaterThan(900);
  });

  it('never moves by more than a quarter from one midnight to the next, and never jumps at one', () => {
    for (let at = Math.ceil(FROM_MS / DAY_MS) * DAY_MS; at < NOW_MS - DAY_MS; at += DAY_MS) {
      expect(Math.abs(valueAt(at + DAY_MS) / valueAt(at) - 1)).toBeLessThan(0.2501);
      expect(Math.abs(valueAt(at) / valueAt(at - 1) - 1)).toBeLessThan(0.02);
    }
  });
});
