import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bankruptcyPrice,
  type Isolated,
  isDue,
  liquidationPrice,
  liquidationTicks,
  type Price,
  riskRateBps,
  standingOf,
} from './liquidation.ts';
import { lots, MAJOR_TERMS, ticks, usdt } from './majors.fixture.ts';
import { increased, type Side } from './position.ts';

const isolated = (side: Side, size: number, entry: number, margin: number): Isolated => ({
  position: increased(null, side, lots(size), ticks(entry)),
  marginMinor: usdt(margin),
});

/** To the nearest cent, as the worked figures are written. */
const cents = ({ numerator, denominator }: Price): number =>
  Number((numerator * 2n + denominator) / (denominator * 2n)) / 100;

const floor = ({ numerator, denominator }: Price): bigint => numerator / denominator;
const ceiling = ({ numerator, denominator }: Price): bigint => (numerator + denominator - 1n) / denominator;

describe('an isolated position', () => {
  it('of one coin at 40,000 with twenty times is liquidated and bankrupt where the worked figures say', () => {
    const [long, short] = [isolated('LONG', 1, 40_000, 2_000), isolated('SHORT', 1, 40_000, 2_000)];
    expect([long, short].map((each) => cents(liquidationPrice(each, MAJOR_TERMS)!))).toEqual([38_175.61, 41_807.68]);
    expect([long, short].map((each) => cents(bankruptcyPrice(each, MAJOR_TERMS.unitMinor)!))).toEqual([38_000, 42_000]);
  });

  it('is due at its price, and not one tick before', () => {
    const one = fc.record({
      side: fc.constantFrom<Side>('LONG', 'SHORT'),
      size: fc.integer({ min: 1, max: 200_000 }),
      entry: fc.integer({ min: 100, max: 10_000_000 }),
      leverage: fc.integer({ min: 1, max: 125 }),
    });
    fc.assert(
      fc.property(one, ({ side, size, entry, leverage }) => {
        const position = increased(null, side, BigInt(size), BigInt(entry));
        const marginMinor = (position.entryUnits * MAJOR_TERMS.unitMinor) / BigInt(leverage);
        const each = { position, marginMinor };
        const price = liquidationPrice(each, MAJOR_TERMS);
        const due = price && (side === 'LONG' ? floor(price) : ceiling(price));
        const at = (mark: bigint) => isDue(standingOf(each, MAJOR_TERMS, mark));
        // A short one is due at some price; a long one with all of its worth behind it never is.
        if (due === null || due <= 0n) return void expect([side, at(1n)]).toEqual(['LONG', false]);
        const before = side === 'LONG' ? due + 1n : due - 1n;
        expect([at(due), before > 0n && at(before)]).toEqual([true, false]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is told as a tick that the mark reaches first', () => {
    const [long, short] = [isolated('LONG', 1, 40_000, 2_000), isolated('SHORT', 1, 40_000, 2_000)];
    expect([long, short].map((each) => liquidationTicks(each, MAJOR_TERMS))).toEqual([3_817_561n, 4_180_768n]);
  });

  it('without leverage is never liquidated where it is long', () => {
    const long = isolated('LONG', 1, 40_000, 40_000);
    expect(liquidationPrice(long, MAJOR_TERMS)).toBeNull();
    expect(bankruptcyPrice(long, MAJOR_TERMS.unitMinor)).toBeNull();
  });

  it('has a rate: what it has against what it must keep, rounded down', () => {
    const long = isolated('LONG', 1, 40_000, 2_000);
    // 2,000 against 40,000 × 0.46 % = 184.
    expect(riskRateBps(standingOf(long, MAJOR_TERMS, ticks(40_000)))).toBe(108_695n);
    expect(riskRateBps(standingOf(long, MAJOR_TERMS, ticks(30_000)))).toBe(0n);
    expect(riskRateBps({ havePpm: 5n, neededPpm: 0n })).toBeNull();
  });

  it('whose last unit is what it must keep is due', () => {
    expect(isDue({ havePpm: 7n, neededPpm: 7n })).toBe(true);
    expect(isDue({ havePpm: 8n, neededPpm: 7n })).toBe(false);
    expect(isDue({ havePpm: -1n, neededPpm: 0n })).toBe(false);
  });
});
