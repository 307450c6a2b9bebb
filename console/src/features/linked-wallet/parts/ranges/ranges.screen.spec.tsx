import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { DOWN, type RowOf } from '../../../../app/exchange.rig.ts';
import { button, dialog, field, rowsOf } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

type Range = RowOf<'staffLinkedWallet.ranges'>;
const OPEN: Range = { asset: 'USDT', network: 'base', networkName: 'Base', range: { min: '10', max: '5000' } };
const CLOSED: Range = { asset: 'ETH', network: 'base', networkName: 'Base', range: null };
const openAs = (role: 'finance' | 'risk', ...rows: readonly Range[]) =>
  open('/catalog', {
    role,
    answers: { 'staffAssets.catalog': { networks: [], pairs: [] }, 'staffLinkedWallet.ranges': { rows: [...rows] } },
  });
const change = () => within(screen.getByRole('table', { name: t('console.ranges.title') })).getByRole('button');

test('ranges that could not be loaded are asked for again, apart from the catalog', async () => {
  const { user, answer } = await open('/catalog', {
    role: 'support',
    answers: { 'staffAssets.catalog': { networks: [], pairs: [] }, 'staffLinkedWallet.ranges': DOWN },
  });
  await screen.findByText(t('console.ranges.failed'));
  answer({ 'staffLinkedWallet.ranges': { rows: [OPEN] } });
  await user.click(button(t('console.retry')));
  await screen.findByText('5,000');
});

test('the least and the most of one payment; a coin without a range is closed; risk reads only', async () => {
  await openAs('risk', OPEN, CLOSED);
  await screen.findByText('5,000');
  expect(rowsOf(t('console.ranges.title'))).toEqual([
    ['USDT Base', '10', '5,000'],
    ['ETH Base', '--', '--'],
  ]);
});

test('finance asks for another range', async () => {
  const opened = await openAs('finance', CLOSED);
  await screen.findByText('Base');
  await opened.user.click(change());
  within(dialog()).getByText(t('console.ranges.effect'));
  await opened.user.type(field(t('console.user.reason'), dialog()), 'Opened');
  await opened.user.type(field(t('console.actionField.linkMin'), dialog()), '0.01');
  expect(button(t('console.ask'), dialog()).disabled).toBe(true);
  await opened.user.type(field(t('console.actionField.linkMax'), dialog()), '12.5');
  expect(within(dialog()).getAllByText(`${t('console.audit.before')}: --`)).toHaveLength(2);
  await opened.user.clear(field(t('console.user.reason'), dialog()));
  await actWithReason(opened, {
    id: 'staffLinkedWallet.setRange',
    verb: t('console.ask'),
    input: { asset: 'ETH', network: 'base', linkMin: '0.01', linkMax: '12.5' },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('both fields empty close the coin', async () => {
  const opened = await openAs('finance', OPEN);
  await screen.findByText('5,000');
  await opened.user.click(change());
  await opened.user.clear(field(t('console.actionField.linkMin'), dialog()));
  await opened.user.clear(field(t('console.actionField.linkMax'), dialog()));
  await actWithReason(opened, {
    id: 'staffLinkedWallet.setRange',
    verb: t('console.ask'),
    input: { asset: 'USDT', network: 'base' },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});
