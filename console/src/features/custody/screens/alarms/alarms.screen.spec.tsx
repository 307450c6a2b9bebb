import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, showsTheNextPage, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { type Answers, DOWN, inTwoPages, listed, NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { button, dialog, isOffered, page, rowsOf } from '../../../../app/page.rig.ts';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';

const AT = '2026/11/20 14:32:05';
const ID = '0190f000-0000-7000-8000-000000000001';
const PAYMENT = '0190f000-0000-7000-8000-0000000000aa';
type Network = StaffOutput<'staffAlarms.chains'>['networks'][number];
type Alarm = RowOf<'staffAlarms.chainAlarms'>;
const network = (own: Partial<Network> = {}): Network => ({
  network: 'tron',
  name: 'Tron',
  height: 1_000,
  headHeight: 1_000,
  scanHaltedReason: null,
  creditHaltedReason: null,
  haltedAtMs: null,
  lastBlockAtMs: NOW_MS,
  unprovenSinceMs: null,
  ...own,
});
const alarm = (own: Partial<Alarm> = {}): Alarm => ({
  id: ID,
  network: 'tron',
  code: 'DEEP_REORG',
  subject: PAYMENT,
  details: { depth: '7', later: 'x' },
  canRelease: true,
  seenBy: null,
  seenAtMs: null,
  endedAtMs: null,
  atMs: NOW_MS,
  ...own,
});
const nobodys: RowOf<'staffDeposits.unattributedDeposits'> = {
  id: '1',
  asset: 'USDT',
  network: 'tron',
  amount: '1234.5',
  address: 'T-ours',
  memo: null,
  txId: '0123456789abcdefghij',
  reason: 'MEMO_MISSING',
  atMs: NOW_MS,
};
const waits: RowOf<'staffDeposits.finalOnlyDeposits'> = {
  id: '1',
  uid: '123456789',
  asset: 'BTC',
  networkName: 'Bitcoin',
  amount: '1',
  confirmations: 1,
  unlockAt: 3,
  finalOnly: { reason: 'PERSON_LIMIT', worthUsdt: '60000', limitUsdt: '20000' },
  atMs: NOW_MS,
};
const quiet = (networks: readonly Network[] = [network()]): Answers => ({
  'staffAlarms.chains': { networks: [...networks], withdrawalsHaltedBy: null },
  'staffAlarms.chainAlarms': listed(),
  'staffDeposits.unattributedDeposits': listed(),
  'staffDeposits.finalOnlyDeposits': listed(),
});
const openAs = (role: StaffRole, answers: Answers = {}) =>
  open('/alarms', { role, answers: { ...quiet(), ...answers } });

test('the networks load, fail, and are asked for again', async () => {
  const { 'staffAlarms.chains': _, ...answers } = quiet();
  await waitsFailsAndRetries('/alarms', {
    role: 'auditor',
    id: 'staffAlarms.chains',
    failed: 'console.alarms.failed',
    shows: '1,000',
    answers,
    answer: { networks: [network()], withdrawalsHaltedBy: null },
  });
});

test.each([
  ['staffAlarms.chainAlarms', 'console.alarms.failed', 'console.alarms.empty'],
  ['staffDeposits.unattributedDeposits', 'console.alarms.unattributedFailed', 'console.alarms.unattributedEmpty'],
  ['staffDeposits.finalOnlyDeposits', 'console.alarms.unattributedFailed', 'console.finalOnly.empty'],
] as const)('%s failed, and is asked for again; then there is none', async (id, failed, empty) => {
  const { user, answer } = await openAs('finance', { [id]: DOWN });
  await screen.findByText(t(failed));
  answer(quiet());
  await user.click(button(t('console.retry')));
  await screen.findByText(t(empty));
});

test.each([
  [null, 'booksRun'],
  ['reconcile', 'booksHalted'],
  ['unproven', 'booksUnproven'],
  ['lena', 'haltedBy'],
] as const)('whether money leaves: stopped by %s', async (by, text) => {
  await openAs('superadmin', { 'staffAlarms.chains': { networks: [], withdrawalsHaltedBy: by } });
  const said = text === 'haltedBy' ? t('console.alarms.haltedBy', { by: 'lena' }) : t(`console.alarms.${text}`);
  await screen.findByText(said);
});

test('shows how far each network is read, and what is stopped', async () => {
  await openAs(
    'risk',
    quiet([
      network(),
      network({
        network: 'base',
        name: 'Base',
        height: 990,
        lastBlockAtMs: null,
        scanHaltedReason: 'DEEP_REORG',
        haltedAtMs: NOW_MS,
      }),
      network({ network: 'btc', name: 'Bitcoin', creditHaltedReason: 'LATER' }),
      network({ network: 'sol', name: 'Solana', unprovenSinceMs: NOW_MS }),
    ]),
  );
  await screen.findByText('Bitcoin');
  const resume = t('console.alarms.resume');
  expect(rowsOf(t('console.alarms.networks'))).toEqual([
    ['Tron', '1,000', AT, t('console.alarms.running'), ''],
    [
      'Base',
      `990 ${t('console.alarms.behind', { count: 10 })}`,
      '--',
      `${t('console.alarms.scanHalted')} ${t('console.alarm.DEEP_REORG')} · ${AT}`,
      resume,
    ],
    ['Bitcoin', '1,000', AT, `${t('console.alarms.creditHalted')} LATER`, resume],
    ['Solana', '1,000', AT, `${t('console.alarms.unproven')} ${t('console.alarms.unprovenSince', { time: AT })}`, ''],
  ]);
});

test('shows each alarm with the name of its network, and who took care of it', async () => {
  const others = [alarm({ id: '2', code: 'LATER', network: 'gone', details: {}, canRelease: false, seenBy: 'lena' })];
  await openAs('risk', { 'staffAlarms.chainAlarms': listed(alarm(), ...others) });
  await screen.findByText(t('console.alarm.DEEP_REORG'));
  expect(rowsOf(t('console.alarms.chain'))).toEqual([
    [
      AT,
      t('console.alarm.DEEP_REORG'),
      'Tron',
      `${PAYMENT} ${t('console.alarmDetail.depth')} 7 later x`,
      `${t('console.alarms.release')} ${t('console.alarms.see')}`,
    ],
    [AT, 'LATER', 'gone', PAYMENT, t('console.alarms.seenBy', { staff: 'lena' })],
  ]);
});

test('what a product needs bears its name, and waits for nobody once it was put right', async () => {
  const short = { id: '3', network: 'earn', code: 'EARN_COVER_ENDS', subject: 'usdt-flex 2026-11-20 14:32' };
  const details = { product: 'usdt-flex', coveredUntil: '2026-11-22 00:00' };
  await openAs('finance', {
    'staffAlarms.chainAlarms': listed(alarm({ ...short, details, canRelease: false, endedAtMs: NOW_MS })),
  });
  await screen.findByText(t('console.alarm.EARN_COVER_ENDS'));
  const said = ['product', 'coveredUntil'] as const;
  const words = said.map((name) => `${t(`console.alarmDetail.${name}`)} ${details[name]}`).join(' ');
  expect(rowsOf(t('console.alarms.chain'))).toEqual([
    [
      AT,
      t('console.alarm.EARN_COVER_ENDS'),
      t('console.alarmOf.earn'),
      `${short.subject} ${words}`,
      t('console.alarms.ended', { time: AT }),
    ],
  ]);
});

test('deposits that belong to nobody', async () => {
  await openAs('auditor', {
    'staffDeposits.unattributedDeposits': listed(nobodys, { ...nobodys, id: '2', memo: 'm-1', reason: null }),
  });
  await screen.findByText('m-1');
  expect(rowsOf(t('console.alarms.unattributed'))).toEqual([
    [AT, '1,234.5 USDT', 'Tron', t('console.unattributed.MEMO_MISSING'), '--', '01234567…cdefghij'],
    [AT, '1,234.5 USDT', 'Tron', '--', 'm-1', '01234567…cdefghij'],
  ]);
});

test('deposits that wait until they are final, and why', async () => {
  const unknown = { reason: 'PRICE_UNKNOWN', worthUsdt: null, limitUsdt: null } as const;
  await openAs('finance', {
    'staffDeposits.finalOnlyDeposits': listed(waits, { ...waits, id: '2', uid: '2', finalOnly: unknown }),
  });
  await screen.findByText('123456789');
  const why = t('console.finalOnly.PERSON_LIMIT', { worth: '60,000', limit: '20,000' });
  expect(rowsOf(t('console.finalOnly.title'))).toEqual([
    [AT, '123456789', '1 BTC Bitcoin', why, '1/3'],
    [AT, '2', '1 BTC Bitcoin', t('console.finalOnly.PRICE_UNKNOWN'), '1/3'],
  ]);
});

test.each([
  ['staffAlarms.chainAlarms', alarm(), alarm({ id: '2', subject: 'older' }), PAYMENT, 'older'],
  ['staffDeposits.unattributedDeposits', nobodys, { ...nobodys, id: '2', memo: 'older' }, '1,234.5 USDT', 'older'],
] as const)('%s: a long list goes on', async (id, first, second, shows, then) => {
  const opened = await openAs('auditor', { [id]: inTwoPages<unknown>([first], [second]) });
  if (id === 'staffAlarms.chainAlarms') await screen.findByText(/^0190f000/u);
  await showsTheNextPage(opened, id, shows, then);
});

test.each([
  ['auditor', [false, false, false]],
  ['superadmin', [false, false, false]],
  ['finance', [false, false, true]],
  ['risk', [true, true, true]],
] as const)('what %s may do', async (role, may) => {
  const halted = [network({ scanHaltedReason: 'DEEP_REORG' })];
  await openAs(role, { ...quiet(halted), 'staffAlarms.chainAlarms': listed(alarm()) });
  await within(page()).findByText(new RegExp(PAYMENT, 'u'));
  await screen.findByText('1,000');
  expect((['resume', 'release', 'see'] as const).map((verb) => isOffered(t(`console.alarms.${verb}`)))).toEqual(may);
});

test('a network goes on', async () => {
  const opened = await openAs('risk', quiet([network({ scanHaltedReason: 'DEEP_REORG' })]));
  await opened.user.click(await screen.findByRole('button', { name: t('console.alarms.resume') }));
  within(dialog()).getByRole('heading', { name: t('console.alarms.resumeTitle', { network: 'Tron' }) });
  within(dialog()).getByText(t('console.alarms.resumeEffect'));
  await actWithReason(opened, {
    id: 'staffAlarms.resumeNetwork',
    verb: t('console.alarms.resume'),
    input: { network: 'tron' },
    answer: { done: true },
    done: t('console.alarms.resumed'),
  });
});

test('a payment is given up', async () => {
  const opened = await openAs('risk', { 'staffAlarms.chainAlarms': listed(alarm()) });
  await opened.user.click(await screen.findByRole('button', { name: t('console.alarms.release') }));
  within(dialog()).getByText(t('console.alarms.releaseEffect'));
  await actWithReason(opened, {
    id: 'staffAlarms.releasePayment',
    verb: t('console.alarms.release'),
    input: { paymentId: PAYMENT },
    answer: { done: true },
    done: t('console.alarms.released'),
  });
});

test('finance notes that an alarm is taken care of', async () => {
  const opened = await openAs('finance', { 'staffAlarms.chainAlarms': listed(alarm()) });
  await opened.user.click(await screen.findByRole('button', { name: t('console.alarms.see') }));
  within(dialog()).getByRole('heading', { name: t('console.alarm.DEEP_REORG') });
  within(dialog()).getByText(t('console.alarms.seeEffect'));
  await actWithReason(opened, {
    id: 'staffChains.seeAlarm',
    verb: t('console.alarms.see'),
    input: { id: ID },
    answer: { done: true },
    done: t('console.alarms.seen'),
  });
});
