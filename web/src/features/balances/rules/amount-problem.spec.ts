import { describe, expect, it } from 'vitest';
import { judgeWithdrawal, limitValueUsdt, maxWithdrawal, readTyped, type WithdrawTerms } from './amount-problem.ts';

const terms: WithdrawTerms = {
  scale: 8,
  min: '0.002',
  max: '100',
  fee: '0.0006',
  available: '1.5',
  withdrawable: '1.25',
  priceUsdt: '3000',
  limitRemainingUsdt: '3000',
  limit30dRemainingUsdt: null,
  limitFreesAtMs: null,
  limit30dFreesAtMs: null,
};

describe('readTyped', () => {
  it.each([
    ['1 234.5', '1234.5'],
    [' 0.50 ', '0.5'],
    ['.5', '0.5'],
  ])('reads %s', (typed, amount) => {
    expect(readTyped(typed, 8)).toEqual({ ok: true, amount });
  });

  it.each([
    ['', 'AMOUNT_REQUIRED'],
    ['0', 'AMOUNT_ZERO'],
    ['0.000', 'AMOUNT_ZERO'],
    ['-1', 'AMOUNT_SIGN'],
    ['1e5', 'AMOUNT_NOT_A_NUMBER'],
    ['1,5', 'AMOUNT_COMMA'],
    ['1,234.5', 'AMOUNT_COMMA'],
    ['0x10', 'AMOUNT_NOT_A_NUMBER'],
    ['0.123456789', 'AMOUNT_PLACES'],
  ])('refuses %j with %s', (typed, code) => {
    expect(readTyped(typed, 8)).toMatchObject({ ok: false, problem: { code } });
  });
});

describe('judgeWithdrawal', () => {
  it('takes what is within every bound', () => {
    expect(judgeWithdrawal('0.5', terms)).toEqual({ ok: true, amount: '0.5' });
  });

  it.each([
    ['1.75', 'INSUFFICIENT_BALANCE', { missing: '0.25' }],
    ['1.5', 'NOT_WITHDRAWABLE_YET', { withdrawable: '1.25' }],
    ['0.001', 'AMOUNT_BELOW_MIN', { min: '0.002' }],
    ['1.1', 'LIMIT_24H', { remaining: '3000' }],
  ])('says why %s cannot leave', (typed, code, details) => {
    expect(judgeWithdrawal(typed, terms)).toEqual({ ok: false, problem: { code, details } });
  });

  it('judges the maximum and the 30 days', () => {
    const rich = { ...terms, available: '500', withdrawable: '500', limitRemainingUsdt: '1000000' };
    expect(judgeWithdrawal('101', rich)).toMatchObject({
      problem: { code: 'AMOUNT_ABOVE_MAX', details: { max: '100' } },
    });
    expect(judgeWithdrawal('2', { ...rich, limit30dRemainingUsdt: '5000', limit30dFreesAtMs: 7 })).toMatchObject({
      problem: { code: 'LIMIT_30D', details: { remaining: '5000', freesAtMs: '7' } },
    });
    expect(judgeWithdrawal('2', { ...rich, limitRemainingUsdt: '5', limitFreesAtMs: 9 })).toMatchObject({
      problem: { code: 'LIMIT_24H', details: { remaining: '5', freesAtMs: '9' } },
    });
  });

  it.each(['KYC_REQUIRED', 'RECIPIENT_KYC'] as const)('says %s before a limit, with what is left', (code) => {
    const sendCap = { code, fromUsdt: '1000', remainingUsdt: '900', nextFreeAtMs: 5 };
    const inside = { ...terms, sendCap };
    const details = { from: '1000', remaining: '900', freesAtMs: '5' };
    expect(judgeWithdrawal('0.3', inside)).toEqual({ ok: true, amount: '0.3' });
    expect(judgeWithdrawal('0.30000001', inside)).toEqual({ ok: false, problem: { code, details } });
    expect(judgeWithdrawal('1.1', { ...inside, sendCap: { ...sendCap, nextFreeAtMs: null } })).toMatchObject({
      problem: { code, details: { from: '1000', remaining: '900' } },
    });
    expect(maxWithdrawal(inside)).toBe('0.3');
  });

  it('leaves a limit to the server where there is no price', () => {
    expect(judgeWithdrawal('1.1', { ...terms, priceUsdt: null })).toMatchObject({ ok: true });
  });
});

describe('maxWithdrawal', () => {
  it('is the smallest of balance, maximum and limits, and is accepted', () => {
    expect(maxWithdrawal(terms)).toBe('1');
    expect(maxWithdrawal({ ...terms, limitRemainingUsdt: '1000000' })).toBe('1.25');
    expect(judgeWithdrawal(maxWithdrawal(terms), terms).ok).toBe(true);
  });

  it('keeps to the places of the network', () => {
    expect(maxWithdrawal({ ...terms, scale: 6, withdrawable: '0.123456789' })).toBe('0.123456');
  });

  it('rounds the value of a limit up', () => {
    expect(limitValueUsdt('0.00000001', '3000')).toBe('0.00003');
    expect(limitValueUsdt('0.000000000000000001', '3000')).toBe('0.000001');
  });
});
