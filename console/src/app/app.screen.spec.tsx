import { STAFF_ROLES } from '@bourse/contract/endpoint.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { t } from '../lib/i18n.ts';
import { tell } from '../lib/toast.ts';
import { open } from './console.rig.tsx';
import { type Answers, DOWN, later, listed, NOW_MS, refuse } from './exchange.rig.ts';
import { button, sentence, toast } from './page.rig.ts';
import { sectionsOf } from './sections.ts';

/** Empty answers for the first page of each role. */
const FIRST_PAGES: Answers = {
  'staffJobs.jobs': { rows: [], leases: [] },
  'staffAlarms.chainAlarms': listed(),
  'staffDeposits.unattributedDeposits': listed(),
  'staffDeposits.finalOnlyDeposits': listed(),
};
const links = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const header = () => screen.getByRole('banner');

test('until it is known who is there, neither the door nor the console is shown', async () => {
  const held = later<'staffIdentity.me'>();
  await open('/', { role: 'risk', answers: { 'staffIdentity.me': held.answer } });
  expect(document.querySelector('.bg-skeleton')).not.toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
  held.give({ staffId: 'staff-1', login: 'mira', role: 'risk', needsKey: false });
  await screen.findByRole('navigation');
});

test.each([
  ['NETWORK_DOWN', DOWN],
  ['SYSTEM_ERROR', refuse('SYSTEM_ERROR')],
  ['TOO_MANY_REQUESTS', refuse('TOO_MANY_REQUESTS')],
] as const)('who is there could not be asked (%s): staff read why, and ask again', async (code, reply) => {
  const { user, answer } = await open('/', { role: 'risk', answers: { 'staffIdentity.me': reply } });
  await screen.findByText(sentence(code));
  answer({ 'staffIdentity.me': { staffId: 'staff-1', login: 'mira', role: 'risk', needsKey: false } });
  await user.click(screen.getByRole('button', { name: t('console.retry') }));
  await screen.findByRole('navigation');
});

test.each(STAFF_ROLES)(
  '%s is offered the pages that the role may fill, and lands on the first of them',
  async (role) => {
    await open('/', { role, answers: FIRST_PAGES });
    const wanted = sectionsOf(role).map(({ path }) => path);
    expect(links()).toEqual(wanted.map((path) => `/console${path}`));
    expect(location.pathname).toBe(`/console${wanted[0]}`);
    expect(header().textContent).toContain(`mira · ${t(`console.role.${role}`)}`);
  },
);

test.each([
  ['support', '/members'],
  ['superadmin', '/withdrawals'],
  ['product', '/kyc'],
  ['reviewer', '/books'],
] as const)('%s comes to %s, which is not for the role, and is led to the first page that is', async (role, route) => {
  const answers = {
    ...FIRST_PAGES,
    'staffAssets.catalog': { networks: [], pairs: [] },
    'staffLinkedWallet.ranges': { rows: [] },
  };
  await open(route, { role, answers });
  await waitFor(() => expect(location.pathname).toBe(`/console${sectionsOf(role)[0]?.path}`));
});

test('the page that is open is marked', async () => {
  await open('/actions', { role: 'finance' });
  const here = within(screen.getByRole('navigation')).getAllByRole('link', { current: 'page' });
  expect(here.map((link) => link.getAttribute('href'))).toEqual(['/console/actions']);
});

test('how much waits stands beside each page: what may be decided, what is late, what stands still', async () => {
  const network = {
    network: 'tron',
    name: 'Tron',
    height: 1,
    headHeight: 9,
    haltedAtMs: NOW_MS,
    lastBlockAtMs: NOW_MS,
    unprovenSinceMs: null,
    scanHaltedReason: 'DEEP_REORG',
    creditHaltedReason: null,
  };
  await open('/actions', {
    role: 'auditor',
    answers: { 'staffAlarms.chains': { networks: [network], withdrawalsHaltedBy: 'reconcile' } },
  });
  const alarms = () => within(screen.getByRole('navigation')).getByTitle(t('console.nav.alarms'));
  await waitFor(() => expect(alarms().textContent).toBe(`${t('console.nav.alarms')}2`));
  expect(screen.getByTitle(t('console.nav.recovery')).textContent).toBe(t('console.nav.recovery'));
});

test.each([
  ['balanced', { endedAtMs: NOW_MS - MINUTE_MS, balanced: true, differences: 0 }, false],
  ['late', { endedAtMs: NOW_MS - 10 * MINUTE_MS, balanced: true, differences: 0 }, true],
  ['broken', { endedAtMs: NOW_MS - MINUTE_MS, balanced: false, differences: 3 }, true],
  ['none', null, false],
] as const)('the books stand above every page: %s', async (state, last, leads) => {
  await open('/actions', { role: 'finance', answers: { 'staffBooks.lastRun': { last } } });
  const text = state === 'broken' ? t('console.ledger.broken', { count: 3 }) : t(`console.ledger.${state}`);
  const said = await within(header()).findByText(text);
  expect(said.closest('a')?.getAttribute('href') ?? null).toBe(leads ? '/console/books?tab=compare' : null);
});

test('a role that may not open the books reads how they are, without a way there', async () => {
  const last = { endedAtMs: NOW_MS, balanced: false, differences: 1 };
  await open('/actions', { role: 'compliance', answers: { 'staffBooks.lastRun': { last } } });
  expect((await within(header()).findByText(t('console.ledger.broken', { count: 1 }))).closest('a')).toBeNull();
});

test('books that could not be asked claim nothing', async () => {
  await open('/actions', { role: 'finance', answers: { 'staffBooks.lastRun': refuse('SYSTEM_ERROR') } });
  expect(document.querySelector('[data-room="books/parts/ledger-state"]')).toBeNull();
});

test('a person is found from every page, by the key / too; a refusal is said and what was typed stays', async () => {
  const { user, sent, answer } = await open('/actions', { role: 'risk' });
  await user.keyboard('/');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  expect(document.activeElement).toBe(box);
  await user.type(box, ' 12{Enter}');
  expect(sent('staffPeople.search')).toEqual([]);
  answer({ 'staffPeople.search': refuse('USER_UNKNOWN') });
  await user.type(box, '3456789 {Enter}');
  await toast(sentence('USER_UNKNOWN'));
  expect(box.value).toBe(' 123456789 ');
  answer({ 'staffPeople.search': { uid: '123456789' }, 'staffPeople.card': refuse('FORBIDDEN') });
  await user.type(box, '{Enter}');
  await waitFor(() => expect(location.pathname + location.search).toBe('/console/users?uid=123456789'));
  expect(sent('staffPeople.search')).toEqual([{ account: '123456789' }, { account: '123456789' }]);
  await screen.findByText(sentence('FORBIDDEN'));
});

test('a role that sees no people has no search', async () => {
  await open('/actions', { role: 'finance' });
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test.each([
  ['done', { done: true } as const],
  ['ended before', refuse('LOGIN_REQUIRED')],
])('logging out (%s) leads to the door; nothing of the page stays', async (_, reply) => {
  const { user } = await open('/actions', { role: 'finance', answers: { 'staffIdentity.logout': reply } });
  await user.click(button(t('console.logOut'), header()));
  await screen.findByRole('heading', { name: t('console.login.title') });
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('shows the next person who logs in nothing of the one before', async () => {
  const { user, answer } = await open('/actions', {
    role: 'finance',
    answers: {
      'staffIdentity.logout': { done: true },
      'staffBooks.lastRun': { last: { endedAtMs: NOW_MS, balanced: false, differences: 9 } },
    },
  });
  await within(header()).findByText(t('console.ledger.broken', { count: 9 }));
  await user.click(button(t('console.logOut'), header()));
  await user.type(await screen.findByLabelText(t('console.login.name')), 'jonas');
  await user.type(screen.getByLabelText(t('console.login.password')), 'a password');
  await user.type(screen.getByLabelText(t('console.login.totp')), '123456');
  answer({
    'staffIdentity.login': { staffId: 'staff-2', login: 'jonas', role: 'finance', needsKey: false },
    'staffBooks.lastRun': refuse('SYSTEM_ERROR'),
  });
  await user.click(screen.getByRole('button', { name: t('console.login.submit') }));
  await screen.findByRole('navigation');
  expect(header().textContent).toContain('jonas');
  expect(screen.queryByText(t('console.ledger.broken', { count: 9 }))).toBeNull();
});

test.each([
  ['NETWORK_DOWN', DOWN],
  ['TOO_MANY_REQUESTS', refuse('TOO_MANY_REQUESTS')],
] as const)('a session that did not end (%s) is not shown as ended', async (code, reply) => {
  const { user } = await open('/actions', { role: 'finance', answers: { 'staffIdentity.logout': reply } });
  await user.click(button(t('console.logOut'), header()));
  await toast(sentence(code));
  screen.getByRole('navigation');
});

test('the other theme is kept', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user } = await open('/actions', { role: 'finance' });
  const theme = button(t('console.theme'), header());
  await user.click(theme);
  expect([document.documentElement.dataset.theme, localStorage.getItem('bourse_console_theme')]).toEqual([
    'dark',
    'dark',
  ]);
  await user.click(theme);
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('another language draws every word again; what was typed stays', async () => {
  const { user } = await open('/actions', { role: 'risk' });
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await user.type(box, 'ada');
  await user.selectOptions(within(header()).getByLabelText('Language'), 'fr_FR');
  await waitFor(() => expect(document.documentElement.lang).toBe('fr-FR'));
  await screen.findByRole('heading', { level: 1, name: t('console.actions.title') });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ada');
  expect(localStorage.getItem('bourse_console_language')).toBe('fr_FR');
});

test('a failure is said until somebody closes it', async () => {
  const { user } = await open('/actions', { role: 'finance', answers: { 'staffActions.list': listed() } });
  tell('danger', 'It did not go well');
  const said = await toast('It did not go well');
  await user.click(within(said.parentElement!).getByRole('button', { name: t('console.close') }));
  expect(screen.queryByText('It did not go well')).toBeNull();
});
