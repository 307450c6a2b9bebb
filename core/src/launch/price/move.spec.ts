import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../calendar/durations.ts';
import { isNeverPriced, judgeMove, type MovableRound } from './move.ts';

const NOW = 20_000 * DAY_MS;
const START = NOW + 2 * HOUR_MS;
const LISTING = NOW + 2 * DAY_MS;
const ROUND: MovableRound = {
  number: 1,
  state: 'WARM_UP',
  startMs: START,
  endMs: START + HOUR_MS,
  drawAtMs: null,
  awaitsPrice: true,
  hasFailed: false,
};
const NEXT: MovableRound = { ...ROUND, number: 2, startMs: START + 6 * HOUR_MS, endMs: START + 7 * HOUR_MS };
/** The day of its price is over, or is the one of a start that nobody could know of. */
const DUE: MovableRound = { ...ROUND, startMs: NOW + HOUR_MS, endMs: NOW + 2 * HOUR_MS };
const FAILED: MovableRound = { ...DUE, hasFailed: true };
const PAST: MovableRound = { ...FAILED, startMs: NOW - HOUR_MS, endMs: NOW };
const LATER = START + HOUR_MS;
const judge = (rounds: readonly MovableRound[], number: number, startMs: number) =>
  judgeMove(rounds, number, startMs, { listingMs: LISTING, nowMs: NOW });

it.each<[string, readonly MovableRound[], number, number, object]>([
  ['by a minute', [ROUND], 1, START + MINUTE_MS, { endMs: ROUND.endMs + MINUTE_MS, drawAtMs: null }],
  ['with its draw', [{ ...ROUND, drawAtMs: START + 2 * HOUR_MS }], 1, LATER, { drawAtMs: START + 3 * HOUR_MS }],
  ['until the next one starts', [ROUND, NEXT], 1, START + 5 * HOUR_MS, { endMs: NEXT.startMs }],
  ['until the listing', [ROUND], 1, LISTING - HOUR_MS, { endMs: LISTING }],
  ['though it is the last one', [ROUND, NEXT], 2, START + 9 * HOUR_MS, { endMs: START + 10 * HOUR_MS }],
  ['once it could not be fixed', [FAILED], 1, LATER, { endMs: LATER + HOUR_MS }],
  ['to a day that ends now', [PAST], 1, NOW + HOUR_MS, { endMs: NOW + 2 * HOUR_MS }],
])('a round without its price is moved %s', (_, rounds, number, startMs, moved) => {
  expect(judge(rounds, number, startMs)).toMatchObject({ ok: true, value: { startMs, ...moved } });
});

it.each<[string, readonly MovableRound[], number, number, string]>([
  ['that is not there', [ROUND], 2, LATER, 'LAUNCH_NOT_FOUND'],
  ['whose price is known', [{ ...ROUND, awaitsPrice: false }], 1, LATER, 'LAUNCH_PRICED'],
  ['that is cancelled', [{ ...ROUND, state: 'CANCELLED' }], 1, LATER, 'LAUNCH_PRICED'],
  ['whose day is over and not judged yet', [DUE], 1, LATER, 'LAUNCH_PRICE_DUE'],
  ['to where it is', [{ ...ROUND, startMs: LATER }], 1, LATER, 'LAUNCH_MOVE_TIME'],
  ['to an earlier time', [{ ...ROUND, startMs: LATER + 1 }], 1, LATER, 'LAUNCH_MOVE_TIME'],
  ['to the same day of minutes', [ROUND], 1, START + MINUTE_MS - 1, 'LAUNCH_MOVE_TIME'],
  ['to a day that everybody knows', [PAST], 1, NOW + HOUR_MS - 1, 'LAUNCH_MOVE_TIME'],
  ['into the next one', [ROUND, NEXT], 1, START + 5 * HOUR_MS + 1, 'LAUNCH_MOVE_TIME'],
  ['behind the listing', [ROUND], 1, LISTING - HOUR_MS + 1, 'LAUNCH_MOVE_TIME'],
  [
    'so that it is drawn in the next one',
    [{ ...ROUND, drawAtMs: START + 5.5 * HOUR_MS }, NEXT],
    1,
    LATER,
    'LAUNCH_MOVE_TIME',
  ],
  [
    'so that it is drawn behind the listing',
    [{ ...ROUND, drawAtMs: START + 2 * HOUR_MS }],
    1,
    LISTING - 2 * HOUR_MS + 1,
    'LAUNCH_MOVE_TIME',
  ],
])('a round %s is not moved', (_, rounds, number, startMs, code) => {
  expect(judge(rounds, number, startMs)).toMatchObject({ ok: false, refusal: { code } });
});

it.each<[string, Partial<MovableRound>, number, number, boolean]>([
  ['once it could have started and its tokens are listed', {}, START, START, true],
  ['before its start', {}, START - 2, START - 1, false],
  ['before the listing', {}, START + 2, START + 1, false],
  ['with a price', { awaitsPrice: false }, START, START, false],
  ['that is cancelled', { state: 'CANCELLED' }, START, START, false],
])('a round without a price is over %s: %#', (_, over, listingMs, nowMs, isOver) => {
  expect(isNeverPriced({ ...ROUND, ...over }, listingMs, nowMs)).toBe(isOver);
});
