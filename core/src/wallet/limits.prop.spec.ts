import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LIMIT_WINDOW_MS, limitUse, type Outgoing } from './limits.ts';

const LIMIT_MINOR = 1_000n;
const DAYS = 4;
const RUNS = { numRuns: 1_000 };

/** Requests in the order in which they are judged. Between two of them the clock may stand still, leap or go back. */
const wishes = fc.array(
  fc.record({
    atMs: fc.integer({ min: 0, max: DAYS * LIMIT_WINDOW_MS }),
    valueMinor: fc.bigInt({ min: 1n, max: 700n }),
    isCancelled: fc.boolean(),
  }),
  { maxLength: 60 },
);

it('no 24 hours, wherever they begin, hold more than the limit, whatever the clock does (I-16)', () => {
  fc.assert(
    fc.property(wishes, (asked) => {
      const alive: Outgoing[] = [];
      for (const { atMs, valueMinor, isCancelled } of asked) {
        const use = limitUse(alive, { limitMinor: LIMIT_MINOR, nowMs: atMs, windowMs: LIMIT_WINDOW_MS });
        if (valueMinor > use.remainingMinor || isCancelled) continue;
        alive.push({ atMs, valueMinor });
      }
      // The fullest window ends with a payment.
      for (const { atMs: endMs } of alive) {
        const inside = alive.filter(({ atMs }) => atMs > endMs - LIMIT_WINDOW_MS && atMs <= endMs);
        expect(inside.reduce((sum, each) => sum + each.valueMinor, 0n)).toBeLessThanOrEqual(LIMIT_MINOR);
      }
    }),
    RUNS,
  );
});

it('an amount that is promised for later is free at that moment, and not a millisecond earlier', () => {
  fc.assert(
    fc.property(wishes, fc.integer({ min: 0, max: DAYS * LIMIT_WINDOW_MS }), (asked, nowMs) => {
      const window = { limitMinor: 100_000n, windowMs: LIMIT_WINDOW_MS };
      const now = limitUse(asked, { ...window, nowMs });
      if (now.nextFreeAtMs === null) {
        expect(now.usedMinor).toBe(0n);
        return;
      }
      const usedAt = (atMs: number) => limitUse(asked, { ...window, nowMs: atMs }).usedMinor;
      expect(usedAt(now.nextFreeAtMs - 1)).toBe(now.usedMinor);
      expect(usedAt(now.nextFreeAtMs)).toBe(now.usedMinor - now.nextFreeMinor!);
    }),
    RUNS,
  );
});
