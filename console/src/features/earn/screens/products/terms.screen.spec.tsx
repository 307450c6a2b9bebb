import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { messages as words } from '@bourse/i18n/en_US/earn.ts';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason } from '../../../../app/acts.rig.ts';
import { NOW_MS } from '../../../../app/exchange.rig.ts';
import { button, dialog, field, pairedWith } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';
import { HYBRID, labelled, openAs, press, product } from './products.rig.tsx';

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
