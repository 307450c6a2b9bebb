import { describe, expect, it } from 'vitest';
import { ANN, BOB, EVE, kindsOf } from '../futures-core.rig.ts';
import { at, CONTRACT, only, Risk, usdt } from './risk.rig.ts';

/** Somebody who is long, and two others with enough. */
function long(size: number, leverage: number, own: number, mode: 'cross' | 'isolated'): Risk {
  const rig = new Risk();
  rig.marked(40_000);
  for (const account of [BOB, EVE]) rig.has(account, 1_000_000);
  rig.has(ANN, own);
  rig.set(ANN, leverage, mode);
  rig.deal(ANN, BOB, size, 40_000);
  return rig;
}

const TAKEN_OVER = ['liquidation', 'reducing', 'takenOver', 'closedOut', 'deleveraged', 'liquidated'];

describe('a cross position of a higher tier', () => {
  it('is reduced to the lower one, where that saves it', () => {
    const rig = long(2, 20, 4_000, 'cross');
    rig.offers(EVE, 'LONG', 2, 38_100);
    const total = rig.total();
    expect(rig.marked(38_189)).toEqual([]);
    const events = rig.marked(38_188);
    // 76,376 must keep 0.56 % less 50; 50,000 are 1,309 lots of 38.188.
    expect(events[0]).toMatchObject({ haveMinor: usdt(376), needMinor: usdt(377.7056), contract: 0, position: 'none' });
    expect(only(events, 'reducing')).toMatchObject([{ lots: 691, position: 'LONG', limitTicks: at(38_188 * 0.95) }]);
    expect(only(events, 'trade')).toMatchObject([{ lots: 691, ticks: at(38_100) }]);
    expect(only(events, 'fundMoved')).toMatchObject([{ amountMinor: usdt(52.6542) }]);
    expect(events.at(-1)).toMatchObject({ kind: 'liquidated', isSpared: true });
    expect(rig.balance(ANN)).toBe(usdt(4_000 - 1_312.9 - 52.6542));
    expect(rig.position(ANN, 'LONG').lots).toBe(1_309);
    expect(rig.total()).toBe(total);
  });

  it('is taken over where nobody takes what should be sold', () => {
    const rig = long(2, 20, 4_000, 'cross');
    expect(kindsOf(rig.marked(38_188))).toEqual(TAKEN_OVER);
    expect([rig.balance(ANN), rig.balance(BOB)]).toEqual([0, usdt(1_004_000)]);
  });

  it('is not sold at a price that would leave nothing of what it has', () => {
    const rig = long(2, 20, 4_000, 'cross');
    rig.offers(EVE, 'LONG', 2, 37_700);
    // 376 less 691 × 0.488 less the fee; as a whole it is bankrupt at 38,000.
    expect(kindsOf(rig.marked(38_188))).toEqual(TAKEN_OVER);
  });

  it('is not sold beyond its bankruptcy price, however little of it', () => {
    const [at, beyond] = [long(2, 20, 4_000, 'cross'), long(2, 20, 4_000, 'cross')];
    // It has 376, which is 188 for each of its two coins; the fee of a tenth is 7.60.
    at.offers(EVE, 'LONG', 0.1, 38_003.81);
    expect(kindsOf(at.marked(38_188)).slice(0, 3)).toEqual(['liquidation', 'reducing', 'trade']);
    beyond.offers(EVE, 'LONG', 0.1, 38_003.8);
    expect(kindsOf(beyond.marked(38_188)).slice(0, 3)).toEqual(['liquidation', 'reducing', 'takenOver']);
  });

  it('is one with the other side, of which the larger is closed', () => {
    const rig = new Risk();
    rig.run({ ...CONTRACT, contract: 2 });
    for (const account of [BOB, EVE]) rig.has(account, 1_000_000);
    for (const contract of [1, 2]) rig.marked(40_000, contract);
    rig.has(ANN, 3_960);
    rig.set(ANN, 50);
    rig.set(ANN, 50, 'cross', 2);
    rig.deal(ANN, BOB, 2, 40_000, 2);
    rig.deal(ANN, BOB, 2, 40_000);
    rig.marked(45_000, 2);
    rig.marked(36_000);
    rig.deal(BOB, ANN, 1, 36_000);
    // Closing one coin of each would cost 4,000, of which 3,960 are there: both sides stay, and need what 108,000 need.
    const events = rig.marked(42_510, 2);
    expect(events[0]).toMatchObject({ haveMinor: usdt(980), needMinor: usdt(554.8 + 426.112) });
    expect(only(events, 'netted')).toEqual([]);
    // 50,000 are 1,388 lots of 36: 388 beside the other thousand.
    expect(only(events, 'reducing')).toMatchObject([{ contract: 1, position: 'LONG', lots: 1_612 }]);
  });

  it('that is short is bought back', () => {
    const rig = new Risk();
    rig.marked(40_000);
    for (const account of [BOB, EVE]) rig.has(account, 1_000_000);
    rig.has(ANN, 4_000);
    rig.set(ANN, 20);
    rig.deal(BOB, ANN, 2, 40_000);
    rig.offers(EVE, 'SHORT', 2, 41_900);
    // 4,000 less 3,590 against 83,590 × 0.56 % less 50.
    const events = rig.marked(41_795);
    expect(events[0]).toMatchObject({ haveMinor: usdt(410), needMinor: usdt(418.104) });
    expect(only(events, 'trade')).toMatchObject([{ lots: 2_000 - 1_196, ticks: at(41_900), takerSide: 'buy' }]);
    expect(events.at(-1)).toMatchObject({ isSpared: true });
  });
});

describe('an isolated position of a higher tier', () => {
  it('is reduced at the cost of the margin that this frees', () => {
    const rig = long(7.5, 50, 10_000, 'isolated');
    rig.offers(EVE, 'LONG', 7.5, 39_300);
    expect(rig.marked(39_445)).toEqual([]);
    const events = rig.marked(39_444);
    // 250,000 are 6,338 lots of 39.444: 1,162 are sold with a loss of 0.7 each, and free 929.6 of 6,000.
    expect(events[0]).toMatchObject({ haveMinor: usdt(1_830), needMinor: usdt(1_835.798), contract: 1 });
    expect(only(events, 'trade')).toMatchObject([{ lots: 1_162, ticks: at(39_300) }]);
    expect(events.at(-1)).toMatchObject({ kind: 'liquidated', isSpared: true });
    expect(rig.position(ANN, 'LONG')).toEqual({ lots: 6_338, margin: usdt(5_070.4) });
    expect(rig.balance(ANN)).toBe(usdt(10_000 - 813.4 - 91.3332));
  });

  it('is not reduced at the cost of what else its owner has', () => {
    const rig = long(7.5, 50, 10_000, 'isolated');
    rig.offers(EVE, 'LONG', 7.5, 39_270);
    // 1,162 × 0.73 and the fee would be 939.5224.
    const events = rig.marked(39_444);
    expect(kindsOf(events).slice(0, 3)).toEqual(['liquidation', 'reducing', 'takenOver']);
    expect(only(events, 'trade')).toMatchObject([{ lots: 7_500, ticks: at(39_270) }]);
    // 244 × 7.5 stand behind it, 174 × 7.5 are lost on the way, and the fee is more than the rest.
    expect(only(events, 'closedOut')).toMatchObject([
      { surplusMinor: usdt(1_830 - 1_305), feeMinor: usdt(525), returnedMinor: 0 },
    ]);
    expect([rig.balance(ANN), rig.fund()]).toEqual([usdt(4_000), usdt(525)]);
  });
});
