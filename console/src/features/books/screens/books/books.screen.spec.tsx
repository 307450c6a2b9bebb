import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import {
  type Answers,
  actWithReason,
  alertText,
  button,
  DOWN,
  dialog,
  field,
  headsOf,
  inTwoPages,
  isOffered,
  later,
  listed,
  NOW_MS,
  open,
  page,
  pairedWith,
  type RowOf,
  refuse,
  rowsOf,
  savedFiles,
  showsTheNextPage,
  waitsFailsAndRetries,
} from '../../../../app/console.rig.tsx';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';

const AT = '2026/11/20 14:32:05';
const UID = '123456789';
const PATH = `user:${UID}:funding:USDT`;
const RUN = '0190f000-0000-7000-8000-000000000001';
const head: RowOf<'staffBooks.findEntries'> = {
  entryId: '42',
  key: 'key-42',
  kind: 'deposit',
  ref: 'deposit-7',
  atMs: NOW_MS,
};
const entry: StaffOutput<'staffBooks.entry'> = {
  ...head,
  holdKey: null,
  reverses: '41',
  reversedBy: null,
  changes: [{ path: PATH, asset: 'USDT', available: '-1234.5', held: '0' }],
};
const balance: RowOf<'staffBooks.accounts'> = {
  path: PATH,
  asset: 'USDT',
  keptBy: 'BOOKS',
  available: '12345.678',
  held: '1',
};
const account: StaffOutput<'staffBooks.account'> = { ...balance, holds: [] };
const NOTHING: Answers = { 'staffBooks.findEntries': listed(), 'staffBooks.accounts': { rows: [] } };
const openAt = (route: string, answers: Answers, role: 'auditor' | 'finance' | 'risk' = 'auditor') =>
  open(route, { role, answers });
const box = () => field(t('console.books.findLabel'));
const find = () => button(t('console.user.find'));

test('looks nothing up before something is typed', async () => {
  const { user, sent } = await openAt('/books', {});
  await screen.findByText(t('console.books.findNone'));
  await user.type(box(), '  {Enter}');
  expect(find().disabled).toBe(true);
  expect(sent('staffBooks.findEntries')).toEqual([]);
});

test('a number of nine digits is a person and an entry: both are looked for, and what was typed stays', async () => {
  const { user, sent } = await openAt('/books', {
    'staffBooks.findEntries': listed(head),
    'staffBooks.accounts': { rows: [balance, { ...balance, keptBy: 'CORE', available: '-1', held: '0' }] },
  });
  await user.type(box(), ` ${UID} `);
  await user.click(find());
  await screen.findByText('12,345.678');
  expect(rowsOf(t('console.books.accounts'))).toEqual([
    [PATH, '12,345.678', '1', 'USDT'],
    [`${PATH} ${t('console.books.core')}`, '−1', '0', 'USDT'],
  ]);
  expect(rowsOf(t('console.books.entries'))).toEqual([['42', AT, 'deposit', 'deposit-7']]);
  expect(box().value).toBe(` ${UID} `);
  expect(sent('staffBooks.accounts')).toEqual([{ uid: UID }]);
  expect(sent('staffBooks.findEntries')).toEqual([{ search: UID }]);
  expect(location.search).toBe(`?tab=find&q=${UID}`);
});

test('a coin: the accounts of the house', async () => {
  const { sent } = await openAt('/books?tab=find&q=USDT', NOTHING);
  await screen.findByText(t('console.books.nothing'));
  expect(sent('staffBooks.accounts')).toEqual([{ asset: 'USDT' }]);
});

test('a long list of entries goes on', async () => {
  const answers = {
    ...NOTHING,
    'staffBooks.findEntries': inTwoPages([head], [{ ...head, entryId: '41', ref: 'older' }]),
  };
  const opened = await openAt('/books?q=deposit', answers);
  await showsTheNextPage(opened, 'staffBooks.findEntries', 'deposit-7', 'older');
});

test.each(['staffBooks.findEntries', 'staffBooks.accounts'] as const)(
  '%s failed: Retry asks for it again',
  async (id) => {
    const { user, answer, sent } = await openAt(`/books?q=${UID}`, { ...NOTHING, [id]: refuse('SYSTEM_ERROR') });
    expect(await alertText(page())).toContain(t('console.books.failed'));
    const before = sent(id).length;
    answer(NOTHING);
    await user.click(button(t('console.retry')));
    await screen.findByText(t('console.books.nothing'));
    expect(sent(id)).toHaveLength(before + 1);
    expect(screen.queryByText(t('console.books.failed'))).toBeNull();
  },
);

test('an entry: what it was for, what it did, and on to its account and back', async () => {
  const { user } = await openAt('/books?q=deposit', {
    ...NOTHING,
    'staffBooks.findEntries': listed(head),
    'staffBooks.entry': entry,
    'staffBooks.account': account,
    'staffBooks.accountEntries': listed(),
  });
  await user.click(await screen.findByRole('button', { name: '42' }));
  await screen.findByText('key-42');
  expect(pairedWith(t('console.books.kind'))).toBe('deposit');
  expect(pairedWith(t('console.books.hold'))).toBe('--');
  expect(pairedWith(t('console.books.reverses'))).toBe('41');
  expect(rowsOf(t('console.books.changes'))).toEqual([[PATH, '−1,234.5 USDT', '0 USDT']]);
  await user.click(button(PATH));
  await screen.findByText(t('console.books.noEntries'));
  expect(new URLSearchParams(location.search).get('account')).toBe(PATH);
  await user.click(button(t('console.close')));
  await screen.findByRole('button', { name: '42' });
});

test('an entry that is reversed says by which; one that is not there is asked for again', async () => {
  const { user, answer } = await openAt('/books?tab=find&entry=42', { 'staffBooks.entry': refuse('ENTRY_UNKNOWN') });
  expect(await alertText(page())).toContain(t('console.books.entryFailed'));
  answer({ 'staffBooks.entry': { ...entry, reverses: null, reversedBy: '43', holdKey: 'hold-1' } });
  await user.click(button(t('console.retry')));
  await screen.findByText('hold-1');
  expect(pairedWith(t('console.books.reversedBy'))).toBe('43');
});

test('an account: what it has, every hold that explains what is held, and its entries', async () => {
  const hold = {
    key: 'k',
    reason: 'withdrawal',
    ref: 'w-1',
    entryId: '42',
    amount: '1',
    left: '0.5',
    createdAtMs: NOW_MS,
  };
  const answers = {
    'staffBooks.account': {
      ...account,
      holds: [
        { ...hold, releaseAtMs: NOW_MS },
        { ...hold, key: 'l', releaseAtMs: null },
      ],
    },
    'staffBooks.accountEntries': listed({ ...head, available: '1', held: '-1' }),
    'staffBooks.entry': entry,
  };
  const { user, sent } = await openAt(`/books?account=${PATH}`, answers);
  await screen.findByText('12,345.678');
  expect(sent('staffBooks.account')).toEqual([{ path: PATH }]);
  expect(rowsOf(t('console.books.holds'))).toEqual([
    ['withdrawal', '0.5', 'w-1', AT, '42'],
    ['withdrawal', '0.5', 'w-1', '--', '42'],
  ]);
  await waitFor(() =>
    expect(rowsOf(t('console.books.entries'))).toEqual([['42', AT, 'deposit', 'deposit-7', '1', '−1']]),
  );
  await user.click(screen.getAllByRole('button', { name: '42' })[0]!);
  await screen.findByText('key-42');
  expect(new URLSearchParams(location.search).get('account')).toBe(PATH);
});

test('an account that the books do not have is asked for again; risk saves no file', async () => {
  const unknown = refuse('ACCOUNT_UNKNOWN');
  const { user, answer } = await openAt(
    `/books?q=${PATH}`,
    { 'staffBooks.account': unknown, 'staffBooks.accountEntries': unknown },
    'risk',
  );
  expect(await alertText(page())).toContain(t('console.books.accountFailed'));
  answer({ 'staffBooks.account': account, 'staffBooks.accountEntries': listed() });
  await user.click(button(t('console.retry')));
  await screen.findByText('12,345.678');
  expect(isOffered(t('console.books.export'))).toBe(false);
});

test('the file of an account has every page', async () => {
  const files = savedFiles();
  const { user, sent } = await openAt(
    `/books?account=${PATH}`,
    {
      'staffBooks.account': account,
      'staffBooks.accountEntries': listed(),
      'staffBooks.exportAccount': ({ before }) =>
        before === undefined ? { csv: 'head\n', rows: 1, next: 'page-2' } : { csv: 'last\n', rows: 1, next: null },
    },
    'finance',
  );
  await screen.findByText(t('console.books.noEntries'));
  await user.dblClick(button(t('console.books.export')));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files.map(({ name }) => name)).toEqual(['user-123456789-funding-USDT.csv']);
  expect(await files[0]?.blob.text()).toBe('head\nlast\n');
  expect(sent('staffBooks.exportAccount')).toEqual([{ path: PATH }, { path: PATH, before: 'page-2' }]);
});

// Comparing the books.

type Run = RowOf<'staffBooks.runs'>;
const run = (own: Partial<Run> = {}): Run => ({
  id: RUN,
  askedBy: 'system',
  state: 'DONE',
  step: 9,
  steps: 9,
  askedAtMs: NOW_MS,
  endedAtMs: NOW_MS,
  balanced: true,
  differences: 0,
  ...own,
});
const sums = {
  asset: 'USDT',
  sum: '0',
  liabilities: '1000.12345678',
  held: '1',
  custody: '1001',
  inCore: '2',
  inTransit: '-3',
  over: '0.87654322',
};
const report = (own: Partial<StaffOutput<'staffBooks.run'>> = {}) => ({
  ...run(),
  entryCount: 12_345,
  isCut: false,
  sums: [sums],
  found: [],
  ...own,
});
const compare = (rows: readonly Run[], answers: Answers = {}, role: 'auditor' | 'finance' | 'risk' = 'finance') =>
  openAt(
    '/books?tab=compare',
    { 'staffBooks.runs': { rows: [...rows] }, 'staffBooks.run': report(), ...answers },
    role,
  );

test('the comparisons load, fail, and are asked for again', async () => {
  await waitsFailsAndRetries('/books?tab=compare', {
    role: 'risk',
    id: 'staffBooks.runs',
    answer: { rows: [] },
    failed: 'console.books.failed',
    shows: 'No reconciliation yet.',
  });
});

test('shows each comparison in its state; the last finished one is open, with the sums of every coin', async () => {
  const others = [
    run({ id: '2', state: 'FAILED', askedBy: 'mira' }),
    run({ id: '3', balanced: false, differences: 4 }),
  ];
  const { sent } = await compare([run(), ...others]);
  await screen.findByText(t('console.books.allRight', { entries: '12,345' }));
  expect(rowsOf(t('console.books.tab.compare'))).toEqual([
    [AT, t('console.books.byJob'), t('console.books.balanced')],
    [AT, 'mira', t('console.books.runFailed')],
    [AT, t('console.books.byJob'), t('console.books.differences', { count: 4 })],
  ]);
  expect(headsOf(t('console.books.sums'))[1]).toBe(t('console.books.liabilities'));
  expect(rowsOf(t('console.books.sums'))).toEqual([
    ['USDT', '1,000.123456…', '1,001', '0.876543…', '1', '2', '−3', '0'],
  ]);
  expect(screen.getByTitle('1,000.12345678')).toBeTruthy();
  expect(sent('staffBooks.run')).toEqual([{ id: RUN }]);
});

test('shows each difference with links to its account and entry', async () => {
  const found = [
    { kind: 'NEGATIVE', asset: 'USDT', account: PATH, entryId: null, expected: '0', found: '-1' },
    { kind: 'LATER_KIND', asset: null, account: null, entryId: '42', expected: 'a', found: 'b' },
  ];
  await compare([run({ balanced: false, differences: 2 })], { 'staffBooks.run': report({ balanced: false, found }) });
  await screen.findByText(t('console.books.notRight', { entries: '12,345' }));
  expect(rowsOf(t('console.books.differenceList'))).toEqual([
    [t('console.difference.NEGATIVE'), 'USDT', PATH, '0', '-1'],
    ['LATER_KIND', '--', '42', 'a', 'b'],
  ]);
  expect(screen.getByRole('link', { name: PATH }).getAttribute('href')).toBe(
    `/console/books?tab=find&account=${encodeURIComponent(PATH)}`,
  );
});

test.each(['RUN_UNKNOWN', 'SYSTEM_ERROR'] as const)(
  'a report that is refused (%s) says so, and is asked for again',
  async (code) => {
    const { user, answer } = await compare([run()], { 'staffBooks.run': refuse(code) });
    expect(await alertText(page())).toContain(t('console.books.failed'));
    answer({ 'staffBooks.run': report() });
    await user.click(button(t('console.retry')));
    await screen.findByText(t('console.books.allRight', { entries: '12,345' }));
  },
);

test('while one runs no other is asked for; how far it is can be read', async () => {
  await compare([run({ state: 'RUNNING', step: 3 })], {}, 'auditor');
  const progress = await screen.findByRole<HTMLProgressElement>('progressbar', { name: t('console.books.running') });
  expect([progress.value, progress.max]).toEqual([3, 9]);
  screen.getByText('3/9');
  expect(button(t('console.books.compareNow')).disabled).toBe(true);
});

test('another comparison is asked for', async () => {
  const opened = await compare([]);
  await screen.findByText(t('console.books.noRuns'));
  await opened.user.click(button(t('console.books.compareNow')));
  within(dialog()).getByText(t('console.books.compareEffect'));
  await actWithReason(opened, {
    id: 'staffBooks.reconcile',
    verb: t('console.books.compareNow'),
    input: {},
    answer: { id: RUN },
    done: t('console.books.asked'),
  });
});

// Custody.

const NETWORKS: StaffOutput<'staffAlarms.chains'> = {
  withdrawalsHaltedBy: null,
  networks: ['tron', 'base'].map((network) => ({
    network,
    name: network.toUpperCase(),
    height: 1,
    headHeight: 1,
    scanHaltedReason: null,
    creditHaltedReason: null,
    haltedAtMs: null,
    lastBlockAtMs: NOW_MS,
  })),
};
const held: RowOf<'staffChains.custody'> = {
  asset: 'USDT',
  booked: '1000',
  hot: '900',
  deposits: '99',
  depositAddresses: 7,
  explained: '0',
  difference: '-1',
};

test('shows the books of a network beside its chain, and asks anew for another network', async () => {
  const { user, sent } = await openAt('/books?tab=custody', {
    'staffAlarms.chains': NETWORKS,
    'staffChains.custody': ({ network }) => ({
      rows: network === 'tron' ? [held] : [{ ...held, asset: 'ETH', difference: '0' }],
    }),
  });
  await screen.findByText('USDT');
  expect(rowsOf(t('console.books.tab.custody'))).toEqual([
    ['USDT', '1,000', '900', `99 ${t('console.books.addressCount', { count: 7 })}`, '0', '−1'],
  ]);
  await user.click(screen.getByRole('tab', { name: 'BASE' }));
  await screen.findByText('ETH');
  expect(location.search).toBe('?tab=custody&network=base');
  await user.click(button(t('console.books.askChain')));
  await waitFor(() =>
    expect(sent('staffChains.custody').map(({ network }) => network)).toEqual(['tron', 'base', 'base']),
  );
});

test.each(['CHAIN_AWAY', 'NETWORK_UNKNOWN'] as const)(
  'a chain that cannot be asked (%s) is asked again',
  async (code) => {
    const answers = { 'staffAlarms.chains': NETWORKS, 'staffChains.custody': refuse(code) };
    const { user, answer } = await openAt('/books?tab=custody', answers, 'risk');
    expect(await alertText(page())).toContain(t('console.books.custodyFailed'));
    answer({ 'staffChains.custody': { rows: [held] } });
    await user.click(button(t('console.retry')));
    await screen.findByText('USDT');
  },
);

test('networks that could not be loaded are asked for again', async () => {
  const first = later<'staffAlarms.chains'>();
  const { user, answer, sent } = await openAt('/books?tab=custody', { 'staffAlarms.chains': first.answer });
  answer({ 'staffAlarms.chains': DOWN });
  first.give(DOWN);
  expect(await alertText(page())).toContain(t('console.books.custodyFailed'));
  expect(sent('staffChains.custody')).toEqual([]);
  answer({ 'staffAlarms.chains': NETWORKS, 'staffChains.custody': { rows: [held] } });
  await user.click(button(t('console.retry')));
  await screen.findByText('USDT');
  expect(sent('staffChains.custody')).toEqual([{ network: 'tron' }]);
});
