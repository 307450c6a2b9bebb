import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  caller,
  IdentityFixture,
  type Member,
  outcome,
  PASSWORD,
  TRADING_PASSWORD,
  tally,
  value,
} from '../../identity.fixture.ts';
import { viewSecurity } from '../../queries/security.query.ts';
import { logIn } from '../login/log-in.ts';
import { freezeOwnAccount } from './freeze-account.ts';
import { setTradingPassword } from './set-trading-password.ts';

let f: IdentityFixture;
beforeAll(async () => {
  f = await IdentityFixture.open();
});
afterAll(() => f.close());

const payloadHash = createHash('sha256').update('payload').digest('hex');
const check = (uid: string, over = {}) => f.pass({ uid, purpose: 'withdraw', payloadHash, factorsNeeded: 1, ...over });
const withdrawCode = async (member: Member) => {
  const request = { uid: member.uid, purpose: 'withdraw', channel: 'email', payloadHash, params: {} } as const;
  value(await f.identity.sendBoundCode(request));
  f.clock.advanceMs(MINUTE_MS);
  return f.sender.codeTo(member.email);
};
const lockOf = async (uid: string) => (await f.identity.profile(f.t.db, uid))!.withdrawalLock;
const lockEnd = async (uid: string) => ((await lockOf(uid))?.untilMs ?? f.clock.nowMs()) - f.clock.nowMs();

describe('security check', () => {
  test('asks for what is bound and needed, before it judges anything', async () => {
    const member = await f.trader();
    expect(await check(member.uid, { tradingPassword: '000000' })).toMatchObject({
      refusal: { code: 'SECURITY_CHECK_REQUIRED', details: { needed: 1, email: true, sms: false, totp: false } },
    });
    const emailCode = await withdrawCode(member);
    expect(outcome(await check(member.uid, { emailCode }))).toBe('SECURITY_CHECK_REQUIRED');
    const both = { tradingPassword: TRADING_PASSWORD, emailCode };
    expect(outcome(await check(member.uid, { ...both, factorsNeeded: 2 }))).toBe('ok');
  });

  test('two different factors where two are bound and needed', async () => {
    const member = await f.trader();
    const { secret } = await f.withTotp(member);
    const emailCode = await withdrawCode(member);
    const base = { tradingPassword: TRADING_PASSWORD, factorsNeeded: 2 };
    expect(await check(member.uid, { ...base, emailCode })).toMatchObject({
      refusal: { code: 'SECURITY_CHECK_REQUIRED', details: { needed: 2, totp: true } },
    });
    expect(outcome(await check(member.uid, { ...base, emailCode, totpCode: f.totp(secret) }))).toBe('ok');
  });

  test('where a code must be one that was sent for this, an authenticator alone is not enough', async () => {
    const member = await f.trader();
    const { secret } = await f.withTotp(member);
    const base = { tradingPassword: TRADING_PASSWORD, needsSentCode: true };
    expect(outcome(await check(member.uid, { ...base, totpCode: f.totp(secret) }))).toBe('SECURITY_CHECK_REQUIRED');
    const emailCode = await withdrawCode(member);
    expect(outcome(await check(member.uid, { ...base, emailCode }))).toBe('ok');
  });

  test('an authenticator step passes once over all features, one step early or late', async () => {
    const member = await f.trader();
    const { secret } = await f.withTotp(member);
    const base = { tradingPassword: TRADING_PASSWORD };
    const code = f.totp(secret);
    f.clock.advanceMs(30_000);
    const results = await Promise.all(Array.from({ length: 10 }, () => check(member.uid, { ...base, totpCode: code })));
    expect(tally(results)).toEqual({ ok: 1, TOTP_REPLAYED: 9 });
    expect(outcome(await check(member.uid, { ...base, purpose: 'send', totpCode: code }))).toBe('TOTP_REPLAYED');
    const login = { account: member.email, password: PASSWORD, caller: caller({ deviceToken: member.deviceToken }) };
    expect(outcome(await logIn(f.deps, { ...login, totpCode: code }))).toBe('TOTP_REPLAYED');
    const next = f.totp(secret);
    f.clock.advanceMs(MINUTE_MS);
    expect(outcome(await check(member.uid, { ...base, totpCode: next }))).toBe('TOTP_WRONG');
  });

  test('without a trading password nothing passes', async () => {
    const member = await f.member();
    const tried = await check(member.uid, { tradingPassword: TRADING_PASSWORD });
    expect(outcome(tried)).toBe('TRADING_PASSWORD_NOT_SET');
  });
});

describe('trading password', () => {
  test('five wrong lock for two hours, ten in a day until the reset', async () => {
    const member = await f.trader();
    const emailCode = await withdrawCode(member);
    const guess = (tradingPassword: string, process = f.identity) =>
      f.pass(
        { uid: member.uid, purpose: 'withdraw', payloadHash, factorsNeeded: 1, emailCode, tradingPassword },
        process,
      );
    for (const triesLeft of [4, 3, 2, 1])
      expect(await guess('111222')).toMatchObject({
        refusal: { code: 'TRADING_PASSWORD_WRONG', details: { triesLeft } },
      });
    const untilMs = f.clock.nowMs() + 2 * HOUR_MS;
    const locked = { refusal: { code: 'TRADING_PASSWORD_LOCKED', details: { untilMs } } };
    expect(await guess('111222')).toMatchObject(locked);
    expect(await guess(TRADING_PASSWORD)).toMatchObject(locked);
    expect(await guess(TRADING_PASSWORD, f.anotherProcess())).toMatchObject(locked);
    expect(await viewSecurity(f.deps, member)).toMatchObject({ tradingPasswordLockedUntilMs: untilMs });
    f.clock.setMs(untilMs);
    for (let tries = 0; tries < 5; tries++) await guess('111222');
    f.clock.advanceMs(48 * HOUR_MS);
    expect(await guess(TRADING_PASSWORD)).toMatchObject({
      refusal: { code: 'TRADING_PASSWORD_LOCKED', details: { untilReset: true } },
    });
    const reset = { ...member, tradingPassword: '940382', loginPassword: PASSWORD };
    expect(outcome(await setTradingPassword(f.deps, { ...reset, factors: {} }))).toBe('SECURITY_CHECK_REQUIRED');
    const factors = { emailCode: await f.myCode(member, 'trading-password') };
    expect(outcome(await setTradingPassword(f.deps, { ...reset, factors }))).toBe('ok');
    expect(await lockEnd(member.uid)).toBe(DAY_MS);
    const fresh = { tradingPassword: '940382', emailCode: await withdrawCode(member) };
    expect(outcome(await check(member.uid, fresh))).toBe('ok');
  });

  test('is judged five times of forty guesses at once, over two features and two processes', async () => {
    const member = await f.trader();
    const emailCode = await withdrawCode(member);
    const other = f.anotherProcess();
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        f.pass(
          {
            uid: member.uid,
            payloadHash,
            factorsNeeded: 1,
            emailCode,
            tradingPassword: '111222',
            purpose: at % 3 ? 'withdraw' : 'send',
          },
          at % 2 ? f.identity : other,
        ),
      ),
    );
    expect(tally(results)).toEqual({ TRADING_PASSWORD_WRONG: 4, TRADING_PASSWORD_LOCKED: 36 });
    const [row] = await f.t.db.query<{ wrong: number }>(
      `select cardinality(wrong_at_ms) as wrong from identity.attempt where key = $1`,
      [`trading:${member.uid}`],
    );
    expect(row?.wrong).toBe(5);
  });

  test('a right one forgets the wrong ones, and forty right ones at once do not lock', async () => {
    const member = await f.trader();
    const { secret } = await f.withTotp(member);
    const guess = (tradingPassword: string) => check(member.uid, { tradingPassword, totpCode: f.totp(secret) });
    for (let tries = 0; tries < 4; tries++) await guess('111222');
    expect(outcome(await guess(TRADING_PASSWORD))).toBe('ok');
    for (let tries = 0; tries < 4; tries++) expect(outcome(await guess('111222'))).toBe('TRADING_PASSWORD_WRONG');
    const results = await Promise.all(Array.from({ length: 40 }, () => guess(TRADING_PASSWORD)));
    expect(tally(results)).toEqual({ TOTP_REPLAYED: 40 });
  });

  test.each([
    ['part of the phone number', '372946', 'PART_OF_PHONE'],
    ['a run', '234567', 'RUN'],
    ['all equal', '555555', 'ALL_EQUAL'],
  ])('%s is refused', async (_, tradingPassword, reason) => {
    const member = await f.member();
    await f.t.ownerDb.query(`update identity.person set phone = '+4915137294610' where uid = $1`, [member.uid]);
    const change = { ...member, tradingPassword, loginPassword: PASSWORD, factors: {} };
    expect(await setTradingPassword(f.deps, change)).toMatchObject({
      refusal: { code: 'TRADING_PASSWORD_WEAK', details: { reason } },
    });
    await f.t.ownerDb.query(`update identity.person set phone = null where uid = $1`, [member.uid]);
  });

  test('the login password is asked for, with a count and a lock of its own', async () => {
    const member = await f.member();
    const change = { ...member, tradingPassword: TRADING_PASSWORD, factors: {} };
    for (let left = 9; left >= 0; left--)
      expect(await setTradingPassword(f.deps, { ...change, loginPassword: 'wrong-one-77' })).toMatchObject({
        refusal: { code: 'LOGIN_WRONG', details: { triesLeft: left } },
      });
    expect(outcome(await freezeOwnAccount(f.deps, { uid: member.uid, password: PASSWORD }))).toBe('LOGIN_LOCKED');
    const known = caller({ deviceToken: member.deviceToken });
    expect(outcome(await logIn(f.deps, { account: member.email, password: PASSWORD, caller: known }))).toBe('ok');
  });
});
