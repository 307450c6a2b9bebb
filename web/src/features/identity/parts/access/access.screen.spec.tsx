import { messages as refusals } from '@bourse/i18n/en_US/identity-refusal.ts';
import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  here,
  LAYOUTS,
  type LayoutName,
  NOW_MS,
  openScreen,
  PERSON,
  STATUS,
  shell,
} from '../../../../app/screen.rig.tsx';
import { answer, type CodeOf, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { SENT_CODE } from '../../security.rig.ts';
import { answerForAccess, PASSWORD } from './access.rig.tsx';

const { t } = await answerForAccess();

const LOGIN = { desktop: 'identity.login', h5: 'identity.loginAndRegister' } as const;
const REGISTER = { desktop: 'identity.register', h5: 'identity.loginAndRegister' } as const;

async function openLogin(layout: LayoutName, query: Record<string, string> = {}) {
  const user = await openScreen(LOGIN[layout], { layout, person: null, query });
  const account = await screen.findByLabelText<HTMLInputElement>(t('identity.account.email'));
  const password = screen.getByLabelText<HTMLInputElement>(t('identity.password'));
  const submit = (): HTMLButtonElement => screen.getByRole('button', { name: t('identity.login.submit') });
  const fillIn = async () => {
    await user.type(account, 'ada@example.com');
    await user.type(password, PASSWORD);
  };
  return { user, account, password, submit, fillIn };
}

async function openRegister(layout: LayoutName, query: Record<string, string> = {}) {
  const user = await openScreen(REGISTER[layout], { layout, person: null, query: { view: 'register', ...query } });
  const account = await screen.findByLabelText<HTMLInputElement>(t('identity.account.email'));
  const submit = (): HTMLButtonElement => screen.getByRole('button', { name: t('identity.register.submit') });
  const fillIn = async () => {
    await user.type(account, 'ada@example.com');
    await user.type(screen.getByLabelText(/^Code/), '123456');
    await user.type(screen.getByLabelText(t('identity.password')), PASSWORD);
  };
  return { user, account, submit, fillIn };
}

describe.each(LAYOUTS)('the log-in on %s', (layout) => {
  it('logs in once, learns who this is, and goes back to where the person came from', async () => {
    const { user, account, password, submit, fillIn } = await openLogin(layout, {
      forwardUrl: '/wallet/withdraw?asset=BTC',
    });
    await fillIn();
    const held = hold('identity.login');
    await user.dblClick(submit());
    await user.type(password, '{Enter}');
    expect(sent('identity.login')).toEqual([{ account: 'ada@example.com', password: PASSWORD }]);
    expect([account.value, password.type]).toEqual(['ada@example.com', 'password']);
    answer('identity.topsInfo', PERSON);
    held.answer({ uid: '100000042', newDevice: false });
    await expect.poll(here).toBe('/wallet/withdraw?asset=BTC');
  });

  it('leads to no other site afterwards', async () => {
    const { user, submit, fillIn } = await openLogin(layout, { forwardUrl: 'https://elsewhere.example/' });
    await fillIn();
    answer('identity.login', { uid: '100000042', newDevice: false });
    answer('identity.topsInfo', PERSON);
    await user.click(submit());
    await expect.poll(here).toBe('/wallet/overview');
  });

  it('says what an address looks like once it was left, and puts the cursor where nothing stands yet', async () => {
    const { user, account, password, submit } = await openLogin(layout);
    await user.type(account, 'ada');
    expect(screen.queryByText(t('identity.account.problem.email'))).toBeNull();
    await user.tab();
    expect(screen.getByText(t('identity.account.problem.email'))).toBeTruthy();
    await user.type(account, '@example.com');
    await user.click(submit());
    expect(document.activeElement).toBe(password);
    expect(sent('identity.login')).toEqual([]);
    await user.click(screen.getByRole('radio', { name: t('identity.account.phone') }));
    const phone = screen.getByLabelText<HTMLInputElement>(t('identity.account.phone'));
    await user.type(phone, '06 12');
    await user.tab();
    expect(screen.getByText(t('identity.account.problem.phonePlus'))).toBeTruthy();
    expect(phone.value).toBe('06 12');
    await user.click(screen.getByRole('radio', { name: t('identity.account.email') }));
    expect(screen.getByLabelText<HTMLInputElement>(t('identity.account.email')).value).toBe('ada@example.com');
  });

  it('sends a code to a new device by itself, and asks for the authenticator beside it', async () => {
    const { user, submit, fillIn } = await openLogin(layout);
    await fillIn();
    refuse('identity.login', 'LOGIN_CODE_REQUIRED', { totp: true });
    answer('identity.sendCode', SENT_CODE);
    await user.click(submit());
    expect(await screen.findByText(t('identity.login.newDevice'))).toBeTruthy();
    const code = await screen.findByLabelText(t('identity.code.sentTo', { account: SENT_CODE.sentTo }));
    expect(sent('identity.sendCode')).toEqual([{ purpose: 'login', account: 'ada@example.com' }]);
    expect(submit().disabled).toBe(true);
    await user.type(code, '123456');
    await user.type(screen.getByLabelText(t('identity.code.totp')), '654321');
    refuse('identity.login', 'TOTP_WRONG');
    await user.click(submit());
    expect(await screen.findByText(refusals.TOTP_WRONG)).toBeTruthy();
    expect(sent('identity.login').at(-1)).toEqual({
      account: 'ada@example.com',
      password: PASSWORD,
      code: '123456',
      totpCode: '654321',
    });
    expect(screen.getByLabelText<HTMLInputElement>(t('identity.code.totp')).value).toBe('');
  });

  it('forgets what was asked of one account when another is typed', async () => {
    const { user, account, submit, fillIn } = await openLogin(layout);
    await fillIn();
    refuse('identity.login', 'TOTP_REQUIRED');
    await user.click(submit());
    await screen.findByLabelText(t('identity.code.totp'));
    await user.type(account, '{Backspace}{Backspace}{Backspace}org');
    expect(screen.queryByLabelText(t('identity.code.totp'))).toBeNull();
  });

  it('solves the puzzle in the way, and tries again with its answer', async () => {
    const { user, submit, fillIn } = await openLogin(layout);
    await fillIn();
    answer('identity.captcha', {
      captchaId: '6f0c2b1e-8d4e-4c55-9a3a-000000000001',
      challenge: 'abc',
      zeroBits: 1,
      expiresAtMs: NOW_MS + 60_000,
    });
    refuse('identity.login', 'CAPTCHA_REQUIRED');
    await user.click(submit());
    await expect.poll(() => sent('identity.login').length).toBe(2);
    expect(sent('identity.login')[1]).toMatchObject({ captchaAnswer: expect.stringMatching(/^\d+$/) });
  });

  it('solves the puzzle in the way of a new account’s code', async () => {
    const { user, account } = await openRegister(layout);
    await user.type(account, 'ada@example.com');
    answer('identity.captcha', {
      captchaId: '6f0c2b1e-8d4e-4c55-9a3a-000000000001',
      challenge: 'abc',
      zeroBits: 1,
      expiresAtMs: NOW_MS + 60_000,
    });
    refuse('identity.sendCode', 'CAPTCHA_REQUIRED');
    await user.click(screen.getByRole('button', { name: t('identity.code.send') }));
    await expect.poll(() => sent('identity.sendCode').length).toBe(2);
    expect(sent('identity.sendCode')[1]).toEqual({
      purpose: 'register',
      account: 'ada@example.com',
      captchaId: '6f0c2b1e-8d4e-4c55-9a3a-000000000001',
      captchaAnswer: expect.stringMatching(/^\d+$/),
    });
  });

  it('shows a person who is logged in nothing to log in with', async () => {
    answer('identity.topsInfo', PERSON);
    await openScreen(LOGIN[layout], { layout });
    expect(here()).toBe('/wallet/overview');
  });
});

describe('what the exchange refuses of a log-in', () => {
  it.each([
    ['LOGIN_WRONG', {}, refusals.LOGIN_WRONG],
    ['LOGIN_WRONG', { triesLeft: 2 }, t('identity.trouble.loginTries', { count: 2 })],
    [
      'LOGIN_LOCKED',
      { untilMs: NOW_MS + 3_600_000 },
      t('identity.trouble.loginLocked', { time: '11/20 18:30 (UTC+8)' }),
    ],
  ] satisfies [CodeOf<'identity.login'>, Record<string, number>, string][])(
    '%s %j',
    async (code, details, sentence) => {
      const { user, account, password, submit, fillIn } = await openLogin('h5');
      await fillIn();
      refuse('identity.login', code, details);
      await user.click(submit());
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(password.getAttribute('aria-invalid')).toBe('true');
      expect([account.value, password.value]).toEqual(['ada@example.com', PASSWORD]);
    },
  );

  it('says that the network is away, and keeps what was typed', async () => {
    const { user, password, submit, fillIn } = await openLogin('desktop');
    await fillIn();
    cut('identity.login');
    await user.click(submit());
    expect(await screen.findByText(shell('shell.network.failed'))).toBeTruthy();
    expect(password.value).toBe(PASSWORD);
  });
});

describe.each(LAYOUTS)('opening an account on %s', (layout) => {
  it('sends the code to what was typed, opens the account once, and goes on', async () => {
    const { user, account, submit, fillIn } = await openRegister(layout);
    await user.type(account, 'ada@example.com');
    answer('identity.sendCode', SENT_CODE);
    await user.click(screen.getByRole('button', { name: t('identity.code.send') }));
    const code = await screen.findByLabelText(t('identity.code.sentTo', { account: SENT_CODE.sentTo }));
    await user.clear(account);
    // A code that went to another address is worth nothing here.
    expect(
      code.isConnected && screen.queryByLabelText(t('identity.code.sentTo', { account: SENT_CODE.sentTo })),
    ).toBeNull();
    await fillIn();
    const held = hold('identity.register');
    await user.dblClick(submit());
    expect(sent('identity.register')).toEqual([{ account: 'ada@example.com', code: '123456', password: PASSWORD }]);
    answer('identity.topsInfo', PERSON);
    held.answer({ uid: '100000042', newDevice: false });
    await expect.poll(here).toBe('/wallet/overview');
  });

  it('brings the invitation of the link, and says what one looks like', async () => {
    const { user, submit, fillIn } = await openRegister(layout, { inviteCode: 'FRIEND1' });
    const invite = screen.getByLabelText<HTMLInputElement>(t('identity.register.invite'));
    expect(invite.value).toBe('FRIEND1');
    await fillIn();
    await user.clear(invite);
    await user.type(invite, 'ab');
    expect(screen.getByText(t('identity.register.inviteRule'))).toBeTruthy();
    expect(submit().disabled).toBe(true);
    await user.type(invite, 'cd');
    refuse('identity.register', 'INVITE_UNKNOWN');
    await user.click(submit());
    expect(await screen.findByText(refusals.INVITE_UNKNOWN)).toBeTruthy();
    expect(sent('identity.register').at(-1)?.inviteCode).toBe('abcd');
  });

  it('takes no invitation while that is switched off', async () => {
    answer('operator.status', { ...STATUS, switches: { ...STATUS.switches, LIMIT_REGISTER_SWITCH: 'true' } });
    answer('identity.register', { uid: '100000042', newDevice: false });
    const { user, submit, fillIn } = await openRegister(layout, { inviteCode: 'FRIEND1' });
    await expect.poll(() => screen.queryByLabelText(t('identity.register.invite'))).toBeNull();
    await fillIn();
    await user.click(submit());
    await expect.poll(() => sent('identity.register').length).toBe(1);
    expect(sent('identity.register')[0]).not.toHaveProperty('inviteCode');
  });

  it.each([
    ['ACCOUNT_EXISTS', refusals.ACCOUNT_EXISTS],
    ['CODE_WRONG', refusals.CODE_WRONG],
    ['PASSWORD_WEAK', t('identity.weak.TOO_COMMON')],
  ] as const)('says %s beside its field', async (code, sentence) => {
    const { user, submit, fillIn } = await openRegister(layout);
    await fillIn();
    refuse('identity.register', code, code === 'PASSWORD_WEAK' ? { reason: 'TOO_COMMON' } : {});
    await user.click(submit());
    const line = await screen.findByText(sentence);
    const field = document.querySelector(`[aria-describedby="${line.closest('[id]')?.id}"]`);
    expect(field?.getAttribute('aria-invalid')).toBe('true');
  });
});

it.each([
  ['short', t('identity.weak.TOO_SHORT')],
  ['my adalove 1', t('identity.weak.CONTAINS_ACCOUNT')],
])('says why a password is too weak while it is typed: %s', async (typed, sentence) => {
  const { user, account, submit } = await openRegister('h5');
  await user.type(account, 'adalove@example.com');
  await user.type(screen.getByLabelText(t('identity.password')), typed);
  await user.tab();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(submit().disabled).toBe(true);
});

it('lets eleven letters through, and says what would help where the server finds a password easy to guess', async () => {
  const { user, account, submit } = await openRegister('h5');
  await user.type(account, 'adalove@example.com');
  await user.type(screen.getByLabelText(t('identity.code.label')), '123456');
  await user.type(screen.getByLabelText(t('identity.password')), 'kqzvhwmxtrb');
  expect(submit().disabled).toBe(false);
  refuse('identity.register', 'PASSWORD_WEAK', { reason: 'TOO_EASY' });
  await user.click(submit());
  expect(await screen.findByText(t('identity.weak.TOO_EASY'))).toBeTruthy();
  expect(submit().disabled).toBe(false);
});
