import { expect, it } from 'vitest';
import { judgeMove, type MovableRound, TOLD_BEFORE_MS } from './move.ts';

const NOW = 10_000_000;
const ROUND: MovableRound = {
  number: 1,
  state: 'WARM_UP',
  startMs: NOW,
  endMs: NOW + 1_000_000,
  drawAtMs: null,
  awaitsPrice: true,
};
const NEXT: MovableRound = { ...ROUND, number: 2, startMs: NOW + 3_000_000, endMs: NOW + 4_000_000 };
const LATER = NOW + TOLD_BEFORE_MS;

it.each<[string, readonly MovableRound[], number, number, object]>([
  ['to ten minutes from now', [ROUND], 1, LATER, { endMs: LATER + 1_000_000, drawAtMs: null }],
  ['with its draw', [{ ...ROUND, drawAtMs: NOW + 2_000_000 }], 1, LATER, { drawAtMs: LATER + 2_000_000 }],
  ['until the next one starts', [ROUND, NEXT], 1, NOW + 2_000_000, { endMs: NEXT.startMs }],
  ['though it is the last one', [ROUND, NEXT], 2, NOW + 9_000_000, { endMs: NOW + 10_000_000 }],
])('a round without its price is moved %s', (_, rounds, number, startMs, moved) => {
  expect(judgeMove(rounds, number, startMs, NOW)).toMatchObject({ ok: true, value: { startMs, ...moved } });
});

it.each<[string, readonly MovableRound[], number, number, string]>([
  ['that is not there', [ROUND], 2, LATER, 'LAUNCH_NOT_FOUND'],
  ['whose price is known', [{ ...ROUND, awaitsPrice: false }], 1, LATER, 'LAUNCH_PRICED'],
  ['that is cancelled', [{ ...ROUND, state: 'CANCELLED' }], 1, LATER, 'LAUNCH_PRICED'],
  ['to where it is', [{ ...ROUND, startMs: LATER }], 1, LATER, 'LAUNCH_MOVE_TIME'],
  ['to an earlier time', [{ ...ROUND, startMs: LATER + 1 }], 1, LATER, 'LAUNCH_MOVE_TIME'],
  ['to less than ten minutes from now', [ROUND], 1, LATER - 1, 'LAUNCH_MOVE_TIME'],
  ['into the next one', [ROUND, NEXT], 1, NOW + 2_000_001, 'LAUNCH_MOVE_TIME'],
  [
    'so that it is drawn in the next one',
    [{ ...ROUND, drawAtMs: NOW + 2_500_000 }, NEXT],
    1,
    LATER,
    'LAUNCH_MOVE_TIME',
  ],
])('a round %s is not moved', (_, rounds, number, startMs, code) => {
  expect(judgeMove(rounds, number, startMs, NOW)).toMatchObject({ ok: false, refusal: { code } });
});
