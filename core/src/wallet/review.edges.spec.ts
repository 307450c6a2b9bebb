import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../calendar/durations.ts';
import { readAmount } from '../money/amount.ts';
import { REVIEW_FROM } from './review.fixture.ts';
import { type ReviewFacts, reviewReasons } from './review.ts';
import { boundFactors, factorsNeeded, missingPreconditions } from './security-factors.ts';
import { isCancellable, mayMove, type WithdrawalState } from './withdrawal-state.ts';

const usdt = (text: string): bigint => readAmount(text, 6);

describe('review at its edges', () => {
  const nowMs = 1_800_000_000_000;
  const calm: ReviewFacts = {
    nowMs,
    valueMinor: usdt('900'),
    limit24hMinor: usdt('1000000'),
    accountCreatedAtMs: nowMs - 100 * DAY_MS,
    deviceSeenAtMs: nowMs - 2 * DAY_MS,
    countrySeenAtMs: nowMs - 2 * DAY_MS,
    addressSeenAtMs: nowMs - 2 * DAY_MS,
    lastDepositAtMs: null,
    lastTradeAtMs: null,
    hasDispute: false,
    isHotWalletShort: false,
    hasReceivable: false,
  };
  const leaving = { valueMinor: usdt('10000'), lastDepositAtMs: nowMs - 60_000 };

  test.each<[string, Partial<ReviewFacts>, readonly string[]]>([
    [
      'an account of exactly a day',
      { valueMinor: usdt('1000'), accountCreatedAtMs: nowMs - DAY_MS, deviceSeenAtMs: null },
      ['NEW_DEVICE'],
    ],
    [
      'an account of less than a day',
      { valueMinor: usdt('1000'), accountCreatedAtMs: nowMs - DAY_MS + 1, deviceSeenAtMs: null },
      [],
    ],
    ['less than 1,000 on a new device', { valueMinor: usdt('999.999999'), deviceSeenAtMs: null }, []],
    ['an unknown country', { valueMinor: usdt('1000'), countrySeenAtMs: null }, ['NEW_DEVICE']],
    ['a country of yesterday', { valueMinor: usdt('1000'), countrySeenAtMs: nowMs - DAY_MS }, []],
    [
      '5,000 that are half of the limit',
      { valueMinor: usdt('5000'), limit24hMinor: usdt('10000'), addressSeenAtMs: nowMs },
      ['NEW_ADDRESS'],
    ],
    [
      '5,000 that are a little less',
      { valueMinor: usdt('5000'), limit24hMinor: usdt('10000.000001'), addressSeenAtMs: nowMs },
      [],
    ],
    [
      'less than 5,000 to a new address',
      { valueMinor: usdt('4999.999999'), limit24hMinor: usdt('5000'), addressSeenAtMs: nowMs },
      [],
    ],
    [
      'half of the limit to an address of yesterday',
      { valueMinor: usdt('5000'), limit24hMinor: usdt('10000'), addressSeenAtMs: nowMs - DAY_MS },
      [],
    ],
    [
      'less than 5,000 of a young account',
      { valueMinor: usdt('4999.999999'), accountCreatedAtMs: nowMs - 2 * DAY_MS },
      [],
    ],
    ['less than 10,000 after a deposit', { ...leaving, valueMinor: usdt('9999.999999') }, []],
    ['a trade at the moment of the deposit', { ...leaving, lastTradeAtMs: nowMs - 60_000 }, []],
    ['a trade before the deposit', { ...leaving, lastTradeAtMs: nowMs - 60_001 }, ['FAST_EXIT']],
    ['a trade and no deposit', { valueMinor: usdt('10000'), lastTradeAtMs: nowMs }, []],
    [
      'everything at once',
      {
        ...leaving,
        valueMinor: usdt('50000'),
        limit24hMinor: usdt('50000'),
        accountCreatedAtMs: nowMs - 2 * DAY_MS,
        deviceSeenAtMs: null,
        addressSeenAtMs: nowMs,
        hasDispute: true,
        isHotWalletShort: true,
        hasReceivable: true,
      },
      ['AMOUNT', 'NEW_DEVICE', 'NEW_ADDRESS', 'NEW_ACCOUNT', 'DISPUTE', 'FAST_EXIT', 'HOT_WALLET_SHORT', 'RECEIVABLE'],
    ],
  ])('%s', (_name, facts, reasons) => {
    expect(reviewReasons({ ...calm, ...facts }, REVIEW_FROM)).toEqual(reasons);
  });
});

describe('security at its edges', () => {
  const nothing = { email: null, phone: null, totpBound: false, passkeys: 0, tradingPasswordSet: true };

  test.each([
    [{}, ['SECOND_FACTOR'], []],
    [{ email: 'a@b.example' }, ['SECOND_FACTOR'], ['email']],
    [{ phone: '+4912345' }, [], ['sms']],
    [{ totpBound: true }, [], ['totp']],
    [{ passkeys: 2 }, [], ['passkey']],
    [{ passkeys: 1, totpBound: true }, [], ['passkey', 'totp']],
    [{ phone: '+4912345', email: 'a@b.example', totpBound: true }, [], ['totp', 'sms', 'email']],
  ] as const)('%j', (bound, missing, factors) => {
    expect(missingPreconditions({ ...nothing, ...bound })).toEqual(missing);
    expect(boundFactors({ ...nothing, ...bound })).toEqual(factors);
    expect(factorsNeeded(usdt('1000'), { ...nothing, ...bound }, usdt('1000'))).toBe(factors.length >= 2 ? 2 : 1);
  });

  test('a trading password is asked for whatever else there is', () => {
    const bound = { ...nothing, totpBound: true, tradingPasswordSet: false };
    expect(missingPreconditions(bound)).toEqual(['TRADING_PASSWORD']);
  });
});

describe('states', () => {
  /** What may follow on what. */
  const moves: Readonly<Record<WithdrawalState, string>> = {
    SUBMITTED: 'COOLING COMPLETED CANCELLED',
    COOLING: 'RISK_CHECK CANCELLED',
    RISK_CHECK: 'APPROVED IN_REVIEW DELAYED_HIGH_RISK CANCELLED REJECTED',
    APPROVED: 'IN_REVIEW BROADCASTING CANCELLED REJECTED FAILED',
    IN_REVIEW: 'APPROVED CANCELLED REJECTED',
    DELAYED_HIGH_RISK: 'RISK_CHECK APPROVED IN_REVIEW CANCELLED REJECTED',
    BROADCASTING: 'BROADCAST FAILED',
    BROADCAST: 'COMPLETED FAILED',
    COMPLETED: '',
    CANCELLED: '',
    REJECTED: '',
    FAILED: '',
  };
  const states = Object.keys(moves) as WithdrawalState[];

  test.each(states)('%s goes on to these alone', (from) => {
    const next = states.filter((to) => mayMove(from, to));
    expect(new Set(next)).toEqual(new Set(moves[from].split(' ').filter(Boolean)));
    expect(isCancellable(from)).toBe(moves[from].includes('CANCELLED'));
  });
});
