import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { messages as words } from '@bourse/i18n/en_US/earn.ts';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { button, dialog, field, isOffered, pairedWith, rowsOf } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

type Product = RowOf<'staffEarn.products'>;
type Role = 'product' | 'finance' | 'support' | 'support2' | 'auditor';

const product = (own: Partial<Product> = {}): Product => ({
  id: 'usdt-steps',
  asset: 'USDT',
  ledgerScale: 6,
  kind: 'TIERED',
  termDays: 0,
  min: '1',
  step: '0.01',
  maxOrder: null,
  maxPerson: '500000',
  fixedAmount: null,
  quota: '2000000',
  sold: '25000',
  soldEnded: '0',
  instantPool: '200000',
  canEndEarly: false,
  canRenew: false,
  kycMin: 1,
  vipMin: 0,
  isForNewPeople: false,
  reward: null,
  source: 'lending',
  startAtMs: NOW_MS - 90 * DAY_MS,
  endAtMs: null,
  rates: [
    {
      fromMs: NOW_MS - 90 * DAY_MS,
      tiers: [
        { upTo: '2000', rateBps: 1_000 },
        { upTo: '10000', rateBps: 420 },
        { upTo: null, rateBps: 360 },
      ],
    },
  ],
  principal: '25700.5',
  cover: '700',
  perDay: '3.1',
  coveredUntilMs: NOW_MS + 100 * DAY_MS,
  ...own,
});
const HYBRID = product({
  id: 'eth-hybrid-30',
  asset: 'ETH',
  ledgerScale: 18,
  soldEnded: '5000',
  kind: 'FIXED_HYBRID',
  termDays: 30,
  instantPool: '0',
  canRenew: true,
  reward: { asset: 'HBT', rateBps: 300, budget: '200000', perPerson: '20000', used: '5', cover: '199000' },
  rates: [
    { fromMs: 0, tiers: [{ upTo: null, rateBps: 220 }] },
    { fromMs: NOW_MS + 2 * DAY_MS, tiers: [{ upTo: null, rateBps: 200 }] },
  ],
  coveredUntilMs: NOW_MS + 2 * DAY_MS,
});
const NOTHING_OWED = { coins: [], maturities: [] };
const openAs = (role: Role, ...rows: readonly Product[]) =>
  open('/earn', {
    role,
    answers: {
      'staffEarn.products': { rows: [...rows] },
      'staffEarn.failed': { rows: [] },
      'staffEarn.treasury': NOTHING_OWED,
    },
  });
const press = (opened: Awaited<ReturnType<typeof openAs>>, word: string) => opened.user.click(button(word));
const labelled = (name: 'id' | 'termDays' | 'quota' | 'rewardAsset' | 'instantPool' | 'canEndEarly' | 'maxPerson') =>
  within(dialog()).queryByLabelText(t(`console.actionField.${name}`));

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

test('other terms of a product: what never changes is sent as it is', async () => {
  const opened = await openAs('product', HYBRID);
  await screen.findByText('eth-hybrid-30');
  await press(opened, t('console.earn.terms'));
  expect([labelled('id'), labelled('termDays'), labelled('rewardAsset')]).toEqual([null, null, null]);
  const quota = field(t('console.actionField.quota'), dialog());
  await opened.user.clear(quota);
  await opened.user.type(quota, '3000000');
  await opened.user.clear(field(t('console.actionField.maxPerson'), dialog()));
  await actWithReason(opened, {
    id: 'staffEarn.setProduct',
    verb: t('console.ask'),
    input: {
      id: 'eth-hybrid-30',
      asset: 'ETH',
      kind: 'FIXED_HYBRID',
      termDays: '30',
      min: '1',
      step: '0.01',
      quota: '3000000',
      instantPool: '0',
      canEndEarly: 'false',
      canRenew: 'true',
      kycMin: '1',
      vipMin: '0',
      isForNewPeople: 'false',
      rewardAsset: 'HBT',
      rewardBps: '300',
      rewardBudget: '200000',
      rewardPerPerson: '20000',
      source: 'lending',
      startAtMs: String(Math.floor(HYBRID.startAtMs / 60_000) * 60_000),
    },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('before a product is asked for, every text that its terms make is read', async () => {
  const opened = await openAs('product', HYBRID);
  await screen.findByText('eth-hybrid-30');
  await press(opened, t('console.earn.terms'));
  const preview = await within(dialog()).findByRole('region', { name: t('console.earn.preview') });
  const said = (name: keyof typeof words) => pairedWith(words[name] as string, preview);
  expect(said('earn.product')).toBe('ETH Fixed hybrid');
  expect(said('earn.rate')).toBe('… ETH + ≈3.00 % in HBT');
  expect(said('earn.term')).toBe('30 days');
  expect(said('earn.min')).toBe('1 ETH');
  expect(said('earn.remaining')).toBe('1,975,000 ETH');
  // It is on sale.
  expect(within(preview).queryByText(words['earn.status'])).toBeNull();
  expect(said('earn.redeemRule')).toBe(words['earn.redeemRule.term']);
  expect(said('earn.renewal')).toBe(words['earn.renewal.yes']);
  expect(said('earn.needs')).toBe('Identity level 1 and above');
  expect(said('earn.source')).toBe(words['earn.source.lending']);
  within(preview).getByText(words['earn.risk.locked']);
  within(preview).getByText('The reward comes in HBT, whose price can fall, and ends when its budget is used up.');
  await opened.user.selectOptions(within(dialog()).getByLabelText(t('console.actionField.canEndEarly')), 'true');
  expect(said('earn.redeemRule')).toBe(words['earn.redeemRule.early']);
  within(preview).getByText(words['earn.risk.early']);
  await opened.user.selectOptions(within(dialog()).getByLabelText(t('console.actionField.source')), 'staking');
  within(preview).getByText(words['earn.risk.staking'].replace('{asset}', 'ETH'));
  const quota = field(t('console.actionField.quota'), dialog());
  await opened.user.clear(quota);
  await opened.user.type(quota, '0.1234567890123456789');
  expect(within(preview).queryByText(words['earn.remaining'])).toBeNull();
});

test('other rates from a full hour a day ahead, with what people will read of them', async () => {
  const opened = await openAs('product', product());
  const { user } = opened;
  await screen.findByText('usdt-steps');
  await press(opened, t('console.earn.rates'));
  const preview = () => within(dialog()).getByRole('region', { name: t('console.earn.preview') });
  within(preview()).getByText('up to 10.00 % on the first 2,000 USDT');
  expect(pairedWith(t('console.earn.atThousand', { asset: 'USDT' }), preview())).toBe('10.0000 %');
  // As the rules window of people has it: 2,000 at 10 %, 8,000 at 4.2 % and 5,000 at 3.6 %.
  await within(preview()).findByText('Tiers of USDT Flexible, tiered');
  within(preview()).getByText('15,000 USDT earn 1.961643 USDT a day, 4.77 % as a whole.');
  const first = field(t('console.earn.percent', { row: 1 }), dialog());
  await user.clear(first);
  within(dialog()).getByText(t('console.earn.rowsWrong'));
  await user.type(first, '3.6');
  await user.click(button(t('console.earn.removeRow', { row: 2 }), dialog()));
  const last = field(t('console.earn.percent', { row: 2 }), dialog());
  await user.clear(last);
  await user.type(last, '4.8');
  within(preview()).getByText('up to 4.80 % on what is above 2,000 USDT');
  expect(pairedWith('on the first 2,000 USDT', preview())).toBe('3.60 %');
  within(preview()).getByText('3,000 USDT earn 0.328767 USDT a day, 4.00 % as a whole.');
  await user.click(button(t('console.earn.removeRow', { row: 1 }), dialog()));
  within(preview()).getByText('4.80 %', { selector: 'p' });
  expect(within(preview()).queryByText(/as a whole/)).toBeNull();
  await user.click(button(t('console.earn.addRow'), dialog()));
  await user.type(field(t('console.earn.upTo', { row: 1, asset: 'USDT' }), dialog()), '2000');
  await user.type(field(t('console.earn.percent', { row: 1 }), dialog()), '3.6');
  const from = field(t('console.actionField.fromMs'), dialog());
  await user.clear(from);
  await user.type(from, '2026-11-21T15:30');
  within(dialog()).getByText(t('console.refusal.EARN_RATE_HOUR'));
  await user.clear(from);
  await user.type(from, '2026-11-21T14:00');
  expect(within(dialog()).getByText(t('console.earn.earliest', { time: '2026/11/21 15:00:00' })).className).toContain(
    'text-danger',
  );
  await user.clear(from);
  await user.type(from, '2026-11-21T15:00');
  await actWithReason(opened, {
    id: 'staffEarn.setRates',
    verb: t('console.ask'),
    input: {
      product: 'usdt-steps',
      fromMs: String(Math.ceil((NOW_MS + DAY_MS) / HOUR_MS) * HOUR_MS),
      tiers: '[{"upTo":"2000","rateBps":"360"},{"upTo":null,"rateBps":"480"}]',
    },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('a row is added before the last one', async () => {
  const opened = await openAs('product', product({ rates: [] }));
  await screen.findByText('usdt-steps');
  await press(opened, t('console.earn.rates'));
  within(dialog()).getByText(t('console.earn.all'));
  await opened.user.click(button(t('console.earn.addRow'), dialog()));
  within(dialog()).getByText(t('console.earn.rest'));
  field(t('console.earn.upTo', { row: 1, asset: 'USDT' }), dialog());
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
