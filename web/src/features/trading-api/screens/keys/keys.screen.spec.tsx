import { messages as words } from '@bourse/i18n/en_US/trading-api.ts';
import { messages as refusals } from '@bourse/i18n/en_US/trading-api-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { greyCount, here, LAYOUTS, openScreen, shell, untilThere, wordsOf } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { identityText } from '../../../identity/identity-text.ts';
import {
  BARE_SECURITY,
  passSecurityCheck,
  SECURITY,
  SENT_CODE,
  securityCheck,
} from '../../../identity/security.rig.ts';

type Keys = CallOutput<'tradingApi.keys'>;

const t = await wordsOf(words);
const identity = await identityText.load('en_US');
const KEY: Keys['rows'][number] = {
  id: '6f0c2b1e-8d4e-4c55-9a3a-000000000001',
  apiKey: 'AKIDEXAMPLE',
  label: 'my bot',
  publicKey: null,
  scopes: ['read', 'trade'],
  ips: ['203.0.113.7', '203.0.113.8'],
  createdAtMs: Date.UTC(2026, 10, 1, 4),
  lastUsedAtMs: Date.UTC(2026, 10, 19, 4, 5),
  lastUsedIp: '203.0.113.7',
};
const keys = (rows: Keys['rows'], max = 30): Keys => ({ rows, max });
const PUBLIC_KEY = 'gmDRTtj2FA+wzJUIlAL9ly1eovjLBu7uXUFR+jFULmg=';
const MADE = { key: { ...KEY, id: '6f0c2b1e-8d4e-4c55-9a3a-000000000002' }, secret: 'the-secret' };

describe.each(LAYOUTS)('API keys on %s', (layout) => {
  const open = () => openScreen('trading-api.keys', { layout });
  /** Opens the form, and types a name into it. */
  const openForm = async () => {
    answer('tradingApi.keys', keys([]));
    answer('identity.security', SECURITY);
    const user = await open();
    await user.click(await screen.findByRole('button', { name: t('tradingApi.new') }));
    const form = within(await screen.findByRole('dialog', { name: t('tradingApi.new') }));
    await user.type(form.getByLabelText(t('tradingApi.name')), 'my bot');
    return { user, form, next: form.getByRole('button', { name: t('tradingApi.continue') }) };
  };
  const confirmLabel = t('tradingApi.confirm', { label: 'my bot' });

  it('is grey while they are on their way, with what keys are for above', async () => {
    const held = hold('tradingApi.keys');
    await open();
    expect(screen.getByText(t('tradingApi.what'))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('tradingApi.docs') }).getAttribute('href')).toBe('/docs/api');
    expect(greyCount()).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: t('tradingApi.new') })).toBeNull();
    held.answer(keys([]));
    await untilThere();
    expect(screen.getByText(t('tradingApi.empty'))).toBeTruthy();
    expect(screen.getAllByRole('button', { name: t('tradingApi.new') })).toHaveLength(1);
  });

  it('shows each with what it may do, from where, and when it was used', async () => {
    answer(
      'tradingApi.keys',
      keys([KEY, { ...KEY, id: '2', label: 'other', scopes: ['read'], ips: [], lastUsedAtMs: null }]),
    );
    const user = await open();
    const [first, second] = within(await screen.findByRole('list', { name: t('tradingApi.title') })).getAllByRole(
      'listitem',
    );
    for (const words of ['my bot', 'Read', 'Trade', 'AKIDEXAMPLE'])
      expect(within(first!).getByText(words)).toBeTruthy();
    expect(first!.textContent).toContain(
      '203.0.113.7, 203.0.113.8 · Created 11/01 12:00 · Last used 11/19 12:05 from 203.0.113.7',
    );
    expect(second!.textContent).toContain(
      `${t('tradingApi.ips.any')} · Created 11/01 12:00 · ${t('tradingApi.neverUsed')}`,
    );
    await user.click(within(first!).getByRole('button', { name: t('tradingApi.copy.key') }));
    expect(await navigator.clipboard.readText()).toBe('AKIDEXAMPLE');
  });

  it('says that there are as many as there may be, and makes no more', async () => {
    answer('tradingApi.keys', keys([KEY], 1));
    await open();
    expect(await screen.findByText(t('tradingApi.full', { max: 1 }))).toBeTruthy();
    expect(screen.getByRole('button', { name: t('tradingApi.new') })).toHaveProperty('disabled', true);
  });

  it('says that the network is away, and Retry brings them', async () => {
    cut('tradingApi.keys');
    const user = await open();
    await screen.findByRole('alert');
    answer('tradingApi.keys', keys([KEY]));
    await user.click(screen.getByRole('button', { name: shell('shell.action.retry') }));
    expect(await screen.findByText('my bot')).toBeTruthy();
  });

  it('asks before it deletes one, deletes it once, and says so', async () => {
    answer('tradingApi.keys', keys([KEY]));
    const held = hold('tradingApi.deleteKey');
    const user = await open();
    await user.click(await screen.findByRole('button', { name: t('tradingApi.delete', { label: 'my bot' }) }));
    const title = t('tradingApi.delete.title', { label: 'my bot' });
    let dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.click(dialog.getByRole('button', { name: shell('shell.action.back') }));
    expect(sent('tradingApi.deleteKey')).toEqual([]);
    await user.click(screen.getByRole('button', { name: t('tradingApi.delete', { label: 'my bot' }) }));
    dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.dblClick(dialog.getByRole('button', { name: t('tradingApi.delete', { label: 'my bot' }) }));
    expect(sent('tradingApi.deleteKey')).toEqual([{ id: KEY.id }]);
    answer('tradingApi.keys', keys([]));
    held.answer({ done: true });
    expect(await screen.findByText(t('tradingApi.deleted', { label: 'my bot' }))).toBeTruthy();
    expect(await screen.findByText(t('tradingApi.empty'))).toBeTruthy();
  });

  it('says why one could not be deleted', async () => {
    answer('tradingApi.keys', keys([KEY]));
    refuse('tradingApi.deleteKey', 'API_KEY_UNKNOWN');
    const user = await open();
    const name = t('tradingApi.delete', { label: 'my bot' });
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name }));
    expect(await screen.findByText(refusals.API_KEY_UNKNOWN)).toBeTruthy();
  });

  it('lets the form go on only with a name, something that it may do, and addresses that are some', async () => {
    const { user, form, next } = await openForm();
    const isOff = () => (next as HTMLButtonElement).disabled;
    const ips = form.getByLabelText<HTMLInputElement>(t('tradingApi.ips'));
    const name = form.getByLabelText<HTMLInputElement>(t('tradingApi.name'));
    expect(isOff()).toBe(false);
    await user.type(ips, '203.0.113.7; 999.1.1.1');
    expect(form.getByText(t('tradingApi.ips.wrong', { ip: '999.1.1.1' }))).toBeTruthy();
    expect(isOff()).toBe(true);
    await user.clear(ips);
    await user.click(form.getByRole('checkbox', { name: /^Withdraw/ }));
    expect(form.getByText(t('tradingApi.ips.needed'))).toBeTruthy();
    expect(isOff()).toBe(true);
    await user.type(ips, '2001:db8::1');
    expect(isOff()).toBe(false);
    await user.click(form.getByRole('checkbox', { name: /^Withdraw/ }));
    await user.click(form.getByRole('checkbox', { name: /^Read/ }));
    expect(isOff()).toBe(true);
    await user.click(form.getByRole('checkbox', { name: /^Trade/ }));
    await user.clear(name);
    await user.type(name, '   ');
    expect([isOff(), name.value, ips.value]).toEqual([true, '   ', '2001:db8::1']);
  });

  it('makes a key once, shows its secret once, and forgets it', async () => {
    const { user, form, next } = await openForm();
    await user.type(form.getByLabelText(t('tradingApi.ips')), '203.0.113.7, 203.0.113.8');
    await user.click(next);
    const check = within(await securityCheck());
    expect(await check.findByText('203.0.113.7, 203.0.113.8')).toBeTruthy();
    const held = hold('tradingApi.createKey');
    await passSecurityCheck(user, confirmLabel);
    await user.click(check.getByRole('button', { name: confirmLabel }));
    expect(sent('tradingApi.createKey')).toEqual([
      {
        label: 'my bot',
        scopes: 'read',
        ips: '203.0.113.7,203.0.113.8',
        tradingPassword: '135790',
        totpCode: '246810',
      },
    ]);
    answer('tradingApi.keys', keys([MADE.key]));
    held.answer(MADE);
    const secret = within(
      await screen.findByRole('dialog', { name: t('tradingApi.secret.title', { label: 'my bot' }) }),
    );
    expect(secret.getByText('the-secret')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(secret.getByRole('button', { name: t('tradingApi.copy.secret') }));
    expect(await navigator.clipboard.readText()).toBe('the-secret');
    await user.click(secret.getByRole('button', { name: t('tradingApi.secret.done') }));
    expect(screen.queryByText('the-secret')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'my bot' })).toBeTruthy();
  });

  it('makes a key by the public half of one that the program has, and shows no secret', async () => {
    const { user, form, next } = await openForm();
    const isOff = () => (next as HTMLButtonElement).disabled;
    expect(form.queryByLabelText(t('tradingApi.publicKey'))).toBeNull();
    await user.click(form.getByRole('radio', { name: t('tradingApi.signing.own') }));
    const field = form.getByLabelText<HTMLTextAreaElement>(t('tradingApi.publicKey'));
    expect(isOff()).toBe(true);
    await user.type(field, 'my key');
    expect(form.getByText(t('tradingApi.publicKey.wrong'))).toBeTruthy();
    await user.clear(field);
    await user.click(field);
    await user.paste('-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIA==\n-----END PRIVATE KEY-----\n');
    expect(form.getByText(t('tradingApi.publicKey.private'))).toBeTruthy();
    expect(isOff()).toBe(true);
    await user.clear(field);
    await user.click(field);
    await user.paste(`-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA${PUBLIC_KEY}\n-----END PUBLIC KEY-----\n`);
    await user.click(next);
    const check = within(await securityCheck());
    expect(await check.findByText(t('tradingApi.signing.own'))).toBeTruthy();
    const held = hold('tradingApi.createKey');
    await passSecurityCheck(user, confirmLabel);
    await user.click(check.getByRole('button', { name: confirmLabel }));
    expect(sent('tradingApi.createKey')).toMatchObject([{ label: 'my bot', ips: '', publicKey: PUBLIC_KEY }]);
    answer('tradingApi.keys', keys([{ ...MADE.key, publicKey: PUBLIC_KEY }]));
    held.answer({ key: { ...MADE.key, publicKey: PUBLIC_KEY }, secret: null });
    const ready = within(
      await screen.findByRole('dialog', { name: t('tradingApi.secret.title', { label: 'my bot' }) }),
    );
    expect(ready.getByText(t('tradingApi.ready.own'))).toBeTruthy();
    expect(ready.queryByRole('button', { name: t('tradingApi.copy.secret') })).toBeNull();
    await user.click(ready.getByRole('button', { name: t('tradingApi.copy.key') }));
    expect(await navigator.clipboard.readText()).toBe('AKIDEXAMPLE');
    await user.keyboard('{Escape}');
    const row = within(await screen.findByRole('list', { name: t('tradingApi.title') })).getByRole('listitem');
    expect(within(row).getByText('Ed25519')).toBeTruthy();
  });

  it('sends a code that is good for this key, and says until when the next one waits', async () => {
    const { user, next } = await openForm();
    answer('identity.security', { ...SECURITY, totpBound: false, phone: null });
    await user.click(next);
    answer('tradingApi.keyCode', SENT_CODE);
    const check = within(await securityCheck());
    await user.click(await check.findByRole('button', { name: identity('identity.code.send') }));
    expect(sent('tradingApi.keyCode')).toEqual([{ label: 'my bot', scopes: 'read', ips: '', channel: 'email' }]);
    expect(await check.findByLabelText(identity('identity.code.emailTo', { account: SENT_CODE.sentTo }))).toBeTruthy();
    expect(check.getByText(identity('identity.code.resendIn', { count: 60 }))).toBeTruthy();
  });

  it('says what the account needs first, and leads there', async () => {
    const { user, next } = await openForm();
    answer('identity.security', { ...BARE_SECURITY, email: null });
    await user.click(next);
    const check = within(await securityCheck());
    expect(await check.findByText(identity('identity.check.missing'))).toBeTruthy();
    expect(check.queryByRole('button', { name: confirmLabel })).toBeNull();
    await user.click(check.getAllByRole('link', { name: identity('identity.check.setUp') })[0]!);
    expect(here()).toContain('do=trading-password');
  });
});
