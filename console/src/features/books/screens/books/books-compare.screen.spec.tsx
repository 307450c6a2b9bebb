import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { type Answers, DOWN, later, NOW_MS, type RowOf, refuse } from '../../../../app/exchange.rig.ts';
import { alertText, button, dialog, headsOf, page, rowsOf } from '../../../../app/page.rig.ts';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { AT, openAt, PATH } from './books.rig.ts';

const held: RowOf<'staffChains.custody'> = {
  asset: 'USDT',
  booked: '1000',
  hot: '900',
  deposits: '99',
  depositAddresses: 7,
  explained: '0',
  surplus: '0.5',
  difference: '-1',
};

const RUN = '0190f000-0000-7000-8000-000000000001';

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
  isWhole: true,
  notCompared: [],
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
    unprovenSinceMs: null,
  })),
};

test('the comparisons load, fail, and are asked for again', async () => {
  await waitsFailsAndRetries('/books?tab=compare', {
    role: 'risk',
    id: 'staffBooks.runs',
    answer: { rows: [] },
    failed: 'console.books.failed',
    shows: 'No reconciliation yet.',
  });
});

test('each comparison in its state; the last that is done is open, with what every coin adds up to', async () => {
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

test('a network that could not be compared is named with its reason', async () => {
  const notCompared = [{ part: 'eth', because: 'UNAVAILABLE: no answer' }];
  await compare([run()], { 'staffBooks.run': report({ notCompared }) });
  await screen.findByText(t('console.books.notCompared', notCompared[0]!));
});

test('what differs, and the way to its account and entry', async () => {
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

test('what the books say of a network beside what the chain says; another network is another question', async () => {
  const { user, sent } = await openAt('/books?tab=custody', {
    'staffAlarms.chains': NETWORKS,
    'staffChains.custody': ({ network }) => ({
      rows: network === 'tron' ? [held] : [{ ...held, asset: 'ETH', difference: '0' }],
    }),
  });
  await screen.findByText('USDT');
  expect(rowsOf(t('console.books.tab.custody'))).toEqual([
    ['USDT', '1,000', '900', `99 ${t('console.books.addressCount', { count: 7 })}`, '0', '0.5', '−1'],
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
