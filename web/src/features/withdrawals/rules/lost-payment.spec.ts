import { expect, it } from 'vitest';
import { isDeadLink, isLost } from './lost-payment.ts';

it.each([
  ['WITHDRAWAL_UNKNOWN', 60_001, true],
  ['WITHDRAWAL_UNKNOWN', 60_000, false],
  ['TOO_MANY_REQUESTS', 600_000, false],
  ['BUSY', 600_000, false],
  ['SYSTEM_ERROR', 600_000, false],
  [null, 600_000, false],
])('a payment that is answered %s after %i ms is lost: %s', (i18nMsgCode, agoMs, lost) => {
  expect(isLost({ i18nMsgCode }, 1_000, 1_000 + agoMs)).toBe(lost);
});

it('without an answer nothing is lost', () => expect(isLost(null, 0, 600_000)).toBe(false));

it.each([
  ['CANCEL_LINK_UNKNOWN', true],
  ['FIELD_INVALID', true],
  ['TOO_MANY_REQUESTS', false],
  ['SYSTEM_ERROR', false],
  [null, false],
])('a link that is answered %s is dead: %s', (i18nMsgCode, dead) => {
  expect(isDeadLink({ i18nMsgCode })).toBe(dead);
});
