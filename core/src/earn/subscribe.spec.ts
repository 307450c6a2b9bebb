import { describe, expect, it } from 'vitest';
import { judgeSubscription, type OrderTerms, type Subscriber } from './subscribe.ts';

const TERMS: OrderTerms = {
  kind: 'FLEX',
  startMs: 0,
  endMs: 1_000,
  quotaMinor: 10_000n,
  soldMinor: 0n,
  minMinor: 100n,
  stepMinor: 10n,
  maxOrderMinor: 5_000n,
  maxPersonMinor: 6_000n,
  fixedMinor: null,
  kycMin: 0,
  vipMin: 0,
  isForNewPeople: false,
};
const PERSON: Subscriber = {
  kycLevel: 1,
  vipLevel: 1,
  isNew: true,
  heldMinor: 0n,
  hasOrder: false,
  availableMinor: 100_000n,
};
const ASK = { action: 'subscribe', amountMinor: 1_000n, atMs: 500 } as const;

describe('an order', () => {
  it.each([
    ['as it should be', {}, {}, {}],
    ['of the smallest amount', {}, {}, { amountMinor: 100n }],
    ['of the largest', {}, {}, { amountMinor: 5_000n }],
    ['of a rest below the smallest order, as a whole', { soldMinor: 9_945n }, {}, { amountMinor: 55n }],
    ['that adds', {}, { hasOrder: true, heldMinor: 5_000n }, { action: 'add' }],
    ['of the one amount there is', { fixedMinor: 1_000n }, {}, {}],
  ] as const)('%s', (_, terms, person, ask) => {
    expect(judgeSubscription({ ...TERMS, ...terms }, { ...PERSON, ...person }, { ...ASK, ...ask })).toBeNull();
  });

  it.each([
    ['EARN_KYC', { kycMin: 2 }, {}, {}, { plain: { needed: 2, level: 1 } }],
    ['EARN_VIP', { vipMin: 3 }, {}, {}, { plain: { needed: 3, level: 1 } }],
    ['EARN_NEW_ONLY', { isForNewPeople: true }, { isNew: false }, {}, {}],
    ['EARN_UPCOMING', { startMs: 600 }, {}, {}, { plain: { startAt: 600 } }],
    ['EARN_ENDED', {}, {}, { atMs: 1_000 }, {}],
    ['EARN_ENDED', { soldMinor: 10_000n }, {}, {}, {}],
    ['EARN_AMOUNT_REQUIRED', {}, {}, { amountMinor: null }, {}],
    ['EARN_AMOUNT_REQUIRED', {}, {}, { amountMinor: 0n }, {}],
    ['EARN_STEP', {}, {}, { amountMinor: 1_005n }, { minor: { step: 10n } }],
    ['EARN_MIN', {}, {}, { amountMinor: 90n }, { minor: { min: 100n } }],
    ['EARN_MIN', { soldMinor: 9_945n }, {}, { amountMinor: 50n }, { minor: { min: 100n } }],
    ['EARN_MAX', {}, {}, { amountMinor: 5_010n }, { minor: { max: 5_000n } }],
    ['EARN_MAX_PERSON', {}, { heldMinor: 5_500n }, {}, { minor: { max: 6_000n, held: 5_500n } }],
    ['EARN_EQUAL', { fixedMinor: 2_000n }, {}, {}, { minor: { amount: 2_000n } }],
    ['EARN_REMAINING', { soldMinor: 9_500n }, {}, {}, { minor: { remaining: 500n } }],
    ['EARN_BALANCE', {}, { availableMinor: 999n }, {}, { minor: { available: 999n, needed: 1_000n } }],
    ['EARN_DUPLICATE', {}, { hasOrder: true }, {}, {}],
    ['EARN_TYPE', { kind: 'FIXED' }, { hasOrder: true }, { action: 'add' }, {}],
    ['EARN_NO_ORDER', {}, {}, { action: 'add' }, {}],
  ] as const)('is refused: %s', (code, terms, person, ask, numbers) => {
    const fault = judgeSubscription({ ...TERMS, ...terms }, { ...PERSON, ...person }, { ...ASK, ...ask });
    expect(fault).toEqual({ code, ...numbers });
  });

  it('is told the first of its faults', () => {
    const terms = { ...TERMS, kycMin: 2, startMs: 600 };
    expect(judgeSubscription(terms, PERSON, { ...ASK, amountMinor: null })?.code).toBe('EARN_KYC');
    expect(judgeSubscription(terms, { ...PERSON, kycLevel: 2 }, { ...ASK, amountMinor: null })?.code).toBe(
      'EARN_UPCOMING',
    );
  });
});
