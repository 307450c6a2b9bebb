import { messages as refusals } from '@bourse/i18n/en_US/identity-refusal.ts';
import { screen } from '@testing-library/dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { here, NOW_MS, openScreen } from '../../../../app/screen.rig.tsx';
import { answer, refuse, sent } from '../../../../lib/server.rig.ts';
import { answerForAccess, PASSWORD } from './access.rig.tsx';

const { t } = await answerForAccess();

it('sets a new password by code, and leads to the log-in', async () => {
  const user = await openScreen('identity.login', { layout: 'desktop', person: null, query: { view: 'reset' } });
  await user.type(await screen.findByLabelText(t('identity.account.email')), 'ada@example.com');
  await user.type(screen.getByLabelText(t('identity.code.label')), '123456');
  await user.type(document.querySelector('input[autocomplete="new-password"]')!, PASSWORD);
  refuse('identity.resetPassword', 'TOTP_REQUIRED');
  await user.click(screen.getByRole('button', { name: t('identity.reset.submit') }));
  await user.type(await screen.findByLabelText(t('identity.code.totp')), '654321');
  answer('identity.resetPassword', { done: true });
  await user.click(screen.getByRole('button', { name: t('identity.reset.submit') }));
  expect(await screen.findByText(t('identity.reset.done'))).toBeTruthy();
  expect(here()).not.toContain('view=reset');
  expect(sent('identity.resetPassword').at(-1)).toEqual({
    account: 'ada@example.com',
    code: '123456',
    password: PASSWORD,
    totpCode: '654321',
  });
});

it('has a passkey confirm a new password where the account has one, or takes the authenticator in its place', async () => {
  const answers = { agrees: false };
  const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;
  const get = async () => {
    if (!answers.agrees) throw new DOMException('no', 'NotAllowedError');
    const response = { clientDataJSON: bytes('{}'), authenticatorData: bytes('data'), signature: bytes('signed') };
    return { id: 'a2V5', rawId: bytes('key'), type: 'public-key', response, getClientExtensionResults: () => ({}) };
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { get } }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const user = await openScreen('identity.login', { layout: 'desktop', person: null, query: { view: 'reset' } });
  const account = await screen.findByLabelText(t('identity.account.email'));
  await user.type(account, 'ada@example.com');
  await user.type(screen.getByLabelText(t('identity.code.label')), '123456');
  await user.type(document.querySelector('input[autocomplete="new-password"]')!, PASSWORD);
  refuse('identity.resetPassword', 'PASSKEY_REQUIRED', { totp: true });
  await user.click(screen.getByRole('button', { name: t('identity.reset.submit') }));
  expect(await screen.findByText(t('identity.reset.passkey'))).toBeTruthy();
  const prove = () => screen.getByRole('button', { name: t('identity.code.passkeyProve') });
  answer('identity.startPasskeyReset', {
    rpId: 'localhost',
    challenge: 'AAAA',
    credentialIds: [],
    expiresAtMs: NOW_MS,
  });
  await user.click(prove());
  expect(await screen.findByText(t('identity.passkey.trouble.cancelled'))).toBeTruthy();
  expect(sent('identity.resetPassword')).toHaveLength(1);
  answers.agrees = true;
  refuse('identity.resetPassword', 'PASSKEY_WRONG');
  await user.click(prove());
  expect(await screen.findByText(refusals.PASSKEY_WRONG)).toBeTruthy();
  const typed = { account: 'ada@example.com', code: '123456', password: PASSWORD };
  expect(sent('identity.startPasskeyReset').at(-1)).toEqual({ account: 'ada@example.com' });
  expect(sent('identity.resetPassword').at(-1)).toEqual({ ...typed, passkey: 'a2V5.e30.ZGF0YQ.c2lnbmVk' });
  await user.type(screen.getByLabelText(t('identity.reset.orTotp')), '654321');
  answer('identity.resetPassword', { done: true });
  await user.click(screen.getByRole('button', { name: t('identity.reset.submit') }));
  expect(await screen.findByText(t('identity.reset.done'))).toBeTruthy();
  expect(sent('identity.resetPassword').at(-1)).toEqual({ ...typed, totpCode: '654321' });
});
