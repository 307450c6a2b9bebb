import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { DOWN, later, NOW_MS } from '../../../../app/exchange.rig.ts';
import { button, dialog, field, isLoading, isOffered, rowsOf } from '../../../../app/page.rig.ts';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';

type Catalog = StaffOutput<'staffAssets.catalog'>;
const NETWORK: Catalog['networks'][number] = {
  network: 'tron',
  name: 'Tron',
  blockSeconds: 3,
  creditConfirmations: 20,
  unlockConfirmations: 40,
  depositPaused: null,
  withdrawPaused: { reason: 'Node upgrade', untilMs: NOW_MS },
};
const PAIR: Catalog['pairs'][number] = {
  asset: 'USDT',
  name: 'Tether',
  network: 'tron',
  networkName: 'Tron',
  standard: 'TRC20',
  depositMin: '1',
  withdrawMin: '10',
  withdrawMax: '1000000',
  withdrawFee: '1.5',
  depositPaused: { reason: 'Merge', untilMs: null },
  withdrawPaused: null,
};
const CATALOG: Catalog = { networks: [NETWORK], pairs: [PAIR] };
const openAs = (role: 'risk' | 'finance' | 'support', catalog: Catalog = CATALOG) =>
  open('/catalog', { role, answers: { 'staffAssets.catalog': catalog, 'staffLinkedWallet.ranges': { rows: [] } } });
const networks = () => screen.findByRole('table', { name: t('console.alarms.networks') });
const pairs = () => screen.findByRole('table', { name: t('console.catalog.coins') });
const press = async (opened: Awaited<ReturnType<typeof openAs>>, inside: HTMLElement, verb: string) =>
  opened.user.click(within(inside).getByRole('button', { name: verb }));

test('it loads, fails, and is asked for again; one Retry brings both tables', async () => {
  const held = later<'staffAssets.catalog'>();
  const { user, answer } = await open('/catalog', {
    role: 'support',
    answers: { 'staffAssets.catalog': held.answer, 'staffLinkedWallet.ranges': { rows: [] } },
  });
  expect(isLoading()).toBe(true);
  answer({ 'staffAssets.catalog': DOWN });
  held.give(DOWN);
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual(
    [1, 2].map(() => t('console.catalog.failed') + t('console.retry')),
  );
  answer({ 'staffAssets.catalog': CATALOG });
  await user.click(button(t('console.retry'), alerts[0]));
  await networks();
  await pairs();
});

test('confirmations, bounds and fees; what is paused says why and until when; other roles change nothing', async () => {
  await openAs('support');
  await networks();
  const [paused, runs] = [t('console.catalog.paused'), t('console.alarms.running')];
  expect(rowsOf(t('console.alarms.networks'))).toEqual([
    ['Tron', '20 / 40', runs, `${paused} Node upgrade · 11/20 14:32`],
  ]);
  expect(rowsOf(t('console.catalog.coins'))).toEqual([
    ['USDT Tron', '1', '10', '1,000,000', '1.5', `${paused} Merge`, runs],
  ]);
  expect([t('console.pause'), t('console.resume'), t('console.change')].map((verb) => isOffered(verb))).toEqual([
    false,
    false,
    false,
  ]);
});

test.each([
  ['network', 'pause', { network: 'tron', direction: 'deposit', paused: 'true' }],
  ['network', 'resume', { network: 'tron', direction: 'withdraw', paused: 'false' }],
  ['coin', 'pause', { network: 'tron', asset: 'USDT', direction: 'withdraw', paused: 'true' }],
  ['coin', 'resume', { network: 'tron', asset: 'USDT', direction: 'deposit', paused: 'false' }],
] as const)('risk: one direction of a %s, %s', async (of, verb, input) => {
  const opened = await openAs('risk');
  await press(opened, of === 'network' ? await networks() : await pairs(), t(`console.${verb}`));
  const direction = t(input.direction === 'deposit' ? 'console.catalog.deposits' : 'console.catalog.withdrawals');
  within(dialog()).getByRole('heading', { name: `${of === 'coin' ? 'USDT · Tron' : 'Tron'} · ${direction}` });
  within(dialog()).getByText(t(`console.catalog.effect.${verb}`));
  await actWithReason(opened, {
    id: 'staffAssets.setPause',
    verb: t(`console.${verb}`),
    input,
    answer: { state: 'DONE' },
    done: t('console.catalog.done'),
  });
});

test('a pause with the hour when it is expected to go on, by the clock of the exchange', async () => {
  const opened = await openAs('risk');
  await press(opened, await networks(), t('console.pause'));
  await opened.user.selectOptions(within(dialog()).getByLabelText(t('console.catalog.resumes')), '6');
  await opened.user.type(field(t('console.user.reason'), dialog()), 'Upgrade');
  opened.answer({ 'staffAssets.setPause': { state: 'DONE' } });
  await opened.user.click(button(t('console.pause'), dialog()));
  await screen.findByText(t('console.catalog.done'));
  const [sent] = opened.sent('staffAssets.setPause');
  const SIX_HOURS_MS = 6 * 3_600_000;
  // The clock of this computer goes on while the test runs.
  expect(Math.abs(Number(sent?.untilMs) - NOW_MS - SIX_HOURS_MS)).toBeLessThan(3_600_000);
});

test('finance: other terms, digit by digit as they are typed', async () => {
  const opened = await openAs('finance');
  const { user } = opened;
  await press(opened, await pairs(), t('console.change'));
  within(dialog()).getByText(t('console.catalog.effect.ask'));
  const fee = field(t('console.actionField.withdrawFee'), dialog());
  const most = field(t('console.actionField.withdrawMax'), dialog());
  await user.type(field(t('console.user.reason'), dialog()), 'Chain got dearer');
  for (const [wrong, sentence] of [
    ['1,5', t('console.amount.AMOUNT_COMMA')],
    ['-1', t('console.amount.AMOUNT_SIGN')],
    ['1e3', t('console.amount.AMOUNT_NOT_A_NUMBER')],
    ['0.1234567890123456789', t('console.amount.AMOUNT_PLACES', { scale: '18' })],
  ] as const) {
    await user.clear(fee);
    // Key by key: what is pasted at once may be read as what it can only mean.
    await user.click(fee);
    await user.keyboard(wrong);
    expect([fee.value, button(t('console.ask'), dialog()).disabled]).toEqual([wrong, true]);
    within(dialog()).getByText(sentence);
  }
  await user.clear(fee);
  await user.type(fee, '2.000000000000000001');
  within(dialog()).getByText(`${t('console.audit.before')}: 1.5`);
  await user.clear(most);
  expect(button(t('console.ask'), dialog()).disabled).toBe(true);
  await user.type(most, '123456789012345678901234567890');
  await user.clear(field(t('console.user.reason'), dialog()));
  await actWithReason(opened, {
    id: 'staffAssets.setTerms',
    verb: t('console.ask'),
    input: {
      asset: 'USDT',
      network: 'tron',
      depositMin: '1',
      withdrawMin: '10',
      withdrawMax: '123456789012345678901234567890',
      withdrawFee: '2.000000000000000001',
    },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('risk: other confirmations', async () => {
  const opened = await openAs('risk');
  await press(opened, await networks(), t('console.change'));
  const credit = field(t('console.actionField.credit'), dialog());
  await opened.user.clear(credit);
  await opened.user.type(credit, '25');
  await actWithReason(opened, {
    id: 'staffAssets.setConfirmations',
    verb: t('console.ask'),
    input: { network: 'tron', credit: '25', unlock: '40' },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('an empty catalog has two empty tables and no complaint', async () => {
  await openAs('risk', { networks: [], pairs: [] });
  await pairs();
  expect(screen.queryByRole('alert')).toBeNull();
});
