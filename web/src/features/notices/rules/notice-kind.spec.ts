import { messages } from '@bourse/i18n/en_US/notices.ts';
import { describe, expect, it } from 'vitest';
import { codeIn, knownKind, NOTICE_KINDS, noticePage } from './notice-kind.ts';

describe('notices', () => {
  it.each(NOTICE_KINDS)('%s has words', (kind) => {
    expect(messages[`notices.kind.${kind}`]).not.toBe('');
  });
  it('knows where a notice leads', () => {
    expect(noticePage('identity.newDevice')).toBe('identity.security');
    expect(noticePage('wallet.sent')).toBe('wallet.financial');
    expect(knownKind('somewhere.else')).toBeNull();
  });
  it.each([
    ['Your code is 409718. It is good for five minutes.', '409718'],
    ['Withdraw 0.5 ETH to 0x71c49e1234567', null],
    ['no code', null],
  ])('finds the code in %j', (body, code) => expect(codeIn(body)).toBe(code));
});
