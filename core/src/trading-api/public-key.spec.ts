import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPrivateKey, publicKeyIn, publicKeyPem } from './public-key.ts';

const made = generateKeyPairSync('ed25519');
const PEM = String(made.publicKey.export({ type: 'spki', format: 'pem' }));
const RAW = made.publicKey.export({ type: 'spki', format: 'der' }).subarray(12).toString('base64');

describe('a public key that somebody pasted', () => {
  it.each([
    ['as PEM', PEM],
    ['as PEM with the line ends of Windows', PEM.replaceAll('\n', '\r\n')],
    ['as PEM with spaces around it', `  ${PEM}\n\n`],
    ['as the middle of a PEM', PEM.split('\n')[1]!],
    ['as its 32 bytes', RAW],
  ])('is the same %s', (_form, text) => {
    expect(publicKeyIn(text)).toBe(RAW);
  });

  it('is written as PEM as others write it', () => {
    expect(publicKeyPem(RAW)).toBe(PEM.trim());
  });

  it.each([
    ['nothing', ''],
    [
      'a key of RSA',
      String(generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' })),
    ],
    ['a key of another curve', String(generateKeyPairSync('x25519').publicKey.export({ type: 'spki', format: 'pem' }))],
    ['a private key', String(made.privateKey.export({ type: 'pkcs8', format: 'pem' }))],
    ['one byte less', Buffer.from(RAW, 'base64').subarray(1).toString('base64')],
    ['one byte more', Buffer.concat([Buffer.from(RAW, 'base64'), Buffer.alloc(1)]).toString('base64')],
    ['base64 without its end', RAW.slice(0, -1)],
    ['bits behind the last byte', `${'A'.repeat(42)}B=`],
    ['two keys', `${PEM}${PEM}`],
    ['hexadecimal', Buffer.from(RAW, 'base64').toString('hex')],
    ['a very long text', `${PEM}${' '.repeat(500)}`],
  ])('is none in %s', (_what, text) => {
    expect(publicKeyIn(text)).toBeNull();
  });

  it('is none where anybody could sign for it', () => {
    const forged = Buffer.concat([Buffer.from([1]), Buffer.alloc(63)]);
    const small = ['AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', '7P///////////////////////////////////////38='];
    for (const key of small) {
      const texts = Array.from({ length: 40 }, (_, at) => Buffer.from(`text ${at}`));
      const isForged = texts.some((text) => verify(null, text, createPublicKey(publicKeyPem(key)), forged));
      expect([key, isForged, publicKeyIn(key)]).toEqual([key, true, null]);
    }
  });

  it('is, whatever else it is, the base64 of 32 bytes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('base64')),
        ),
        (text) => {
          const key = publicKeyIn(text);
          return key === null || Buffer.from(key, 'base64').length === 32;
        },
      ),
    );
  });
});

it('a private key is known as one, so that it goes no further', () => {
  const pem = String(made.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  expect([pem, pem.split('\n')[1]!, PEM, RAW, ''].map(isPrivateKey)).toEqual([true, true, false, false, false]);
});
