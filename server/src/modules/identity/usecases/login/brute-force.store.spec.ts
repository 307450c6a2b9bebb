import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { STRANGERS_POLICY } from '@bourse/core/identity/attempts.ts';
import { describe, expect, test } from 'vitest';
import { keyedHash } from '../../../../platform/crypto/digest.ts';
import { caller, otherCode, outcome, PASSWORD, tally, value } from '../../identity.fixture.ts';
import { resetPassword } from '../security/reset-password.ts';
import { setAntiPhishingCode } from '../security/set-anti-phishing-code.ts';
import { elsewhere, f, lockOut, openHouse, solved, wrong } from './log-in.rig.ts';
import { logIn } from './log-in.ts';

openHouse();

describe('brute force', () => {
  test('a puzzle after five failures anywhere, a lock of an hour after ten from one network', async () => {
    const { email: account } = await f.member();
    const guesser = elsewhere();
    for (let failures = 1; failures <= 5; failures++)
      expect(await wrong(account, guesser)).toMatchObject({
        refusal: { code: 'LOGIN_WRONG', details: { triesLeft: 10 - failures } },
      });
    expect(outcome(await wrong(account, guesser))).toBe('CAPTCHA_REQUIRED');
    expect(outcome(await wrong(account))).toBe('CAPTCHA_REQUIRED');
    const nonsense = { captchaId: crypto.randomUUID(), captchaAnswer: '1' };
    expect(outcome(await wrong(account, guesser, nonsense))).toBe('CAPTCHA_WRONG');
    const puzzle = await solved();
    expect(outcome(await wrong(account, guesser, puzzle))).toBe('LOGIN_WRONG');
    expect(outcome(await wrong(account, guesser, puzzle))).toBe('CAPTCHA_WRONG');
    for (let failures = 7; failures <= 10; failures++) await wrong(account, guesser, await solved());
    const untilMs = f.clock.nowMs() + HOUR_MS;
    const locked = { refusal: { code: 'LOGIN_LOCKED', details: { untilMs } } };
    const request = { account, password: PASSWORD };
    expect(await logIn(f.deps, { ...request, caller: guesser })).toMatchObject(locked);
    expect(await logIn(f.anotherProcess().deps, { ...request, caller: guesser })).toMatchObject(locked);
    const owner = await logIn(f.deps, { ...request, ...(await solved()), caller: elsewhere() });
    expect(outcome(owner)).toBe('LOGIN_CODE_REQUIRED');
    f.clock.advanceMs(HOUR_MS);
    expect(outcome(await logIn(f.deps, { ...request, caller: guesser }))).toBe('LOGIN_CODE_REQUIRED');
  });

  test('a thousand failures in an hour, wherever from, stop every unknown device, and no known one', async () => {
    const member = await f.member();
    const key = `login:${keyedHash(f.deps.hashKey, 'login', member.email).toString('base64url')}`;
    for (let failures = 0; failures < 999; failures++)
      await f.deps.attempts.countWrong(key, STRANGERS_POLICY, f.clock.nowMs());
    const request = { account: member.email, password: PASSWORD };
    const right = async () => logIn(f.deps, { ...request, ...(await solved()), caller: elsewhere() });
    expect(outcome(await wrong(member.email, elsewhere(), await solved()))).toBe('LOGIN_WRONG');
    expect(outcome(await right())).toBe('LOGIN_LOCKED');
    const known = elsewhere({ deviceToken: member.deviceToken });
    expect(outcome(await logIn(f.deps, { ...request, caller: known }))).toBe('ok');
  });

  test('the lock does not shut out the remembered device, nor one that is logged in', async () => {
    const member = await f.member();
    const { ip } = await lockOut(member.email);
    const request = { account: member.email, password: PASSWORD };
    expect(outcome(await logIn(f.deps, { ...request, caller: caller({ ip }) }))).toBe('LOGIN_LOCKED');
    const withSession = caller({ ip, sessionCookie: member.cookie });
    expect(outcome(await logIn(f.deps, { ...request, caller: withSession }))).toBe('ok');
    const withDevice = caller({ ip, deviceToken: member.deviceToken });
    expect(outcome(await logIn(f.deps, { ...request, caller: withDevice }))).toBe('ok');
  });

  test('a reset from the network that was locked opens it: they were the person’s own tries', async () => {
    const { email: account } = await f.member();
    const { ip } = await lockOut(account);
    const code = await f.anonymousCode('reset-password', account);
    value(
      await resetPassword(f.deps, {
        deviceToken: null,
        mark: null,
        account,
        code,
        password: 'entirely-other-words-93',
        ip,
      }),
    );
    const again = await logIn(f.deps, { account, password: 'entirely-other-words-93', caller: caller({ ip }) });
    expect(outcome(again)).toBe('LOGIN_CODE_REQUIRED');
  });

  test('a remembered device has a count of its own', async () => {
    const member = await f.member();
    const known = elsewhere({ deviceToken: member.deviceToken });
    for (let failures = 0; failures < 10; failures++)
      await wrong(member.email, known, failures >= 5 ? await solved() : {});
    expect(outcome(await wrong(member.email, known))).toBe('LOGIN_LOCKED');
    expect(outcome(await wrong(member.email))).toBe('LOGIN_WRONG');
  });

  test('an account that nobody has is answered alike, failure by failure', async () => {
    const { email } = await f.member();
    const answers = async (account: string) => {
      const seen: unknown[] = [];
      for (let failures = 0; failures < 12; failures++)
        seen.push(await wrong(account, elsewhere(), failures >= 5 ? await solved() : {}));
      return JSON.stringify(seen);
    };
    expect(await answers('not.here@example.com')).toBe(await answers(email));
    expect(outcome(await wrong('+15550000000'))).toBe('LOGIN_WRONG');
  });

  test('ten accounts that fail from one network range stop unknown devices there, not known ones', async () => {
    const member = await f.member();
    const range = (last: number, over = {}) => caller({ ip: `192.0.2.${last}`, ...over });
    for (let account = 0; account < 10; account++)
      await wrong(`spray${account}@example.com`, range(account), account >= 5 ? await solved() : {});
    const request = { account: member.email, password: PASSWORD };
    expect(outcome(await logIn(f.deps, { ...request, caller: range(77) }))).toBe('LOGIN_LOCKED');
    const known = range(77, { deviceToken: member.deviceToken });
    expect(outcome(await logIn(f.deps, { ...request, caller: known }))).toBe('ok');
    expect(outcome(await logIn(f.deps, { ...request, caller: elsewhere() }))).toBe('LOGIN_CODE_REQUIRED');
  });

  test('is judged five times before the puzzle, of forty guesses at once from two processes', async () => {
    const { email: account } = await f.member();
    const other = f.anotherProcess();
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        logIn(at % 2 ? f.deps : other.deps, { account, password: 'not-the-password-1', caller: elsewhere() }),
      ),
    );
    expect(tally(results)).toEqual({ LOGIN_WRONG: 5, CAPTCHA_REQUIRED: 35 });
  });

  test('authenticator codes have a brake of their own', async () => {
    const member = await f.member();
    const { secret } = await f.withTotp(member);
    const request = { account: member.email, password: PASSWORD, caller: caller({ deviceToken: member.deviceToken }) };
    for (let away = 1; away <= 5; away++) {
      const guess = await logIn(f.deps, { ...request, totpCode: otherCode(f.totp(secret), away) });
      expect(guess).toMatchObject({ refusal: { code: 'TOTP_WRONG', details: { triesLeft: 5 - away } } });
    }
    const right = await logIn(f.deps, { ...request, totpCode: f.totp(secret) });
    expect(right).toMatchObject({ refusal: { code: 'TOTP_WRONG', details: { triesLeft: 0 } } });
    f.clock.advanceMs(15 * MINUTE_MS);
    expect(outcome(await logIn(f.deps, { ...request, totpCode: f.totp(secret) }))).toBe('ok');
  });
});

test('whoever has a session alone locks its owner’s authenticator out of no log-in, and is stopped in it', async () => {
  const member = await f.member();
  const { secret } = await f.withTotp(member);
  const guess = (away: number) =>
    setAntiPhishingCode(f.deps, {
      uid: member.uid,
      sessionId: member.sessionId,
      antiPhishingCode: 'thief',
      factors: { totpCode: otherCode(f.totp(secret), away) },
    });
  for (let away = 1; away <= 5; away++) expect(outcome(await guess(away))).toBe('TOTP_WRONG');
  expect(outcome(await guess(0)), 'the right one').toBe('TOTP_WRONG');
  const known = caller({ deviceToken: member.deviceToken });
  const own = { account: member.email, password: PASSWORD, totpCode: f.totp(secret), caller: known };
  expect(outcome(await logIn(f.deps, own))).toBe('ok');
});
