import { describe, expect, test } from 'vitest';
import { caller, otherCode, outcome, PASSWORD, tally, value } from '../../identity.fixture.ts';
import { resetPassword } from '../security/reset-password.ts';
import { elsewhere, f, openHouse } from './log-in.rig.ts';
import { logIn } from './log-in.ts';

openHouse();

describe('log-in', () => {
  test('a new device needs a code; a remembered one does not', async () => {
    const { email: account } = await f.member();
    const plain = await logIn(f.deps, { account, password: PASSWORD, caller: elsewhere() });
    expect(plain).toMatchObject({
      refusal: { code: 'LOGIN_CODE_REQUIRED', details: { channel: 'email', totp: false } },
    });
    const code = await f.anonymousCode('login', account);
    const wrongCode = await logIn(f.deps, { account, password: PASSWORD, code: otherCode(code), caller: elsewhere() });
    expect(outcome(wrongCode)).toBe('CODE_WRONG');
    const opened = value(await logIn(f.deps, { account, password: PASSWORD, code, caller: elsewhere() }));
    expect(opened).toMatchObject({ isNewDevice: true });
    await f.identity.sendMessages();
    expect(f.sender.templatesTo(account)).toContain('new-device');
    const deviceToken = opened.deviceToken;
    const again = value(await logIn(f.deps, { account, password: PASSWORD, caller: elsewhere({ deviceToken }) }));
    expect(again).toMatchObject({ isNewDevice: false, deviceToken: null });
    expect(f.notices.filter(({ uid }) => uid === opened.uid).map(({ kind }) => kind)).toEqual(['identity.newDevice']);
  });

  test('every log-in has a new session, and ends the one that the browser had', async () => {
    const member = await f.member();
    const known = caller({ deviceToken: member.deviceToken, sessionCookie: member.cookie });
    const opened = value(await logIn(f.deps, { account: member.email, password: PASSWORD, caller: known }));
    expect(opened.secret).not.toBe(member.cookie);
    expect(opened.sessionId).not.toBe(member.sessionId);
    expect(await f.authenticate(member.cookie)).toBeNull();
    expect(await f.authenticate(opened.secret)).toMatchObject({ uid: member.uid });
  });

  test('a session cookie that somebody planted is not adopted', async () => {
    const member = await f.member();
    const planted = caller({ deviceToken: member.deviceToken, sessionCookie: 'planted-by-an-attacker' });
    const opened = value(await logIn(f.deps, { account: member.email, password: PASSWORD, caller: planted }));
    expect(opened.secret).not.toBe('planted-by-an-attacker');
    expect(await f.authenticate('planted-by-an-attacker')).toBeNull();
  });

  test('a device cookie that somebody planted does not make their browser known', async () => {
    const attacker = await f.member();
    const victim = await f.member();
    const code = await f.anonymousCode('login', victim.email);
    const planted = elsewhere({ deviceToken: attacker.deviceToken });
    value(await logIn(f.deps, { account: victim.email, password: PASSWORD, code, caller: planted }));
    const attackers = elsewhere({ deviceToken: attacker.deviceToken });
    const guess = await logIn(f.deps, { account: victim.email, password: PASSWORD, caller: attackers });
    expect(outcome(guess)).toBe('LOGIN_CODE_REQUIRED');
  });

  test('a bound authenticator is asked for, on known devices too, and a step passes once', async () => {
    const member = await f.member();
    const { secret, cookie } = await f.withTotp(member);
    const known = caller({ deviceToken: member.deviceToken, sessionCookie: cookie });
    const request = { account: member.email, password: PASSWORD, caller: known };
    expect(outcome(await logIn(f.deps, request))).toBe('TOTP_REQUIRED');
    const totpCode = f.totp(secret);
    expect(outcome(await logIn(f.deps, { ...request, totpCode: otherCode(totpCode) }))).toBe('TOTP_WRONG');
    const results = await Promise.all(Array.from({ length: 8 }, () => logIn(f.deps, { ...request, totpCode })));
    expect(tally(results)).toEqual({ ok: 1, TOTP_REPLAYED: 7 });
    const newDevice = await logIn(f.deps, { ...request, caller: elsewhere() });
    expect(newDevice).toMatchObject({ refusal: { code: 'LOGIN_CODE_REQUIRED', details: { totp: true } } });
  });

  test('whoever has the password and not the mailbox tries no authenticator codes, and locks nobody’s authenticator', async () => {
    const member = await f.member();
    const { secret } = await f.withTotp(member);
    await f.anonymousCode('login', member.email);
    const request = { account: member.email, password: PASSWORD, code: '000000' };
    for (let away = 1; away <= 6; away++) {
      const totpCode = otherCode(f.totp(secret), away);
      expect(['CODE_WRONG', 'CODE_SPENT']).toContain(
        outcome(await logIn(f.deps, { ...request, totpCode, caller: elsewhere() })),
      );
    }
    const known = caller({ deviceToken: member.deviceToken });
    const own = { account: member.email, password: PASSWORD, totpCode: f.totp(secret), caller: known };
    expect(outcome(await logIn(f.deps, own))).toBe('ok');
  });

  test('a wrong authenticator code leaves the code of the mailbox unspent', async () => {
    const member = await f.member();
    const { secret } = await f.withTotp(member);
    const code = await f.anonymousCode('login', member.email);
    const request = { account: member.email, password: PASSWORD, code, caller: elsewhere() };
    expect(outcome(await logIn(f.deps, { ...request, totpCode: otherCode(f.totp(secret)) }))).toBe('TOTP_WRONG');
    expect(outcome(await logIn(f.deps, { ...request, totpCode: f.totp(secret) }))).toBe('ok');
  });
});

describe('a log-in that was judged before a reset', () => {
  test('opens nothing after it', async () => {
    const member = await f.member();
    const code = await f.anonymousCode('reset-password', member.email);
    const passwords = Object.create(f.deps.passwords) as typeof f.deps.passwords;
    passwords.matches = async (...args: Parameters<typeof passwords.matches>) => {
      const isRight = await f.deps.passwords.matches(...args);
      value(
        await resetPassword(f.deps, {
          deviceToken: null,
          mark: null,
          account: member.email,
          code,
          password: 'entirely-other-words-93',
          ip: '192.0.2.200',
        }),
      );
      return isRight;
    };
    const intruder = caller({ ip: '198.18.9.9', deviceToken: member.deviceToken });
    const got = await logIn({ ...f.deps, passwords }, { account: member.email, password: PASSWORD, caller: intruder });
    expect(outcome(got)).not.toBe('ok');
  });
});
