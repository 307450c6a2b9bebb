import { describe, expect, it } from 'vitest';
import type { FuturesCommand } from '../command.ts';
import { ANN, BOB, contractOf, credit } from '../futures-core.rig.ts';
import { MONEY_MAX } from '../limits.ts';
import { at, Risk, usdt } from '../risk/risk.rig.ts';
import { Standing } from '../standing.ts';
import { maxOutMinor } from './max-out.ts';

const debit = (whole: number, transferId: string, voidsCredit = false): FuturesCommand => ({
  kind: 'debit',
  account: ANN,
  amountMinor: usdt(whole),
  transferId,
  voidsCredit,
});
const pot = (kind: 'creditPot' | 'debitPot', whole: number, transferId: string, contract = 0): FuturesCommand => ({
  kind,
  pot: contract === 0 ? 'fees' : 'fund',
  contract,
  amountMinor: usdt(whole),
  transferId,
});
const maxOut = (rig: Risk): number => maxOutMinor(rig.core.state, rig.core.state.accounts.find(ANN));

/** Somebody who is long at a mark of 40,000, bought at another price. */
function long(size: number, entry: number, leverage: number, own: number): Risk {
  const rig = new Risk();
  rig.marked(entry);
  rig.has(ANN, own);
  rig.has(BOB, 100_000);
  rig.set(ANN, leverage);
  rig.deal(ANN, BOB, size, entry);
  rig.marked(40_000);
  return rig;
}

describe('moving out', () => {
  it('leaves twice what positions must keep', () => {
    // 400 are left of a loss of 100, and 184 must be kept.
    const rig = long(1, 40_100, 100, 500);
    expect(maxOut(rig)).toBe(usdt(32));
    expect(rig.one(debit(32.000001, 'a'))).toMatchObject([
      { refusal: { code: 'ABOVE_MAX_OUT', details: { maxOutMinor: usdt(32) } } },
    ]);
    expect(rig.answer(debit(32, 'a'))).toBe('done');
    const { haveMinor, needMinor } = new Standing(rig.core.state).cross(rig.core.state.accounts.find(ANN));
    expect([haveMinor, needMinor]).toEqual([usdt(368), usdt(184)]);
    expect(maxOut(rig)).toBe(0);
  });

  it('lets neither a gain leave that is not realised nor a coupon, which ends with it', () => {
    const rig = long(0.5, 39_760, 80, 1_000);
    rig.fill('coupons', 20);
    rig.grant(ANN, 1, 20);
    expect(maxOut(rig)).toBe(usdt(1_000 - 248.5));
    const standing = new Standing(rig.core.state).cross(rig.core.state.accounts.find(ANN));
    expect([standing.haveMinor, standing.needMinor]).toEqual([usdt(1_140), usdt(92)]);
    expect(rig.one(debit(750, 'a'))).toMatchObject([
      { refusal: { code: 'CREDIT_WOULD_BE_VOIDED', details: { voidedMinor: usdt(20) } } },
    ]);
    expect(rig.one(debit(750, 'a', true))).toMatchObject([
      { kind: 'done' },
      { kind: 'creditUsed', use: 'void', amountMinor: usdt(20), leftMinor: 0 },
    ]);
    expect([rig.balance(ANN), rig.credits(ANN), rig.core.state.pots.coupons]).toEqual([usdt(250), 0, usdt(20)]);
    expect(standing.cross(rig.core.state.accounts.find(ANN)).haveMinor).toBe(usdt(370));
  });

  it('waits until it is known again what cross positions are worth', () => {
    const rig = new Risk();
    rig.run(contractOf(2), { kind: 'mark', contract: 2, indexTicks: at(40_000), markTicks: at(40_000) });
    for (const account of [ANN, BOB]) rig.has(account, 10_000);
    rig.set(BOB, 5, 'isolated');
    rig.deal(ANN, BOB, 0.1, 50_000);
    rig.run({ kind: 'freeze', contract: 2 });
    expect(rig.answer(debit(1, 'a'))).toBe('done');
    rig.run({ kind: 'freeze', contract: 1 });
    expect(rig.answer(debit(1, 'b'))).toBe('NO_MARK');
    expect(rig.answer({ ...debit(1, 'b'), account: BOB } as FuturesCommand)).toBe('done');
    rig.marked(50_000);
    expect(rig.answer(debit(1, 'b'))).toBe('done');
  });

  it('of all is possible where nothing is open', () => {
    const rig = new Risk();
    rig.has(ANN, 12);
    expect(rig.answer(debit(12, 'a'))).toBe('done');
    expect(rig.answer(debit(0.000001, 'b'))).toBe('ABOVE_MAX_OUT');
  });
});

describe('a transfer', () => {
  it('is done once', () => {
    const rig = new Risk();
    const [done] = rig.one(credit(ANN, 5, 'x'));
    const before = rig.balance(ANN);
    expect(rig.one(credit(ANN, 5, 'x'))).toEqual([{ ...done, kind: 'repeated' }]);
    expect(rig.answer(credit(ANN, 6, 'x'))).toBe('IDEMPOTENCY_MISMATCH');
    expect(rig.answer(debit(0.000005, 'x'))).toBe('IDEMPOTENCY_MISMATCH');
    expect(rig.answer(credit(BOB, 6, 'x'))).toBe('done');
    expect(rig.balance(ANN)).toBe(before);
  });

  it('of nothing, without an id or to nobody is refused', () => {
    const rig = new Risk();
    expect(rig.answer(credit(ANN, 0, 'x'))).toBe('INVALID_TRANSFER');
    expect(rig.answer(credit(ANN, 5, ''))).toBe('INVALID_TRANSFER');
    expect(rig.answer(credit(999, 5, 'x'))).toBe('ACCOUNT_NOT_OPEN');
  });

  it('never brings more in than can be counted', () => {
    const rig = new Risk();
    const maxMinor = MONEY_MAX - rig.total();
    expect(rig.one(credit(ANN, maxMinor + 1, 'x'))).toMatchObject([
      { refusal: { code: 'AMOUNT_TOO_LARGE', details: { maxMinor } } },
    ]);
    expect(rig.answer(credit(ANN, maxMinor, 'x'))).toBe('done');
    expect(rig.answer(pot('creditPot', 0.000001, 'y'))).toBe('AMOUNT_TOO_LARGE');
  });

  it('fills and empties pots, never below zero', () => {
    const rig = new Risk();
    expect(rig.answer(pot('creditPot', 5, 'a'))).toBe('done');
    expect(rig.answer(pot('creditPot', 5, 'a'))).toBe('repeated');
    expect(rig.answer(pot('creditPot', 5, 'a', 1))).toBe('IDEMPOTENCY_MISMATCH');
    expect(rig.one(pot('debitPot', 6, 'b'))).toMatchObject([
      { refusal: { code: 'INSUFFICIENT_POT', details: { availableMinor: usdt(5) } } },
    ]);
    expect(rig.answer(pot('debitPot', 5, 'b'))).toBe('done');
    expect(rig.answer(pot('creditPot', 5, 'c', 1))).toBe('done');
    expect([rig.core.state.pots.fees, rig.fund()]).toEqual([0, usdt(5)]);
    expect(rig.answer(pot('creditPot', 5, 'd', 9))).toBe('CONTRACT_NOT_FOUND');
    expect(rig.core.state.contracts[1]!.markTicks).toBe(at(50_000));
  });
});
