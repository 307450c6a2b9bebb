import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { ASK, PROOF, plugInAuthenticator } from '../../../../app/authenticator.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { DOWN, later, refuse } from '../../../../app/exchange.rig.ts';
import { button, field, isOffered, refusalsOf, sentence } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

const PUZZLE = { captchaId: '0192f000-0000-7000-8000-000000000001', challenge: 'abc', zeroBits: 4, expiresAtMs: 1 };
const openDoor = () => open('/', { role: null, answers: { 'staffIdentity.captcha': PUZZLE } });
const login = () => field(t('console.login.name'));
const password = () => field(t('console.login.password'));
const code = () => field(t('console.login.totp'));
const submit = () => button(t('console.login.submit'));

test('a stranger sees the door and nothing of the console', async () => {
  await openDoor();
  screen.getByRole('heading', { name: t('console.login.title') });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(submit().disabled).toBe(true);
});

test('sends nothing before login, password and six digits are there', async () => {
  const { user, sent } = await openDoor();
  await user.type(login(), 'mira');
  await user.type(password(), 'a password');
  await user.type(code(), '12345{Enter}');
  expect(submit().disabled).toBe(true);
  expect(sent('staffIdentity.login')).toEqual([]);
});

test('a refusal keeps login and password, and asks for another code; then the console opens, asked once', async () => {
  const { user, sent, answer } = await openDoor();
  await user.type(login(), ' mira ');
  await user.type(password(), ' pass  word ');
  for (const refusal of refusalsOf('staffIdentity.login')) {
    await user.type(code(), '123 456');
    answer({ 'staffIdentity.login': refusal === 'NETWORK_DOWN' ? DOWN : refuse(refusal) });
    await user.click(submit());
    await screen.findByText(sentence(refusal));
    expect([login().value, password().value, code().value]).toEqual([' mira ', ' pass  word ', '']);
  }
  await user.type(code(), '654321');
  const before = sent('staffIdentity.login').length;
  const held = later<'staffIdentity.login'>();
  answer({ 'staffIdentity.login': held.answer });
  await user.dblClick(submit());
  await user.type(password(), '{Enter}');
  held.give({ staffId: 'staff-1', login: 'mira', role: 'reviewer', needsKey: false });
  await screen.findByRole('navigation');
  expect(sent('staffIdentity.login').slice(before)).toEqual([
    { login: 'mira', password: ' pass  word ', totpCode: '654321' },
  ]);
});

test('a key stands in the place of the code; a device that does not agree is said, and sends nothing', async () => {
  const device = plugInAuthenticator({ agrees: false });
  const { user, sent, answer } = await openDoor();
  const byKey = () => button(t('console.login.key'));
  expect(byKey().disabled).toBe(true);
  await user.type(login(), ' mira ');
  await user.type(password(), ' pass  word ');
  answer({ 'staffIdentity.askKey': ASK });
  await user.click(byKey());
  await screen.findByText(t('console.keys.trouble.cancelled'));
  expect(sent('staffIdentity.login')).toEqual([]);
  device.agrees = true;
  for (const refusal of refusalsOf('staffIdentity.login')) {
    answer({ 'staffIdentity.login': refusal === 'NETWORK_DOWN' ? DOWN : refuse(refusal) });
    await user.click(byKey());
    await screen.findByText(sentence(refusal));
    expect([login().value, password().value]).toEqual([' mira ', ' pass  word ']);
  }
  const before = sent('staffIdentity.login').length;
  answer({ 'staffIdentity.login': { staffId: 'staff-1', login: 'mira', role: 'reviewer', needsKey: false } });
  await user.dblClick(byKey());
  await screen.findByRole('navigation');
  expect(sent('staffIdentity.askKey').at(-1)).toEqual({ login: 'mira' });
  expect(sent('staffIdentity.login').slice(before)).toEqual([
    { login: 'mira', password: ' pass  word ', passkey: PROOF },
  ]);
});

test('a puzzle in the way is solved, and the same try made again; one that is not to be had is said', async () => {
  const { user, sent, answer } = await openDoor();
  await user.type(login(), 'mira');
  await user.type(password(), 'a password');
  await user.type(code(), '123456');
  answer({
    'staffIdentity.login': ({ captchaId }) =>
      captchaId ? { staffId: 'staff-1', login: 'mira', role: 'reviewer', needsKey: false } : refuse('CAPTCHA_REQUIRED'),
    'staffIdentity.captcha': DOWN,
  });
  await user.click(submit());
  await screen.findByText(sentence('NETWORK_DOWN'));
  answer({ 'staffIdentity.captcha': PUZZLE });
  await user.type(code(), '123456');
  await user.click(submit());
  await screen.findByRole('navigation');
  const typed = { login: 'mira', password: 'a password', totpCode: '123456' };
  const [, again, solved] = sent('staffIdentity.login');
  expect(again).toEqual(typed);
  expect(solved).toEqual({ ...typed, captchaId: PUZZLE.captchaId, captchaAnswer: expect.stringMatching(/^\d+$/) });
  const bytes = new TextEncoder().encode(`${PUZZLE.challenge}:${solved!.captchaAnswer}`);
  expect(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))[0]! >> 4).toBe(0);
});

test('a browser that cannot use keys offers none', async () => {
  await openDoor();
  expect(isOffered(t('console.login.key'))).toBe(false);
});
