import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { describe, expect, test } from 'vitest';
import { caller, type Member, otherCode, outcome, PASSWORD, tally, value } from '../../identity.fixture.ts';
import { sendNewContactCode } from '../code/send-bound-code.ts';
import { sendCode } from '../code/send-code.ts';
import { logIn } from '../login/log-in.ts';
import { bindContact } from './bind-contact.ts';
import { bindTotp, startTotp, unbindTotp } from './bind-totp.ts';
import { changePassword } from './change-login-password.ts';
import { resetPassword } from './reset-password.ts';
import { securityChanges } from './security-changes.rig.ts';
import { setAntiPhishingCode } from './set-anti-phishing-code.ts';

const { f, lockOf, lockEnd, second } = await securityChanges();

const NEW_PASSWORD = 'another-good-one-8';
const withPhone = async (member: Member, phone: string) => {
  value(await sendNewContactCode(f.deps, { uid: member.uid, purpose: 'bind-phone', target: phone }));
  const newCode = f.sender.codeTo(phone);
  const emailCode = await f.myCode(member, 'bind-phone', { payload: phone });
  const change = { ...member, purpose: 'bind-phone', target: { text: phone, channel: 'sms' }, newCode } as const;
  return value(await bindContact(f.deps, { ...change, factors: { emailCode } }));
};

const visitor = { deviceToken: null, mark: null };

describe('login password', () => {
  test('a change ends other sessions, renews this one, and locks a day', async () => {
    const member = await f.trader(0);
    const other = await second(member);
    const emailCode = await f.myCode(member, 'change-password');
    const change = { ...member, oldPassword: PASSWORD, newPassword: NEW_PASSWORD, factors: { emailCode } };
    expect(outcome(await changePassword(f.deps, { ...change, factors: {} }))).toBe('SECURITY_CHECK_REQUIRED');
    expect(outcome(await changePassword(f.deps, { ...change, oldPassword: 'wrong-one-77' }))).toBe('LOGIN_WRONG');
    expect(outcome(await changePassword(f.deps, { ...change, newPassword: PASSWORD }))).toBe('PASSWORD_SAME');
    expect(outcome(await changePassword(f.deps, { ...change, newPassword: 'iloveyou2' }))).toBe('PASSWORD_WEAK');
    const { secret } = value(await changePassword(f.deps, change));
    expect(await f.authenticate(other.secret)).toBeNull();
    await f.untilDead(member.cookie);
    expect(await f.authenticate(secret)).toEqual({ uid: member.uid, sessionId: member.sessionId });
    expect(await lockEnd(member.uid)).toBe(DAY_MS);
    const known = caller({ deviceToken: member.deviceToken });
    const old = await logIn(f.deps, { account: member.email, password: PASSWORD, caller: known });
    expect(outcome(old)).toBe('LOGIN_WRONG');
    // No browser is remembered any more: the new password alone opens nothing.
    const login = { account: member.email, password: NEW_PASSWORD, caller: known };
    expect(outcome(await logIn(f.deps, login))).toBe('LOGIN_CODE_REQUIRED');
    const opened = value(await logIn(f.deps, { ...login, code: await f.anonymousCode('login', member.email) }));
    expect(opened.isNewDevice).toBe(true);
    const again = { ...login, caller: caller({ deviceToken: opened.deviceToken }) };
    expect(value(await logIn(f.deps, again)).isNewDevice).toBe(false);
  });

  test('a reset needs the code and the bound authenticator, and ends everything', async () => {
    const member = await f.member();
    const totp = await f.withTotp(member);
    const code = await f.anonymousCode('reset-password', member.email);
    const reset = { ...visitor, account: member.email, code, password: NEW_PASSWORD, ip: caller().ip };
    expect(outcome(await resetPassword(f.deps, reset))).toBe('TOTP_REQUIRED');
    const wrongTotp = await resetPassword(f.deps, { ...reset, totpCode: otherCode(f.totp(totp.secret)) });
    expect(outcome(wrongTotp)).toBe('TOTP_WRONG');
    const totpCode = f.totp(totp.secret);
    expect(outcome(await resetPassword(f.deps, { ...reset, password: PASSWORD, totpCode }))).toBe('PASSWORD_SAME');
    expect(outcome(await resetPassword(f.deps, { ...reset, totpCode }))).toBe('ok');
    expect(await f.authenticate(totp.cookie)).toBeNull();
    expect(await lockEnd(member.uid)).toBe(DAY_MS);
    expect(outcome(await resetPassword(f.deps, { ...reset, totpCode }))).toBe('CODE_SPENT');
    const known = caller({ deviceToken: member.deviceToken });
    const login = await logIn(f.deps, { account: member.email, password: NEW_PASSWORD, caller: known });
    expect(outcome(login)).toBe('LOGIN_CODE_REQUIRED');
  });

  test('a reset of an account that nobody has is a wrong code, as any', async () => {
    const member = await f.member();
    await f.anonymousCode('reset-password', member.email);
    value(
      await sendCode(f.deps, {
        ...visitor,
        purpose: 'reset-password',
        account: 'ghost@example.com',
        locale: 'en_US',
        ip: '203.0.113.8',
      }),
    );
    const guess = (account: string) =>
      resetPassword(f.deps, { ...visitor, account, code: '000000', password: NEW_PASSWORD, ip: caller().ip });
    expect(await guess('ghost@example.com')).toEqual(await guess(member.email));
  });
});

describe('e-mail, phone, authenticator', () => {
  test('a phone is bound with its code and one factor; then codes go there too', async () => {
    const member = await f.trader(0);
    const other = await second(member);
    await withPhone(member, '+4915199999901');
    expect(await f.authenticate(other.secret)).toBeNull();
    expect((await f.identity.profile(f.t.db, member.uid))!.phone).toBe('+4915199999901');
    expect(await f.identity.resolveRecipient(f.t.db, { type: 'mobile', account: '+4915199999901' })).toMatchObject({
      uid: member.uid,
    });
    expect(await f.myCode(member, 'change-password', { channel: 'sms' })).toMatch(/^\d{6}$/);
  });

  test('an e-mail is replaced with two factors where two are bound, and locks three days', async () => {
    const member = await f.trader();
    await withPhone(member, '+4915199999902');
    const target = { text: `new-${member.email}`, channel: 'email' } as const;
    value(await sendNewContactCode(f.deps, { uid: member.uid, purpose: 'bind-email', target: target.text }));
    const newCode = f.sender.codeTo(target.text);
    const emailCode = await f.myCode(member, 'bind-email', { payload: target.text });
    const smsCode = await f.myCode(member, 'bind-email', { channel: 'sms', payload: target.text });
    const change = { ...member, purpose: 'bind-email', target, newCode } as const;
    expect(outcome(await bindContact(f.deps, { ...change, factors: { emailCode } }))).toBe('SECURITY_CHECK_REQUIRED');
    const wrong = await bindContact(f.deps, {
      ...change,
      newCode: otherCode(newCode),
      factors: { emailCode, smsCode },
    });
    expect(wrong).toMatchObject({ refusal: { code: 'CODE_WRONG', details: { channel: 'new' } } });
    expect(outcome(await bindContact(f.deps, { ...change, factors: { emailCode, smsCode } }))).toBe('ok');
    expect(await lockOf(member.uid)).toMatchObject({ reason: 'EMAIL_REPLACED', untilMs: f.clock.nowMs() + 3 * DAY_MS });
    await f.identity.sendMessages();
    expect(f.sender.templatesTo(member.email)).toContain('contact-changed');
  });

  test('a code that went to one new address does not bind another', async () => {
    const member = await f.member();
    value(await sendNewContactCode(f.deps, { uid: member.uid, purpose: 'bind-phone', target: '+4915199999903' }));
    const newCode = f.sender.codeTo('+4915199999903');
    const emailCode = await f.myCode(member, 'bind-phone');
    const target = { text: '+4915199999904', channel: 'sms' } as const;
    const bound = await bindContact(f.deps, {
      ...member,
      purpose: 'bind-phone',
      target,
      newCode,
      factors: { emailCode },
    });
    expect(outcome(bound)).toBe('CODE_WRONG');
  });

  test('bind one number to one of two people who ask at once', async () => {
    const [ann, bob] = [await f.member(), await f.member()];
    const phone = '+4915199999905';
    const target = { text: phone, channel: 'sms' } as const;
    const tries = [];
    for (const member of [ann, bob]) {
      value(await sendNewContactCode(f.deps, { uid: member.uid, purpose: 'bind-phone', target: phone }));
      const newCode = f.sender.codeTo(phone);
      const emailCode = await f.myCode(member, 'bind-phone', { payload: phone });
      tries.push({ ...member, purpose: 'bind-phone', target, newCode, factors: { emailCode } } as const);
    }
    const results = await Promise.all(tries.map((change) => bindContact(f.deps, change)));
    expect(tally(results)).toEqual({ ok: 1, ACCOUNT_EXISTS: 1 });
  });

  test('a number that somebody has gets a message, and its code fits nothing', async () => {
    const [owner, other] = [await f.member(), await f.member()];
    await withPhone(owner, '+4915199999906');
    const sent = await sendNewContactCode(f.deps, { uid: other.uid, purpose: 'bind-phone', target: '+4915199999906' });
    expect(outcome(sent)).toBe('ok');
    expect(f.sender.templatesTo('+4915199999906').at(-1)).toBe('account-exists');
  });

  test('the authenticator waits ten minutes, is sealed at rest, and is bound and removed with codes', async () => {
    const member = await f.trader();
    const factors = { emailCode: '000000' };
    expect(outcome(await bindTotp(f.deps, { ...member, totpCode: '000000', factors }))).toBe('TOTP_NOT_STARTED');
    const started = value(await startTotp(f.deps, member.uid));
    expect(started.otpauth).toContain(`secret=${started.secret}`);
    f.clock.advanceMs(10 * MINUTE_MS);
    const late = await bindTotp(f.deps, { ...member, totpCode: f.totp(started.secret), factors });
    expect(outcome(late)).toBe('TOTP_NOT_STARTED');
    const { secret } = await f.withTotp(member);
    const [row] = await f.t.ownerDb.query<{ row: string; sealed: Buffer }>(
      `select c::text as row, totp_secret as sealed from identity.credential c where uid = $1`,
      [member.uid],
    );
    expect(row!.row.includes(secret) || row!.sealed.includes(secret)).toBe(false);
    expect(outcome(await startTotp(f.deps, member.uid))).toBe('TOTP_ALREADY_BOUND');
    const emailCode = await f.myCode(member, 'unbind-totp');
    const totpCode = f.totp(secret);
    const removal = { ...member, loginPassword: PASSWORD, factors: { totpCode, emailCode } };
    const alone = await unbindTotp(f.deps, { ...removal, factors: { totpCode } });
    expect(outcome(alone)).toBe('SECURITY_CHECK_REQUIRED');
    expect(outcome(await unbindTotp(f.deps, removal))).toBe('ok');
    expect(await lockOf(member.uid)).toMatchObject({ reason: 'TOTP_REMOVED' });
    expect(outcome(await unbindTotp(f.deps, removal))).toBe('TOTP_NOT_BOUND');
  });

  test('the anti-phishing code is in every mail afterwards, and masked in text messages', async () => {
    const member = await f.member();
    const emailCode = await f.myCode(member, 'anti-phishing', { payload: 'BlueHeron42' });
    const change = { ...member, antiPhishingCode: 'BlueHeron42', factors: { emailCode } };
    expect(outcome(await setAntiPhishingCode(f.deps, { ...change, factors: {} }))).toBe('SECURITY_CHECK_REQUIRED');
    expect(outcome(await setAntiPhishingCode(f.deps, change))).toBe('ok');
    await f.anonymousCode('login', member.email);
    expect(f.sender.sent.at(-1)!.params.antiPhishingCode).toBe('BlueHeron42');
    await withPhone(member, '+4915199999907');
    await f.myCode(member, 'change-password', { channel: 'sms' });
    expect(f.sender.sent.at(-1)!.params.antiPhishingCode).toBe('B***2');
  });
});
