import { describe, expect, test } from 'vitest';
import {
  isLinkOpen,
  LINK_TTL_MS,
  type LinkPurpose,
  type LinkState,
  type LinkStep,
  linkExpiryAfter,
  linkLockedUntilMs,
  linkStateAt,
  takeLinkStep,
} from './link-session.ts';

const NOW = 1_000_000_000;
const LATER = NOW + LINK_TTL_MS;
const session = (state: LinkState, purpose: LinkPurpose = 'bind') => ({ purpose, state, expiresAtMs: LATER });
const said = (state: LinkState, step: LinkStep, purpose?: LinkPurpose, nowMs = NOW): string => {
  const result = takeLinkStep(session(state, purpose), step, nowMs);
  return result.ok ? result.value : result.refusal.code;
};

const SPENT = 'LINK_SESSION_SPENT';
const EARLY = 'LINK_NOT_CONFIRMED';
const OVER = 'LINK_SESSION_EXPIRED';
const STEPS: readonly LinkStep[] = ['scan', 'confirm', 'reject', 'cancel', 'consume'];
const STATES: readonly LinkState[] = [
  ...(['CREATED', 'SCANNED', 'CONFIRMED_IN_APP', 'CONSUMED'] as const),
  ...(['EXPIRED', 'CANCELLED', 'REJECTED_IN_APP'] as const),
];

describe('every step in every state', () => {
  test.each<[LinkState, readonly string[]]>([
    //                   scan       confirm             reject             cancel       consume
    ['CREATED', ['SCANNED', SPENT, SPENT, 'CANCELLED', EARLY]],
    ['SCANNED', [SPENT, 'CONFIRMED_IN_APP', 'REJECTED_IN_APP', 'CANCELLED', EARLY]],
    ['CONFIRMED_IN_APP', [SPENT, SPENT, SPENT, 'CANCELLED', 'CONSUMED']],
    ['CONSUMED', [SPENT, SPENT, SPENT, SPENT, SPENT]],
    ['EXPIRED', [OVER, OVER, OVER, OVER, OVER]],
    ['CANCELLED', [SPENT, SPENT, SPENT, SPENT, SPENT]],
    ['REJECTED_IN_APP', [SPENT, SPENT, SPENT, SPENT, SPENT]],
  ])('%s', (state, expected) => {
    expect(STEPS.map((step) => said(state, step))).toEqual(expected);
  });

  test('a deposit whose transaction is signed is not taken back', () => {
    expect(said('SCANNED', 'cancel', 'deposit')).toBe('CANCELLED');
    expect(said('CONFIRMED_IN_APP', 'cancel', 'deposit')).toBe(SPENT);
    expect(said('CONFIRMED_IN_APP', 'cancel', 'withdraw')).toBe('CANCELLED');
  });
});

describe('time', () => {
  test('is over at the very millisecond, and only for what is open', () => {
    for (const state of STATES) {
      expect(linkStateAt(session(state), LATER - 1)).toBe(state);
      expect(linkStateAt(session(state), LATER)).toBe(isLinkOpen(state) ? 'EXPIRED' : state);
    }
    expect(STEPS.map((step) => said('CREATED', step, 'bind', LATER))).toEqual([OVER, OVER, OVER, OVER, OVER]);
  });

  test('the app’s yes gives the page five minutes, and a transaction a day; nothing else moves the end', () => {
    expect(linkExpiryAfter(session('CREATED'), 'SCANNED', NOW)).toBe(LATER);
    expect(linkExpiryAfter(session('SCANNED'), 'CANCELLED', NOW)).toBe(LATER);
    expect(linkExpiryAfter(session('SCANNED', 'bind'), 'CONFIRMED_IN_APP', NOW)).toBe(NOW + 300_000);
    expect(linkExpiryAfter(session('SCANNED', 'withdraw'), 'CONFIRMED_IN_APP', NOW)).toBe(NOW + 300_000);
    expect(linkExpiryAfter(session('SCANNED', 'deposit'), 'CONFIRMED_IN_APP', NOW)).toBe(NOW + 86_400_000);
  });

  test('the channel is locked for a day after an unlinking', () => {
    expect(linkLockedUntilMs(null, NOW)).toBeNull();
    expect(linkLockedUntilMs(NOW, NOW)).toBe(NOW + 86_400_000);
    expect(linkLockedUntilMs(NOW, NOW + 86_399_999)).toBe(NOW + 86_400_000);
    expect(linkLockedUntilMs(NOW, NOW + 86_400_000)).toBeNull();
  });
});
