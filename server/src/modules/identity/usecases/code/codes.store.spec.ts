import { createHash } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  caller,
  IdentityFixture,
  otherCode,
  outcome,
  PASSWORD,
  TRADING_PASSWORD,
  tally,
  value,
} from '../../identity.fixture.ts';
import { register } from '../login/register.ts';
import { sendNewContactCode } from './send-bound-code.ts';
import { sendCode } from './send-code.ts';

let f: IdentityFixture;
beforeAll(async () => {
  f = await IdentityFixture.open();
});
afterAll(() => f.close());

/** Somebody who is not logged in, at one network. */
const visitor = { locale: 'en_US', ip: '203.0.113.7', deviceToken: null, mark: null };
const payloadHash = createHash('sha256').update('0.5 ETH to 0xabc').digest('hex');
const send = (uid: string, over = {}) =>
  f.identity.sendBoundCode({ uid, purpose: 'withdraw', channel: 'email', payloadHash, params: {}, ...over });
const check = (uid: string, emailCode: string, over = {}) =>
  f.pass({
    uid,
    purpose: 'withdraw',
    payloadHash,
    factorsNeeded: 1,
    emailCode,
    tradingPassword: TRADING_PASSWORD,
    ...over,
  });

describe('sending', () => {
  test('waits sixty seconds, counts ten a day and channel, and says until when', async () => {
    const account = 'sends@example.com';
    const first = value(await sendCode(f.deps, { purpose: 'register', account, ...visitor }));
    expect(first).toMatchObject({
      sentTo: 's***s@e***.com',
      expiresAtMs: f.clock.nowMs() + 5 * MINUTE_MS,
      resendAtMs: f.clock.nowMs() + MINUTE_MS,
    });
    const soon = await sendCode(f.deps, { purpose: 'register', account, ...visitor });
    expect(soon).toMatchObject({
      refusal: { code: 'CODE_TOO_SOON', details: { resendAtMs: f.clock.nowMs() + MINUTE_MS } },
    });
    const startMs = f.clock.nowMs();
    for (let count = 2; count <= 10; count++) {
      f.clock.advanceMs(MINUTE_MS);
      expect(outcome(await sendCode(f.deps, { purpose: 'register', account, ...visitor }))).toBe('ok');
    }
    f.clock.advanceMs(MINUTE_MS);
    const eleventh = await sendCode(f.deps, { purpose: 'register', account, ...visitor });
    expect(eleventh).toMatchObject({
      refusal: { code: 'CODE_DAILY_LIMIT', details: { max: 10, unlockAtMs: startMs + DAY_MS } },
    });
    f.clock.setMs(startMs + DAY_MS);
    expect(outcome(await sendCode(f.deps, { purpose: 'register', account, ...visitor }))).toBe('ok');
  });

  test('sends one code when twenty are asked for at once', async () => {
    const account = 'rush@example.com';
    const results = await Promise.all(
      Array.from({ length: 20 }, () => sendCode(f.deps, { purpose: 'register', account, ...visitor })),
    );
    expect(tally(results)).toEqual({ ok: 1, CODE_TOO_SOON: 19 });
    expect(f.sender.templatesTo(account)).toEqual(['code.register']);
  });

  test('a sender that is down is told, and the try does not count', async () => {
    const account = 'down@example.com';
    f.sender.isDown = true;
    expect(outcome(await sendCode(f.deps, { purpose: 'register', account, ...visitor }))).toBe('SENDER_UNAVAILABLE');
    f.sender.isDown = false;
    expect(outcome(await sendCode(f.deps, { purpose: 'register', account, ...visitor }))).toBe('ok');
  });

  test('answers alike whether or not there is an account', async () => {
    const member = await f.member();
    const nobody = 'nobody@example.com';
    for (const purpose of ['register', 'login', 'reset-password'] as const) {
      const known = await sendCode(f.deps, { purpose, account: member.email, ...visitor });
      const unknown = await sendCode(f.deps, { purpose, account: nobody, ...visitor });
      expect(outcome(known)).toBe('ok');
      expect(Object.keys(value(unknown))).toEqual(Object.keys(value(known)));
    }
    expect(f.sender.templatesTo(member.email).slice(-3)).toEqual([
      'account-exists',
      'code.login',
      'code.reset-password',
    ]);
    expect(f.sender.templatesTo(nobody)).toEqual(['code.register', 'no-account', 'no-account']);
  });

  test('a channel that is not bound, a number that no country has', async () => {
    const member = await f.member();
    expect(outcome(await send(member.uid, { channel: 'sms' }))).toBe('CHANNEL_NOT_BOUND');
    expect(outcome(await sendCode(f.deps, { purpose: 'login', account: '+4900000000', ...visitor }))).toBe(
      'PHONE_INVALID',
    );
    const bad = { uid: member.uid, purpose: 'bind-phone', target: '+15550000000' } as const;
    expect(outcome(await sendNewContactCode(f.deps, bad))).toBe('PHONE_INVALID');
    const wrongKind = { uid: member.uid, purpose: 'bind-phone', target: 'a@example.com' } as const;
    expect(outcome(await sendNewContactCode(f.deps, wrongKind))).toBe('TARGET_REQUIRED');
    const own = { uid: member.uid, purpose: 'bind-email', target: member.email.toUpperCase() } as const;
    expect(outcome(await sendNewContactCode(f.deps, own))).toBe('ACCOUNT_EXISTS');
  });
});

describe('using', () => {
  test('a code is good once, for its own purpose and payload, for five minutes', async () => {
    const { uid, email } = await f.trader();
    value(await send(uid));
    const code = f.sender.codeTo(email);
    const other = createHash('sha256').update('0.6 ETH to 0xabc').digest('hex');
    expect(outcome(await check(uid, code, { payloadHash: other }))).toBe('CODE_WRONG');
    expect(outcome(await check(uid, code, { purpose: 'send' }))).toBe('CODE_EXPIRED');
    expect(outcome(await check(uid, code))).toBe('ok');
    expect(outcome(await check(uid, code))).toBe('CODE_SPENT');
    f.clock.advanceMs(MINUTE_MS);
    value(await send(uid));
    const late = f.sender.codeTo(email);
    f.clock.advanceMs(5 * MINUTE_MS);
    expect(outcome(await check(uid, late))).toBe('CODE_EXPIRED');
  });

  test('a newer code ends the one before it', async () => {
    const { uid, email } = await f.trader();
    value(await send(uid));
    const old = f.sender.codeTo(email);
    f.clock.advanceMs(MINUTE_MS);
    value(await send(uid));
    const fresh = f.sender.codeTo(email);
    if (old !== fresh) expect(outcome(await check(uid, old))).toBe('CODE_WRONG');
    expect(outcome(await check(uid, fresh))).toBe('ok');
  });

  test('the fifth wrong try ends it, also for a process that starts afterwards', async () => {
    const { uid, email } = await f.trader();
    value(await send(uid));
    const code = f.sender.codeTo(email);
    for (let away = 1; away <= 3; away++)
      expect(await check(uid, otherCode(code, away))).toMatchObject({
        refusal: { code: 'CODE_WRONG', details: { triesLeft: 5 - away, channel: 'email' } },
      });
    const restarted = f.anotherProcess();
    const again = {
      uid,
      purpose: 'withdraw',
      payloadHash,
      factorsNeeded: 1,
      tradingPassword: TRADING_PASSWORD,
    } as const;
    for (const triesLeft of [1, 0])
      expect(await f.pass({ ...again, emailCode: otherCode(code) }, restarted)).toMatchObject({
        refusal: { code: 'CODE_WRONG', details: { triesLeft } },
      });
    expect(outcome(await f.pass({ ...again, emailCode: code }, restarted))).toBe('CODE_SPENT');
  });

  test('judges five of fifty guesses at once', async () => {
    const account = 'guess@example.com';
    const code = await f.anonymousCode('register', account);
    const guesses = Array.from({ length: 50 }, (_, away) => otherCode(code, away + 1));
    const results = await Promise.all(
      guesses.map((guess) => register(f.deps, { account, code: guess, password: PASSWORD, caller: caller() })),
    );
    expect(tally(results)).toEqual({ CODE_WRONG: 5, CODE_SPENT: 45 });
    expect(outcome(await register(f.deps, { account, code, password: PASSWORD, caller: caller() }))).toBe('CODE_SPENT');
  });

  test('lets one of twenty calls with one right code pass', async () => {
    const { uid, email } = await f.trader();
    value(await send(uid));
    const code = f.sender.codeTo(email);
    const results = await Promise.all(Array.from({ length: 20 }, () => check(uid, code)));
    expect(tally(results)).toEqual({ ok: 1, CODE_SPENT: 19 });
  });

  test('the code of one person opens nothing for another', async () => {
    const ann = await f.trader();
    const bob = await f.trader();
    value(await send(ann.uid));
    value(await send(bob.uid));
    const annsCode = f.sender.codeTo(ann.email);
    if (annsCode !== f.sender.codeTo(bob.email)) expect(outcome(await check(bob.uid, annsCode))).toBe('CODE_WRONG');
  });

  test('stores neither digits nor the addresses of strangers', async () => {
    const account = 'canary@example.com';
    const code = await f.anonymousCode('login', account).catch(() => 'none');
    expect(code).toBe('none');
    const rows = await f.t.ownerDb.query<{ row: string }>(`select c::text as row from identity.code c`);
    expect(rows.some(({ row }) => row.includes('canary'))).toBe(false);
  });
});
