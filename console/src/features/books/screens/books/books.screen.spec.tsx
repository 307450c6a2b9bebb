import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { showsTheNextPage } from '../../../../app/acts.rig.ts';
import { type Answers, inTwoPages, listed, NOW_MS, type RowOf, refuse } from '../../../../app/exchange.rig.ts';
import { alertText, button, field, isOffered, page, pairedWith, rowsOf, savedFiles } from '../../../../app/page.rig.ts';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { AT, openAt, PATH, UID } from './books.rig.ts';

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
const find = () => button(t('console.user.find'));
const box = () => field(t('console.books.findLabel'));
const NOTHING: Answers = { 'staffBooks.findEntries': listed(), 'staffBooks.accounts': { rows: [] } };

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
