import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, showsTheNextPage, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { inTwoPages, listed, NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { button, dialog, field, isOffered, pairedWith, rowsOf } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

type Reviewed = RowOf<'staffDeposits.reviewedDeposits'>;
const ID = '0190f000-0000-7000-8000-000000000001';
const deposit = (own: Partial<Reviewed> = {}): Reviewed => ({
  id: ID,
  uid: '123456789',
  asset: 'USDT',
  network: 'tron',
  networkName: 'Tron',
  amount: '1234.5',
  fromAddress: 'T-from-1234567890',
  txId: 'tx-abcdefghijkl',
  reason: 'SOURCE_HIGH',
  confirmations: 3,
  creditAt: 20,
  unlockAt: 40,
  source: null,
  atMs: NOW_MS,
  ...own,
});
const openAs = (role: 'compliance' | 'auditor', ...rows: readonly Reviewed[]) =>
  open('/deposits', { role, answers: { 'staffDeposits.reviewedDeposits': listed(...rows) } });

test('it loads, fails, and is asked for again', async () => {
  await waitsFailsAndRetries('/deposits', {
    role: 'auditor',
    id: 'staffDeposits.reviewedDeposits',
    answer: listed(deposit()),
    failed: 'console.alarms.unattributedFailed',
    shows: '1,234.5 USDT',
  });
});

test('says that no deposit waits', async () => {
  await openAs('compliance');
  await screen.findByText(t('console.deposits.empty'));
});

test('shows where each deposit came from, why it waits and what the person says; an auditor decides nothing', async () => {
  const source = { source: 'SALARY', statement: 'My savings', atMs: NOW_MS } as const;
  await openAs('auditor', deposit({ source }), deposit({ id: '2', fromAddress: null, reason: 'LATER' }));
  await screen.findByText('My savings');
  const confirmations = `${t('console.deposits.confirmations')} 3/20`;
  expect(rowsOf(t('console.deposits.title'))).toEqual([
    [
      '2026/11/20 14:32:05',
      '123456789',
      '1,234.5 USDT Tron',
      'T-from…567890',
      t('console.depositReason.SOURCE_HIGH'),
      `${t('console.source.SALARY')} My savings`,
      `tx-abc…ghijkl ${confirmations}`,
      '',
    ],
    [
      '2026/11/20 14:32:05',
      '123456789',
      '1,234.5 USDT Tron',
      '--',
      'LATER',
      '--',
      `tx-abc…ghijkl ${confirmations}`,
      '',
    ],
  ]);
  expect(isOffered(t('console.deposits.release'))).toBe(false);
});

test('a long list goes on', async () => {
  const answers = { 'staffDeposits.reviewedDeposits': inTwoPages([deposit()], [deposit({ id: '2', amount: '7' })]) };
  const opened = await open('/deposits', { role: 'compliance', answers });
  await showsTheNextPage(opened, 'staffDeposits.reviewedDeposits', '1,234.5 USDT', '7 USDT');
});

test('compliance lets a deposit pass', async () => {
  const opened = await openAs('compliance', deposit());
  await opened.user.click(await screen.findByRole('button', { name: t('console.deposits.release') }));
  within(dialog()).getByText(t('console.deposits.releaseEffect'));
  within(dialog()).getByText('T-from-1234567890');
  expect(pairedWith(t('console.user.uid'), dialog())).toBe('123456789');
  await actWithReason(opened, {
    id: 'staffDeposits.releaseDeposit',
    verb: t('console.deposits.release'),
    input: { id: ID },
    answer: { done: true },
    done: t('console.deposits.released'),
  });
});

test('compliance sends a deposit back to its sender, at once', async () => {
  const opened = await openAs('compliance', deposit());
  await opened.user.click(await screen.findByRole('button', { name: t('console.deposits.return') }));
  within(dialog()).getByText(t('console.deposits.returnEffect'));
  expect(within(dialog()).queryByLabelText(t('console.deposits.returnAddress'))).toBeNull();
  await actWithReason(opened, {
    id: 'staffDeposits.returnDeposit',
    verb: t('console.deposits.return'),
    input: { id: ID },
    answer: { state: 'DONE' },
    done: t('console.deposits.returning'),
  });
});

test('asks staff for an address where the chain names no sender, and leaves the decision to a second one', async () => {
  const opened = await openAs('compliance', deposit({ fromAddress: null }));
  await opened.user.click(await screen.findByRole('button', { name: t('console.deposits.return') }));
  await opened.user.type(field(t('console.user.reason'), dialog()), 'Asked by mail');
  expect(button(t('console.deposits.return'), dialog()).disabled).toBe(true);
  const to = field(t('console.deposits.returnAddress'), dialog());
  await opened.user.type(to, ' TxYz1234567890 ');
  expect(to.value).toBe(' TxYz1234567890 ');
  await opened.user.clear(field(t('console.user.reason'), dialog()));
  await actWithReason(opened, {
    id: 'staffDeposits.returnDeposit',
    verb: t('console.deposits.return'),
    input: { id: ID, address: 'TxYz1234567890' },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});
