import { describe, expect, it } from 'vitest';
import type { FuturesCommand } from '../command.ts';
import { ANN, BOB, EVE, TOM } from '../futures-core.rig.ts';
import { CONTRACT, only, Risk, usdt } from './risk.rig.ts';

const fund = (interval: number, ratePpb: number): FuturesCommand => ({ kind: 'fund', contract: 1, interval, ratePpb });

/** One coin long of somebody's against a quarter and three quarters. */
function market(leverage = 20, mode: 'cross' | 'isolated' = 'cross', balance = 5_000): Risk {
  const rig = new Risk();
  rig.marked(40_000);
  for (const account of [BOB, EVE, TOM]) rig.has(account, 100_000);
  rig.has(ANN, balance);
  rig.set(ANN, leverage, mode);
  rig.deal(ANN, EVE, 0.25, 40_000);
  rig.deal(ANN, BOB, 0.75, 40_000);
  return rig;
}

const paidBy = (rig: Risk, interval: number, ratePpb: number) =>
  only(rig.one(fund(interval, ratePpb)), 'funded').map(({ account, position, amountMinor, owedMinor }) => [
    account,
    position,
    amountMinor,
    owedMinor,
  ]);

describe('funding', () => {
  it('moves a share of what positions are worth from one side to the other, by account', () => {
    const rig = market();
    // 0.01 % of 40,000.
    expect(paidBy(rig, 1, 100_000)).toEqual([
      [ANN, 'LONG', usdt(-4), usdt(4)],
      [BOB, 'SHORT', usdt(3), usdt(3)],
      [EVE, 'SHORT', usdt(1), usdt(1)],
    ]);
    expect([rig.balance(ANN), rig.balance(BOB), rig.balance(EVE)]).toEqual([usdt(4_996), usdt(100_003), usdt(100_001)]);
  });

  it('is nothing between both sides of one account: the larger one pays, or is paid, for what it is larger by', () => {
    const rig = market();
    rig.fill('fund', 1_000);
    rig.deal(BOB, ANN, 0.4, 40_000);
    rig.deal(EVE, TOM, 0.25, 40_000);
    expect(paidBy(rig, 1, 100_000)).toEqual([
      [ANN, 'LONG', usdt(-2.4), usdt(2.4)],
      [BOB, 'SHORT', usdt(1.4), usdt(1.4)],
      [TOM, 'SHORT', usdt(1), usdt(1)],
    ]);
    expect(rig.fund()).toBe(usdt(1_000));
  });

  it('goes the other way below zero, and nowhere at zero', () => {
    const rig = market();
    expect(paidBy(rig, 1, 0)).toEqual([]);
    expect(paidBy(rig, 2, -100_000).map(([account, , amount]) => [account, amount])).toEqual([
      [BOB, usdt(-3)],
      [EVE, usdt(-1)],
      [ANN, usdt(4)],
    ]);
  });

  it('takes up, gives down, and keeps what is between', () => {
    const rig = market();
    const total = rig.total();
    // 40,000 × 333 / 10^9 is 0.01332; of it three quarters and a quarter are 0.00999 and 0.00333.
    rig.marked(40_000.01);
    expect(paidBy(rig, 1, 333)).toEqual([
      [ANN, 'LONG', -13_321, 13_321],
      [BOB, 'SHORT', 9_990, 9_990],
      [EVE, 'SHORT', 3_330, 3_330],
    ]);
    expect([rig.core.state.pots.rounding, rig.total()]).toEqual([1, total]);
  });

  it('is paid once for an interval, and not at a mark that is not known', () => {
    const rig = market();
    rig.run(fund(3, 100_000));
    expect(rig.one(fund(3, 100_000))).toEqual([
      { kind: 'refused', refusal: { code: 'FUNDING_PAID', details: { interval: 3 } } },
    ]);
    expect(rig.answer(fund(2, 100_000))).toBe('FUNDING_PAID');
    rig.run({ kind: 'freeze', contract: 1 });
    expect(rig.answer(fund(4, 100_000))).toBe('NO_MARK');
    expect(rig.answer({ kind: 'fund', contract: 9, interval: 4, ratePpb: 1 })).toBe('CONTRACT_NOT_FOUND');
    rig.marked(40_000);
    expect(rig.answer(fund(4, 100_000))).toBe('done');
  });

  it('takes no more from cross positions than they have above what they need', () => {
    // 400 against 184: at most 216 of the 300 that 0.75 % would be.
    const rig = market(100, 'cross', 400);
    expect(paidBy(rig, 1, 7_500_000)[0]).toEqual([ANN, 'LONG', usdt(-216), usdt(300)]);
    expect([rig.balance(ANN), rig.balance(BOB), rig.balance(EVE)]).toEqual([usdt(184), usdt(100_162), usdt(100_054)]);
    // Then nothing is left to take, and the others get nothing of a fund that is empty.
    expect(paidBy(rig, 2, 7_500_000)).toEqual([
      [ANN, 'LONG', 0, usdt(300)],
      [BOB, 'SHORT', 0, usdt(225)],
      [EVE, 'SHORT', 0, usdt(75)],
    ]);
  });

  it('is paid by the fund where somebody lacks it, from three tenths of its height', () => {
    const rig = market(100, 'cross', 400);
    rig.fill('fund', 200);
    const total = rig.total();
    // 84 are lacking, and 60 of 200 may be spent.
    const events = rig.one(fund(1, 7_500_000));
    expect(only(events, 'fundMoved')).toMatchObject([
      { account: ANN, amountMinor: usdt(-60), fundMinor: usdt(140), contract: 1 },
    ]);
    expect([rig.balance(ANN), rig.balance(BOB), rig.balance(EVE)]).toEqual([usdt(184), usdt(100_207), usdt(100_069)]);
    // What is kept for liquidations pays nothing, until the height is forgotten.
    expect(only(rig.one(fund(2, 7_500_000)), 'fundMoved')).toEqual([]);
    rig.wait(8 * 3_600_000);
    expect(only(rig.one(fund(3, 7_500_000)), 'fundMoved')).toMatchObject([{ amountMinor: usdt(-42) }]);
    expect(rig.total()).toBe(total);
    // Who has lacked it is liquidated by the next mark.
    expect(only(rig.marked(40_000), 'liquidation')).toMatchObject([{ account: ANN }]);
  });

  it('is paid by the fund only as far as the liquidation of who lacks it may bring', () => {
    const rig = market(100, 'cross', 400);
    rig.fill('fund', 100_000);
    rig.run(fund(1, 7_500_000));
    // All of 300 are lacking, and 0.2 % of 40,000 are 80.
    expect(only(rig.one(fund(2, 7_500_000)), 'fundMoved')).toMatchObject([{ amountMinor: usdt(-80) }]);
  });

  it('is paid to nobody beyond what he is owed', () => {
    const rig = market(100, 'cross', 400);
    rig.fill('fund', 100_000);
    expect(paidBy(rig, 1, 7_000_000)).toEqual([
      [ANN, 'LONG', usdt(-216), usdt(280)],
      [BOB, 'SHORT', usdt(210), usdt(210)],
      [EVE, 'SHORT', usdt(70), usdt(70)],
    ]);
    expect([rig.fund(), rig.core.state.pots.rounding]).toEqual([usdt(99_936), 0]);
  });

  it('takes from an isolated position what its account has free first, then its margin', () => {
    const rig = market(100, 'isolated', 500);
    // 100 are free; of the margin of 400 it needs 184.
    expect(paidBy(rig, 1, 7_500_000)[0]).toEqual([ANN, 'LONG', usdt(-300), usdt(300)]);
    expect([rig.balance(ANN), rig.position(ANN, 'LONG').margin]).toEqual([usdt(200), usdt(200)]);
    expect(paidBy(rig, 2, 7_500_000)[0]).toEqual([ANN, 'LONG', usdt(-16), usdt(300)]);
    expect(rig.position(ANN, 'LONG').margin).toBe(usdt(184));
  });

  it('takes nothing for cross positions of what stands behind an isolated one', () => {
    const rig = market(100, 'cross', 2_500);
    rig.run({ ...CONTRACT, contract: 2 });
    rig.marked(40_000, 2);
    rig.set(ANN, 20, 'isolated', 2);
    rig.deal(ANN, BOB, 1, 40_000, 2);
    rig.marked(42_000);
    // Of 500 and a gain of 2,000 it could spare more than the 315 that are owed for each of two intervals.
    expect(paidBy(rig, 1, 7_500_000)[0]).toEqual([ANN, 'LONG', usdt(-315), usdt(315)]);
    expect(paidBy(rig, 2, 7_500_000)[0]).toEqual([ANN, 'LONG', usdt(-185), usdt(315)]);
    expect(rig.balance(ANN)).toBe(usdt(2_000));
  });

  it('leaves something of the margin where a gain stands behind the position', () => {
    const rig = market(100, 'isolated', 400);
    rig.marked(44_000);
    // What it has above its need is a gain that is not realised: only its margin can be taken.
    for (const interval of [1, 2]) paidBy(rig, interval, 7_500_000);
    expect([rig.balance(ANN), rig.position(ANN, 'LONG').margin]).toEqual([1, 1]);
  });

  it('is paid by coupons first', () => {
    const rig = market();
    rig.fill('coupons', 10);
    rig.grant(ANN, 7, 3);
    const [, funded, used] = rig.one(fund(1, 100_000));
    expect(funded).toMatchObject({ kind: 'funded', amountMinor: usdt(-4) });
    expect(used).toMatchObject({ couponId: 7, use: 'funding', amountMinor: usdt(3), leftMinor: 0 });
    expect(rig.balance(ANN)).toBe(usdt(4_999));
  });
});
