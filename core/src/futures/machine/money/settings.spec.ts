import { describe, expect, it } from 'vitest';
import type { FuturesCommand } from '../command.ts';
import { ANN, BOB, stopOf, stops } from '../futures-core.rig.ts';
import { at, Risk, usdt } from '../risk/risk.rig.ts';

const margin = (whole: number, position: 'LONG' | 'SHORT' = 'LONG'): FuturesCommand => ({
  kind: 'margin',
  account: ANN,
  contract: 1,
  position,
  amountMinor: usdt(whole),
});
const leverage = (times: number): FuturesCommand => ({ kind: 'leverage', account: ANN, contract: 1, leverage: times });
const mode = (to: 'hedge' | 'oneWay'): FuturesCommand => ({ kind: 'mode', account: ANN, mode: to });
const marginMode = (to: 'cross' | 'isolated'): FuturesCommand => ({
  kind: 'marginMode',
  account: ANN,
  contract: 1,
  marginMode: to,
});

function long(size: number, how: 'cross' | 'isolated', own = 5_000): Risk {
  const rig = new Risk();
  rig.marked(40_000);
  rig.has(ANN, own);
  rig.has(BOB, 100_000);
  rig.set(ANN, 20, how);
  rig.deal(ANN, BOB, size, 40_000);
  return rig;
}

describe('margin', () => {
  it('is added out of what is free, and taken down to what the leverage asks for', () => {
    const rig = long(1, 'isolated');
    expect(rig.one(margin(3_000.000001))).toMatchObject([
      {
        refusal: {
          code: 'INSUFFICIENT_MARGIN',
          details: { neededMinor: usdt(3_000.000001), capacityMinor: usdt(3_000) },
        },
      },
    ]);
    expect(rig.answer(margin(1_000))).toBe('done');
    rig.marked(39_500);
    // 3,000 less a loss of 500 less a twentieth of 39,500.
    expect(rig.one(margin(-525.000001))).toMatchObject([
      { refusal: { code: 'ABOVE_MAX_OUT', details: { maxOutMinor: usdt(525) } } },
    ]);
    expect(rig.answer(margin(-525))).toBe('done');
    expect([rig.position(ANN, 'LONG').margin, rig.bound(ANN)]).toEqual([usdt(2_475), usdt(2_475)]);
    rig.run({ kind: 'freeze', contract: 1 });
    expect(rig.answer(margin(-0.000001))).toBe('NO_MARK');
    expect(rig.answer(margin(1))).toBe('done');
  });

  it('is of an isolated position', () => {
    expect(long(1, 'cross').answer(margin(1))).toBe('NO_POSITION');
    expect(long(1, 'isolated').answer(margin(1, 'SHORT'))).toBe('NO_POSITION');
    expect(long(1, 'isolated').answer(margin(0))).toBe('INVALID_TRANSFER');
    expect(new Risk().answer(margin(1))).toBe('NO_POSITION');
  });
});

describe('leverage', () => {
  it('changes the margins of cross positions, out of what is free', () => {
    const rig = long(1, 'cross');
    expect(rig.answer(leverage(10))).toBe('done');
    expect(rig.position(ANN, 'LONG').margin).toBe(usdt(4_000));
    expect(rig.one(leverage(5))).toMatchObject([
      {
        refusal: { code: 'INSUFFICIENT_MARGIN', details: { neededMinor: usdt(4_000), capacityMinor: usdt(1_000) } },
      },
    ]);
    expect(rig.answer(leverage(125))).toBe('done');
    expect(rig.bound(ANN)).toBe(usdt(320));
  });

  it('is at most that of the tier in which the position is at the mark', () => {
    const rig = long(1, 'cross');
    expect(rig.one(leverage(126))).toMatchObject([
      { refusal: { code: 'TIER_LEVERAGE', details: { maxLeverage: 125 } } },
    ]);
    rig.marked(50_000.01);
    expect(rig.one(leverage(101))).toMatchObject([
      { refusal: { code: 'TIER_LEVERAGE', details: { maxLeverage: 100 } } },
    ]);
    expect(rig.answer(leverage(0))).toBe('TIER_LEVERAGE');
  });

  it('of cross positions of both sides is that of the tier of both together', () => {
    const rig = long(0.7, 'cross');
    rig.deal(BOB, ANN, 0.55, 40_000);
    expect(rig.answer(leverage(125))).toBe('done');
    rig.run(leverage(100));
    rig.deal(BOB, ANN, 0.001, 40_000);
    expect(rig.one(leverage(125))).toMatchObject([
      { refusal: { code: 'TIER_LEVERAGE', details: { maxLeverage: 100 } } },
    ]);
  });

  it('takes margin of an isolated position, or frees it down to a rate of 120 %', () => {
    const rig = long(1, 'isolated');
    expect(rig.answer(leverage(10))).toBe('done');
    expect([rig.position(ANN, 'LONG').margin, rig.bound(ANN)]).toEqual([usdt(4_000), usdt(4_000)]);
    expect(rig.one(leverage(5))).toMatchObject([
      { refusal: { code: 'INSUFFICIENT_MARGIN', details: { neededMinor: usdt(4_000), capacityMinor: usdt(1_000) } } },
    ]);
    expect(rig.answer(leverage(50))).toBe('done');
    expect(rig.bound(ANN)).toBe(usdt(800));
    // 400 less 180.60 against 39,819.40 × 0.46 %: 119.77 %.
    rig.marked(39_819.4);
    expect(rig.one(leverage(100))).toEqual([
      { kind: 'refused', refusal: { code: 'RISK_TOO_HIGH', details: { rateBps: 11_977, minRateBps: 12_000 } } },
    ]);
    expect(rig.answer(leverage(99))).toBe('done');
    rig.run({ kind: 'freeze', contract: 1 });
    expect([rig.answer(leverage(100)), rig.answer(leverage(50))]).toEqual(['NO_MARK', 'done']);
  });

  it('frees no margin of a cross position while its mark is frozen', () => {
    const rig = long(1, 'cross');
    rig.run({ kind: 'freeze', contract: 1 });
    expect([rig.answer(leverage(100)), rig.answer(leverage(15))]).toEqual(['NO_MARK', 'done']);
    rig.marked(40_000);
    expect(rig.answer(leverage(100))).toBe('done');
  });

  it('of an isolated position may become lower where that brings its rate nearer to 120 %, not above', () => {
    const rig = long(1, 'isolated');
    rig.run(leverage(100));
    rig.marked(39_800);
    expect(rig.answer(leverage(98))).toBe('done');
  });

  it('stays where orders are open', () => {
    const rig = new Risk();
    rig.offers(ANN, 'LONG', 0.001, 49_000);
    expect(rig.answer(leverage(10))).toBe('OPEN_ORDERS');
    expect(rig.answer(leverage(5))).toBe('done');
    expect(rig.answer({ kind: 'leverage', account: 999, contract: 1, leverage: 10 })).toBe('ACCOUNT_NOT_OPEN');
  });
});

describe('modes', () => {
  it('change only where nothing is open', () => {
    const rig = long(1, 'cross');
    expect([rig.answer(mode('oneWay')), rig.answer(marginMode('isolated'))]).toEqual([
      'POSITION_OPEN',
      'POSITION_OPEN',
    ]);
    expect([rig.answer(mode('hedge')), rig.answer(marginMode('cross'))]).toEqual(['done', 'done']);
    const orders = new Risk();
    orders.offers(ANN, 'LONG', 0.001, 49_000);
    expect([orders.answer(mode('oneWay')), orders.answer(marginMode('isolated'))]).toEqual([
      'OPEN_ORDERS',
      'OPEN_ORDERS',
    ]);
    const waits = new Risk();
    waits.run(stops(ANN, stopOf(at(60_000), { side: 'buy', trigger: 'above', isBound: false, lots: 1 })));
    expect([waits.answer(mode('oneWay')), waits.answer(marginMode('isolated'))]).toEqual(['OPEN_ORDERS', 'done']);
    const free = new Risk();
    expect([free.answer(mode('oneWay')), free.answer(marginMode('isolated'))]).toEqual(['done', 'done']);
    expect(free.answer({ kind: 'leverage', account: ANN, contract: 9, leverage: 1 })).toBe('CONTRACT_NOT_FOUND');
    expect(free.answer({ kind: 'mode', account: 999, mode: 'oneWay' })).toBe('ACCOUNT_NOT_OPEN');
  });
});
