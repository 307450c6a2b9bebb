import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { describe, expect, test } from 'vitest';
import { tidyApprovals } from '../../jobs/tidy-approvals.job.ts';
import { verifyAudit } from '../audit.ts';
import { askForLogin } from '../door/staff-login.ts';
import { askForChange } from './change-keys.ts';
import {
  add,
  askLogin,
  authenticator,
  clock,
  code,
  type Factor,
  hire,
  hired,
  logIn,
  logInWith,
  logOf,
  openHouse,
  outcome,
  production,
  t,
  value,
  withKey,
} from './staff-keys.rig.ts';

openHouse();

describe('log-in with a key', () => {
  test.each<[string, { login?: string; password?: string; passkey?: undefined }]>([
    ['another password', { password: 'not-the-password' }],
    ['neither code nor key', { passkey: undefined }],
    ['a login that nobody has', { login: 'nobody-at-all' }],
  ])('%s is wrong, counted and recorded', async (_, over) => {
    const { member, key } = await withKey();
    const login = over.login ?? member.login;
    const passkey = key.prove(askForLogin(production.deps, login));
    const tried = await logIn(production, member, { passkey }, { ip: `192.0.2.${hired}`, ...over });
    expect(tried).toMatchObject({ refusal: { code: 'LOGIN_WRONG', details: { triesLeft: 9 } } });
  });

  test('ten wrong ones lock for an hour', async () => {
    const { member, key } = await withKey();
    const stranger = authenticator();
    for (let n = 0; n < 10; n += 1) expect(outcome(await logInWith(member, stranger))).toBe('LOGIN_WRONG');
    expect(outcome(await logInWith(member, key))).toBe('LOGIN_LOCKED');
    clock.advanceMs(HOUR_MS);
    expect(outcome(await logInWith(member, key))).toBe('ok');
  });

  test('not with the key or the challenge of somebody else, one for a change, one too old, or one that is none of ours', async () => {
    const [mine, theirs] = [await withKey(), await withKey()];
    const wrong = async (passkey: Factor['passkey']) =>
      expect(outcome(await logIn(production, mine.member, { passkey }))).toBe('LOGIN_WRONG');
    await wrong(theirs.key.prove(askLogin(mine.member)));
    await wrong(mine.key.prove(askLogin(theirs.member)));
    await wrong(mine.key.prove(value(await askForChange(production.deps, mine.member.staffId))));
    await wrong(mine.key.prove({ ...askLogin(mine.member), challenge: 'AAAA' }));
    await wrong(mine.key.prove({ ...askLogin(mine.member), rpId: 'evil.example' }));
    const old = mine.key.prove(askLogin(mine.member));
    clock.advanceMs(5 * MINUTE_MS);
    await wrong(old);
    mine.key.verifiesUser = false;
    await wrong(mine.key.prove(askLogin(mine.member)));
  });

  test('nor with a key that was made for another address', async () => {
    const member = await hire();
    const elsewhere = authenticator('https://exchange.example.evil.example');
    expect(outcome(await add(member, elsewhere, { totpCode: code(member) }))).toBe('PASSKEY_WRONG');
  });

  test('a proof that a puzzle stood before is still good once the puzzle is solved', async () => {
    const { member, key } = await withKey();
    for (let n = 0; n < 5; n += 1) await logInWith(member, authenticator());
    const passkey = key.prove(askLogin(member));
    const none = { captchaId: undefined, captchaAnswer: undefined };
    expect(outcome(await logIn(production, member, { passkey }, none))).toBe('CAPTCHA_REQUIRED');
    expect(outcome(await logIn(production, member, { passkey }))).toBe('ok');
  });

  test('one proof opens one session', async () => {
    const { member, key } = await withKey();
    const passkey = key.prove(askLogin(member));
    const all = await Promise.all(Array.from({ length: 6 }, () => logIn(production, member, { passkey })));
    expect(all.map(outcome).toSorted()).toEqual([...Array(5).fill('LOGIN_WRONG'), 'ok']);
  });

  test('a wrong answer uses its challenge up: by a stranger, a wrong signature, or with a wrong password', async () => {
    const { member, key } = await withKey();
    const stranger = authenticator();
    const asked = () => askLogin(member);
    const tries = [
      (ask: ReturnType<typeof asked>) => [stranger.prove(ask), {}] as const,
      (ask: ReturnType<typeof asked>) => [{ ...key.prove(ask), signature: 'AA' }, {}] as const,
      (ask: ReturnType<typeof asked>) => [key.prove(ask), { password: 'not-the-password' }] as const,
    ];
    for (const answerOf of tries) {
      const ask = asked();
      const [passkey, over] = answerOf(ask);
      expect(outcome(await logIn(production, member, { passkey }, over))).toBe('LOGIN_WRONG');
      expect(outcome(await logIn(production, member, { passkey: key.prove(ask) }))).toBe('LOGIN_WRONG');
    }
    expect(outcome(await logInWith(member, key))).toBe('ok');
  });

  test('a copy whose counter stands behind is refused, and the log says so', async () => {
    const { member, key } = await withKey();
    key.signCount = 5;
    value(await logInWith(member, key));
    expect(outcome(await logInWith(member, key))).toBe('LOGIN_WRONG');
    expect(await logOf(member)).toContain('staffKeys.behind');
    key.signCount = 6;
    expect(outcome(await logInWith(member, key))).toBe('ok');
    expect((await verifyAudit(t.db)).ok).toBe(true);
  });

  test('challenges that were answered are forgotten once they are too old', async () => {
    const uses = async () => (await t.db.query('select 1 from approvals.passkey_use')).length;
    await withKey();
    expect(await uses()).toBeGreaterThan(0);
    clock.advanceMs(HOUR_MS);
    await tidyApprovals(production.deps);
    expect(await uses()).toBe(0);
  });
});
