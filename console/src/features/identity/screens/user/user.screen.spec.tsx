import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { type Answers, later, listed, NOW_MS, refuse } from '../../../../app/exchange.rig.ts';
import {
  button,
  dialog,
  field,
  isLoading,
  isOffered,
  page,
  pairedWith,
  sentence,
  toast,
} from '../../../../app/page.rig.ts';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';

const UID = '123456789';
const card = (own: Partial<StaffOutput<'staffPeople.card'>> = {}): StaffOutput<'staffPeople.card'> => ({
  uid: UID,
  isMasked: false,
  email: 'ada@example.com',
  phone: null,
  locale: 'en_US',
  kycLevel: 'primary',
  vipLevel: 2,
  frozen: false,
  totpBound: true,
  tradingPasswordSet: false,
  tradingPasswordLockedUntilMs: null,
  withdrawalLockUntilMs: NOW_MS,
  withdrawalLockReason: 'PASSWORD',
  whitelistMode: false,
  createdAtMs: NOW_MS,
  ...own,
});
const HOLDINGS = { limit24hUsdt: '100000', used24hUsdt: '0', rows: [], claims: [] };
const openCard = (role: StaffRole, own: Parameters<typeof card>[0] = {}, answers: Answers = {}) =>
  open(`/users?uid=${UID}`, {
    role,
    answers: {
      'staffPeople.card': card(own),
      'staffHoldings.overview': HOLDINGS,
      'staffPeople.mails': { rows: [] },
      ...answers,
    },
  });
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);

test.each(['/users', '/users?uid=12'])('%s: nobody is looked up', async (route) => {
  const { sent } = await open(route, { role: 'support' });
  await screen.findByText(t('console.person.none'));
  expect(sent('staffPeople.card')).toEqual([]);
});

test('a person is found by what was typed, which stays as it is; each refusal is said', async () => {
  const { user, sent, answer } = await open('/users', { role: 'support2' });
  const box = within(page()).getByLabelText<HTMLInputElement>(t('console.person.find'));
  const find = () => button(t('console.user.find'));
  await user.type(box, ' a{Enter}');
  expect(find().disabled).toBe(true);
  await user.type(box, 'da@example.com ');
  for (const code of ['USER_UNKNOWN', 'TOO_MANY_REQUESTS'] as const) {
    answer({ 'staffPeople.search': refuse(code) });
    await user.click(find());
    await toast(sentence(code));
    expect(box.value).toBe(' ada@example.com ');
  }
  answer({ 'staffPeople.search': { uid: UID }, 'staffPeople.card': card(), 'staffHoldings.overview': HOLDINGS });
  await user.click(find());
  await screen.findByText('ada@example.com');
  expect(location.search).toBe(`?uid=${UID}`);
  expect(sent('staffPeople.search')).toEqual([0, 1, 2].map(() => ({ account: 'ada@example.com' })));
});

test('the card loads, is refused, and is asked for again', async () => {
  const held = later<'staffPeople.card'>();
  const { user, answer, sent } = await openCard('risk', {}, { 'staffPeople.card': held.answer });
  expect(isLoading()).toBe(true);
  expect(tabs()).toEqual([]);
  held.give(refuse('USER_UNKNOWN'));
  await screen.findByText(sentence('USER_UNKNOWN'));
  answer({ 'staffPeople.card': card() });
  await user.click(button(t('console.retry')));
  await screen.findByText('ada@example.com');
  expect(sent('staffPeople.card')).toEqual([{ uid: UID }, { uid: UID }]);
});

test('shows what staff may read of a person', async () => {
  await openCard('auditor');
  await screen.findByText('ada@example.com');
  const shown = {
    [t('console.user.state')]: t('console.user.open'),
    [t('console.user.created')]: '2026/11/20 14:32:05',
    [t('console.user.email')]: 'ada@example.com',
    [t('console.user.phone')]: '--',
    [t('console.user.identity')]: t('console.kycLevel.primary'),
    [t('console.user.vip')]: '2',
    [t('console.user.lock')]: '2026/11/20 14:32:05',
    [t('console.person.tradingLock')]: '--',
    [t('console.person.tradingPassword')]: t('console.no'),
    [t('console.person.totp')]: t('console.yes'),
    [t('console.person.whitelist')]: t('console.no'),
    [t('console.language')]: 'en_US',
  };
  for (const [label, value] of Object.entries(shown)) expect([label, pairedWith(label)]).toEqual([label, value]);
  expect(isOffered(t('console.user.freeze'))).toBe(false);
  expect(isOffered(t('console.person.setLevels'))).toBe(false);
});

test('the first line of support sees a masked card and the mails, and nothing else is asked for', async () => {
  const { sent } = await openCard('support', { isMasked: true, email: 'a***@example.com' });
  await screen.findByText(t('console.person.masked'));
  expect(tabs()).toEqual([t('console.person.tab.mails')]);
  await screen.findByText(t('console.mail.none'));
  expect(sent('staffHoldings.overview')).toEqual([]);
});

test('report files are for compliance alone', async () => {
  await openCard('compliance');
  await screen.findByText('ada@example.com');
  expect(tabs()).toContain(t('console.person.tab.reports'));
});

test('the other roles see every tab but the reports; the open one stands in the address', async () => {
  const { user } = await openCard('risk', {}, { 'staffPeople.sessions': { rows: [] } });
  await screen.findByText('ada@example.com');
  expect(tabs()).toEqual(
    (['overview', 'sessions', 'logins', 'deposits', 'withdrawals', 'purchases', 'mails', 'notes'] as const).map((tab) =>
      t(`console.person.tab.${tab}`),
    ),
  );
  await user.click(screen.getByRole('tab', { name: t('console.person.tab.sessions') }));
  await screen.findByText(t('console.person.noSessions'));
  expect(location.search).toBe(`?uid=${UID}&tab=sessions`);
});

test.each([
  ['freeze', false, 'true', 'frozenNow'],
  ['unfreeze', true, 'false', 'openNow'],
] as const)('risk: %s', async (verb, frozen, next, done) => {
  const opened = await openCard('risk', { frozen });
  await opened.user.click(await screen.findByRole('button', { name: t(`console.user.${verb}`) }));
  within(dialog()).getByRole('heading', { name: t(`console.user.${verb}Title`, { uid: UID }) });
  within(dialog()).getByText(t(`console.user.${verb}Effect`));
  await actWithReason(opened, {
    id: 'staffIdentity.setFrozen',
    verb: t(`console.user.${verb}`),
    input: { uid: UID, frozen: next },
    answer: { done: true },
    done: t(`console.user.${done}`),
  });
});

test('compliance asks for other levels; the same ones are no change', async () => {
  const opened = await openCard('compliance');
  await opened.user.click(await screen.findByRole('button', { name: t('console.person.setLevels') }));
  within(dialog()).getByText(t('console.person.levelsEffect'));
  const level = within(dialog()).getByLabelText<HTMLSelectElement>(t('console.user.identity'));
  const vip = within(dialog()).getByLabelText<HTMLSelectElement>(t('console.user.vip'));
  expect([level.value, vip.value]).toEqual(['primary', '2']);
  await opened.user.type(field(t('console.user.reason'), dialog()), 'Papers by post');
  expect(button(t('console.ask'), dialog()).disabled).toBe(true);
  await opened.user.clear(field(t('console.user.reason'), dialog()));
  await opened.user.selectOptions(level, 'advanced');
  await opened.user.selectOptions(vip, '6');
  await actWithReason(opened, {
    id: 'staffPeople.setLevels',
    verb: t('console.ask'),
    input: { uid: UID, kycLevel: 'advanced', vipLevel: '6' },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('compliance asks to take lost second factors away', async () => {
  const opened = await openCard('compliance');
  await opened.user.click(await screen.findByRole('button', { name: t('console.person.resetFactors') }));
  within(dialog()).getByText(t('console.person.resetFactorsEffect'));
  await actWithReason(opened, {
    id: 'staffPeople.resetFactors',
    verb: t('console.ask'),
    input: { uid: UID },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('a note that was begun about one person is not kept for another', async () => {
  const other = '987654321';
  const { user } = await open(`/users?uid=${other}`, {
    role: 'risk',
    answers: {
      'staffPeople.card': ({ uid }) => card({ uid, email: `${uid}@example.com` }),
      'staffPeople.search': ({ account }) => ({ uid: account }),
      'staffPeople.notes': listed(),
      'staffHoldings.overview': HOLDINGS,
    },
  });
  const goTo = async (uid: string) => {
    const box = screen.getByRole('searchbox');
    await user.clear(box);
    await user.type(box, `${uid}{Enter}`);
    await screen.findByText(`${uid}@example.com`);
  };
  await screen.findByText(`${other}@example.com`);
  await goTo(UID);
  // The person before is still known here, so that going back draws the page in one step.
  await goTo(`${other}`);
  await user.click(screen.getByRole('tab', { name: t('console.person.tab.notes') }));
  await user.type(field(t('console.person.newNote')), 'Called about a lost phone');
  history.pushState(null, '', `/console/users?uid=${UID}&tab=notes`);
  await screen.findByText(`${UID}@example.com`);
  expect(field(t('console.person.newNote')).value).toBe('');
});
