import { describe, expect, it } from 'vitest';
import { ANN, BOB, EVE, kindsOf, opens, TOM } from '../futures-core.rig.ts';
import { at, CONTRACT, coins, oneLong, only, Risk, usdt } from './risk.rig.ts';

describe('an isolated position', () => {
  it('is left alone one tick above its price, and taken over at it with what it still has', () => {
    const rig = oneLong();
    const total = rig.total();
    rig.offers(EVE, 'LONG', 1, 38_000);
    expect(rig.marked(38_175.61)).toEqual([]);
    const events = rig.marked(38_175.6);
    expect(kindsOf(events)).toEqual([
      'liquidation',
      'takenOver',
      'trade',
      expect.stringContaining('filled'),
      'closedOut',
      'liquidated',
    ]);
    // What it must keep is 38,175.60 × 0.46 %.
    expect(events[0]).toMatchObject({
      account: ANN,
      contract: 1,
      position: 'LONG',
      haveMinor: usdt(175.6),
      needMinor: usdt(175.60776),
      creditMinor: 0,
    });
    expect(events[1]).toMatchObject({ lots: 1_000, realisedMinor: usdt(-1_824.4), shareMinor: usdt(175.6) });
    expect(events[2]).toMatchObject({
      ticks: at(38_000),
      lots: 1_000,
      takerSide: 'sell',
      taker: { account: 0, orderId: 0 },
    });
    expect(events[4]).toMatchObject({ filledLots: 1_000, surplusMinor: 0, feeMinor: 0, returnedMinor: 0 });
    expect(events[5]).toMatchObject({ account: ANN, isSpared: false });
    expect([rig.balance(ANN), rig.bound(ANN), rig.fund()]).toEqual([usdt(3_000), 0, 0]);
    expect(rig.position(EVE, 'LONG').lots).toBe(1_000);
    expect(rig.total()).toBe(total);
  });

  it('that is closed better than bankrupt pays a fee of what was closed, and gets the rest back', () => {
    const rig = oneLong();
    rig.offers(EVE, 'LONG', 1, 38_100);
    const [closed] = only(rig.marked(38_175.6), 'closedOut');
    expect(closed).toMatchObject({ surplusMinor: usdt(100), feeMinor: usdt(76.3512), returnedMinor: usdt(23.6488) });
    expect([rig.balance(ANN), rig.fund()]).toEqual([usdt(3_023.6488), usdt(76.3512)]);
  });

  it('that is closed better than the mark gets that too', () => {
    const rig = oneLong();
    rig.offers(EVE, 'LONG', 1, 38_300);
    rig.marked(38_175.6);
    expect(rig.balance(ANN)).toBe(usdt(5_000 - 1_824.4 + 124.4 - 76.3512));
  });

  it('is closed by somebody who leaves the other side as by anybody', () => {
    const rig = oneLong();
    rig.leaves(BOB, 'SHORT', 1, 38_000);
    rig.marked(38_175.6);
    expect(rig.balance(BOB)).toBe(usdt(102_000));
  });

  it('ends its own orders, open and waiting, before anything else', () => {
    const rig = oneLong();
    const order = rig.leaves(ANN, 'LONG', 0.5, 41_000);
    expect(kindsOf(rig.marked(38_175.6)).slice(0, 2)).toEqual(['liquidation', `${order} liquidation`]);
  });

  it('of a short one is the same the other way round', () => {
    const rig = oneLong();
    rig.set(TOM, 20, 'isolated');
    rig.deal(EVE, TOM, 1, 40_000);
    rig.offers(BOB, 'SHORT', 1, 42_000);
    expect(rig.marked(41_807.68)).toEqual([]);
    const events = rig.marked(41_807.69);
    expect(only(events, 'trade')).toMatchObject([{ ticks: at(42_000), takerSide: 'buy' }]);
    expect(rig.balance(TOM)).toBe(usdt(98_000));
  });
});

describe('the fund', () => {
  it('pays for no price beyond the bankruptcy price, however full it is', () => {
    const rig = oneLong();
    rig.fill('fund', 100_000);
    rig.offers(EVE, 'LONG', 1, 37_999.99);
    const events = rig.marked(38_175.6);
    expect(kindsOf(events)).toEqual(['liquidation', 'takenOver', 'closedOut', 'deleveraged', 'liquidated']);
    expect(rig.fund()).toBe(usdt(100_000));
  });

  it('pays a jump from three tenths of its height', () => {
    const rig = oneLong();
    // 100 are lacking, and three tenths of 500 may be spent: 50 more.
    rig.fill('fund', 500);
    rig.offers(EVE, 'LONG', 0.5, 37_850);
    rig.offers(EVE, 'LONG', 0.5, 37_849.99);
    const total = rig.total();
    const events = rig.marked(37_900);
    expect(only(events, 'closedOut')).toMatchObject([{ filledLots: 500, surplusMinor: usdt(-75), returnedMinor: 0 }]);
    expect(only(events, 'fundMoved')).toMatchObject([{ account: ANN, amountMinor: usdt(-75), fundMinor: usdt(425) }]);
    expect(only(events, 'deleveraged')).toMatchObject([{ lots: 500, shareMinor: usdt(-50) }]);
    expect(rig.total()).toBe(total);
  });

  it('gives nothing where it has fallen by three tenths within eight hours, and does again later', () => {
    const rig = oneLong();
    rig.fill('fund', 100);
    rig.run({ kind: 'debitPot', pot: 'fund', contract: 1, amountMinor: usdt(31), transferId: 'out' });
    rig.offers(EVE, 'LONG', 1, 37_980);
    expect(only(rig.marked(37_990), 'deleveraged')).toHaveLength(1);
    const later = oneLong();
    later.fill('fund', 100);
    later.run({ kind: 'debitPot', pot: 'fund', contract: 1, amountMinor: usdt(31), transferId: 'out' });
    later.offers(EVE, 'LONG', 1, 37_980);
    later.wait(8 * 3_600_000);
    expect(only(later.marked(37_990), 'deleveraged')).toHaveLength(0);
    expect(later.fund()).toBe(usdt(69 - 20));
  });

  it('does not let close further from the mark than the market may be', () => {
    const deleveraged = (price: number) => {
      const rig = oneLong();
      rig.run({ ...CONTRACT, marketBandPpm: 1_000 });
      rig.offers(EVE, 'LONG', 1, price);
      return only(rig.marked(38_175.6), 'deleveraged').length;
    };
    expect([deleveraged(38_137.43), deleveraged(38_137.42)]).toEqual([0, 1]);
  });

  it('gives nobody who waits at its limit more than the liquidation could bring', () => {
    const [near, far] = [oneLong(), oneLong()];
    for (const rig of [near, far]) rig.fill('fund', 100_000);
    // The mark is 100 beyond the bankruptcy price, and 0.2 % of it is 75.80.
    near.offers(EVE, 'LONG', 1, 37_824.2);
    expect(only(near.marked(37_900), 'closedOut')).toMatchObject([{ filledLots: 1_000, surplusMinor: usdt(-175.8) }]);
    far.offers(EVE, 'LONG', 1, 37_824.19);
    expect(only(far.marked(37_900), 'deleveraged')).toHaveLength(1);
  });

  it('is not asked where it would not be enough', () => {
    const rig = oneLong();
    rig.fill('fund', 1_000);
    rig.offers(EVE, 'LONG', 1, 38_100);
    // 500 are lacking, and 300 may be spent.
    expect(kindsOf(rig.marked(37_500))).toEqual(['liquidation', 'takenOver', 'closedOut', 'deleveraged', 'liquidated']);
  });

  it('pays what a jump beyond the bankruptcy price has left open', () => {
    const rig = oneLong();
    rig.fill('fund', 2_000);
    rig.offers(EVE, 'LONG', 1, 37_450);
    const events = rig.marked(37_500);
    expect(only(events, 'takenOver')).toMatchObject([{ realisedMinor: usdt(-2_500), shareMinor: usdt(-500) }]);
    expect(only(events, 'closedOut')).toMatchObject([{ surplusMinor: usdt(-550) }]);
    expect([rig.balance(ANN), rig.fund()]).toEqual([usdt(3_000), usdt(1_450)]);
  });
});

describe('deleveraging', () => {
  it('closes the other side at the bankruptcy price, above it and below', () => {
    const above = oneLong();
    const [closed] = only(above.marked(38_175.6), 'deleveraged');
    expect(closed).toMatchObject({
      account: BOB,
      position: 'SHORT',
      lots: 1_000,
      realisedMinor: usdt(1_824.4),
      shareMinor: usdt(175.6),
      becauseOf: ANN,
    });
    expect(above.balance(BOB)).toBe(usdt(102_000));
    const below = oneLong();
    expect(only(below.marked(37_500), 'deleveraged')).toMatchObject([
      { realisedMinor: usdt(2_500), shareMinor: usdt(-500) },
    ]);
    expect([below.balance(ANN), below.balance(BOB), below.fund()]).toEqual([usdt(3_000), usdt(102_000), 0]);
  });

  it('begins with whoever has gained most with the most leverage, and shares by lots', () => {
    const rig = oneLong();
    rig.has(TOM, 3_000);
    rig.deal(EVE, TOM, 0.25, 40_000);
    const events = only(rig.marked(38_175.6), 'deleveraged');
    expect(events.map(({ account, lots, shareMinor }) => [account, lots, shareMinor])).toEqual([
      [TOM, 250, usdt(43.9)],
      [BOB, 750, usdt(131.7)],
    ]);
    expect(rig.position(BOB, 'SHORT').lots).toBe(250);
  });

  it('makes the closing orders of who is closed as small as what is left', () => {
    const rig = oneLong();
    const order = rig.leaves(BOB, 'SHORT', 1, 37_000);
    expect(kindsOf(rig.marked(38_175.6)).slice(-3)).toEqual(['deleveraged', `${order} reduced`, 'liquidated']);
  });
});

describe('cross positions', () => {
  it('of both sides are closed against each other, which may be enough', () => {
    const rig = new Risk();
    rig.marked(40_000);
    rig.has(ANN, 610);
    rig.has(BOB, 100_000);
    rig.set(ANN, 100);
    rig.deal(ANN, BOB, 1, 40_000);
    rig.deal(BOB, ANN, 0.5, 40_000);
    const events = rig.marked(39_300);
    expect(events[0]).toMatchObject({ haveMinor: usdt(260), needMinor: usdt(280.12) });
    // 58,950 as one: 0.56 % less 50.
    expect(events.slice(1)).toMatchObject([
      { kind: 'netted', lots: 500, longRealisedMinor: usdt(-350), shortRealisedMinor: usdt(350) },
      { kind: 'liquidated', isSpared: true },
    ]);
    expect([rig.balance(ANN), rig.position(ANN, 'LONG').lots, rig.position(ANN, 'SHORT').lots]).toEqual([
      usdt(610),
      500,
      0,
    ]);
  });

  it('leave what stands behind isolated ones alone', () => {
    const rig = new Risk();
    rig.run({ ...CONTRACT, contract: 2 });
    for (const contract of [1, 2]) rig.marked(40_000, contract);
    rig.has(ANN, 3_000);
    rig.has(BOB, 100_000);
    rig.set(ANN, 20, 'isolated', 2);
    rig.set(ANN, 50);
    rig.deal(ANN, BOB, 1, 40_000, 2);
    rig.deal(ANN, BOB, 1, 40_000);
    rig.place(opens(ANN, 'LONG', coins(0.05), at(39_000), { contract: 2 }));
    const total = rig.total();
    // A thousand stands behind the cross position, which loses two; two thousand are the isolated one's.
    const events = rig.marked(38_000);
    expect(only(events, 'takenOver')).toMatchObject([{ realisedMinor: usdt(-2_000), shareMinor: usdt(-1_000) }]);
    expect(only(events, 'ended')).toEqual([]);
    expect([rig.balance(ANN), rig.bound(ANN)]).toEqual([usdt(2_000), usdt(2_000 + 97.5)]);
    expect([rig.balance(ANN), rig.position(ANN, 'LONG', 2)]).toEqual([
      usdt(2_000),
      { lots: 1_000, margin: usdt(2_000) },
    ]);
    expect(rig.total()).toBe(total);
  });

  it('give what coupons have paid back to the coupons', () => {
    const rig = new Risk();
    rig.marked(40_000);
    for (const account of [BOB, EVE]) rig.has(account, 100_000);
    rig.has(ANN, 1_000);
    rig.fill('coupons', 1_000);
    rig.grant(ANN, 1, 1_000);
    rig.set(ANN, 20);
    rig.deal(ANN, BOB, 1, 40_000);
    rig.offers(EVE, 'LONG', 1, 38_175.6);
    const total = rig.total();
    const events = rig.marked(38_175.6);
    // The coupon pays 1,000 of 1,824.40, the balance the rest, and what is left of it.
    expect(events[0]).toMatchObject({ creditMinor: usdt(1_000) });
    expect(only(events, 'creditUsed')).toMatchObject([{ use: 'loss', amountMinor: usdt(1_000), leftMinor: 0 }]);
    expect(only(events, 'closedOut')).toMatchObject([{ surplusMinor: usdt(175.6), returnedMinor: usdt(99.2488) }]);
    expect([rig.balance(ANN), rig.core.state.pots.coupons]).toEqual([usdt(99.2488), 0]);
    expect(rig.total()).toBe(total);
    const all = new Risk();
    all.marked(40_000);
    for (const account of [BOB, EVE]) all.has(account, 100_000);
    all.has(ANN, 0);
    all.fill('coupons', 2_000);
    all.grant(ANN, 1, 2_000);
    all.set(ANN, 20);
    all.deal(ANN, BOB, 1, 40_000);
    all.offers(EVE, 'LONG', 1, 38_175.6);
    expect(only(all.marked(38_175.6), 'closedOut')).toMatchObject([{ surplusMinor: usdt(175.6), returnedMinor: 0 }]);
    expect([all.balance(ANN), all.core.state.pots.coupons]).toEqual([0, usdt(99.2488)]);
  });

  it('are not closed against each other at the cost of others', () => {
    const rig = new Risk();
    rig.run({ ...CONTRACT, contract: 2 });
    rig.has(BOB, 100_000);
    for (const contract of [1, 2]) {
      rig.marked(40_000, contract);
      rig.set(ANN, 100, 'cross', contract);
      rig.deal(ANN, BOB, 1, 40_000, contract);
    }
    rig.marked(42_000, 2);
    rig.marked(38_000);
    rig.deal(BOB, ANN, 1, 38_000);
    rig.has(ANN, 1_200);
    const total = rig.total();
    // Closing both sides would cost 2,000, of which a gain in the other contract has not paid anything yet.
    const events = rig.marked(41_300, 2);
    expect(events[0]).toMatchObject({ haveMinor: usdt(500), needMinor: usdt(565.58) });
    expect(only(events, 'netted')).toEqual([]);
    expect(only(events, 'takenOver').map(({ realisedMinor }) => realisedMinor)).toEqual([usdt(-2_000), 0, usdt(1_300)]);
    expect([rig.balance(ANN), rig.fund(), rig.fund(2), rig.total()]).toEqual([0, 0, 0, total]);
  });
});
