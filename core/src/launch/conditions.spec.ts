import { describe, expect, it } from 'vitest';
import { askedOf, CONDITIONS, inOrder, kycNeeded } from './conditions.ts';

const NOTHING = {
  kycMin: 0,
  vipMin: 0,
  nationality: 'ALL',
  holding: null,
  newcomersOnly: false,
  needsSurvey: false,
} as const;

describe('what a round asks for', () => {
  it.each([
    ['a trading password alone', {}, []],
    ['a level', { kycMin: 1 }, ['KYC']],
    ['a document, and so a level', { nationality: 'NON_CN' as const }, ['KYC', 'NON_CN']],
    ['newcomers, and so a level', { newcomersOnly: true }, ['KYC', 'NEWCOMER']],
    [
      'all that there is',
      { kycMin: 2, vipMin: 1, nationality: 'CN_ONLY' as const, holding: {}, newcomersOnly: true, needsSurvey: true },
      ['KYC', 'CN_ONLY', 'VIP', 'HOLDING', 'NEWCOMER', 'SURVEY'],
    ],
  ])('%s', (_, terms, names) => {
    expect(askedOf({ ...NOTHING, ...terms })).toEqual(['TRADING_PASSWORD', ...names]);
  });

  it('is told in the order in which it is checked', () => {
    expect(inOrder({ SURVEY: ['last'], HOLDING: [], KYC: ['first', 'second'] })).toEqual(['first', 'second', 'last']);
    expect(inOrder(Object.fromEntries(CONDITIONS.toReversed().map((name) => [name, [name]])))).toEqual(CONDITIONS);
  });

  it('keeps a higher level than a document needs', () => {
    expect(kycNeeded({ ...NOTHING, kycMin: 2, newcomersOnly: true })).toBe(2);
  });
});
