import { LOCALES } from '@bourse/i18n/locales.ts';
import { expect, test } from 'vitest';
import { loadMailWords } from './mail-words.ts';

const CHECK = 'https://bourse.example/support/official-links';
const render = await loadMailWords('https://bourse.example');
const message = {
  id: '018f0000-0000-7000-8000-000000000001',
  to: 'nora@example.test',
  template: 'password-changed',
} as const;
const params = { freezeUrl: 'https://bourse.example/freeze' };

test.each(LOCALES)('a mail that can freeze the account ends with where it can be checked, in %s', (locale) => {
  const { body } = render({ ...message, channel: 'email', params, locale });
  expect(body.split('\n\n').at(-1)).toContain(CHECK);
});

test('a text message has no room for it, and a code no need', () => {
  expect(render({ ...message, channel: 'sms', params, locale: 'en_US' }).body).not.toContain(CHECK);
  expect(render({ ...message, channel: 'email', params: {}, locale: 'en_US' }).body).not.toContain(CHECK);
});
