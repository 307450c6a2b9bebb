import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { showsTheNextPage, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { DOWN, inTwoPages, later, listed, NOW_MS, type RowOf, refuse } from '../../../../app/exchange.rig.ts';
import {
  button,
  dialog,
  field,
  isOffered,
  noDialog,
  pairedWith,
  rowsOf,
  savedFiles,
  sentence,
  toast,
} from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

type Entry = RowOf<'staffApprovals.auditLog'>;
const entry = (own: Partial<Entry> = {}): Entry => ({
  id: '1',
  staffId: 'staff-2',
  staff: 'jonas',
  role: 'risk',
  action: 'staffIdentity.setFrozen',
  subject: 'user:123456789',
  subjectLogin: null,
  reason: 'Stolen phone',
  requestId: 'request-1',
  atMs: NOW_MS,
  hash: '0123456789abcdef',
  before: '{"frozen":false,"uid":"123456789"}',
  after: '{"frozen":true,"uid":"123456789"}',
  ...own,
});
const openWith = (...rows: readonly Entry[]) =>
  open('/audit', { role: 'auditor', answers: { 'staffApprovals.auditLog': listed(...rows) } });
const filter = (name: 'staff' | 'action' | 'subject' | 'from' | 'to') => field(t(`console.audit.filter.${name}`));

test('it loads, fails, and is asked for again', async () => {
  await waitsFailsAndRetries('/audit', {
    role: 'auditor',
    id: 'staffApprovals.auditLog',
    answer: listed(entry()),
    failed: 'console.audit.failed',
    shows: 'Stolen phone',
  });
});

test('shows each action in a row of its own', async () => {
  await openWith(
    entry(),
    entry({
      id: '2',
      role: 'later',
      action: 'staffWallet.returnDeposit.ask',
      subject: 'staff:staff-9',
      subjectLogin: 'paul',
      reason: null,
    }),
    entry({ id: '3', action: 'staffLater.does.ask', reason: 'Of a later server' }),
  );
  await screen.findByText('Stolen phone');
  expect(rowsOf(t('console.audit.title'))).toEqual([
    [
      '2026/11/20 14:32:05',
      `jonas ${t('console.role.risk')}`,
      `${t('console.actionKind.staffIdentity.setFrozen')} staffIdentity.setFrozen`,
      'user 123456789',
      'Stolen phone',
      '01234567',
      'Changes',
    ],
    [
      '2026/11/20 14:32:05',
      'jonas later',
      `${t('console.auditStep.ask', { action: t('console.actionKind.staffDeposits.returnDeposit') })} staffWallet.returnDeposit.ask`,
      'staff paul staff-9',
      '--',
      '01234567',
      'Changes',
    ],
    [
      '2026/11/20 14:32:05',
      `jonas ${t('console.role.risk')}`,
      'staffLater.does.ask',
      'user 123456789',
      'Of a later server',
      '01234567',
      'Changes',
    ],
  ]);
});

test('says that nothing was done yet, or that nothing was found', async () => {
  const { user } = await openWith();
  await screen.findByText(t('console.audit.empty'));
  expect(isOffered(t('console.audit.clear'))).toBe(false);
  await user.type(filter('staff'), 'nobody');
  await user.click(button(t('console.audit.apply')));
  await screen.findByText(t('console.audit.noneFound'));
});

test('filters are sent as they are read: business days, both included; they stand in the address and can be cleared', async () => {
  const { user, sent } = await openWith(entry());
  await user.type(filter('staff'), ' jonas ');
  await user.type(filter('action'), 'setFrozen');
  await user.type(filter('subject'), 'user:');
  await user.type(filter('from'), '2026-11-01');
  await user.type(filter('to'), '2026-11-02');
  await user.click(button(t('console.audit.apply')));
  await waitFor(() => expect(location.search).toContain('staff=jonas'));
  await waitFor(() =>
    expect(sent('staffApprovals.auditLog').at(-1)).toEqual({
      staff: 'jonas',
      action: 'setFrozen',
      subject: 'user:',
      fromMs: String(Date.UTC(2026, 9, 31, 16)),
      toMs: String(Date.UTC(2026, 10, 2, 16)),
    }),
  );
  await user.click(button(t('console.audit.clear')));
  expect(filter('staff').value).toBe('');
  expect(location.search).toBe('');
});

test('log-ins are shown where somebody asks for them, and the file has what the page has', async () => {
  const { user, sent } = await openWith(entry());
  await screen.findByText('Stolen phone');
  expect(sent('staffApprovals.auditLog')).toEqual([{ logins: 'hide' }]);
  await user.click(button(t('console.audit.showLogins')));
  await waitFor(() => expect(sent('staffApprovals.auditLog').at(-1)).toEqual({}));
  expect(location.search).toBe('?logins=show');
  expect(isOffered(t('console.audit.clear'))).toBe(false);
  await user.click(button(t('console.audit.hideLogins')));
  await waitFor(() => expect(location.search).toBe(''));
  // Whoever looks for an action by its name finds it, log-ins as well.
  await user.type(filter('action'), 'staffIdentity.login');
  await user.click(button(t('console.audit.apply')));
  await waitFor(() => expect(sent('staffApprovals.auditLog').at(-1)).toEqual({ action: 'staffIdentity.login' }));
});

test('an address with filters opens with them', async () => {
  const answers = { 'staffApprovals.auditLog': listed(entry()) };
  const { sent } = await open('/audit?subject=user:123456789', { role: 'compliance', answers });
  expect(filter('subject').value).toBe('user:123456789');
  await waitFor(() =>
    expect(sent('staffApprovals.auditLog').at(-1)).toEqual({ subject: 'user:123456789', logins: 'hide' }),
  );
});

test('a long log goes on', async () => {
  const answers = { 'staffApprovals.auditLog': inTwoPages([entry()], [entry({ id: '2', reason: 'Older' })]) };
  const opened = await open('/audit', { role: 'superadmin', answers });
  await showsTheNextPage(opened, 'staffApprovals.auditLog', 'Stolen phone', 'Older');
});

test('shows each field of an action as it was and as it became', async () => {
  const { user } = await openWith(entry());
  await user.click(await screen.findByRole('button', { name: t('console.audit.changes') }));
  expect(pairedWith(t('console.audit.staff'), dialog())).toBe(`jonas · ${t('console.role.risk')}`);
  expect(pairedWith(t('console.audit.request'), dialog())).toBe('request-1');
  expect(rowsOf(t('console.audit.changes'))).toEqual([
    ['frozen', 'false', 'true'],
    ['uid', '123456789', '123456789'],
  ]);
  await user.click(button(t('console.close'), dialog()));
  await noDialog();
});

test('an action without changes says so', async () => {
  const { user } = await openWith(entry({ before: null, after: null }));
  await user.click(await screen.findByRole('button', { name: t('console.audit.changes') }));
  within(dialog()).getByText(t('console.audit.noChanges'));
});

test('tells whether the log is whole, and asks again when told to', async () => {
  const { user, sent, answer } = await openWith(entry());
  const held = later<'staffApprovals.verifyLog'>();
  answer({ 'staffApprovals.verifyLog': held.answer });
  const verify = button(t('console.audit.verify'));
  await user.dblClick(verify);
  expect(verify.disabled).toBe(true);
  held.give({ ok: true, entries: 12_345, lastHash: 'feedbeef', brokenAtSeq: null });
  await screen.findByText('feedbeef');
  screen.getByText(new RegExp(t('console.audit.unbroken', { entries: '12,345' }), 'u'));
  expect(sent('staffApprovals.verifyLog')).toHaveLength(1);
  answer({ 'staffApprovals.verifyLog': { ok: false, entries: 9, lastHash: null, brokenAtSeq: 7 } });
  await user.click(verify);
  await screen.findByText(t('console.audit.broken', { entry: '7' }));
});

test('a log that could not be walked says so', async () => {
  const { user, answer } = await openWith(entry());
  answer({ 'staffApprovals.verifyLog': refuse('TOO_MANY_REQUESTS') });
  await user.click(button(t('console.audit.verify')));
  await screen.findByText(t('console.audit.verifyFailed'));
});

test('the file has every page, in order, and says how far it is', async () => {
  const files = savedFiles();
  const { user, sent, answer } = await openWith(entry());
  const second = later<'staffApprovals.exportLog'>();
  answer({
    'staffApprovals.exportLog': ({ before }) =>
      before === undefined ? { csv: 'head\nfirst\n', rows: 1_000, next: 'page-2' } : second.answer,
  });
  await user.dblClick(button(t('console.books.export')));
  const busy = await screen.findByRole<HTMLButtonElement>('button', {
    name: t('console.books.exporting', { rows: '1,000' }),
  });
  expect(busy.disabled).toBe(true);
  second.give({ csv: 'second\n', rows: 1, next: null });
  await screen.findByRole('button', { name: t('console.books.export') });
  expect(sent('staffApprovals.exportLog')).toEqual([{ logins: 'hide' }, { logins: 'hide', before: 'page-2' }]);
  expect(files.map(({ name }) => name)).toEqual(['audit-log.csv']);
  expect(await files[0]?.blob.text()).toBe('head\nfirst\nsecond\n');
});

test('a file that failed is not offered', async () => {
  const { user, answer } = await openWith(entry());
  answer({ 'staffApprovals.exportLog': DOWN });
  await user.click(button(t('console.books.export')));
  await toast(sentence('NETWORK_DOWN'));
  await screen.findByRole('button', { name: t('console.books.export') });
});
