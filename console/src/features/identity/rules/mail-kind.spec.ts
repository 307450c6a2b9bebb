import { expect, test } from 'vitest';
import { mailKind } from './mail-kind.ts';

test.each([
  ['code.withdraw', 'code'],
  ['password-changed', 'password'],
  ['trading-password-changed', 'password'],
  ['withdrawal-requested', 'withdrawal'],
  ['notice:wallet.withdrawalFailed', 'withdrawal'],
  ['notice:wallet.depositReorged', 'deposit'],
  ['notice:wallet.received', 'received'],
  ['api-key-made', 'apiKey'],
  ['notice:something.new', 'other'],
  ['unreadable', 'other'],
])('%s is about: %s', (kind, word) => {
  expect(mailKind(kind)).toBe(word);
});
