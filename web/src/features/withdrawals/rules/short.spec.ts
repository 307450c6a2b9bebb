import { expect, it } from 'vitest';
import { shortOf } from './short.ts';
import type { WithdrawInfo } from './withdraw-info.ts';

// What the rule reads of the facts of a withdrawal; it asks for nothing else.
const INFO = {
  asset: 'ETH',
  missing: [],
  lock: null,
  stopped: false,
  hindrance: null,
  available: '10',
  unconfirmed: '1',
  purchaseLocked: '0.5',
  frozen: '0.5',
  withdrawable: '8',
  // The rule reads nothing else of it.
} as unknown as WithdrawInfo;
const insufficient = { code: 'INSUFFICIENT_BALANCE', details: {} } as const;
const notYet = { code: 'NOT_WITHDRAWABLE_YET', details: {} } as const;
const tooSmall = { code: 'AMOUNT_BELOW_MIN', details: {} } as const;

it.each([
  ['more than there is: what is locked does not count', INFO, '11', insufficient, '3'],
  ['more than may leave yet', INFO, '9.25', notYet, '1.25'],
  ['to the last place', INFO, '8.000000000000000001', notYet, '0.000000000000000001'],
  ['more is locked than is there', { ...INFO, available: '0', withdrawable: '0' }, '1', insufficient, '3'],
])('%s', (_, info, amount, problem, missing) => {
  expect(shortOf(info, { amount, problem })).toEqual({ asset: 'ETH', missing });
});

it('is everything where nothing may leave and nothing was typed', () => {
  expect(shortOf({ ...INFO, withdrawable: '0' }, { amount: null, problem: null })).toEqual({
    asset: 'ETH',
    missing: null,
  });
});

it.each([
  ['what is typed can leave', INFO, '8', null],
  ['nothing is typed and something may leave', INFO, null, null],
  ['what is typed is no amount', { ...INFO, withdrawable: '0' }, null, insufficient],
  ['it is too small', INFO, '0.001', tooSmall],
  ['everything is stopped', { ...INFO, stopped: true }, '11', insufficient],
  ['the account is locked', { ...INFO, lock: { untilMs: 1, reason: 'PASSWORD_CHANGED' } }, '11', insufficient],
] as const)('is nothing where %s', (_, info, amount, problem) => {
  expect(shortOf(info as WithdrawInfo, { amount, problem })).toBeNull();
});
