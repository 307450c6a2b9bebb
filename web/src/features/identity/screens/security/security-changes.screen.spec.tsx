import { messages as refusals } from '@bourse/i18n/en_US/identity-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { here, LAYOUTS, NOW_MS, openScreen } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { identityText } from '../../identity-text.ts';
import { SECURITY, SENT_CODE } from '../../security.rig.ts';

const t = await identityText.load('en_US');
/** A person whose second factors are the authenticator and e-mail. */
const PERSON: CallOutput<'identity.security'> = { ...SECURITY, phone: null };
const NEXT = 'next@example.com';
const TOKEN = 'A'.repeat(43);

beforeEach(() => {
  answer('identity.security', PERSON);
  answer('identity.kyc', {
    level: 'primary',
    state: 'APPROVED',
    target: 'primary',
    rejections: [],
    triesLeft: 5,
    submittedAtMs: null,
    fullName: null,
  });
  answer('identity.passkeys', { rows: [], countMax: 10 });
  answer('identity.sessions', { rows: [] });
  answer('identity.loginHistory', { rows: [], next: null });
  answer('identity.sendMyCode', SENT_CODE);
});

describe.each(LAYOUTS)('what protects an account, replaced or removed on %s', (layout) => {
  const open = (task: string) =>
    openScreen(layout === 'h5' ? 'identity.center' : 'identity.security', { layout, query: { do: task } });
  /** Past the warning until when withdrawals stop. */
  const accept = async (user: Awaited<ReturnType<typeof open>>, title: string, time: string) => {
    const window = within(await screen.findByRole('dialog', { name: title }));
    expect(window.getByText(t('identity.change.stops', { time }))).toBeTruthy();
    expect(window.queryByRole('textbox')).toBeNull();
    await user.click(window.getByRole('button', { name: t('identity.change.continue') }));
    return window;
  };

  it('replaces the e-mail address with codes to both and the authenticator, and keeps it beside a wrong one', async () => {
    const user = await open('email');
    const window = await accept(user, t('identity.email.replaceTitle'), '11/22 17:30 (UTC+8)');
    const target = window.getByLabelText<HTMLInputElement>(t('identity.email.new'));
    await user.type(target, 'next@');
    expect(window.getByText(t('identity.account.problem.email'))).toBeTruthy();
    await user.type(target, 'example.com');
    await user.click(window.getAllByRole('button', { name: t('identity.code.send') })[0]!);
    await user.type(window.getByLabelText(t('identity.email.newCode')), '112233');
    await user.type(window.getByLabelText(t('identity.code.totp')), '246810');
    await user.click(window.getByRole('button', { name: t('identity.code.send') }));
    expect(sent('identity.sendMyCode')).toEqual([
      { purpose: 'bind-email', channel: 'email', target: NEXT },
      { purpose: 'bind-email', channel: 'email', permits: NEXT },
    ]);
    await user.type(await window.findByLabelText(/^E-mail code/), '445566');
    const submit = window.getByRole('button', { name: t('identity.email.replace') });
    refuse('identity.bindEmail', 'CODE_WRONG');
    await user.click(submit);
    expect(await window.findByText(refusals.CODE_WRONG)).toBeTruthy();
    expect(target.value).toBe(NEXT);
    await user.type(window.getByLabelText(/^E-mail code/), '445566');
    const held = hold('identity.bindEmail');
    await user.dblClick(submit);
    expect(sent('identity.bindEmail').slice(1)).toEqual([
      { email: NEXT, newCode: '112233', totpCode: '246810', emailCode: '445566' },
    ]);
    held.answer({ done: true });
    expect(await screen.findByText(t('identity.email.bound'))).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('removes the authenticator with its last code, the password and a code by e-mail', async () => {
    const user = await open('totp');
    const window = await accept(user, t('identity.totp.removeTitle'), '11/21 17:30 (UTC+8)');
    const password = window.getByLabelText<HTMLInputElement>(t('identity.password.login'));
    await user.type(password, 'wrong donkey 1');
    await user.type(window.getByLabelText(t('identity.code.totp')), '246810');
    await user.click(window.getByRole('button', { name: t('identity.code.send') }));
    await user.type(await window.findByLabelText(/^E-mail code/), '445566');
    refuse('identity.unbindTotp', 'LOGIN_WRONG', { triesLeft: 4 });
    const submit = window.getByRole('button', { name: t('identity.totp.remove') });
    await user.click(submit);
    expect(await window.findByText(t('identity.trouble.loginTries', { count: 4 }))).toBeTruthy();
    expect(password.getAttribute('aria-invalid')).toBe('true');
    await user.clear(password);
    await user.type(password, 'correct horse 1');
    const held = hold('identity.unbindTotp');
    await user.dblClick(submit);
    expect(sent('identity.unbindTotp').slice(1)).toEqual([
      { loginPassword: 'correct horse 1', totpCode: '246810', emailCode: '445566' },
    ]);
    answer('identity.security', { ...PERSON, totpBound: false });
    held.answer({ done: true });
    expect(await screen.findByText(t('identity.totp.removed'))).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('freezes by the link of a mail with one tap, without a log-in, and leaves nothing in the address bar', async () => {
    answer('assets.coins', { coins: [] });
    answer('pricing.rates', { prices: [], fiat: [{ currency: 'USD', perUsdt: '1' }], fiatAtMs: NOW_MS });
    const user = await openScreen(layout === 'h5' ? 'identity.loginAndRegister' : 'identity.login', {
      layout,
      person: null,
      query: { view: 'freeze', freezeLink: TOKEN },
    });
    const freeze = await screen.findByRole('button', { name: t('identity.freeze.now') });
    expect(here()).not.toContain('freezeLink');
    expect(sent('identity.freezeByLink')).toEqual([]);
    refuse('identity.freezeByLink', 'FREEZE_LINK_UNKNOWN');
    await user.click(freeze);
    expect(await screen.findByText(refusals.FREEZE_LINK_UNKNOWN)).toBeTruthy();
    const held = hold('identity.freezeByLink');
    await user.dblClick(screen.getByRole('button', { name: t('identity.freeze.now') }));
    expect(sent('identity.freezeByLink').slice(1)).toEqual([{ token: TOKEN }]);
    held.answer({ done: true });
    expect(await screen.findByText(t('identity.freeze.done'))).toBeTruthy();
  });
});
