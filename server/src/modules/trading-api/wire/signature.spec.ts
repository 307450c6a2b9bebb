import { createHmac, generateKeyPairSync, type KeyObject, sign as signWith } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSigned, signedJsonText, signedText, signingKeyOf } from './signature.ts';

const SECRET = 'secret';
const hmacKey = (secret: string) => signingKeyOf({ kind: 'hmac', secret });
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

  it.each([
    ['a=1&signature=Ab%2BC%2fd%3D%3D', '', 'a=1', 'Ab+C/d=='],
    ['a=1', 'b=2&signature=Ab+C/d==', 'a=1b=2', 'Ab+C/d=='],
    ['signature=Ab+C/d==&a=1', '', 'a=1', 'Ab+C/d=='],
    ['a=%2B&signature=Ab%2BC%41', '', 'a=%2B', 'Ab+C%41'],
  ])('has base64 as it is, or in percents: %j and %j', (query, body, text, signature) => {
    expect(signedText(query, body)).toEqual({ text, signature });
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
  const key = hmacKey(SECRET);

  it('is that of the secret, in small or capital digits', () => {
    expect(isSigned('a=1', sign('a=1'), key)).toBe(true);
    expect(isSigned('a=1', sign('a=1').toUpperCase(), key)).toBe(true);
    expect(isSigned('a=2', sign('a=1'), key)).toBe(false);
    expect(isSigned('a=1', sign('a=1'), hmacKey('other'))).toBe(false);
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
        return isSigned(text, made, hmacKey(secret));
      }),
    );
  });
});

describe('a signature of Ed25519', () => {
  const pair = generateKeyPairSync('ed25519');
  const other = generateKeyPairSync('ed25519');
  const keyOf = (publicKey: KeyObject) =>
    signingKeyOf({ kind: 'ed25519', publicKey: publicKey.export({ type: 'spki', format: 'der' }).subarray(12) });
  const key = keyOf(pair.publicKey);
  const signed = (text: string) => signWith(null, Buffer.from(text), pair.privateKey).toString('base64');

  it('is that of its key, for this text only, in base64 and nothing else', () => {
    const text = 'symbol=BTCUSDT&timestamp=1';
    const right = signed(text);
    expect(isSigned(text, right, key)).toBe(true);
    expect(isSigned(text, right, keyOf(other.publicKey))).toBe(false);
    expect(isSigned(`${text}0`, right, key)).toBe(false);
    const bytes = Buffer.from(right, 'base64');
    const wrong = [
      '',
      right.slice(0, -1),
      `${right}=`,
      ` ${right}`,
      right.toLowerCase(),
      right.replaceAll('+', '-').replaceAll('/', '_').slice(0, -2),
      bytes.toString('hex'),
      Buffer.alloc(64).toString('base64'),
      createHmac('sha256', SECRET).update(text).digest('hex'),
      createHmac('sha256', pair.publicKey.export({ type: 'spki', format: 'pem' }))
        .update(text)
        .digest('hex'),
    ];
    for (const each of wrong) expect([each, isSigned(text, each, key)]).toEqual([each, false]);
  });

  it('holds for every text, and for none of whose signature a bit was turned', () => {
    const texts = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(texts, fc.nat({ max: 511 }), (text, bit) => {
        const right = Buffer.from(signed(text), 'base64');
        const turned = Buffer.from(right);
        turned[bit >> 3]! ^= 1 << (bit & 7);
        return isSigned(text, right.toString('base64'), key) && !isSigned(text, turned.toString('base64'), key);
      }),
    );
  });

  it('is none of a key with a secret', () => {
    expect(isSigned('a=1', signed('a=1'), hmacKey(SECRET))).toBe(false);
  });

  it('is the known one of RFC 8032', () => {
    const publicKey = Buffer.from('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c', 'hex');
    const signature = Buffer.from(
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
      'hex',
    ).toString('base64');
    expect(isSigned('r', signature, signingKeyOf({ kind: 'ed25519', publicKey }))).toBe(true);
    expect(isSigned('s', signature, signingKeyOf({ kind: 'ed25519', publicKey }))).toBe(false);
  });
});
