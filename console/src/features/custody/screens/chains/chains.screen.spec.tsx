import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, showsTheNextPage, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { type Answers, DOWN, inTwoPages, listed, NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { button, dialog, isOffered, pairedWith, rowsOf } from '../../../../app/page.rig.ts';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';

const PAYMENT = '0190f000-0000-7000-8000-0000000000aa';
type Network = StaffOutput<'staffChains.status'>['networks'][number];
type Payment = RowOf<'staffChains.payments'>;
const hot = { asset: 'USDT', holds: '1234.12345678', promised: '0', keep: '100', most: '5000', level: 'OK' } as const;
const network = (own: Partial<Network> = {}): Network => ({
  network: 'tron',
  name: 'Tron',
  height: 990,
  head: 1_000,
  behind: 10,
  lastBlockAtMs: NOW_MS - MINUTE_MS,
  scannedAtMs: NOW_MS - 5_000,
  nodes: { count: 3, answering: 3, agreeing: 2 },
  scanHaltedReason: null,
  creditHaltedReason: null,
  depositsPaused: null,
  withdrawalsPaused: null,
  hot: [hot],
  gas: { asset: 'TRX', holds: '1000.987', sweepsLeft: 1_234 },
  unswept: [{ asset: 'USDT', addresses: 2, amount: '7' }],
  openPayments: 4,
  stuckPayments: 1,
  ...own,
});
const attempt = {
  no: 1,
  txId: 'tx-abcdefghijkl',
  feeMax: '0.123456789',
  feeAsset: 'TRX',
  prices: {},
  isCancel: false,
  signedAtMs: NOW_MS,
  sentAtMs: NOW_MS,
  answer: 'accepted',
};
const payment = (own: Partial<Payment> = {}): Payment => ({
  id: PAYMENT,
  kind: 'withdrawal',
  ref: 'w-1',
  network: 'tron',
  networkName: 'Tron',
  asset: 'USDT',
  amount: '1234.5',
  toAddress: 'T-there-12345',
  sequence: 7,
  state: 'STUCK',
  isCancelling: false,
  createdAtMs: NOW_MS - MINUTE_MS,
  attempts: [attempt],
  ...own,
});
const openAs = (role: 'risk' | 'finance' | 'auditor' | 'superadmin', answers: Answers = {}) =>
  open('/chains', {
    role,
    answers: { 'staffChains.status': { networks: [network()] }, 'staffChains.payments': listed(), ...answers },
  });

test('the networks load, fail, and are asked for again', async () => {
  await waitsFailsAndRetries('/chains', {
    role: 'auditor',
    id: 'staffChains.status',
    failed: 'console.chains.failed',
    shows: '1,000',
    answer: { networks: [network()] },
    answers: { 'staffChains.payments': listed() },
  });
});

test('payments that could not be loaded are asked for again; then none waits', async () => {
  const { user, answer } = await openAs('finance', { 'staffChains.payments': DOWN });
  await screen.findByText(t('console.chains.paymentsFailed'));
  answer({ 'staffChains.payments': listed() });
  await user.click(button(t('console.retry')));
  await screen.findByText(t('console.chains.noPayments'));
});

test('a network as it is now, by the clock of the exchange', async () => {
  await openAs('superadmin');
  await screen.findByText('1,000');
  const shown = {
    [t('console.chains.head')]: '1,000',
    [t('console.chains.cursor')]: '990',
    [t('console.chains.nodes')]: t('console.chains.nodesAgree', { agreeing: 2, count: 3 }),
    [t('console.chains.behind')]: '10',
    [t('console.chains.lastBlock')]: '0:01:00',
    [t('console.chains.scanned')]: '0:00:05',
    [t('console.chains.gas')]: t('console.chains.gasLeft', { held: '1,000.98 TRX', count: '1,234' }),
    [t('console.chains.waiting')]: t('console.chains.waitingCount', { open: 4, stuck: 1 }),
  };
  for (const [label, value] of Object.entries(shown)) expect([label, pairedWith(label)]).toEqual([label, value]);
  expect(rowsOf(t('console.chains.hot'))).toEqual([
    ['USDT', '1,234.123456…', `${t('console.hotLevel.OK')} 100–5,000`, '7'],
  ]);
  screen.getByText(t('console.alarms.running'));
  expect(screen.queryByRole('link', { name: t('console.pause') })).toBeNull();
});

test('a chain that cannot be asked shows no figures; everything that is not well is said', async () => {
  const empty = { ...hot, holds: null, keep: null, most: null, level: 'UNKNOWN' } as const;
  const away = network({
    head: null,
    behind: null,
    lastBlockAtMs: null,
    scannedAtMs: null,
    scanHaltedReason: 'DEEP_REORG',
    depositsPaused: 'Upgrade',
    withdrawalsPaused: 'Fees',
    hot: [empty],
    unswept: [],
    gas: null,
  });
  await openAs('risk', { 'staffChains.status': { networks: [away] } });
  await screen.findByText(t('console.chains.away'));
  for (const label of ['head', 'behind', 'lastBlock', 'scanned', 'gas'] as const) {
    expect(pairedWith(t(`console.chains.${label}`))).toBe('--');
  }
  expect(screen.getByText(t('console.alarms.scanHalted')).parentElement?.title).toBe(t('console.alarm.DEEP_REORG'));
  expect(screen.getByText(t('console.chains.depositsPaused')).parentElement?.title).toBe('Upgrade');
  expect(screen.getByText(t('console.chains.withdrawalsPaused')).parentElement?.title).toBe('Fees');
  expect(rowsOf(t('console.chains.hot'))).toEqual([['USDT', '--', t('console.hotLevel.UNKNOWN'), '--']]);
  expect(screen.getByRole('link', { name: t('console.pause') }).getAttribute('href')).toBe('/console/catalog');
});

test('crediting that is stopped, and gas whose sweeps are not known', async () => {
  const gas = { asset: 'TRX', holds: '5', sweepsLeft: null };
  await openAs('auditor', { 'staffChains.status': { networks: [network({ creditHaltedReason: 'LATER', gas })] } });
  await screen.findByText(t('console.alarms.creditHalted'));
  expect(pairedWith(t('console.chains.gas'))).toBe('5.00 TRX');
});

test('payments that are not final, with every fee that was offered; an auditor does nothing about them', async () => {
  const cancelling = payment({
    id: '2',
    kind: 'sweep',
    state: 'SENT',
    isCancelling: true,
    attempts: [{ ...attempt, no: 2, isCancel: true }, attempt],
  });
  await openAs('auditor', { 'staffChains.payments': listed(payment(), cancelling) });
  await screen.findByText(t('console.paymentState.STUCK'));
  const fee = '0.12345678 TRX';
  expect(rowsOf(t('console.chains.payments'))).toEqual([
    [
      '0:01:00',
      `1,234.5 USDT ${t('console.paymentKind.withdrawal')} · Tron`,
      'T-ther…-12345',
      t('console.paymentState.STUCK'),
      `${fee} tx-abc…ghijkl`,
      '',
    ],
    [
      '0:01:00',
      `1,234.5 USDT ${t('console.paymentKind.sweep')} · Tron`,
      'T-ther…-12345',
      `${t('console.paymentState.SENT')} ${t('console.chains.isCancelling')}`,
      `${fee} ${t('console.chains.toOurselves')} tx-abc…ghijkl ${fee} tx-abc…ghijkl`,
      '',
    ],
  ]);
});

test.each([
  ['STUCK', false, [true, true]],
  ['SENT', true, [true, false]],
  ['MINED', false, [false, false]],
] as const)('what finance may do about a payment that is %s, being cancelled: %s', async (state, isCancelling, may) => {
  await openAs('finance', { 'staffChains.payments': listed(payment({ state, isCancelling })) });
  await screen.findByText(t(`console.paymentState.${state}`));
  expect([isOffered(t('console.chains.bump')), isOffered(t('console.chains.cancel'))]).toEqual(may);
});

test('a long list goes on', async () => {
  const answers = { 'staffChains.payments': inTwoPages([payment()], [payment({ id: '2', amount: '7' })]) };
  await showsTheNextPage(await openAs('risk', answers), 'staffChains.payments', '1,234.5 USDT', '7 USDT');
});

test.each([
  ['bump', 'staffChains.bumpPayment'],
  ['cancel', 'staffChains.cancelPayment'],
] as const)('finance asks a colleague: %s', async (verb, id) => {
  const opened = await openAs('finance', { 'staffChains.payments': listed(payment()) });
  await opened.user.click(await screen.findByRole('button', { name: t(`console.chains.${verb}`) }));
  within(dialog()).getByRole('heading', {
    name: t(`console.chains.${verb}Title`, { amount: '1,234.5', asset: 'USDT' }),
  });
  within(dialog()).getByText(t(`console.chains.${verb}Effect`));
  await actWithReason(opened, {
    id,
    verb: t(`console.chains.${verb}`),
    input: { paymentId: PAYMENT },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});
