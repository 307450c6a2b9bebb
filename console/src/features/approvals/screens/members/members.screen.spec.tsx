import { STAFF_ROLES } from '@bourse/contract/endpoint.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { button, dialog, field, isOffered, noDialog, rowsOf } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

type Member = RowOf<'staffMembers.list'>;
const ID = '0190f000-0000-7000-8000-000000000001';
const member = (own: Partial<Member> = {}): Member => ({
  staffId: ID,
  login: 'paul',
  role: 'support',
  createdAtMs: NOW_MS,
  disabledAtMs: null,
  lastLoginAtMs: NOW_MS,
  ownUid: '123456789',
  relativeUids: ['987654321'],
  isEnrolled: true,
  ...own,
});
const openWith = (...rows: readonly Member[]) =>
  open('/members', { role: 'superadmin', answers: { 'staffMembers.list': { rows: [...rows] } } });
const WAITING = { state: 'WAITING' } as const;
const ask = () => t('console.ask');

test('it loads, fails, and is asked for again', async () => {
  await waitsFailsAndRetries('/members', {
    role: 'superadmin',
    id: 'staffMembers.list',
    answer: { rows: [member()] },
    failed: 'console.members.failed',
    shows: 'paul',
  });
});

test('shows each member, and what can be asked for in each state', async () => {
  await openWith(
    member(),
    member({
      staffId: '2',
      login: 'rosa',
      role: 'risk',
      isEnrolled: false,
      lastLoginAtMs: null,
      ownUid: null,
      relativeUids: [],
    }),
    member({ staffId: '3', login: 'emil', disabledAtMs: NOW_MS }),
  );
  await screen.findByText('paul');
  const words = (...keys: readonly string[]) => keys.join(' ');
  expect(rowsOf(t('console.members.title'))).toEqual([
    [
      'paul',
      t('console.role.support'),
      t('console.members.works'),
      '2026/11/20 14:32:05',
      '123456789, 987654321',
      words(
        t('console.members.setRole'),
        t('console.members.setPersons'),
        t('console.members.resetTotp'),
        t('console.members.disable'),
      ),
    ],
    [
      'rosa',
      t('console.role.risk'),
      t('console.members.notEnrolled'),
      '--',
      '--',
      words(
        t('console.members.enrolment'),
        t('console.members.setRole'),
        t('console.members.setPersons'),
        t('console.members.disable'),
      ),
    ],
    [
      'emil',
      t('console.role.support'),
      t('console.members.disabled'),
      '2026/11/20 14:32:05',
      '123456789, 987654321',
      words(t('console.members.setPersons'), t('console.members.enable')),
    ],
  ]);
});

test('an auditor reads, and asks for nothing', async () => {
  await open('/members', { role: 'auditor', answers: { 'staffMembers.list': { rows: [member()] } } });
  await screen.findByText('paul');
  expect(isOffered(t('console.members.create'))).toBe(false);
  expect(rowsOf(t('console.members.title'))[0]).toHaveLength(5);
});

test('a new member: the login as it is typed, and one of every role', async () => {
  const opened = await openWith();
  const { user } = opened;
  await user.click(button(t('console.members.create')));
  within(dialog()).getByText(t('console.members.effect.create'));
  const login = field(t('console.members.login'), dialog());
  await user.type(login, 'new member');
  await user.type(field(t('console.user.reason'), dialog()), 'She begins on Monday');
  expect(login.value).toBe('new member');
  expect(button(ask(), dialog()).disabled).toBe(true);
  await user.clear(login);
  await user.type(login, 'New.Member@desk');
  await user.clear(field(t('console.user.reason'), dialog()));
  const role = within(dialog()).getByLabelText<HTMLSelectElement>(t('console.members.role'));
  expect([...role.options].map(({ text }) => text)).toEqual(STAFF_ROLES.map((each) => t(`console.role.${each}`)));
  await user.selectOptions(role, 'finance');
  await actWithReason(opened, {
    id: 'staffMembers.create',
    verb: ask(),
    input: { login: 'New.Member@desk', role: 'finance' },
    answer: WAITING,
    done: t('console.asked'),
  });
});

test('another role; the same one is no change', async () => {
  const opened = await openWith(member());
  await opened.user.click(await screen.findByRole('button', { name: t('console.members.setRole') }));
  within(dialog()).getByRole('heading', { name: `${t('console.members.setRole')}: paul` });
  await opened.user.type(field(t('console.user.reason'), dialog()), 'Moves on');
  expect(button(ask(), dialog()).disabled).toBe(true);
  await opened.user.clear(field(t('console.user.reason'), dialog()));
  await opened.user.selectOptions(within(dialog()).getByLabelText(t('console.members.role')), 'risk');
  await actWithReason(opened, {
    id: 'staffMembers.setRole',
    verb: ask(),
    input: { staffId: ID, role: 'risk' },
    answer: WAITING,
    done: t('console.asked'),
  });
});

test.each([
  ['disable', null, 'true'],
  ['enable', NOW_MS, 'false'],
] as const)('closing out and letting in again: %s', async (verb, disabledAtMs, disabled) => {
  const opened = await openWith(member({ disabledAtMs }));
  await opened.user.click(await screen.findByRole('button', { name: t(`console.members.${verb}`) }));
  within(dialog()).getByText(t('console.members.effect.setDisabled'));
  await actWithReason(opened, {
    id: 'staffMembers.setDisabled',
    verb: ask(),
    input: { staffId: ID, disabled },
    answer: WAITING,
    done: t('console.asked'),
  });
});

test('password and authenticator are taken away', async () => {
  const opened = await openWith(member());
  await opened.user.click(await screen.findByRole('button', { name: t('console.members.resetTotp') }));
  await actWithReason(opened, {
    id: 'staffMembers.resetTotp',
    verb: ask(),
    input: { staffId: ID },
    answer: WAITING,
    done: t('console.asked'),
  });
});

test('related persons: the accounts that a member may not act on, as they are typed', async () => {
  const opened = await openWith(member());
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: t('console.members.setPersons') }));
  const own = field(t('console.members.ownUid'), dialog());
  const relatives = field(t('console.members.relativeUids'), dialog());
  expect([own.value, relatives.value]).toEqual(['123456789', '987654321']);
  await user.clear(own);
  await user.type(relatives, ', 12');
  await user.type(field(t('console.user.reason'), dialog()), 'His brother');
  expect(relatives.value).toBe('987654321, 12');
  expect(button(ask(), dialog()).disabled).toBe(true);
  await user.type(relatives, '3456780');
  await user.clear(field(t('console.user.reason'), dialog()));
  await actWithReason(opened, {
    id: 'staffMembers.setPersons',
    verb: ask(),
    input: { staffId: ID, ownUid: '', relativeUids: '987654321, 123456780' },
    answer: WAITING,
    done: t('console.asked'),
  });
});

test('a one-time code is shown once, as a link that can be copied', async () => {
  const opened = await openWith(member({ isEnrolled: false }));
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: t('console.members.enrolment') }));
  within(dialog()).getByText(t('console.members.enrolmentEffect'));
  await user.type(field(t('console.user.reason'), dialog()), 'First day');
  opened.answer({ 'staffMembers.issueEnrolment': { enrolmentCode: 'code-1', expiresAtMs: NOW_MS, isComplete: false } });
  await user.dblClick(button(t('console.members.enrolment'), dialog()));
  await screen.findByRole('heading', { name: t('console.members.codeTitle', { login: 'paul' }) });
  expect(opened.sent('staffMembers.issueEnrolment')).toEqual([{ staffId: ID, reason: 'First day' }]);
  const link = `${location.origin}/console/enrol#code-1`;
  screen.getByText(link);
  screen.getByText(t('console.members.codeOnce'));
  screen.getByText(t('console.members.codeHalf'));
  await user.click(button(t('console.members.copy'), dialog()));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link));
  await user.click(button(t('console.close'), dialog()));
  await noDialog();
  expect(screen.queryByText(link)).toBeNull();
});
