import { describe, expect, it } from 'vitest';
import { usdt } from './majors.fixture.ts';
import { availableMinor, capacityMinor, futuresFeeMinor, initialMarginMinor, maxOutMinor } from './margin.ts';

const account = (balance: number, margin: number, unrealised: number, needed: number) => ({
  balanceMinor: usdt(balance),
  positionMarginMinor: usdt(margin),
  crossUnrealisedMinor: usdt(unrealised),
  neededMinor: usdt(needed),
});

describe('a futures account', () => {
  it('puts up its share and its fee, rounded up', () => {
    expect(initialMarginMinor(usdt(40_000), 20)).toBe(usdt(2_000));
    expect(initialMarginMinor(10n, 3)).toBe(4n);
    expect(futuresFeeMinor(usdt(40_000), 600n)).toBe(usdt(24));
    expect(futuresFeeMinor(1n, 600n)).toBe(1n);
  });

  it('lets leave what the worked figures say', () => {
    expect(maxOutMinor(account(500, 400, -100, 184))).toBe(usdt(32));
  });

  it.each([
    ['what is available, where that is less', account(1_000, 900, 0, 10), 100],
    ['nothing of a gain that is not realised', account(100, 0, 900, 45), 10],
    ['nothing where twice the need is not left', account(100, 0, 0, 51), 0],
    ['nothing of what is bound', account(100, 120, 0, 0), 0],
  ])('lets leave %s', (_, one, whole) => {
    expect(maxOutMinor(one)).toBe(usdt(whole));
  });

  it('may bind what is available less its losses, and its credit', () => {
    expect(availableMinor(account(500, 400, -30, 0))).toBe(usdt(100));
    expect(capacityMinor(account(500, 400, -30, 0), usdt(5))).toBe(usdt(75));
    expect(capacityMinor(account(500, 400, 90, 0), 0n)).toBe(usdt(100));
    expect(capacityMinor(account(500, 400, -130, 0), usdt(5))).toBe(0n);
  });
});
