import { describe, expect, it } from 'vitest';
import {
  type Applicant,
  conditionsOf,
  hasTakenPartBefore,
  INTERVAL_MS,
  judgeSubscribe,
  type SubscribeTerms,
} from './subscribe.ts';

const TERMS: SubscribeTerms = {
  state: 'OPEN',
  startMs: 1_000_000,
  awaitsPrice: false,
  endMs: 2_000_000,
  kycMin: 1,
  vipMin: 2,
  nationality: 'ALL' as const,
  newcomersOnly: false,
  needsSurvey: false,
  holding: null,
  minMinor: 10n,
  maxMinor: 100n,
  stepMinor: 5n,
};
const PERSON: Applicant = {
  hasTradingPassword: true,
  kycLevel: 1,
  kycSinceMs: [null, null],
  vipLevel: 2,
  nationality: null,
  hasTakenPart: false,
  hasSurvey: false,
  average: null,
  lastMs: null,
};
const NOW = 1_500_000;
const HOLDING = { asset: 'ETH', firstDay: 1, lastDay: 2, leastMinor: 100n, factorUnits: 50_000_000n };
const ENOUGH = { numerator: 100n, denominator: 1n };

describe('a subscription', () => {
  it.each([
    [10n, 1_000_000],
    [100n, 1_999_999],
  ])('of %d at %d can be made', (amountMinor, atMs) => {
    expect(judgeSubscribe(TERMS, PERSON, amountMinor, atMs)).toBeNull();
    // The state follows time late.
    expect(judgeSubscribe({ ...TERMS, state: 'WARM_UP' }, PERSON, amountMinor, atMs)).toBeNull();
    const holder = { ...PERSON, average: ENOUGH, capMinor: 100n };
    expect(judgeSubscribe({ ...TERMS, holding: HOLDING }, holder, amountMinor, atMs)).toBeNull();
  });

  it.each<[string, Partial<SubscribeTerms>, Partial<Applicant>, bigint, number, object]>([
    ['without a trading password', {}, { hasTradingPassword: false }, 10n, NOW, { code: 'TRADING_PASSWORD_NOT_SET' }],
    ['before the start', {}, {}, 10n, 999_999, { code: 'LAUNCH_NOT_STARTED', plain: { startAt: 1_000_000 } }],
    ['whose price is not fixed', { awaitsPrice: true }, {}, 10n, NOW, { code: 'LAUNCH_NO_PRICE' }],
    ['at the end', {}, {}, 10n, 2_000_000, { code: 'LAUNCH_ENDED' }],
    ['that is counted', { state: 'CALCULATING' }, {}, 10n, NOW, { code: 'LAUNCH_ENDED' }],
    ['of what is cancelled', { state: 'CANCELLED' }, {}, 10n, NOW, { code: 'LAUNCH_CANCELLED' }],
    ['below the level', {}, { kycLevel: 0 }, 10n, NOW, { code: 'LAUNCH_KYC', plain: { needed: 1, level: 0 } }],
    [
      'verified once it was open',
      {},
      { kycSinceMs: [1_000_000, null] },
      10n,
      NOW,
      { code: 'LAUNCH_KYC_LATE', plain: { needed: 1, approvedAt: 1_000_000, startAt: 1_000_000 } },
    ],
    ['from elsewhere', { nationality: 'CN_ONLY' }, { nationality: 'HK' }, 10n, NOW, { code: 'LAUNCH_CN_ONLY' }],
    ['without a document', { nationality: 'CN_ONLY' }, {}, 10n, NOW, { code: 'LAUNCH_CN_ONLY' }],
    ['from the mainland', { nationality: 'NON_CN' }, { nationality: 'CN' }, 10n, NOW, { code: 'LAUNCH_NON_CN' }],
    ['of no known country', { nationality: 'NON_CN' }, {}, 10n, NOW, { code: 'LAUNCH_NON_CN' }],
    ['who has not answered the survey', { needsSurvey: true }, {}, 10n, NOW, { code: 'LAUNCH_SURVEY' }],
    ['below the VIP level', {}, { vipLevel: 1 }, 10n, NOW, { code: 'LAUNCH_VIP', plain: { needed: 2, level: 1 } }],
    ['after another round', { newcomersOnly: true }, { hasTakenPart: true }, 10n, NOW, { code: 'LAUNCH_TAKEN_PART' }],
    [
      'for newcomers below the VIP level',
      { newcomersOnly: true },
      { hasTakenPart: true, vipLevel: 1 },
      10n,
      NOW,
      { code: 'LAUNCH_VIP', plain: { needed: 2, level: 1 } },
    ],
    [
      'who held too little',
      { holding: HOLDING },
      { average: { numerator: 999n, denominator: 10n } },
      10n,
      NOW,
      { code: 'LAUNCH_HOLDING', held: { asset: 'ETH', neededMinor: 100n, averageMinor: 99n } },
    ],
    [
      'who is not known to have held anything',
      { holding: HOLDING },
      {},
      10n,
      NOW,
      { code: 'LAUNCH_HOLDING', held: { asset: 'ETH', neededMinor: 100n, averageMinor: 0n } },
    ],
    [
      'below the VIP level who held too little',
      { holding: HOLDING },
      { vipLevel: 1 },
      10n,
      NOW,
      { code: 'LAUNCH_VIP', plain: { needed: 2, level: 1 } },
    ],
    [
      'above what one’s holding allows',
      { holding: HOLDING },
      { average: ENOUGH, capMinor: 50n },
      51n,
      NOW,
      {
        code: 'LAUNCH_HOLDING_CAP',
        minor: { cap: 50n },
        held: { asset: 'ETH', neededMinor: 100n, averageMinor: 100n },
      },
    ],
    [
      'above the most and one’s holding',
      { holding: HOLDING },
      { average: ENOUGH, capMinor: 50n },
      101n,
      NOW,
      { code: 'LAUNCH_MAX', minor: { max: 100n } },
    ],
    [
      'too soon after another',
      {},
      { lastMs: NOW - INTERVAL_MS + 1 },
      10n,
      NOW,
      { code: 'LAUNCH_INTERVAL', plain: { againAt: NOW + 1 } },
    ],
    ['below the least', {}, {}, 9n, NOW, { code: 'LAUNCH_MIN', minor: { min: 10n } }],
    ['above the most', {}, {}, 101n, NOW, { code: 'LAUNCH_MAX', minor: { max: 100n } }],
    ['off the step', {}, {}, 11n, NOW, { code: 'LAUNCH_STEP', minor: { step: 5n } }],
  ])('%s cannot', (_, terms, person, amountMinor, nowMs, fault) => {
    expect(judgeSubscribe({ ...TERMS, ...terms }, { ...PERSON, ...person }, amountMinor, nowMs)).toEqual(fault);
  });

  it('may follow another one after the interval', () => {
    expect(judgeSubscribe(TERMS, { ...PERSON, lastMs: NOW - INTERVAL_MS }, 10n, NOW)).toBeNull();
  });
});

describe('the conditions', () => {
  it('ask since when the level that is needed is there, not a higher one', () => {
    const advanced = { ...PERSON, kycLevel: 2, kycSinceMs: [999_999, 1_000_001] } as const;
    expect(conditionsOf(TERMS, advanced)[1]).toEqual({ name: 'KYC', isMet: true, needed: 1, level: 2 });
    expect(conditionsOf({ ...TERMS, kycMin: 2 }, advanced)[1]).toEqual({
      name: 'KYC',
      isMet: false,
      needed: 2,
      level: 2,
      lateMs: 1_000_001,
    });
    expect(conditionsOf({ ...TERMS, kycMin: 0 }, { ...advanced, kycSinceMs: [1_000_001, null] })).toHaveLength(2);
  });

  it('are told with what is needed and what is there', () => {
    expect(conditionsOf(TERMS, { ...PERSON, vipLevel: 1 })).toEqual([
      { name: 'TRADING_PASSWORD', isMet: true },
      { name: 'KYC', isMet: true, needed: 1, level: 1 },
      { name: 'VIP', isMet: false, needed: 2, level: 1 },
    ]);
  });

  it('ask for a verification where a nationality is asked for', () => {
    const terms = { ...TERMS, kycMin: 0, vipMin: 0, nationality: 'NON_CN' } as const;
    expect(conditionsOf(terms, { ...PERSON, kycLevel: 0 }).slice(1)).toEqual([
      { name: 'KYC', isMet: false, needed: 1, level: 0 },
      { name: 'NON_CN', isMet: false, nationality: null },
    ]);
    expect(conditionsOf(terms, { ...PERSON, nationality: 'HK' })[2]).toMatchObject({ isMet: true });
  });

  it('ask for a verification where only newcomers may take part, and for nothing else of whoever is one', () => {
    const terms = { ...TERMS, kycMin: 0, vipMin: 0, newcomersOnly: true };
    expect(conditionsOf(terms, { ...PERSON, kycLevel: 0 }).slice(1)).toEqual([
      { name: 'KYC', isMet: false, needed: 1, level: 0 },
      { name: 'NEWCOMER', isMet: true },
    ]);
    expect(conditionsOf(terms, { ...PERSON, hasTakenPart: true })[2]).toEqual({ name: 'NEWCOMER', isMet: false });
  });

  it('know a newcomer by the rounds that they began before', () => {
    const [own, sameProject, other] = [
      { projectId: 'nova', number: 1 },
      { projectId: 'nova', number: 2 },
      { projectId: 'luna', number: 1 },
    ] as const;
    expect(hasTakenPartBefore([], own)).toBe(false);
    expect(hasTakenPartBefore([sameProject], own)).toBe(true);
    expect(hasTakenPartBefore([other], own)).toBe(true);
    // Whoever is in it was judged when they began.
    expect(hasTakenPartBefore([own, other], own)).toBe(false);
  });

  it('end with the survey, where a round asks for it', () => {
    const asked = (hasSurvey: boolean) =>
      conditionsOf({ ...TERMS, needsSurvey: true }, { ...PERSON, hasSurvey }).at(-1);
    expect(asked(false)).toEqual({ name: 'SURVEY', isMet: false });
    expect(asked(true)).toEqual({ name: 'SURVEY', isMet: true });
    const answered = { ...PERSON, hasSurvey: true };
    expect(judgeSubscribe({ ...TERMS, needsSurvey: true }, answered, 10n, NOW)).toBeNull();
  });

  it('that a round does not have are left out', () => {
    expect(conditionsOf({ ...TERMS, kycMin: 0, vipMin: 0, nationality: 'ALL' as const }, PERSON)).toEqual([
      { name: 'TRADING_PASSWORD', isMet: true },
    ]);
  });
});
