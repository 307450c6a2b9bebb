import { describe, expect, it } from 'vitest';
import { readChanges } from '../../journal/changes.ts';
import type { FuturesCommand } from '../command.ts';
import { ANN, BOB, EVE } from '../futures-core.rig.ts';
import { only, Risk, usdt } from '../risk/risk.rig.ts';

const grant = (couponId: number, whole: number, expiresAtMs = 10_000, account = ANN): FuturesCommand => ({
  kind: 'grant',
  account,
  couponId,
  amountMinor: usdt(whole),
  expiresAtMs,
});
const end = (kind: 'expire' | 'revoke', couponId: number): FuturesCommand => ({ kind, account: ANN, couponId });

/** Somebody with money of her own, a pot with a thousand, and others to trade with. */
function market(own: number): Risk {
  const rig = new Risk();
  rig.marked(40_000);
  for (const account of [BOB, EVE]) rig.has(account, 100_000);
  rig.has(ANN, own);
  rig.fill('coupons', 1_000);
  rig.set(ANN, 20);
  return rig;
}

describe('a coupon', () => {
  it('is given out of its pot, once', () => {
    const rig = market(0);
    expect(rig.one(grant(1, 400))).toEqual([{ kind: 'done', id: 1 }]);
    expect([rig.credits(ANN), rig.core.state.pots.coupons]).toEqual([usdt(400), usdt(600)]);
    expect(rig.one(grant(1, 400))).toEqual([{ kind: 'repeated', id: 1 }]);
    expect(rig.answer(grant(1, 401))).toBe('IDEMPOTENCY_MISMATCH');
    expect(rig.answer(grant(1, 400, 10_001))).toBe('IDEMPOTENCY_MISMATCH');
    expect(rig.credits(ANN)).toBe(usdt(400));
    expect(rig.one(grant(2, 601))).toMatchObject([
      { refusal: { code: 'INSUFFICIENT_POT', details: { availableMinor: usdt(600) } } },
    ]);
    expect(rig.answer(grant(2, 0))).toBe('INVALID_TRANSFER');
    expect(rig.answer(grant(2, 1, 10_000, 999))).toBe('ACCOUNT_NOT_OPEN');
  });

  it('is margin, and pays losses before own money does, the one that expires first before others', () => {
    const rig = market(100);
    rig.run(grant(1, 300, 20_000), grant(2, 200, 10_000), grant(3, 50, 10_000));
    rig.deal(ANN, BOB, 0.25, 40_000);
    rig.offers(EVE, 'LONG', 0.25, 38_800);
    rig.leaves(ANN, 'LONG', 0.25, 38_800);
    expect([rig.credits(ANN), rig.balance(ANN)]).toEqual([usdt(250), usdt(100)]);
    const left = rig.core.state.coupons.of(rig.core.state.accounts.find(ANN));
    expect(left.map(({ id, leftMinor }) => [id, leftMinor])).toEqual([[1, usdt(250)]]);
  });

  it('goes back whole when its time is over, and not before', () => {
    const rig = market(0);
    rig.run(grant(1, 400));
    expect(rig.answer(end('expire', 1))).toBe('COUPON_NOT_EXPIRED');
    rig.wait(10_000);
    expect(rig.one(end('expire', 1))).toMatchObject([
      { kind: 'done', id: 0 },
      { kind: 'creditUsed', couponId: 1, use: 'expiry', amountMinor: usdt(400), leftMinor: 0 },
    ]);
    expect([rig.credits(ANN), rig.core.state.pots.coupons]).toEqual([0, usdt(1_000)]);
    expect(rig.answer(end('expire', 1))).toBe('COUPON_NOT_FOUND');
    expect(rig.answer({ kind: 'revoke', account: 999, couponId: 1 })).toBe('ACCOUNT_NOT_OPEN');
  });

  it('is told of as changed where all of it is kept', () => {
    const rig = market(100);
    rig.run(grant(1, 300));
    rig.deal(ANN, BOB, 0.2, 40_000);
    rig.core.takeChanges();
    expect(only(rig.one(end('revoke', 1)), 'creditUsed')).toEqual([]);
    expect(readChanges(rig.core.takeChanges()).money).toMatchObject([
      { account: ANN, creditMinor: usdt(300), creditFreeMinor: 0 },
    ]);
  });

  it('keeps what stands behind a position, which carries nothing new, and goes as that is closed', () => {
    const rig = market(100);
    rig.run(grant(1, 400));
    // A margin of 400: 100 own, 300 of the coupon.
    rig.deal(ANN, BOB, 0.2, 40_000);
    expect(only(rig.one(end('revoke', 1)), 'creditUsed')).toMatchObject([
      { amountMinor: usdt(100), leftMinor: usdt(300) },
    ]);
    expect(rig.answer(refusedOrder)).toBe('INSUFFICIENT_MARGIN');
    expect(rig.one(end('expire', 1))).toEqual([{ kind: 'done', id: 0 }]);
    rig.offers(EVE, 'LONG', 0.1, 40_000);
    rig.leaves(ANN, 'LONG', 0.1, 40_000);
    expect(only(rig.one(end('expire', 1)), 'creditUsed')).toMatchObject([
      { amountMinor: usdt(200), leftMinor: usdt(100) },
    ]);
    // It still pays.
    rig.offers(EVE, 'LONG', 0.1, 39_500);
    rig.leaves(ANN, 'LONG', 0.1, 39_500);
    expect([rig.credits(ANN), rig.balance(ANN)]).toEqual([usdt(50), usdt(100)]);
  });

  it('keeps what a loss that is not realised has used up', () => {
    const rig = market(100);
    rig.run(grant(1, 400));
    rig.deal(ANN, BOB, 0.1, 40_000);
    rig.marked(38_500);
    // 100 less the margin of 200 less a loss of 150.
    expect(only(rig.one(end('revoke', 1)), 'creditUsed')).toMatchObject([
      { amountMinor: usdt(150), leftMinor: usdt(250) },
    ]);
    expect(rig.marked(38_500)).toEqual([]);
  });
});

const refusedOrder = {
  kind: 'place',
  account: ANN,
  contract: 1,
  side: 'buy',
  position: 'LONG',
  type: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  reduceOnly: false,
  selfTrade: 'expireMaker',
  ticks: 4_000_000,
  lots: 1,
  clientId: '',
} as const;
