// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { chooseLanguage, t } from '../../../lib/i18n.ts';
import { earnValue } from './action-value.ts';

test.each([
  [
    'rows',
    ['2000 at 1000', '10000 at 420', 'at 360'],
    'up to 2,000: 10.00 % · up to 10,000: 4.20 % · the rest: 3.60 %',
  ],
  ['rows', ['something else'], 'something else'],
  ['fromMs', Date.UTC(2026, 10, 20, 7), '2026/11/20 15:00:00'],
  ['rewardBps', 300, '3.00 %'],
  ['kind', 'FIXED_HYBRID', 'Fixed hybrid'],
  ['source', 'staking', 'Staking'],
  ['kind', 'LATER', null],
  ['quota', '5', null],
] as const)('%s %s of an action reads as %s', async (name, value, text) => {
  await chooseLanguage('en_US');
  expect(earnValue(name, value)).toBe(text);
});

test('every field that is asked for about a product has a word', async () => {
  await chooseLanguage('en_US');
  for (const name of ['id', 'kind', 'rows', 'fromMs', 'cover', 'amount', 'rewardPerPerson', 'instantPool'] as const)
    expect(t(`console.actionField.${name}`)).not.toBe('');
});
