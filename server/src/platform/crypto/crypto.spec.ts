import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { equalTexts, keyedHash } from './digest.ts';
import { PasswordHasher } from './password-hasher.ts';
import { SecretBox } from './secret-box.ts';
import { judgeTotp, newTotpSecret, otpauthAddress, totpCode } from './totp.ts';
import { Vault } from './vault.ts';

const CHEAP = { memoryKib: 64, passes: 1 };

test('a password fits its own hash, under its own pepper, in any spelling of the same letters', async () => {
  const hasher = new PasswordHasher(Buffer.alloc(32, 1), CHEAP);
  const hashed = await hasher.hash('caf\u00e9-and-more');
  expect(hashed).toMatch(/^\$argon2id\$/);
  expect(await hasher.matches(hashed, 'cafe\u0301-and-more')).toBe(true);
  expect(await hasher.matches(hashed, 'cafe-and-more')).toBe(false);
  expect(await new PasswordHasher(Buffer.alloc(32, 2), CHEAP).matches(hashed, 'caf\u00e9-and-more')).toBe(false);
  expect(await hasher.matches(null, 'nobody')).toBe(false);
});

test('a sealed value opens in its place only', () => {
  const box = new SecretBox(randomBytes(32));
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'totp:1');
  expect(box.open(sealed, 'totp:1')).toBe('JBSWY3DPEHPK3PXP');
  expect(box.seal('JBSWY3DPEHPK3PXP', 'totp:1')).not.toEqual(sealed);
  expect(() => box.open(sealed, 'totp:2')).toThrow();
  expect(() => new SecretBox(randomBytes(32)).open(sealed, 'totp:1')).toThrow();
  for (const at of [0, 5, 20, sealed.length - 1]) {
    const bent = Buffer.from(sealed);
    bent[at]! ^= 1;
    expect(() => box.open(bent, 'totp:1')).toThrow();
  }
});

test('what a vault sealed opens with its own key, in its place and under its secret, and never without its key', () => {
  const under = (byte: number) => new Vault({ key: () => Buffer.alloc(32, byte) });
  const photo = randomBytes(1_000);
  const kept = under(1).seal(photo, 'photo:1');
  expect(under(1).open(kept, 'photo:1')).toEqual(photo);
  expect(kept.sealed.includes(photo.subarray(0, 16))).toBe(false);
  const other = under(1).seal(photo, 'photo:2');
  expect(() => under(1).open(kept, 'photo:2')).toThrow();
  expect(() => under(1).open({ ...kept, sealedKey: other.sealedKey }, 'photo:1')).toThrow();
  expect(() => under(1).open({ ...other, sealedKey: kept.sealedKey }, 'photo:1')).toThrow();
  expect(() => under(2).open(kept, 'photo:1')).toThrow();
});

test('the authenticator agrees with the vectors of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const sixDigits = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ] as const;
  for (const [seconds, code] of sixDigits) expect(totpCode(secret, seconds * 1000)).toBe(code);
});

test.each([
  ['this step', 0, null, 'right'],
  ['the step before', -30_000, null, 'right'],
  ['the step after', 30_000, null, 'right'],
  ['two steps before', -60_000, null, 'wrong'],
  ['two steps after', 60_000, null, 'wrong'],
  ['a step that was used', 0, 0, 'replayed'],
  ['a step older than one that was used', -30_000, 0, 'replayed'],
  ['a step newer than one that was used', 30_000, 0, 'right'],
] as const)('%s', (_, awayMs, usedSteps, outcome) => {
  const secret = newTotpSecret();
  const nowMs = 1_700_000_010_000;
  const lastStep = usedSteps === null ? null : Math.floor(nowMs / 30_000) + usedSteps;
  expect(judgeTotp(secret, totpCode(secret, nowMs + awayMs), nowMs, lastStep).outcome).toBe(outcome);
});

test('the QR code names issuer and account', () => {
  const address = otpauthAddress({ issuer: 'Bourse', label: 'ann@example.com', secret: 'JBSWY3DPEHPK3PXP' });
  expect(address).toMatch(/^otpauth:\/\/totp\/Bourse:ann%40example\.com\?secret=JBSWY3DPEHPK3PXP/);
});

test('borders count in keyed hashes', () => {
  const key = Buffer.alloc(32, 1);
  expect(keyedHash(key, 'ab', 'c')).not.toEqual(keyedHash(key, 'a', 'bc'));
  expect(keyedHash(key, 'ab')).not.toEqual(keyedHash(Buffer.alloc(32, 2), 'ab'));
  expect(equalTexts('123456', '123456')).toBe(true);
  expect(equalTexts('123456', '12345')).toBe(false);
});
