import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../calendar/durations.ts';
import { formatAmount, readAmount } from '../money/amount.ts';
import { judgeAmount, readPositive, reviewedFeeMinor } from './amount-checks.ts';
import { limit24hMinor, limit30dMinor, limitUse } from './limits.ts';
import { lookAlikeOf } from './look-alike.ts';
import { payloadText } from './payload.ts';
import { REVIEW_FROM } from './review.fixture.ts';
import { approvalsNeeded, decisionByMs, type ReviewFacts, reviewReasons } from './review.ts';
import { boundFactors, factorsNeeded, missingPreconditions } from './security-factors.ts';
import { withdrawable } from './withdrawable.ts';
import { isCancellable, mayMove } from './withdrawal-state.ts';

const usdt = (text: string): bigint => readAmount(text, 6);

describe('limits', () => {
  test.each([
    ['none', 0, '1000'],
    ['none', 6, '1000'],
    ['primary', 0, '50000'],
    ['primary', 1, '60000'],
    ['primary', 2, '75000'],
    ['advanced', 3, '2000000'],
    ['advanced', 4, '3000000'],
    ['advanced', 5, '5000000'],
    ['advanced', 6, '10000000'],
    ['advanced', 9, '10000000'],
  ] as const)('KYC %s with VIP %i may send %s USDT in 24 h', (kyc, vip, limit) => {
    expect(formatAmount(limit24hMinor(kyc, vip), 6)).toBe(limit);
  });

  test('only an unknown person has a 30-day limit', () => {
    expect([limit30dMinor('none'), limit30dMinor('primary')]).toEqual([usdt('5000'), null]);
  });

  test('a payment counts for exactly 24 hours and says when it is free', () => {
    const outgoing = [
      { atMs: 5_000, valueMinor: 10n },
      { atMs: 5_000, valueMinor: 2n },
      { atMs: 9_000, valueMinor: 30n },
    ];
    const at = (nowMs: number) => limitUse(outgoing, { limitMinor: 40n, nowMs, windowMs: DAY_MS });
    expect(at(9_000)).toEqual({
      usedMinor: 42n,
      limitMinor: 40n,
      remainingMinor: 0n,
      nextFreeAtMs: 5_000 + DAY_MS,
      nextFreeMinor: 12n,
    });
    expect(at(5_000 + DAY_MS - 1).usedMinor).toBe(42n);
    expect(at(5_000 + DAY_MS)).toMatchObject({ usedMinor: 30n, remainingMinor: 10n, nextFreeMinor: 30n });
    expect(at(9_000 + DAY_MS)).toMatchObject({ usedMinor: 0n, nextFreeAtMs: null, nextFreeMinor: null });
  });
});

describe('withdrawable', () => {
  const one = { priceUnits: 1n, priceScale: 0 };
  const btc = { priceUnits: 61_000n, priceScale: 0 };
  const lots = [{ asset: 'USDT', scale: 6, amountMinor: usdt('1000'), price: one, unlockAtMs: 1 }];

  test('the lock follows the value where the coin was swapped: 0.02344262 BTC', () => {
    const holdings = [
      { asset: 'USDT', scale: 6, ownMinor: usdt('600'), price: one },
      { asset: 'BTC', scale: 8, ownMinor: 3_000_000n, price: btc },
    ];
    const of = (asset: string, availableMinor: bigint) =>
      withdrawable({ asset, availableMinor, unconfirmed: [], holdings, lots });
    expect(of('BTC', 3_000_000n)).toEqual({
      withdrawableMinor: 2_344_262n,
      purchaseLockedMinor: 655_738n,
      unconfirmedMinor: 0n,
    });
    expect(of('USDT', usdt('600')).withdrawableMinor).toBe(0n);
  });

  test('without a lot no price is needed', () => {
    const holdings = [{ asset: 'XYZ', scale: 2, ownMinor: 500n, price: null }];
    const unconfirmed = [{ asset: 'XYZ', scale: 2, amountMinor: 120n }];
    expect(withdrawable({ asset: 'XYZ', availableMinor: 500n, unconfirmed, holdings, lots: [] })).toEqual({
      withdrawableMinor: 380n,
      purchaseLockedMinor: 0n,
      unconfirmedMinor: 120n,
    });
  });

  test('is never negative, also where unconfirmed coins are already spent', () => {
    const unconfirmed = [{ asset: 'XYZ', scale: 2, amountMinor: 120n }];
    expect(withdrawable({ asset: 'XYZ', availableMinor: 50n, unconfirmed, holdings: [], lots: [] })).toEqual({
      withdrawableMinor: 0n,
      purchaseLockedMinor: 0n,
      unconfirmedMinor: 50n,
    });
  });

  test('a bought coin that is gone altogether must still be covered', () => {
    const holdings = [{ asset: 'BTC', scale: 8, ownMinor: 2_000_000n, price: btc }];
    expect(
      withdrawable({ asset: 'BTC', availableMinor: 2_000_000n, unconfirmed: [], holdings, lots }).withdrawableMinor,
    ).toBe(360_655n);
  });

  test('a coin without a price covers nothing and cannot leave while value is missing', () => {
    const holdings = [
      { asset: 'USDT', scale: 6, ownMinor: usdt('0'), price: one },
      { asset: 'XYZ', scale: 2, ownMinor: 500n, price: null },
    ];
    expect(
      withdrawable({ asset: 'XYZ', availableMinor: 500n, unconfirmed: [], holdings, lots }).withdrawableMinor,
    ).toBe(0n);
  });
});

describe('amounts', () => {
  const terms = {
    ledgerScale: 18,
    networkScale: 6,
    minMinor: 2n * 10n ** 18n,
    maxMinor: 10n ** 21n,
    feeMinor: 10n ** 18n,
  };

  test.each([
    ['0', 'AMOUNT_ZERO'],
    ['0.0000001', 'AMOUNT_PLACES'],
    ['1.0000000000000000001', 'AMOUNT_PLACES'],
    ['1.999999', 'AMOUNT_BELOW_MIN'],
    ['1000.000001', 'AMOUNT_ABOVE_MAX'],
    ['999999999999999999999999', 'AMOUNT_TOO_LARGE'],
  ])('%s is refused with %s', (text, code) => {
    expect(judgeAmount(text, terms)).toMatchObject({ ok: false, refusal: { code } });
  });

  test('the fee comes out of the amount', () => {
    expect(judgeAmount('2.5', terms)).toEqual({
      ok: true,
      value: { amountMinor: 25n * 10n ** 17n, feeMinor: 10n ** 18n, recipientGetsMinor: 15n * 10n ** 17n },
    });
  });

  test('one minor unit is an amount', () => {
    expect(readPositive('0.000001', 6)).toEqual({ ok: true, value: 1n });
  });

  test('the reviewed fee is a tenth above the median, rounded up, and never below its floor', () => {
    expect(reviewedFeeMinor(100n, [300n, 100n, 201n])).toBe(222n);
    expect(reviewedFeeMinor(500n, [300n])).toBe(500n);
    expect(reviewedFeeMinor(500n, [])).toBe(500n);
  });
});

describe('review', () => {
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

  test.each<[string, Partial<ReviewFacts>, readonly string[]]>([
    ['nothing unusual', {}, []],
    ['just below the amount', { valueMinor: usdt('49999.999999') }, []],
    ['the amount', { valueMinor: usdt('50000') }, ['AMOUNT']],
    ['a device of today', { valueMinor: usdt('1000'), deviceSeenAtMs: nowMs - DAY_MS + 1 }, ['NEW_DEVICE']],
    ['a device of yesterday', { valueMinor: usdt('1000'), deviceSeenAtMs: nowMs - DAY_MS }, []],
    ['a country of today', { valueMinor: usdt('1000'), countrySeenAtMs: nowMs - 1 }, ['NEW_DEVICE']],
    ['an unknown device', { valueMinor: usdt('1000'), deviceSeenAtMs: null }, ['NEW_DEVICE']],
    ['a small sum on a new device', { deviceSeenAtMs: nowMs }, []],
    [
      'a new account has only new devices',
      { valueMinor: usdt('4000'), accountCreatedAtMs: nowMs - HOUR_MS, deviceSeenAtMs: nowMs - HOUR_MS },
      [],
    ],
    [
      'half of the limit to an address of today',
      { valueMinor: usdt('25000'), limit24hMinor: usdt('50000'), addressSeenAtMs: nowMs },
      ['NEW_ADDRESS'],
    ],
    [
      'half of a small limit stays below 5,000',
      { valueMinor: usdt('999'), limit24hMinor: usdt('1000'), addressSeenAtMs: nowMs },
      [],
    ],
    [
      'less than half of the limit to an address of today',
      { valueMinor: usdt('24999'), limit24hMinor: usdt('50000'), addressSeenAtMs: nowMs },
      [],
    ],
    ['a young account', { valueMinor: usdt('5000'), accountCreatedAtMs: nowMs - 7 * DAY_MS + 1 }, ['NEW_ACCOUNT']],
    ['a week old account', { valueMinor: usdt('5000'), accountCreatedAtMs: nowMs - 7 * DAY_MS }, []],
    ['a dispute', { hasDispute: true }, ['DISPUTE']],
    ['deposit and leave', { valueMinor: usdt('10000'), lastDepositAtMs: nowMs - HOUR_MS + 1 }, ['FAST_EXIT']],
    ['deposit and leave after an hour', { valueMinor: usdt('10000'), lastDepositAtMs: nowMs - HOUR_MS }, []],
    [
      'deposit, trade and leave',
      { valueMinor: usdt('10000'), lastDepositAtMs: nowMs - 60_000, lastTradeAtMs: nowMs - 30_000 },
      [],
    ],
    ['an empty hot wallet', { isHotWalletShort: true }, ['HOT_WALLET_SHORT']],
    ['a claim of the house', { hasReceivable: true }, ['RECEIVABLE']],
  ])('%s', (_name, facts, reasons) => {
    expect(reviewReasons({ ...calm, ...facts }, REVIEW_FROM)).toEqual(reasons);
  });

  test('from 100,000 two people decide, and have a day for it', () => {
    const needed = (text: string) => approvalsNeeded(usdt(text), REVIEW_FROM);
    const byMs = (text: string) => decisionByMs(usdt(text), 0, REVIEW_FROM);
    expect([needed('99999.999999'), needed('100000')]).toEqual([1, 2]);
    expect([byMs('99999'), byMs('100000')]).toEqual([4 * HOUR_MS, DAY_MS]);
  });

  test('other thresholds are other rules', () => {
    const facts = { ...calm, valueMinor: usdt('49999') };
    const from = { ...REVIEW_FROM, amountMinor: usdt('49999'), twoReviewersMinor: usdt('49999') };
    expect(reviewReasons(facts, from)).toEqual(['AMOUNT']);
    expect(approvalsNeeded(facts.valueMinor, from)).toBe(2);
  });
});

describe('look-alike addresses', () => {
  const saved = '0xAbCd1111111111111111111111111111111122aa';
  test('the same ends with another middle imitate', () => {
    expect(lookAlikeOf('0xabcd9999999999999999999999999999999922aa', [saved])).toBe(saved);
    expect(lookAlikeOf('bcrt1qabcdxxxxxxxxxx7890', ['bcrt1qabcdyyyyyyyyyy7890'])).toBe('bcrt1qabcdyyyyyyyyyy7890');
  });
  test('a known address imitates nothing, whatever else is known', () => {
    const twin = '0xabcd9999999999999999999999999999999922aa';
    expect(lookAlikeOf(twin, [saved, twin])).toBeNull();
  });
  test('other ends imitate nothing', () => {
    expect(lookAlikeOf('0xabce1111111111111111111111111111111122aa', [saved])).toBeNull();
  });
});

describe('security', () => {
  const bound = { email: 'a@b.example', phone: null, totpBound: false, passkeys: 0, tradingPasswordSet: false };
  test('an e-mail address alone is not enough to let money leave', () => {
    expect(missingPreconditions(bound)).toEqual(['TRADING_PASSWORD', 'SECOND_FACTOR']);
    expect(missingPreconditions({ ...bound, totpBound: true, tradingPasswordSet: true })).toEqual([]);
  });
  test('two codes from 1,000 USDT where two are bound', () => {
    const both = { ...bound, totpBound: true };
    expect(boundFactors(both)).toEqual(['totp', 'email']);
    const from = usdt('1000');
    expect([factorsNeeded(usdt('999.999999'), both, from), factorsNeeded(from, both, from)]).toEqual([1, 2]);
    expect(factorsNeeded(usdt('5000'), { ...bound, email: null, totpBound: true }, from)).toBe(1);
  });
  test('parts cannot be moved from one field into the next', () => {
    expect(payloadText('withdraw', ['a|b', 'c'])).not.toBe(payloadText('withdraw', ['a', 'b|c']));
    expect(payloadText('withdraw', ['a', null])).not.toBe(payloadText('withdraw', ['a', 'null']));
  });
});

describe('states', () => {
  test('do not let a withdrawal be cancelled once its sending has begun', () => {
    expect(isCancellable('APPROVED')).toBe(true);
    expect(isCancellable('BROADCASTING')).toBe(false);
    expect(mayMove('COMPLETED', 'FAILED')).toBe(false);
  });
});
