import { describe, expect, it } from 'vitest';
import { judgeBoost, splitPool } from './boost.ts';
import type { SubscribeTerms } from './subscribe.ts';

const TERMS: SubscribeTerms = {
  state: 'OPEN',
  startMs: 100,
  awaitsPrice: false,
  endMs: 200,
  kycMin: 1,
  vipMin: 0,
  nationality: 'ALL' as const,
  newcomersOnly: false,
  needsSurvey: false,
  holding: null,
  minMinor: 10n,
  maxMinor: 1_000n,
  stepMinor: 5n,
};
const PERSON = {
  hasTradingPassword: true,
  kycLevel: 1,
  kycSinceMs: [null, null] as const,
  vipLevel: 0,
  nationality: null,
  hasTakenPart: false,
  hasSurvey: false,
  average: null,
  lastMs: null,
};

describe('the pool of a boost round', () => {
  const shares = (pool: bigint, locked: readonly bigint[], most: bigint) =>
    splitPool(
      pool,
      locked.map((lockedMinor) => ({ lockedMinor })),
      most,
    );

  it('is split in proportion to what is locked, down, and what nobody gets is told', () => {
    expect(shares(100n, [1n, 1n, 1n], 100n)).toEqual({ sharesMinor: [33n, 33n, 33n], restMinor: 1n });
    expect(shares(1_000n, [300n, 700n], 1_000n)).toEqual({ sharesMinor: [300n, 700n], restMinor: 0n });
  });

  it('gives nobody more than the most of one person; what is above is split among the others', () => {
    expect(shares(1_000n, [8_000n, 1_000n, 1_000n], 500n)).toEqual({ sharesMinor: [500n, 250n, 250n], restMinor: 0n });
    expect(shares(1_000n, [8_000n], 500n)).toEqual({ sharesMinor: [500n], restMinor: 500n });
  });

  it('stays whole where nobody came', () => {
    expect(shares(1_000n, [], 500n)).toEqual({ sharesMinor: [], restMinor: 1_000n });
  });
});

describe('a boost', () => {
  const judge = (amountMinor: bigint, lockedMinor = 0n, nowMs = 150) =>
    judgeBoost(TERMS, PERSON, { amountMinor, lockedMinor }, nowMs);

  it('may be made, and raised, within its bounds', () => {
    expect(judge(10n)).toBeNull();
    expect(judge(500n, 10n)).toBeNull();
    expect(judge(500n, 500n)).toBeNull();
  });

  it('is never lowered while it is locked', () => {
    expect(judge(495n, 500n)).toEqual({ code: 'LAUNCH_BOOST_LESS', minor: { locked: 500n } });
  });

  it('is judged as a subscription is', () => {
    expect(judge(5n)).toMatchObject({ code: 'LAUNCH_MIN' });
    expect(judge(1_005n)).toMatchObject({ code: 'LAUNCH_MAX' });
    expect(judge(12n)).toMatchObject({ code: 'LAUNCH_STEP' });
    expect(judge(10n, 0n, 99)).toMatchObject({ code: 'LAUNCH_NOT_STARTED' });
    expect(judge(10n, 0n, 200)).toMatchObject({ code: 'LAUNCH_ENDED' });
    expect(judgeBoost(TERMS, { ...PERSON, kycLevel: 0 }, { amountMinor: 10n, lockedMinor: 0n }, 150)).toMatchObject({
      code: 'LAUNCH_KYC',
    });
  });
});
