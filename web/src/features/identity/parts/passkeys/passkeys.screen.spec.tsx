import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LAYOUTS, NOW_MS, openScreen } from '../../../../app/screen.rig.tsx';
import { answer, refuse, sent } from '../../../../lib/server.rig.ts';
import { identityText } from '../../identity-text.ts';
import { SECURITY, SENT_CODE } from '../../security.rig.ts';

const t = await identityText.load('en_US');
const PASSKEY = {
  passkeyId: '6f0c2b1e-8d4e-4c55-9a3a-000000000009',
  name: 'My pocket phone',
  addedAtMs: NOW_MS - 86_400_000,
  lastUsedAtMs: null,
  isSynced: true,
};
const ASK = { rpId: 'localhost', challenge: 'AAAA', credentialIds: [], expiresAtMs: NOW_MS + 60_000 };

beforeEach(() => {
  // What a browser needs for passkeys; what it does with them, the journey shows with a real one.
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { get: () => refused() } }));
  answer('identity.security', { ...SECURITY, phone: null, totpBound: false, passkeys: 1 });
  answer('identity.kyc', {
    level: 'primary',
    state: 'APPROVED',
    target: 'primary',
    rejections: [],
    triesLeft: 5,
    submittedAtMs: null,
    fullName: null,
  });
  answer('identity.sessions', { rows: [] });
  answer('identity.loginHistory', { rows: [], next: null });
  answer('identity.passkeys', { rows: [PASSKEY], countMax: 10 });
  answer('identity.sendMyCode', SENT_CODE);
  answer('identity.askPasskey', ASK);
});
afterEach(() => vi.unstubAllGlobals());

const refused = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

describe.each(LAYOUTS)('passkeys on %s', (layout) => {
  const open = (query: Readonly<Record<string, string>> = {}) =>
    openScreen(layout === 'h5' ? 'identity.center' : 'identity.security', { layout, query });

  it('says of each when it came, whether it was used, and that it is kept on several devices', async () => {
    await open();
    const list = within(await screen.findByRole('list', { name: t('identity.passkeys.title') }));
    expect(list.getByText('My pocket phone')).toBeTruthy();
    expect(list.getByText(/never used · on several devices$/)).toBeTruthy();
  });

  it('gives one another name', async () => {
    const user = await open();
    answer('identity.renamePasskey', { done: true });
    await user.click(await screen.findByRole('button', { name: 'Rename My pocket phone' }));
    const window = within(await screen.findByRole('dialog', { name: t('identity.passkey.renameTitle') }));
    const name = window.getByLabelText<HTMLInputElement>(t('identity.passkey.name'));
    await user.clear(name);
    await user.type(name, 'Old phone');
    await user.click(window.getByRole('button', { name: t('identity.passkeys.rename') }));
    await waitFor(() =>
      expect(sent('identity.renamePasskey')).toEqual([{ passkeyId: PASSKEY.passkeyId, name: 'Old phone' }]),
    );
  });

  it('removes one with the password and another factor, after saying until when withdrawals stop', async () => {
    const user = await open();
    refuse('identity.removePasskey', 'LOGIN_WRONG', { triesLeft: 4 });
    await user.click(await screen.findByRole('button', { name: 'Remove My pocket phone' }));
    const window = within(await screen.findByRole('dialog', { name: 'Remove My pocket phone?' }));
    expect(window.getByText(/^Changing this stops withdrawals until/)).toBeTruthy();
    await user.click(window.getByRole('button', { name: t('identity.change.continue') }));
    expect(window.queryByRole('button', { name: t('identity.code.passkeyProve') })).toBeNull();
    await user.type(window.getByLabelText(t('identity.password.login')), 'wrong-password');
    await user.type(window.getByLabelText(t('identity.code.email')), '445566');
    await user.click(window.getByRole('button', { name: t('identity.passkey.remove') }));
    expect(await window.findByText(/4 tries/)).toBeTruthy();
    expect(sent('identity.removePasskey')).toMatchObject([{ passkeyId: PASSKEY.passkeyId, emailCode: '445566' }]);
  });

  it('says that the device did not confirm, and another factor can be taken instead', async () => {
    const user = await open({ do: 'anti-phishing' });
    const window = within(await screen.findByRole('dialog', { name: t('identity.antiPhishing.title') }));
    await user.click(await window.findByRole('button', { name: t('identity.code.passkeyProve') }));
    expect(await window.findByText(t('identity.passkey.trouble.cancelled'))).toBeTruthy();
    await user.click(window.getByRole('button', { name: t('identity.code.use.email') }));
    expect(window.getByLabelText(t('identity.code.email'))).toBeTruthy();
  });
});
