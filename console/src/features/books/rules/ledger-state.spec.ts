import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { expect, test } from 'vitest';
import { ledgerState } from './ledger-state.ts';

test.each([
  ['before the first comparison', null, 'none'],
  ['after one that balanced', { endedAtMs: 0, balanced: true }, 'balanced'],
  ['as long as the next one may take', { endedAtMs: -4 * MINUTE_MS, balanced: true }, 'balanced'],
  ['when no other followed', { endedAtMs: -5 * MINUTE_MS - 1, balanced: true }, 'late'],
  ['after one that found a difference', { endedAtMs: 0, balanced: false }, 'broken'],
  ['after a difference, however old', { endedAtMs: -60 * MINUTE_MS, balanced: false }, 'broken'],
] as const)('%s', (_, last, state) => {
  expect(ledgerState(last, 0)).toBe(state);
});
