import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { dialog, field, isOffered, rowsOf } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';
import { HYBRID, labelled, NOTHING_OWED, openAs, press, product, type Role } from './products.rig.tsx';

test('it loads, fails, and is asked for again', async () => {
  await waitsFailsAndRetries('/earn', {
    role: 'product',
    id: 'staffEarn.products',
    answers: { 'staffEarn.treasury': NOTHING_OWED },
    answer: { rows: [product()] },
    failed: 'console.earn.failed',
    shows: 'usdt-steps',
  });
});

test('it says that there is no product', async () => {
  await openAs('auditor');
  await screen.findByText(t('console.earn.empty'));
  await screen.findByText(t('console.earn.owedNone'));
});

test('each product with its rates and what covers them; where that ends within three days it is first', async () => {
  await openAs('support', product(), HYBRID, product({ id: 'usdt-later', rates: [], coveredUntilMs: null }));
  await screen.findByText('usdt-steps');
  expect(rowsOf(t('console.earn.title'))).toEqual([
    [
      'eth-hybrid-30 ETH Fixed hybrid · 30 days',
      '2.20 % + 3.00 % HBT From 11/22 14:32: 2.00 %',
      `25,000 / 2,000,000 ${t('console.earn.soldEnded', { amount: '5,000' })}`,
      '25,700.5',
      '700 199,000 HBT',
      '3.1',
      '11/22 14:32',
      '',
    ],
    [
      'usdt-steps USDT Flexible, tiered',
      'up to 10.00 % on the first 2,000 USDT',
      '25,000 / 2,000,000',
      '25,700.5',
      '700',
      '3.1',
      '02/28 14:32',
      '',
    ],
    [
      'usdt-later USDT Flexible, tiered',
      t('console.earn.noRates'),
      '25,000 / 2,000,000',
      '25,700.5',
      '700',
      '3.1',
      t('console.none'),
      '',
    ],
  ]);
  for (const word of ['terms', 'rates', 'fund', 'new'] as const)
    expect(isOffered(t(`console.earn.${word}`))).toBe(false);
});

test('Product sets terms and rates, Finance puts money aside', async () => {
  await openAs('product', product());
  await screen.findByText('usdt-steps');
  expect((['terms', 'rates', 'fund', 'new'] as const).map((word) => isOffered(t(`console.earn.${word}`)))).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test('a new product asks only for what its kind needs', async () => {
  const opened = await openAs('product', product());
  const { user } = opened;
  await screen.findByText('usdt-steps');
  await press(opened, t('console.earn.new'));
  within(dialog()).getByText(t('console.earn.effect.product'));
  expect([labelled('termDays'), labelled('canEndEarly'), labelled('rewardAsset')]).toEqual([null, null, null]);
  expect(labelled('instantPool')).not.toBeNull();
  const kind = within(dialog()).getByLabelText(t('console.actionField.kind'));
  await user.selectOptions(kind, 'FIXED_HYBRID');
  expect([labelled('termDays'), labelled('canEndEarly'), labelled('rewardAsset')]).not.toContain(null);
  // Nothing leaves at once where the term cannot end early.
  expect(labelled('instantPool')).toBeNull();
  await user.selectOptions(kind, 'FIXED');
  expect(labelled('rewardAsset')).toBeNull();
  const typed = { id: 'usdt-60', asset: 'USDT', termDays: '60', min: '100', step: '0.01', quota: '500000' } as const;
  for (const [name, text] of Object.entries(typed)) {
    await user.type(field(t(`console.actionField.${name as keyof typeof typed}`), dialog()), text);
  }
  await user.selectOptions(within(dialog()).getByLabelText(t('console.actionField.canRenew')), 'true');
  const maxOrder = field(t('console.actionField.maxOrder'), dialog());
  await user.type(maxOrder, 'a lot');
  within(dialog()).getByText(t('console.refusal.FIELD_INVALID'));
  await user.clear(maxOrder);
  await actWithReason(opened, {
    id: 'staffEarn.setProduct',
    verb: t('console.ask'),
    input: {
      ...typed,
      kind: 'FIXED',
      instantPool: '0',
      canEndEarly: 'false',
      canRenew: 'true',
      kycMin: '1',
      vipMin: '0',
      isForNewPeople: 'false',
      source: 'house',
      startAtMs: String(Math.floor(NOW_MS / 60_000) * 60_000),
    },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('Finance puts money aside, of either coin of a hybrid, once for one request', async () => {
  const opened = await openAs('finance', HYBRID);
  await screen.findByText('eth-hybrid-30');
  expect(isOffered(t('console.earn.terms'))).toBe(false);
  await press(opened, t('console.earn.fund'));
  within(dialog()).getByText(t('console.earn.effect.fund'));
  await opened.user.selectOptions(within(dialog()).getByLabelText(t('console.actionField.asset')), 'HBT');
  await opened.user.type(field(t('console.actionField.amount'), dialog()), '1500.5');
  await actWithReason(opened, {
    id: 'staffEarn.fund',
    verb: t('console.ask'),
    input: { clientRequestId: expect.any(String) as never, product: 'eth-hybrid-30', asset: 'HBT', amount: '1500.5' },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
  expect(new Set(opened.sent('staffEarn.fund').map(({ clientRequestId }) => clientRequestId)).size).toBe(1);
});

const UNPAID: RowOf<'staffEarn.failed'> = {
  id: '6f0c2b1e-8d4e-4c55-9a3a-0000000000f1',
  uid: '284771029',
  asset: 'USDT',
  amount: '1250.5',
  askedAtMs: NOW_MS - DAY_MS,
  dueAtMs: NOW_MS - HOUR_MS,
  attempts: 4,
  nextTryMs: null,
  ticket: 'EARN-0000000000F1',
  paidAtMs: null,
};
const openUnpaid = (role: Role) =>
  open('/earn', {
    role,
    answers: {
      'staffEarn.products': { rows: [] },
      'staffEarn.failed': { rows: [UNPAID] },
      'staffEarn.treasury': NOTHING_OWED,
    },
  });

test('redemptions that could not be paid: support reads the ticket, and a second line pays them', async () => {
  await openUnpaid('support');
  await screen.findByText('EARN-0000000000F1');
  expect(rowsOf(t('console.earn.unpaid'))).toEqual([
    ['284771029', '1,250.5 USDT', 'EARN-0000000000F1', '11/20 13:32', '4', t('console.none'), ''],
  ]);
  expect(isOffered(t('console.earn.retry'))).toBe(false);
});

test('a ticket is found by its number, also once it is paid', async () => {
  const { user, sent, answer } = await openUnpaid('support2');
  await screen.findByText('EARN-0000000000F1');
  const find = screen.getByRole('searchbox', { name: t('console.earn.findTicket') });
  await user.type(find, 'f2');
  screen.getByText(t('console.earn.ticketPart'));
  await user.clear(find);
  await user.type(find, '00f1');
  expect(rowsOf(t('console.earn.unpaid'))).toHaveLength(1);
  answer({ 'staffEarn.failed': { rows: [{ ...UNPAID, paidAtMs: NOW_MS - HOUR_MS }] } });
  await user.clear(find);
  await user.type(find, 'earn-0000000000f1');
  await screen.findByText(t('console.earn.paidAt', { time: '11/20 13:32' }));
  expect(sent('staffEarn.failed').at(-1)).toEqual({ ticket: 'EARN-0000000000F1' });
  answer({ 'staffEarn.failed': { rows: [] } });
  await user.clear(find);
  await user.type(find, 'earn-0000000000f2');
  await screen.findByText(t('console.earn.ticketNone'));
  expect(isOffered(t('console.earn.retry'))).toBe(false);
});

test('whoever may pays one, and says why', async () => {
  const opened = await openUnpaid('support2');
  await screen.findByText('EARN-0000000000F1');
  await press(opened, t('console.earn.retry'));
  within(dialog()).getByText(t('console.earn.effect.retry'));
  await actWithReason(opened, {
    id: 'staffEarn.retry',
    verb: t('console.earn.retry'),
    input: { redemptionId: UNPAID.id },
    answer: { state: 'DONE' },
    done: t('console.earn.paidOut'),
  });
});

test('who does not look after them does not see them', async () => {
  await openAs('product', product());
  await screen.findByText('usdt-steps');
  expect(screen.queryByText(t('console.earn.unpaid'))).toBeNull();
});
