import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { showsTheNextPage } from '../../../../app/acts.rig.ts';
import { DOWN, inTwoPages, later, listed, NOW_MS, type RowOf, refuse } from '../../../../app/exchange.rig.ts';
import { button, isLoading, isOffered, pairedWith, rowsOf } from '../../../../app/page.rig.ts';
import type { StaffEndpointId } from '../../../../lib/client.ts';
import { type ConsoleKey, t } from '../../../../lib/i18n.ts';
import type { PersonTab } from '../../screens/user/user.model.ts';
import { AT, file, ID, LEVEL, label, mail, note, openTab, report, session } from './person.rig.ts';

const deposit: RowOf<'staffHoldings.deposits'> = {
  id: '1',
  asset: 'USDT',
  network: 'tron',
  amount: '1234.5',
  state: 'CREDITED',
  finalOnly: null,
  txId: 'tx-1',
  atMs: NOW_MS,
};
const withdrawal: RowOf<'staffHoldings.withdrawals'> = {
  id: '1',
  asset: 'BTC',
  network: null,
  amount: '0.5',
  fee: '0.0001',
  state: 'COMPLETED',
  address: 'bc1-there',
  txId: null,
  atMs: NOW_MS,
};
const login: RowOf<'staffPeople.logins'> = {
  id: '1',
  atMs: NOW_MS,
  ip: '203.0.113.9',
  device: 'Pixel 7',
  place: null,
  outcome: 'wrong',
};
const lot: RowOf<'staffPurchaseLock.lots'> = {
  id: '1',
  asset: 'USDT',
  amount: '100',
  source: 'p2p',
  lockDays: 3,
  completedAtMs: NOW_MS,
  unlockAtMs: NOW_MS + MINUTE_MS,
};

const LISTS: readonly [PersonTab, StaffRole, StaffEndpointId, object, object, ConsoleKey, ConsoleKey][] = [
  [
    'sessions',
    'auditor',
    'staffPeople.sessions',
    { rows: [] },
    { rows: [session] },
    'console.person.noSessions',
    'console.person.failed',
  ],
  [
    'logins',
    'reviewer',
    'staffPeople.logins',
    listed(),
    listed(login),
    'console.person.noLogins',
    'console.person.failed',
  ],
  [
    'deposits',
    'risk',
    'staffHoldings.deposits',
    listed(),
    listed(deposit),
    'console.person.noMoves',
    'console.person.failed',
  ],
  [
    'withdrawals',
    'support2',
    'staffHoldings.withdrawals',
    listed(),
    listed(withdrawal),
    'console.person.noMoves',
    'console.person.failed',
  ],
  ['mails', 'support', 'staffPeople.mails', { rows: [] }, { rows: [mail] }, 'console.mail.none', 'console.mail.failed'],
  ['notes', 'auditor', 'staffPeople.notes', listed(), listed(note), 'console.person.noNotes', 'console.person.failed'],
  [
    'reports',
    'compliance',
    'staffDossier.list',
    listed(),
    listed(report),
    'console.report.none',
    'console.report.failed',
  ],
];

test.each(LISTS)('%s: loading, failed, asked again, empty', async (tab, role, id, none, some, empty, failed) => {
  const held = later<typeof id>();
  const { user, answer } = await openTab(tab, role, { [id]: held.answer });
  await screen.findByText('ada@example.com');
  await waitFor(() => expect(isLoading()).toBe(true));
  expect(screen.queryByText(t(empty))).toBeNull();
  held.give(refuse('SYSTEM_ERROR'));
  await screen.findByText(t(failed));
  answer({ [id]: some });
  await user.click(button(t('console.retry')));
  await waitFor(() => expect(rowsOf(label(tab))).toHaveLength(1));
  expect(screen.queryByText(t(empty))).toBeNull();
  answer({ [id]: none });
});

test.each(LISTS)('%s: nothing there', async (tab, role, id, none, _some, empty) => {
  await openTab(tab, role, { [id]: none });
  await screen.findByText(t(empty));
});

test.each([
  ['logins', 'staffPeople.logins', login, { ...login, id: '2', device: 'Later' }, 'Later'],
  ['deposits', 'staffHoldings.deposits', deposit, { ...deposit, id: '2', txId: 'Later' }, 'Later'],
  ['withdrawals', 'staffHoldings.withdrawals', withdrawal, { ...withdrawal, id: '2', address: 'Later' }, 'Later'],
  ['notes', 'staffPeople.notes', note, { ...note, id: '2', text: 'Later' }, 'Later'],
  ['reports', 'staffDossier.list', report, { ...report, id: '2', reason: 'Later' }, 'Later'],
] as const)('%s: a long list goes on', async (tab, id, first, second, shows) => {
  const opened = await openTab(tab, 'compliance', { [id]: inTwoPages<unknown>([first], [second]) });
  await screen.findByRole('table', { name: label(tab) });
  await showsTheNextPage(opened, id, AT, shows);
});

test('limits and balances, and nothing held', async () => {
  const rows = [
    { account: 'funding', asset: 'USDT', available: '12345.678', frozen: '0.5' },
    { account: 'later_account', asset: 'BTC', available: '1', frozen: '0' },
  ];
  await openTab('overview', 'auditor', {
    'staffHoldings.overview': { limit24hUsdt: '100000', used24hUsdt: '1234.567', rows, claims: [] },
  });
  await screen.findByText('12,345.678');
  expect(pairedWith(t('console.withdrawals.used'))).toBe('1,234.56 USDT');
  expect(pairedWith(t('console.withdrawals.limit'))).toBe('100,000.00 USDT');
  expect(rowsOf(label('overview'))).toEqual([
    [t('console.account.funding'), 'USDT', '12,345.678', '0.5'],
    ['later_account', 'BTC', '1', '0'],
  ]);
});

test('a person with nothing, who owes the house: what, how much is left, and that withdrawals stop', async () => {
  const claims = [{ id: '1', depositId: 'deposit-1', asset: 'USDT', amount: '100', open: '40', atMs: NOW_MS }];
  await openTab('overview', 'risk', {
    'staffHoldings.overview': { limit24hUsdt: '0', used24hUsdt: '0', rows: [], claims },
  });
  await screen.findByText(t('console.person.claimsEffect'));
  screen.getByText(t('console.person.noFunds'));
  expect(rowsOf(t('console.person.claims'))).toEqual([[AT, '100 USDT', '40 USDT', 'deposit-1']]);
});

test('balances that could not be loaded are asked for again', async () => {
  const { user, answer } = await openTab('overview', 'risk', { 'staffHoldings.overview': DOWN });
  await screen.findByText(t('console.person.failed'));
  answer({ 'staffHoldings.overview': { limit24hUsdt: '0', used24hUsdt: '0', rows: [], claims: [] } });
  await user.click(button(t('console.retry')));
  await screen.findByText(t('console.person.noFunds'));
});

test('lists deposits and withdrawals, also those of a kind that it has no word for', async () => {
  const finalOnly = { reason: 'HOUSE_LIMIT', worthUsdt: '500001', limitUsdt: '500000' } as const;
  const { user, answer } = await openTab('deposits', 'auditor', {
    'staffHoldings.deposits': listed(
      deposit,
      { ...deposit, id: '2', state: 'LATER', txId: null },
      { ...deposit, id: '3', state: 'LATER', finalOnly },
    ),
  });
  await screen.findAllByText('tx-1');
  const why = t('console.finalOnly.HOUSE_LIMIT', { worth: '500,001', limit: '500,000' });
  expect(rowsOf(label('deposits')).map((row) => row.slice(1))).toEqual([
    ['1,234.5 USDT', 'tron', expect.any(String), 'tx-1'],
    ['1,234.5 USDT', 'tron', 'LATER', '--'],
    ['1,234.5 USDT', 'tron', `LATER ${why}`, 'tx-1'],
  ]);
  answer({ 'staffHoldings.withdrawals': listed(withdrawal) });
  await user.click(screen.getByRole('tab', { name: label('withdrawals') }));
  await screen.findByText('bc1-there');
  expect(rowsOf(label('withdrawals'))).toEqual([[AT, '0.5 BTC', '--', t('console.state.COMPLETED'), 'bc1-there']]);
});

test('shows where a person is logged in; an auditor ends nothing', async () => {
  await openTab('sessions', 'auditor', { 'staffPeople.sessions': { rows: [session] } });
  await screen.findByText(/Pixel 7/u);
  expect(rowsOf(label('sessions'))).toEqual([['Pixel 7 · Android · Chrome', '203.0.113.9 Berlin', AT]]);
  expect(isOffered(t('console.person.endAll'))).toBe(false);
});

test('log-ins with how they ended', async () => {
  await openTab('logins', 'support2', {
    'staffPeople.logins': listed(login, { ...login, id: '2', outcome: 'ok', place: 'Berlin' }),
  });
  await screen.findByText(t('console.loginOutcome.wrong'));
  expect(rowsOf(label('logins'))).toEqual([
    [AT, t('console.loginOutcome.wrong'), 'Pixel 7', '203.0.113.9'],
    [AT, t('console.loginOutcome.ok'), 'Pixel 7', '203.0.113.9 Berlin'],
  ]);
});

test('purchases with when they may leave, by the clock of the exchange', async () => {
  await openTab('purchases', 'support2', {
    'staffPurchaseLock.level': { lockDays: 3, setBy: 'lena', setAtMs: NOW_MS },
    'staffPurchaseLock.lots': listed(lot, {
      ...lot,
      id: '2',
      source: 'express',
      lockDays: 1,
      unlockAtMs: NOW_MS - MINUTE_MS,
    }),
  });
  await screen.findByText(t('console.purchaseLock.setBy', { staff: 'lena', time: AT }));
  expect(rowsOf(label('purchases'))).toEqual([
    [
      `100 USDT ${t('console.purchaseLock.source.p2p')}`,
      AT,
      t('console.purchaseLock.days', { count: 3 }),
      '2026/11/20 14:33:05',
    ],
    [
      `100 USDT ${t('console.purchaseLock.source.express')}`,
      AT,
      t('console.purchaseLock.days', { count: 1 }),
      t('console.purchaseLock.free'),
    ],
  ]);
  expect(isOffered(t('console.purchaseLock.set'))).toBe(false);
});

test('purchases that could not be loaded, and those that are none', async () => {
  const { user, answer } = await openTab('purchases', 'risk', {
    'staffPurchaseLock.level': refuse('USER_UNKNOWN'),
    'staffPurchaseLock.lots': listed(),
  });
  await screen.findByText(t('console.purchaseLock.failed'));
  await screen.findByText(t('console.purchaseLock.none'));
  answer({ 'staffPurchaseLock.level': LEVEL });
  await user.click(button(t('console.retry')));
  await screen.findByText(t('console.purchaseLock.default'));
});

test.each([
  ['compliance', true],
  ['auditor', false],
] as const)('report files are made by Compliance, and read by auditors too: %s', async (role, mayMake) => {
  await openTab('reports', role, { 'staffDossier.list': listed(report) });
  expect((await screen.findByText(t('console.report.download'))).getAttribute('href')).toContain('/reports/file?');
  expect(screen.queryByText(t('console.report.make')) !== null).toBe(mayMake);
});

test('report files: how far each is, until when it is there, and where it is fetched', async () => {
  const deleted = { ...file, state: 'DELETED', deleteAtMs: null } as const;
  await openTab('reports', 'compliance', {
    'staffDossier.list': listed(report, {
      ...report,
      id: '2',
      fromMs: NOW_MS,
      toMs: NOW_MS + MINUTE_MS,
      details: { ...deleted, state: 'FAILED' },
      entries: deleted,
    }),
  });
  await screen.findByText(t('console.report.state.RUNNING'));
  const rows = rowsOf(label('reports'));
  expect(rows[0]).toEqual([
    AT,
    'mira',
    `${t('console.report.wholePast')} – 2026/11/20 14:32:04`,
    'Case 7',
    `${t('console.report.state.DONE')} ${t('console.report.rows', { rows: '1,000' })} ${t('console.report.until', { time: AT })} ${t('console.report.download')}`,
    `${t('console.report.state.RUNNING')} ${t('console.report.rows', { rows: '5 / 20' })}`,
  ]);
  expect(rows[1]?.slice(4)).toEqual([
    `${t('console.report.state.FAILED')} ${t('console.report.rows', { rows: '1,000 / 1,000' })}`,
    t('console.report.state.DELETED'),
  ]);
  expect(screen.getByText(t('console.report.download')).getAttribute('href')).toBe(
    `/open/staff/people/reports/file?id=${ID}&file=details`,
  );
});
