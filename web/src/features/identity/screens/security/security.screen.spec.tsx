import { messages as refusals } from '@bourse/i18n/en_US/identity-refusal.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  greyCount,
  here,
  LAYOUTS,
  NOW_MS,
  openScreen,
  setClock,
  shell,
  untilThere,
} from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { identityText } from '../../identity-text.ts';
import { BARE_SECURITY, passSecurityCheck, SECURITY, SENT_CODE } from '../../security.rig.ts';

type Session = CallOutput<'identity.sessions'>['rows'][number];
type Login = CallOutput<'identity.loginHistory'>['rows'][number];

const t = await identityText.load('en_US');
const HERE: Session = {
  sessionId: '6f0c2b1e-8d4e-4c55-9a3a-000000000001',
  device: 'Desktop',
  os: 'Linux',
  browser: 'Firefox',
  ip: '203.0.113.7',
  place: null,
  firstSeenAtMs: NOW_MS - 3_600_000,
  lastSeenAtMs: NOW_MS,
  current: true,
};
const PHONE: Session = {
  ...HERE,
  sessionId: '6f0c2b1e-8d4e-4c55-9a3a-000000000002',
  os: 'Android',
  browser: 'Chrome',
  place: 'Lyon',
  lastSeenAtMs: NOW_MS - 7_200_000,
  current: false,
};
const KYC: CallOutput<'identity.kyc'> = {
  level: 'primary',
  state: 'APPROVED',
  target: 'primary',
  rejections: [],
  triesLeft: 5,
  submittedAtMs: null,
  fullName: 'Ada L.',
};

beforeEach(() => {
  answer('identity.security', SECURITY);
  answer('identity.kyc', KYC);
  answer('identity.passkeys', { rows: [], countMax: 10 });
  answer('identity.sessions', { rows: [PHONE, HERE] });
  answer('identity.loginHistory', { rows: [], next: null });
});

describe.each(LAYOUTS)('the security page on %s', (layout) => {
  const open = (query: Record<string, string> = {}) =>
    openScreen(layout === 'h5' ? 'identity.center' : 'identity.security', { layout, query });
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  /** Past the warning that a change stops withdrawals. */
  const goOn = async (user: Awaited<ReturnType<typeof open>>, name: string) => {
    const window = await dialog(name);
    await user.click(window.getByRole('button', { name: t('identity.change.continue') }));
    return window;
  };

  it('is grey at first, then counts what is on and leads to the next best step', async () => {
    const held = hold('identity.security');
    const user = await open();
    expect(greyCount()).toBeGreaterThan(0);
    held.answer(BARE_SECURITY);
    expect(await screen.findByText(t('identity.sum.on', { on: 2, all: 8 }))).toBeTruthy();
    const step = t('identity.row.totp.step');
    expect(screen.getByText(t('identity.sum.next', { step }))).toBeTruthy();
    answer('identity.startTotp', {
      secret: 'JBSWY3DPEHPK3PXP',
      otpauth: 'otpauth://totp/Bourse:42?secret=JBSW',
      expiresAtMs: NOW_MS + 600_000,
    });
    await user.click(screen.getByRole('button', { name: t('identity.row.totp.do') }));
    const window = await dialog(t('identity.totp.bindTitle'));
    expect(await window.findByText(/JBSW/)).toBeTruthy();
    expect(here()).toContain('do=totp');
    await user.click(window.getByRole('button', { name: shell('shell.action.close') }));
    expect(here()).not.toContain('do=');
  });

  it('says until when withdrawals are stopped and why, until that is over', async () => {
    const untilMs = NOW_MS + 3_600_000;
    answer('identity.security', { ...SECURITY, withdrawalLock: { untilMs, reason: 'PASSWORD_CHANGED' } });
    await open();
    const time = '11/20 18:30 (UTC+8)';
    expect(await screen.findByText(t('identity.lock.until', { time }))).toBeTruthy();
    expect(screen.getByText(new RegExp(t('identity.lock.PASSWORD_CHANGED')))).toBeTruthy();
    setClock(untilMs);
    await waitFor(() => expect(screen.queryByText(t('identity.lock.until', { time }))).toBeNull());
  });

  it('says that the account is frozen, and freezes it no second time', async () => {
    answer('identity.security', { ...SECURITY, frozen: true });
    await open();
    expect(await screen.findByText(t('identity.frozen.title'))).toBeTruthy();
    expect(await screen.findByRole('button', { name: t('identity.frozen.word') })).toHaveProperty('disabled', true);
  });

  it('freezes the account with the login password, once, and says beside it that it is wrong', async () => {
    refuse('identity.freeze', 'LOGIN_WRONG', { triesLeft: 2 });
    const user = await open({ do: 'freeze' });
    const window = await dialog(t('identity.freeze.title'));
    const password = window.getByLabelText<HTMLInputElement>(t('identity.password.login'));
    await user.type(password, 'correct horse');
    await user.click(window.getByRole('button', { name: t('identity.freeze.now') }));
    expect(await window.findByText(t('identity.trouble.loginTries', { count: 2 }))).toBeTruthy();
    expect(password.getAttribute('aria-invalid')).toBe('true');
    await user.type(password, ' battery');
    const held = hold('identity.freeze');
    await user.dblClick(window.getByRole('button', { name: t('identity.freeze.now') }));
    expect(sent('identity.freeze').slice(1)).toEqual([{ password: 'correct horse battery' }]);
    answer('identity.security', { ...SECURITY, frozen: true });
    held.answer({ done: true });
    expect(await screen.findByText(t('identity.freeze.done'))).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('changes the password after a warning, judges it as it is typed, and empties only a wrong code', async () => {
    const user = await open({ do: 'password' });
    const window = await dialog(t('identity.password.changeTitle'));
    expect(window.getByText(t('identity.change.stops', { time: '11/21 17:30 (UTC+8)' }))).toBeTruthy();
    expect(window.getByText(new RegExp(t('identity.password.alsoEndsSessions')))).toBeTruthy();
    expect(window.queryByLabelText(t('identity.password.old'))).toBeNull();
    await goOn(user, t('identity.password.changeTitle'));
    const [old, next, again] = [
      t('identity.password.old'),
      t('identity.password.new'),
      t('identity.password.repeat'),
    ].map((label) => window.getByLabelText<HTMLInputElement>(label));
    const submit = window.getByRole<HTMLButtonElement>('button', { name: t('identity.password.change') });
    await user.type(old!, 'correct horse 1');
    await user.type(next!, 'short');
    expect(window.getByText(t('identity.weak.TOO_SHORT'))).toBeTruthy();
    await user.clear(next!);
    await user.type(next!, 'correct horse 1');
    expect(window.getByText(t('identity.password.same'))).toBeTruthy();
    await user.clear(next!);
    await user.type(next!, 'wrong donkey 27');
    await user.type(again!, 'wrong donkey');
    expect(window.getByText(t('identity.password.differs'))).toBeTruthy();
    expect(submit.disabled).toBe(true);
    await user.type(again!, ' 27');
    const code = window.getByLabelText<HTMLInputElement>(t('identity.code.totp'));
    await user.type(code, '246810');
    refuse('identity.changePassword', 'TOTP_WRONG');
    await user.click(submit);
    expect(await window.findByText(refusals.TOTP_WRONG)).toBeTruthy();
    expect([old!.value, next!.value, code.value]).toEqual(['correct horse 1', 'wrong donkey 27', '']);
    await user.type(code, '135791');
    const held = hold('identity.changePassword');
    await user.dblClick(submit);
    expect(sent('identity.changePassword').slice(1)).toEqual([
      { oldPassword: 'correct horse 1', newPassword: 'wrong donkey 27', totpCode: '135791' },
    ]);
    held.answer({ done: true });
    expect(await screen.findByText(t('identity.password.changed'))).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sets a first trading password with the login password alone, and takes no easy digits', async () => {
    answer('identity.security', { ...BARE_SECURITY, lockHours: { ...SECURITY.lockHours, firstBind: 0 } });
    const user = await open({ do: 'trading-password' });
    // The first one stops nothing, so nothing is warned of.
    const window = await dialog(t('identity.tradingPassword.setTitle'));
    const digits = await window.findByLabelText<HTMLInputElement>(t('identity.tradingPassword.new'));
    await user.type(digits, '123456');
    expect(window.getByText(t('identity.weakDigits.RUN'))).toBeTruthy();
    await user.clear(digits);
    await user.type(digits, '135790');
    await user.type(window.getByLabelText(t('identity.tradingPassword.repeat')), '135790');
    await user.type(window.getByLabelText(t('identity.password.login')), 'correct horse 1');
    expect(window.queryByLabelText(t('identity.code.email'))).toBeNull();
    cut('identity.setTradingPassword');
    const save = window.getByRole('button', { name: t('identity.tradingPassword.save') });
    await user.click(save);
    expect(await window.findByText(shell('shell.network.failed'))).toBeTruthy();
    expect(digits.value).toBe('135790');
    answer('identity.setTradingPassword', { done: true });
    answer('identity.security', { ...BARE_SECURITY, tradingPasswordSet: true });
    await user.click(save);
    expect(await screen.findByText(t('identity.tradingPassword.saved'))).toBeTruthy();
    expect(sent('identity.setTradingPassword').at(-1)).toEqual({
      tradingPassword: '135790',
      loginPassword: 'correct horse 1',
    });
  });

  it('binds a phone by the code sent there and one in force, and says beside it that it is taken', async () => {
    answer('identity.security', { ...SECURITY, phone: null });
    answer('identity.sendMyCode', SENT_CODE);
    const user = await open({ do: 'phone' });
    const window = await dialog(t('identity.phone.bindTitle'));
    const phone = await window.findByLabelText<HTMLInputElement>(t('identity.phone.new'));
    await user.type(phone, '0612345678');
    expect(window.getByText(t('identity.account.problem.phonePlus'))).toBeTruthy();
    await user.clear(phone);
    await user.type(phone, '+33612345678');
    await user.click(window.getAllByRole('button', { name: t('identity.code.send') })[0]!);
    expect(sent('identity.sendMyCode')).toEqual([{ purpose: 'bind-phone', channel: 'sms', target: '+33612345678' }]);
    expect(await window.findByText(t('identity.code.resendIn', { count: 60 }))).toBeTruthy();
    await user.type(window.getByLabelText(t('identity.phone.newCode')), '112233');
    await user.type(window.getByLabelText(t('identity.code.totp')), '246810');
    refuse('identity.bindPhone', 'ACCOUNT_EXISTS');
    await user.click(window.getByRole('button', { name: t('identity.phone.bind') }));
    expect(await window.findByText(refusals.ACCOUNT_EXISTS)).toBeTruthy();
    expect([phone.value, phone.getAttribute('aria-invalid')]).toEqual(['+33612345678', 'true']);
    expect(sent('identity.bindPhone')).toEqual([{ phone: '+33612345678', newCode: '112233', totpCode: '246810' }]);
  });

  it('turns the whitelist off after saying what that stops', async () => {
    answer('identity.security', { ...SECURITY, whitelistMode: true });
    const user = await open({ do: 'whitelist' });
    const window = await dialog(t('identity.whitelist.offTitle'));
    expect(window.getByText(t('identity.change.stops', { time: '11/21 17:30 (UTC+8)' }))).toBeTruthy();
    await user.click(window.getByRole('button', { name: t('identity.change.continue') }));
    answer('addressBook.setWhitelistMode', { on: false, lockedUntilMs: NOW_MS + 86_400_000 });
    await passSecurityCheck(user, t('identity.whitelist.turnOff'));
    expect(await screen.findByText(t('identity.whitelist.isOff'))).toBeTruthy();
    expect(sent('addressBook.setWhitelistMode')).toEqual([
      { on: 'false', tradingPassword: '135790', totpCode: '246810' },
    ]);
  });

  it('ends one device once, and says why one could not be ended', async () => {
    const user = await open();
    const end = () =>
      screen.findByRole('button', { name: t('identity.devices.endThis', { browser: 'Chrome', os: 'Android' }) });
    expect((await end()).isConnected).toBe(true);
    expect(screen.getByText(/Lyon/)).toBeTruthy();
    // This device cannot end itself here.
    expect(
      screen.queryByRole('button', { name: t('identity.devices.endThis', { browser: 'Firefox', os: 'Linux' }) }),
    ).toBeNull();
    refuse('identity.endSession', 'SESSION_UNKNOWN');
    await user.click(await end());
    expect(await screen.findByText(refusals.SESSION_UNKNOWN)).toBeTruthy();
    const held = hold('identity.endSession');
    await user.dblClick(await end());
    expect(sent('identity.endSession').slice(1)).toEqual([{ sessionId: PHONE.sessionId }]);
    answer('identity.sessions', { rows: [HERE] });
    held.answer({ ended: 1 });
    expect(await screen.findByText(t('identity.devices.ended', { count: 1 }))).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Lyon/)).toBeNull());
    expect(screen.queryByRole('button', { name: t('identity.devices.endOthers') })).toBeNull();
  });

  it('shows each failed log-in as one, and all of twelve months page by page', async () => {
    const row: Login = { id: '1', atMs: NOW_MS, ip: '203.0.113.7', place: null, device: 'Firefox', outcome: 'wrong' };
    answer('identity.loginHistory', ({ before }) =>
      before
        ? { rows: [{ ...row, id: '3', device: 'Opera', outcome: 'ok' }], next: null }
        : { rows: [row], next: 'older' },
    );
    const user = await open();
    await untilThere();
    expect(screen.getByText(new RegExp(t('identity.logins.wrong')))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: t('identity.logins.all') }));
    const window = await dialog(t('identity.logins.title'));
    await user.click(await window.findByRole('button', { name: shell('shell.action.more') }));
    expect(await window.findByText(/Opera/)).toBeTruthy();
  });
});
