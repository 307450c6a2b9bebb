import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { expect, test } from 'vitest';
import { order } from '../earn.fixture.ts';
import { endingOf } from './order.ts';

const START_MS = Date.UTC(2026, 10, 20, 16);
const END_MS = START_MS + 30 * DAY_MS;
const term = order({
  kind: 'FIXED',
  termDays: 30,
  state: 'CONFIRMED',
  interestStartMs: START_MS,
  maturesAtMs: END_MS,
});

test.each([
  ['an order without a term is redeemed', order(), false, START_MS, 'redeem'],
  ['one with a term is cancelled until its interest starts', term, false, START_MS - 1, 'cancel'],
  ['from then on it ends early', term, true, START_MS, 'early'],
  ['or not at all', term, false, START_MS, null],
  ['until its term is over', term, true, END_MS - 1, 'early'],
  ['which leaves nothing to be given up', term, true, END_MS, null],
  ['what is being redeemed is not redeemed again', order({ state: 'REDEEMING' }), true, START_MS, null],
])('%s', (_, given, canEndEarly, nowMs, expected) => {
  expect(endingOf(given, canEndEarly, nowMs)).toBe(expected);
});
