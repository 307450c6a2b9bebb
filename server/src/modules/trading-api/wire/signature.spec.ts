import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSigned, signedJsonText, signedText, signingKeyOf } from './signature.ts';

const SECRET = 'secret';
const sign = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex');

describe('what was signed', () => {
  it.each([
    ['a=1&b=2&signature=ff', '', 'a=1&b=2'],
    ['signature=ff&a=1', '', 'a=1'],
    ['a=1&signature=ff&b=2', '', 'a=1&b=2'],
    ['', 'a=1&signature=ff', 'a=1'],
    ['a=1', 'b=2&signature=ff', 'a=1b=2'],
    ['a=1&signature=ff', 'b=2', 'a=1b=2'],
    ['a=%20+x&signature=ff', '', 'a=%20+x'],
    ['mysignature=1&signature=ff', '', 'mysignature=1'],
  ])('of %j and %j is %j', (query, body, text) => {
    expect(signedText(query, body)).toEqual({ text, signature: 'ff' });
  });

  it('is nothing where there is no signature', () => {
    expect(signedText('a=1', 'b=2')).toBeNull();
  });

  it('is for a message its parameters by name, as they are', () => {
    const parameters = new Map([
      ['timestamp', '1'],
      ['apiKey', 'k'],
      ['signature', 'x'],
      ['price', '1.50'],
    ]);
    expect(signedJsonText(parameters)).toBe('apiKey=k&price=1.50&timestamp=1');
  });
});

describe('a signature', () => {
  const key = signingKeyOf(SECRET);

  it('is that of the secret, in small or capital digits', () => {
    expect(isSigned('a=1', sign('a=1'), key)).toBe(true);
    expect(isSigned('a=1', sign('a=1').toUpperCase(), key)).toBe(true);
    expect(isSigned('a=2', sign('a=1'), key)).toBe(false);
    expect(isSigned('a=1', sign('a=1'), signingKeyOf('other'))).toBe(false);
    for (const wrong of ['', 'zz', `${sign('a=1')}0`, '0'.repeat(64)]) expect(isSigned('a=1', wrong, key)).toBe(false);
  });

  it('is the HMAC that everybody else makes, for short and long secrets and texts', () => {
    const secrets = fc.string({ unit: 'grapheme', maxLength: 100 });
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 2_000, max: 5_000 }).map((length) => 'x'.repeat(length)),
    );
    fc.assert(
      fc.property(secrets, texts, (secret, text) => {
        const made = createHmac('sha256', secret).update(text).digest('hex');
        return isSigned(text, made, signingKeyOf(secret));
      }),
    );
  });
});
