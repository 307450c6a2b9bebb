import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import type { RowOf } from '../../../../app/exchange.rig.ts';
import { button, dialog, field, isOffered, rowsOf } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

type Limit = RowOf<'staffCustody.hotLimits'>;
const limit = (own: Partial<Limit> = {}): Limit => ({
  asset: 'USDT',
  network: 'tron',
  networkName: 'Tron',
  keep: '10000',
  most: '500000',
  ...own,
});
const openAs = (role: 'finance' | 'risk' | 'auditor', ...rows: readonly Limit[]) =>
  open('/hot-wallets', { role, answers: { 'staffCustody.hotLimits': { rows: [...rows] } } });

test('it loads, fails, and is asked for again', async () => {
  await waitsFailsAndRetries('/hot-wallets', {
    role: 'auditor',
    id: 'staffCustody.hotLimits',
    answer: { rows: [limit()] },
    failed: 'console.hot.failed',
    shows: '500,000',
  });
});

test.each(['risk', 'auditor'] as const)('%s reads the limits and asks for nothing', async (role) => {
  await openAs(role, limit(), limit({ asset: 'ETH', most: null }));
  await screen.findByText('500,000');
  expect(rowsOf(t('console.hot.title'))).toEqual([
    ['USDT Tron', '10,000', '500,000'],
    ['ETH Tron', '10,000', '--'],
  ]);
  expect(isOffered(t('console.change'))).toBe(false);
  expect(isOffered(t('console.hot.rotate', { network: 'Tron' }))).toBe(false);
});

test.each([
  ['400000.5', { most: '400000.5' }],
  ['', {}],
] as const)('finance asks for other limits, as they are typed; the upper bound %j', async (most, input) => {
  const opened = await openAs('finance', limit());
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: t('console.change') }));
  within(dialog()).getByText(t('console.hot.effect'));
  const [keep, upper] = [
    field(t('console.actionField.keep'), dialog()),
    field(t('console.actionField.most'), dialog()),
  ];
  await user.type(field(t('console.user.reason'), dialog()), 'More demand');
  await user.clear(keep);
  expect(button(t('console.ask'), dialog()).disabled).toBe(true);
  await user.type(keep, '20,000');
  expect([keep.value, button(t('console.ask'), dialog()).disabled]).toEqual(['20,000', true]);
  within(dialog()).getByText(t('console.amount.AMOUNT_COMMA'));
  await user.clear(keep);
  await user.type(keep, '20000');
  await user.clear(upper);
  if (most !== '') await user.type(upper, most);
  await user.clear(field(t('console.user.reason'), dialog()));
  await actWithReason(opened, {
    id: 'staffCustody.setHotLimit',
    verb: t('console.ask'),
    input: { asset: 'USDT', network: 'tron', keep: '20000', ...input },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('finance asks for another hot wallet of a network, once for all its coins', async () => {
  const opened = await openAs('finance', limit(), limit({ asset: 'ETH', most: null }));
  const name = t('console.hot.rotate', { network: 'Tron' });
  await opened.user.click(await screen.findByRole('button', { name }));
  within(dialog()).getByText(t('console.hot.rotateEffect'));
  await actWithReason(opened, {
    id: 'staffCustody.rotateHot',
    verb: t('console.ask'),
    input: { network: 'tron' },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});
