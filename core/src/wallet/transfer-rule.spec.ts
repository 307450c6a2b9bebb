import { expect, test } from 'vitest';
import { type TransferRule, wayRefusal } from './transfer-rule.ts';
import { TRANSFER_ACCOUNTS, TRANSFER_RULES } from './transfer-rules.gen.ts';

const RULES: readonly TransferRule[] = [
  { account: 'futures', pays: { only: ['funding'], refusal: 'ONLY_TO_FUNDING' } },
  {
    account: 'earn',
    pays: { only: ['funding'], refusal: 'EARN_TO_FUNDING' },
    paidBy: { only: ['funding', 'spot'], refusal: 'EARN_FROM' },
  },
  { account: 'card' },
];

test.each([
  ['funding', 'spot', null],
  ['funding', 'futures', null],
  ['spot', 'futures', null],
  ['futures', 'funding', null],
  ['futures', 'spot', 'ONLY_TO_FUNDING'],
  ['spot', 'earn', null],
  ['p2p', 'earn', 'EARN_FROM'],
  ['earn', 'p2p', 'EARN_TO_FUNDING'],
  // Both would refuse: whoever stands first in the table answers.
  ['futures', 'earn', 'ONLY_TO_FUNDING'],
  ['card', 'p2p', null],
  ['p2p', 'card', null],
] as const)('from %s to %s: %s', (from, to, refusal) => {
  expect(wayRefusal(RULES, { from, to })?.code ?? null).toBe(refusal);
});

test('says which account is on the wrong side', () => {
  expect(wayRefusal(RULES, { from: 'futures', to: 'p2p' })?.details).toEqual({ to: 'p2p' });
  expect(wayRefusal(RULES, { from: 'p2p', to: 'earn' })?.details).toEqual({ from: 'p2p' });
});

test('every account that says a rule is one that people move money between', () => {
  expect(TRANSFER_ACCOUNTS).toEqual(expect.arrayContaining(TRANSFER_RULES.map(({ account }) => account)));
});
