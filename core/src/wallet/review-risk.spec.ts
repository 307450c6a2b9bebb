import { describe, expect, test } from 'vitest';
import type { ReviewReason } from './review.ts';
import { type ReviewRisk, type ReviewRiskFacts, reviewRisk, worseAddressRisk } from './review-risk.ts';

const usdt = (whole: number): bigint => BigInt(whole) * 1_000_000n;
/** A large amount, from a person we know, to an address paid before: no sign of risk. */
const calm: ReviewRiskFacts = {
  reasons: ['AMOUNT'],
  addressRisk: 'NONE',
  isFirstUse: false,
  valueMinor: usdt(60_000),
  limit24hMinor: usdt(1_000_000),
  approvalsNeeded: 1,
};
const because = (...reasons: ReviewReason[]): Partial<ReviewRiskFacts> => ({ reasons });

describe('the risk of a withdrawal in review', () => {
  test.each<[what: string, facts: Partial<ReviewRiskFacts>, risk: ReviewRisk]>([
    ['a large amount alone', {}, 'LOW'],
    ['a hot wallet that is short', because('HOT_WALLET_SHORT'), 'LOW'],
    ['a new device', because('NEW_DEVICE'), 'MEDIUM'],
    ['a young account', because('NEW_ACCOUNT'), 'MEDIUM'],
    ['a deposit that leaves at once', because('FAST_EXIT'), 'MEDIUM'],
    ['an address of middling risk', { addressRisk: 'MEDIUM' }, 'MEDIUM'],
    ['an address never paid before', { isFirstUse: true }, 'MEDIUM'],
    ['a minor unit below half of the limit', { limit24hMinor: usdt(120_000) + 1n }, 'LOW'],
    ['half of the limit', { limit24hMinor: usdt(120_000) }, 'MEDIUM'],
    ['two reviewers', { approvalsNeeded: 2 }, 'MEDIUM'],
    ['a new device and a new address', { ...because('NEW_DEVICE'), isFirstUse: true }, 'HIGH'],
    ['a young account and a fast exit', because('NEW_ACCOUNT', 'FAST_EXIT'), 'HIGH'],
    ['two reviewers and an address never paid before', { approvalsNeeded: 2, isFirstUse: true }, 'HIGH'],
    ['half of the limit to a new address', { ...because('NEW_ADDRESS'), limit24hMinor: usdt(100_000) }, 'HIGH'],
    [
      'a new address that is also the first use, counted once',
      { ...because('NEW_ADDRESS'), isFirstUse: true },
      'MEDIUM',
    ],
    ['a reported address', { addressRisk: 'HIGH' }, 'HIGH'],
    ['a blocked address', { addressRisk: 'BLOCKED' }, 'HIGH'],
    ['an open dispute', because('DISPUTE'), 'HIGH'],
    ['a debt to the house', because('RECEIVABLE'), 'HIGH'],
  ])('of %s', (_, facts, risk) => {
    expect(reviewRisk({ ...calm, ...facts })).toBe(risk);
  });

  test('follows the worse of two things known of an address', () => {
    expect(worseAddressRisk('NONE', 'MEDIUM')).toBe('MEDIUM');
    expect(worseAddressRisk('BLOCKED', 'HIGH')).toBe('BLOCKED');
    expect(worseAddressRisk('HIGH', 'NONE')).toBe('HIGH');
  });
});
