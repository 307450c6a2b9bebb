import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { ASK, MADE, PROOF, plugInAuthenticator, START } from '../../../../app/authenticator.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { DOWN, later, NOW_MS, type RowOf, refuse } from '../../../../app/exchange.rig.ts';
import {
  alertText,
  button,
  dialog,
  field,
  isOffered,
  noDialog,
  page,
  refusalsOf,
  rowsOf,
  sentence,
  toast,
} from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

const KEY: RowOf<'staffKeys.list'> = {
  passkeyId: '01900000-0000-7000-8000-000000000001',
  name: 'Blue key',
  addedAtMs: NOW_MS,
  lastUsedAtMs: null,
  isSynced: false,
};
const OTHER = {
  ...KEY,
  passkeyId: '01900000-0000-7000-8000-000000000002',
  name: 'Phone',
  lastUsedAtMs: NOW_MS,
  isSynced: true,
};
const listOf = (rows: readonly (typeof KEY)[], isRequired = false) => ({ rows: [...rows], countMax: 10, isRequired });
const done = { done: true } as const;
const removeName = (name: string) => t('console.keys.removeTitle', { name });
const addIn = () => button(t('console.keys.add'), dialog());
const password = () => field(t('console.login.password'), dialog());

describe('the keys of oneself', () => {
  test('wait, fail and come; each with when it was used and whether it has copies', async () => {
    plugInAuthenticator();
    const answer = listOf([KEY, OTHER]);
    const shows = 'Blue key';
    const asked = { role: 'auditor', id: 'staffKeys.list', answer, failed: 'console.keys.failed', shows } as const;
    await waitsFailsAndRetries('/keys', asked);
    const time = '2026/11/20 14:32:05';
    expect(rowsOf(t('console.keys.title')).map((row) => row.slice(0, 3))).toEqual([
      ['Blue key', time, t('console.keys.unused')],
      [`Phone ${t('console.keys.synced')}`, time, time],
    ]);
    expect(isOffered(removeName('Phone'))).toBe(true);
  });

  test('are reached from the header of every page', async () => {
    await open('/actions', { role: 'finance', answers: { 'staffKeys.list': listOf([]) } });
    const link = within(screen.getByRole('banner')).getByTitle(t('console.keys.title'));
    expect(link.getAttribute('href')).toBe('/console/keys');
  });

  test('none: one is added with the password and a code', async () => {
    plugInAuthenticator();
    const answers = { 'staffKeys.list': listOf([]), 'staffKeys.start': START };
    const { user, sent, answer } = await open('/keys', { role: 'support', answers });
    await screen.findByText(t('console.keys.none'));
    await user.click(button(t('console.keys.add')));
    expect(addIn().disabled).toBe(true);
    await user.type(field(t('console.keys.name'), dialog()), ' Blue key ');
    await user.type(password(), ' pass  word ');
    for (const code of refusalsOf('staffKeys.add')) {
      await user.type(field(t('console.login.totp'), dialog()), '123 456');
      answer({ 'staffKeys.add': code === 'NETWORK_DOWN' ? DOWN : refuse(code) });
      await user.click(addIn());
      await screen.findByText(sentence(code));
      expect(field(t('console.login.totp'), dialog()).value).toBe('');
    }
    await user.type(field(t('console.login.totp'), dialog()), '654321');
    const before = sent('staffKeys.add').length;
    answer({ 'staffKeys.add': done, 'staffKeys.list': listOf([KEY]) });
    await user.dblClick(addIn());
    await toast(t('console.keys.added'));
    await noDialog();
    await screen.findByText('Blue key');
    const wanted = { name: 'Blue key', password: ' pass  word ', totpCode: '654321', made: MADE };
    expect(sent('staffKeys.add').slice(before)).toEqual([wanted]);
    // What was made once is good until it is refused itself.
    const ofItself = refusalsOf('staffKeys.add').filter((code) => code.startsWith('PASSKEY')).length;
    expect(sent('staffKeys.start')).toHaveLength(1 + ofItself);
  });

  test('another one is confirmed by a key that is there; a device that does not agree is said', async () => {
    const device = plugInAuthenticator({ agrees: false });
    const answers = { 'staffKeys.list': listOf([KEY]), 'staffKeys.start': START, 'staffKeys.ask': ASK };
    const { user, sent, answer } = await open('/keys', { role: 'support', answers });
    await user.click(await screen.findByRole('button', { name: t('console.keys.add') }));
    expect(within(dialog()).queryByLabelText(t('console.login.totp'))).toBeNull();
    await user.type(field(t('console.keys.name'), dialog()), 'Phone');
    await user.type(password(), 'a password');
    await user.click(addIn());
    expect(await alertText(dialog())).toBe(t('console.keys.trouble.cancelled'));
    expect(sent('staffKeys.add')).toEqual([]);
    device.agrees = true;
    answer({ 'staffKeys.add': done });
    await user.click(addIn());
    await toast(t('console.keys.added'));
    expect(sent('staffKeys.add')).toEqual([{ name: 'Phone', password: 'a password', made: MADE, passkey: PROOF }]);
  });

  test('one is removed with the password and a key; every refusal is said', async () => {
    plugInAuthenticator();
    const answers = { 'staffKeys.list': listOf([KEY, OTHER], true), 'staffKeys.ask': ASK };
    const { user, sent, answer } = await open('/keys', { role: 'support', answers });
    await user.click(await screen.findByRole('button', { name: removeName('Phone') }));
    const remove = button(t('console.keys.remove'), dialog());
    expect(remove.disabled).toBe(true);
    await user.type(password(), 'a password');
    for (const code of refusalsOf('staffKeys.remove')) {
      answer({ 'staffKeys.remove': code === 'NETWORK_DOWN' ? DOWN : refuse(code) });
      await user.click(remove);
      await within(dialog()).findByText(sentence(code));
    }
    const before = sent('staffKeys.remove').length;
    answer({ 'staffKeys.remove': done, 'staffKeys.list': listOf([KEY], true) });
    await user.dblClick(remove);
    await toast(t('console.keys.removed'));
    await noDialog();
    const wanted = { passkeyId: OTHER.passkeyId, password: 'a password', passkey: PROOF };
    expect(sent('staffKeys.remove').slice(before)).toEqual([wanted]);
    await screen.findByText(t('console.keys.last'));
    expect(isOffered(removeName('Blue key'))).toBe(false);
  });

  test('a browser that cannot use keys says so and offers nothing', async () => {
    await open('/keys', { role: 'support', answers: { 'staffKeys.list': listOf([KEY]) } });
    await screen.findByText('Blue key');
    screen.getByText(t('console.keys.trouble.unable'));
    expect([isOffered(t('console.keys.add')), isOffered(removeName('Blue key'))]).toEqual([false, false]);
  });
});

describe('where nobody works without a key', () => {
  const me = { staffId: 'staff-1', login: 'mira', role: 'auditor', needsKey: true } as const;
  const openFirst = async () => {
    const opened = await open('/audit', {
      role: 'auditor',
      answers: { 'staffIdentity.me': me, 'staffKeys.start': START },
    });
    await screen.findByRole('heading', { name: t('console.keys.firstTitle') });
    return opened;
  };

  test('nothing of the console is shown; the first key leads back to the door', async () => {
    plugInAuthenticator();
    const { user, sent, answer } = await openFirst();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(button(t('console.keys.add')).disabled).toBe(true);
    await user.type(field(t('console.keys.name')), 'Blue key');
    await user.type(field(t('console.login.password')), 'a password');
    await user.type(field(t('console.login.totp')), '123456');
    answer({ 'staffKeys.add': refuse('LOGIN_WRONG') });
    await user.click(button(t('console.keys.add')));
    expect(await alertText()).toBe(sentence('LOGIN_WRONG'));
    await user.type(field(t('console.login.totp')), '654321');
    const held = later<'staffKeys.add'>();
    answer({ 'staffKeys.add': held.answer });
    await user.click(button(t('console.keys.add')));
    expect(button(t('console.keys.add')).getAttribute('aria-busy')).toBe('true');
    held.give(done);
    await screen.findByText(t('console.keys.firstDone'));
    await user.click(button(t('console.enrol.goOn')));
    await screen.findByRole('heading', { name: t('console.login.title') });
    expect(sent('staffKeys.add').at(-1)).toMatchObject({ name: 'Blue key', totpCode: '654321', made: MADE });
  });

  test('whoever has no key at hand leaves', async () => {
    const { user, answer } = await openFirst();
    within(page()).getByText(t('console.keys.trouble.unable'));
    answer({ 'staffIdentity.logout': done });
    await user.click(button(t('console.logOut')));
    await screen.findByRole('heading', { name: t('console.login.title') });
  });
});
