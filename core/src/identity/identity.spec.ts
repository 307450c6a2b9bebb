import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../calendar/durations.ts';
import {
  type AttemptPolicy,
  type AttemptState,
  afterWrongTry,
  LOGIN_POLICY,
  NO_ATTEMPTS,
  standingOf,
  TRADING_PASSWORD_POLICY,
} from './attempts.ts';
import { ageYears } from './birth-date.ts';
import { imageHeader } from './image-header.ts';
import { maskDocumentNumber, maskEmail, maskPhone, maskRecipient } from './mask.ts';
import { callerNetwork, networkRange } from './network-range.ts';
import { judgePassword } from './password.ts';
import { leadingZeroBits } from './proof-of-work.ts';
import { isFreshStep, totpStep, totpSteps } from './totp-window.ts';
import { judgeTradingPassword } from './trading-password.ts';
import { deviceOf } from './user-agent.ts';
import { extendLock, lockHours } from './withdrawal-lock.ts';

const wrongAt = (policy: AttemptPolicy, ...times: number[]): AttemptState =>
  times.reduce((state, at) => afterWrongTry(state, policy, at), NO_ATTEMPTS);

describe('wrong tries', () => {
  test.each([
    ['none', LOGIN_POLICY, [], 0, { isLocked: false, wrong: 0, triesLeft: 10 }],
    ['nine log-ins', LOGIN_POLICY, [1, 2, 3, 4, 5, 6, 7, 8, 9], 10, { isLocked: false, wrong: 9, triesLeft: 1 }],
    ['ten log-ins', LOGIN_POLICY, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 11, { isLocked: true, lockedUntilMs: HOUR_MS + 10 }],
    ['the hour is over', LOGIN_POLICY, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], HOUR_MS + 10, { isLocked: false, wrong: 0 }],
    [
      'ten, but not in one hour',
      LOGIN_POLICY,
      [0, 1, 2, 3, 4, 5, 6, 7, 8, HOUR_MS + 1],
      HOUR_MS + 2,
      { isLocked: false },
    ],
    ['four trading passwords', TRADING_PASSWORD_POLICY, [1, 2, 3, 4], 5, { isLocked: false, triesLeft: 1 }],
    [
      'five',
      TRADING_PASSWORD_POLICY,
      [1, 2, 3, 4, 5],
      6,
      { isLocked: true, lockedUntilMs: 2 * HOUR_MS + 5, triesLeft: 0 },
    ],
    [
      'five, two hours later',
      TRADING_PASSWORD_POLICY,
      [1, 2, 3, 4, 5],
      2 * HOUR_MS + 5,
      { isLocked: false, triesLeft: 5 },
    ],
    [
      'ten within a day',
      TRADING_PASSWORD_POLICY,
      [1, 2, 3, 4, 5, 3 * HOUR_MS, 3 * HOUR_MS + 1, 3 * HOUR_MS + 2, 3 * HOUR_MS + 3, 3 * HOUR_MS + 4],
      400 * HOUR_MS,
      { isLocked: true, isLockedUntilReset: true, lockedUntilMs: null },
    ],
    [
      'five and five on two days',
      TRADING_PASSWORD_POLICY,
      [1, 2, 3, 4, 5, 30 * HOUR_MS, 30 * HOUR_MS + 1, 30 * HOUR_MS + 2, 30 * HOUR_MS + 3, 30 * HOUR_MS + 4],
      30 * HOUR_MS + 5,
      { isLocked: true, isLockedUntilReset: false },
    ],
  ] as const)('%s', (_, policy, times, nowMs, expected) => {
    expect(standingOf(wrongAt(policy, ...times), policy, nowMs)).toMatchObject(expected);
  });
});

describe('login password, as far as a page judges it', () => {
  test.each([
    ['correct horse battery', null],
    ['lettersonly', null],
    ['naïve-ünïcode', null],
    ['short1', 'TOO_SHORT'],
    ['x1'.repeat(70), 'TOO_LONG'],
    ['xx-ann.smith-77', 'CONTAINS_ACCOUNT'],
  ])('%s', (password, reason) => {
    const judged = judgePassword(password, 'Ann.Smith@example.com');
    expect(judged.ok ? null : judged.refusal.details?.reason).toBe(reason);
  });
});

describe('trading password', () => {
  test.each([
    ['481516', null],
    ['12345', 'NOT_SIX_DIGITS'],
    ['1234567', 'NOT_SIX_DIGITS'],
    ['12345a', 'NOT_SIX_DIGITS'],
    ['１２３４５７', 'NOT_SIX_DIGITS'],
    ['777777', 'ALL_EQUAL'],
    ['123456', 'RUN'],
    ['876543', 'RUN'],
    ['112345', 'PART_OF_PHONE'],
    ['123789', 'PART_OF_PHONE'],
    ['900214', 'PART_OF_BIRTH_DATE'],
    ['140290', 'PART_OF_BIRTH_DATE'],
    ['021490', 'PART_OF_BIRTH_DATE'],
    ['199002', 'PART_OF_BIRTH_DATE'],
  ])('%s', (digits, reason) => {
    const judged = judgeTradingPassword(digits, { phone: '+49112345123789', birthDate: '1990-02-14' });
    expect(judged.ok ? null : judged.refusal.details?.reason).toBe(reason);
  });
});

describe('withdrawal lock', () => {
  test.each([
    ['PASSWORD_CHANGED', 48, 24],
    ['EMAIL_REPLACED', 48, 72],
    ['PHONE_REPLACED', 1, 24],
    ['WHITELIST_OFF', 48, 24],
    ['FIRST_BINDING', 48, 6],
    ['FIRST_BINDING', 24, 6],
    ['FIRST_BINDING', 23, 0],
  ] as const)('%s on an account of %i hours: %i hours', (reason, ageHours, hours) => {
    expect(lockHours(reason, ageHours * HOUR_MS)).toBe(hours);
  });

  test.each([
    ['none before', null, 24, { untilMs: 124 * HOUR_MS, reason: 'PASSWORD_CHANGED' }],
    [
      'longer before',
      { untilMs: 170 * HOUR_MS, reason: 'EMAIL_REPLACED' },
      24,
      { untilMs: 170 * HOUR_MS, reason: 'EMAIL_REPLACED' },
    ],
    [
      'shorter before',
      { untilMs: 101 * HOUR_MS, reason: 'FIRST_BINDING' },
      24,
      { untilMs: 124 * HOUR_MS, reason: 'PASSWORD_CHANGED' },
    ],
    ['ended before', { untilMs: 99 * HOUR_MS, reason: 'FIRST_BINDING' }, 0, null],
    [
      'no hours',
      { untilMs: 101 * HOUR_MS, reason: 'FIRST_BINDING' },
      0,
      { untilMs: 101 * HOUR_MS, reason: 'FIRST_BINDING' },
    ],
  ] as const)('%s', (_, before, hours, after) => {
    expect(extendLock(before, { reason: 'PASSWORD_CHANGED', hours, nowMs: 100 * HOUR_MS })).toEqual(after);
  });
});

test('an authenticator step is good for itself and one on either side, and once', () => {
  expect(totpStep(59_999)).toBe(1);
  expect(totpSteps(60_000)).toEqual([2, 1, 3]);
  expect(isFreshStep(5, null)).toBe(true);
  expect(isFreshStep(5, 4)).toBe(true);
  expect(isFreshStep(5, 5)).toBe(false);
  expect(isFreshStep(4, 5)).toBe(false);
});

test.each([
  [maskEmail('ann.smith@example.com'), 'a***h@e***.com'],
  [maskEmail('ab@x.io'), 'a***@x***.io'],
  [maskPhone('+4915112345678'), '+49••••5678'],
  [maskRecipient({ uid: '100200214', email: 'ann@example.com' }), 'A***n, UID ••••214'],
  [maskRecipient({ uid: '100200214', email: null }), '***, UID ••••214'],
  [maskDocumentNumber('C01X00T47'), '••••0T47'],
  [maskDocumentNumber('AB12'), '••••12'],
])('%s', (masked, expected) => {
  expect(masked).toBe(expected);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    { device: 'Computer', os: 'Windows', browser: 'Edge 141' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { device: 'iPhone', os: 'iOS', browser: 'Safari 18' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    { device: 'Phone', os: 'Android', browser: 'Chrome 140' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { device: 'Computer', os: 'Linux', browser: 'Firefox 140' },
  ],
  ['curl/8.5.0', { device: 'Unknown', os: 'Unknown', browser: 'Unknown' }],
  ['', { device: 'Unknown', os: 'Unknown', browser: 'Unknown' }],
])('%s', (userAgent, expected) => {
  expect(deviceOf(userAgent)).toEqual(expected);
});

describe('photos', () => {
  const png = (width: number, height: number): Uint8Array => {
    const bytes = new Uint8Array(33);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
    new DataView(bytes.buffer).setUint32(16, width);
    new DataView(bytes.buffer).setUint32(20, height);
    return bytes;
  };
  const jpeg = Uint8Array.of(
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0, 0xff, 0xd9],
  );
  test.each([
    ['PNG', png(640, 480), { mime: 'image/png', widthPixels: 640, heightPixels: 480 }],
    ['PNG without a pixel', png(0, 480), null],
    ['PNG cut short', png(640, 480).slice(0, 20), null],
    ['JPEG', jpeg, { mime: 'image/jpeg', widthPixels: 30, heightPixels: 20 }],
    ['JPEG without a frame', jpeg.slice(0, 9), null],
    ['JPEG with a segment of no length', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, ...new Array(20).fill(0)), null],
    ['GIF', new TextEncoder().encode('GIF89a..........................'), null],
    ['SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg">'), null],
    ['nothing', new Uint8Array(0), null],
  ])('%s', (_, bytes, expected) => {
    expect(imageHeader(bytes)).toEqual(expected);
  });

  test.each([0x00, 0x01, 0xd0, 0xd8, 0xd9])('a JPEG may not hide its size behind the mark %i', (mark) => {
    expect(imageHeader(Uint8Array.of(0xff, 0xd8, 0xff, mark, 0, 4, 1, 1, ...jpeg.slice(8)))).toBeNull();
  });
});

test.each([
  ['2008-11-21', 18],
  ['2008-11-22', 17],
  ['1908-02-29', 118],
  ['1906-01-01', 120],
  ['1905-01-01', null],
  ['2007-02-30', null],
  ['2007-13-01', null],
  ['2030-01-01', null],
  ['nonsense', null],
])('born %s', (birthDate, age) => {
  expect(ageYears(birthDate, Date.UTC(2026, 10, 21, 12))).toBe(age);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:DB8:1:2::5', '2001:db8:1::/48'],
  ['::ffff:cb00:714d', '203.0.113.0/24'],
  ['2001::3:4:5:6:7:8', '2001:0:3::/48'],
  ['::1', '0:0:0::/48'],
])('%s', (ip, range) => {
  expect(networkRange(ip)).toBe(range);
});

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['::FFFF:203.0.113.77', '203.0.113.77'],
  ['0:0:0:0:0:ffff:cb00:714d', '203.0.113.77'],
  ['2001:DB8:1:2::5', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::2:0:0:0:5', '2001:db8:0:2::/64'],
  ['64:ff9b::203.0.113.77', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['1::2::3', '1::2::3'],
  ['1:2:3', '1:2:3'],
  ['1:2:3:4:5:6:7:xyz', '1:2:3:4:5:6:7:xyz'],
])('%s is a caller of the network %s', (ip, network) => {
  expect(callerNetwork(ip)).toBe(network);
});

test.each([
  [[0x80], 0],
  [[0x01, 0xff], 7],
  [[0x00, 0x10], 11],
  [[0x00, 0x00], 16],
])('%j', (bytes, bits) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits);
});
