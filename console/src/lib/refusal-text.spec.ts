// @vitest-environment jsdom
import { COMMON_REFUSALS } from '@bourse/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { Refused } from './client.ts';
import { chooseLanguage, t } from './i18n.ts';
import { refusalText } from './refusal-text.ts';

test.each([...COMMON_REFUSALS, 'NETWORK_DOWN'] as const)('%s has a sentence of its own', async (code) => {
  await chooseLanguage('en_US');
  expect(refusalText(new Refused(code))).toBe(t(`console.refusal.${code}`));
  expect(t(`console.refusal.${code}`)).not.toBe('');
});

test('whatever a later server refuses, and whatever else is thrown, went wrong on our side', async () => {
  await chooseLanguage('en_US');
  const wrong = t('console.refusal.SYSTEM_ERROR');
  expect(refusalText(new Refused('LATER_REFUSAL'))).toBe(wrong);
  expect(refusalText(new TypeError('a bug'))).toBe(wrong);
});

test('a refusal says its numbers: times as times, a field by its word', async () => {
  await chooseLanguage('en_US');
  expect(refusalText(new Refused('EARN_QUOTA_SOLD', { sold: '1000' }))).toBe(
    'The quota cannot be below what is sold: 1000.',
  );
  expect(refusalText(new Refused('EARN_RATE_TOO_SOON', { earliestAt: Date.UTC(2026, 10, 20, 7) }))).toContain(
    'the earliest is 2026/11/20 15:00:00.',
  );
  expect(refusalText(new Refused('EARN_KIND_FIXED', { field: 'termDays' }))).toContain(
    t('console.actionField.termDays'),
  );
});
