import { describe, expect, it } from 'vitest';
import { nextRoundState, ROUND_STATES, type RoundMode, type RoundState, shownState } from './round.ts';

const TIMES = { startMs: 100, endMs: 200, awaitsPrice: false };
const BUSY = { toSettle: 1, toUnlock: 1, isSoldOut: false };
const DONE = { toSettle: 0, toUnlock: 0, isSoldOut: false };

describe('a round', () => {
  it.each<[RoundState, number, typeof BUSY, RoundState]>([
    ['WARM_UP', 99, DONE, 'WARM_UP'],
    ['WARM_UP', 100, BUSY, 'OPEN'],
    ['OPEN', 199, DONE, 'OPEN'],
    ['OPEN', 200, BUSY, 'CALCULATING'],
    ['OPEN', 150, { ...BUSY, isSoldOut: true }, 'CALCULATING'],
    ['CALCULATING', 900, DONE, 'CALCULATING'],
    ['ANNOUNCED', 900, BUSY, 'ANNOUNCED'],
    ['ANNOUNCED', 900, { ...DONE, toUnlock: 1 }, 'DISTRIBUTING'],
    ['DISTRIBUTING', 900, { ...DONE, toUnlock: 1 }, 'DISTRIBUTING'],
    ['DISTRIBUTING', 900, DONE, 'COMPLETED'],
    ['COMPLETED', 900, DONE, 'COMPLETED'],
    ['CANCELLED', 150, BUSY, 'CANCELLED'],
  ])('%s at %i becomes what is due', (state, nowMs, work, next) => {
    expect(nextRoundState(state, TIMES, work, nowMs)).toBe(next);
  });

  it('whose price is not fixed does not open, however late it is', () => {
    const unpriced = { ...TIMES, awaitsPrice: true };
    for (const nowMs of [99, 100, 900]) expect(nextRoundState('WARM_UP', unpriced, DONE, nowMs)).toBe('WARM_UP');
  });

  it('one that nobody looked at for days goes on step by step', () => {
    const steps: RoundState[] = ['WARM_UP'];
    while (nextRoundState(steps.at(-1)!, TIMES, DONE, 10_000) !== steps.at(-1)) {
      steps.push(nextRoundState(steps.at(-1)!, TIMES, DONE, 10_000));
    }
    expect(steps).toEqual(['WARM_UP', 'OPEN', 'CALCULATING']);
  });

  it('has a word for people in every state', () => {
    const after = ['ENDED', 'ENDED', 'COMPLETED', 'COMPLETED', 'ENDED'];
    const shown = (mode: RoundMode, isSoldOut: boolean) =>
      ROUND_STATES.map((state) => shownState(state, mode, isSoldOut));
    expect(shown('SUBSCRIPTION', false)).toEqual(['WARM_UP', 'SUBSCRIBING', ...after]);
    expect(shown('FLASH', false)).toEqual(['WARM_UP', 'FLASH_SALE', ...after]);
    expect(shown('FLASH', true).slice(1)).toEqual([
      'SOLD_OUT',
      'SOLD_OUT',
      'SOLD_OUT',
      'COMPLETED',
      'COMPLETED',
      'ENDED',
    ]);
  });
});
