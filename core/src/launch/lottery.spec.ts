import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../calendar/durations.ts';
import { type DrawProgress, earnedTickets, judgeTickets, missingToNext, nextDrawStep } from './lottery.ts';

const TERMS = { mostTickets: 10, volumeStepMinor: 250n };

describe('volume', () => {
  it.each([
    [0n, 0, 250n],
    [249n, 0, 1n],
    [250n, 1, 250n],
    [2_499n, 9, 1n],
    [2_500n, 10, null],
    [9_999_999n, 10, null],
  ] as const)('of %s earns %s tickets', (volume, earned, missing) => {
    expect(earnedTickets(volume, TERMS)).toBe(earned);
    expect(missingToNext(volume, TERMS)).toBe(missing);
  });

  it('is not asked for where everybody may take the most', () => {
    expect(earnedTickets(0n, { ...TERMS, volumeStepMinor: 0n })).toBe(10);
    expect(missingToNext(0n, { ...TERMS, volumeStepMinor: 0n })).toBeNull();
  });
});

describe('tickets', () => {
  const terms = {
    ...TERMS,
    state: 'OPEN',
    awaitsPrice: false,
    startMs: 100,
    endMs: 200,
    kycMin: 1,
    vipMin: 0,
    nationality: 'ALL' as const,
    newcomersOnly: false,
    needsSurvey: false,
    holding: null,
  } as const;
  const person = {
    hasTradingPassword: true,
    kycLevel: 1,
    kycSinceMs: [null, null] as const,
    vipLevel: 0,
    nationality: null,
    hasTakenPart: false,
    hasSurvey: false,
    average: null,
    lastMs: null,
    earned: 3,
  };
  it.each([
    ['of somebody without a trading password', { hasTradingPassword: false }, 2, 150, 'TRADING_PASSWORD_NOT_SET'],
    ['before the window', {}, 2, 99, 'LAUNCH_NOT_STARTED'],
    ['after the window', {}, 2, 200, 'LAUNCH_ENDED'],
    ['of somebody who is not known', { kycLevel: 0 }, 2, 150, 'LAUNCH_KYC'],
    ['right after another round', { lastMs: 149 }, 2, 150, 'LAUNCH_INTERVAL'],
    ['that are none', {}, 0, 150, 'LAUNCH_TICKETS_NONE'],
    ['above the most', { earned: 99 }, 11, 150, 'LAUNCH_TICKETS_MAX'],
    ['above what was earned', {}, 4, 150, 'LAUNCH_TICKETS_EARNED'],
    ['where nothing was earned', { earned: 0 }, 1, 150, 'LAUNCH_TICKETS_UNEARNED'],
  ] as const)('%s are refused', (_, change, tickets, nowMs, code) => {
    expect(judgeTickets(terms, { ...person, ...change }, tickets, nowMs)?.code).toBe(code);
  });

  it('up to what was earned are taken', () => {
    expect(judgeTickets(terms, person, 3, 150)).toBeNull();
  });
});

describe('a draw', () => {
  const drawAtMs = DAY_MS;
  const begun: DrawProgress = { drawAtMs, isFrozen: false, isPublished: false, isHeard: false, isSeedRight: true };
  const frozen = { ...begun, isFrozen: true };
  const published = { ...frozen, isPublished: true };
  it.each([
    ['freezes its list first', begun, drawAtMs - 10 * MINUTE_MS, { do: 'freeze' }],
    ['is void where that is too late', begun, drawAtMs - 10 * MINUTE_MS + 1, { do: 'void', reason: 'LIST_LATE' }],
    ['publishes it ten minutes before at the latest', frozen, drawAtMs - 10 * MINUTE_MS, { do: 'publish' }],
    ['is void where its list is later', frozen, drawAtMs - 10 * MINUTE_MS + 1, { do: 'void', reason: 'LIST_LATE' }],
    ['waits for its moment', published, drawAtMs - 1, { do: 'wait' }],
    ['listens for its round', published, drawAtMs, { do: 'listen', isLast: false }],
    ['waits three days for it', published, drawAtMs + 3 * DAY_MS - 1, { do: 'listen', isLast: false }],
    ['then asks a last time', published, drawAtMs + 3 * DAY_MS, { do: 'listen', isLast: true }],
    ['draws once it is heard, however late', { ...published, isHeard: true }, drawAtMs + 9 * DAY_MS, { do: 'draw' }],
    [
      'is void where the seed is another one',
      { ...published, isHeard: true, isSeedRight: false },
      drawAtMs,
      { do: 'void', reason: 'SEED_LOST' },
    ],
  ] as const)('%s', (_, draw, nowMs, step) => {
    expect(nextDrawStep(draw, nowMs)).toEqual(step);
  });
});
