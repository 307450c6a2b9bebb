import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { LAYOUTS, NOW_MS, shell } from '../../../../app/screen.rig.tsx';
import { REQUEST_ID } from '../../../../lib/calls/request-id.fixture.ts';
import { refresh } from '../../../../lib/query.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import type { Offer } from '../../api/queries.ts';
import { offer, order } from '../../earn.fixture.ts';
import { FIXED, TIERED } from '../../earn.rig.ts';
import { DONE, purchaseForm } from './purchase.rig.tsx';

const { t, open } = await purchaseForm();

const SUBMIT = t('earn.submit', { amount: '8,000', asset: 'USDT' });

describe.each(LAYOUTS)('subscribing on %s', (layout) => {
  it('shows the effective rate with its slices, the dates, and is sent once', async () => {
    const held = hold('earn.subscribe');
    const { user, dialog, amount, button, onClose } = await open(layout);
    await user.type(amount(), '8000');
    expect(dialog.getAllByText('5.65%').length).toBe(2);
    const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      '0 \u2013 2,00010.00%2,0000.54794520',
      '2,000 \u2013 10,0004.20%6,0000.69041095',
      'Over 10,0003.60%00.00000000',
      'Per day5.65%8,0001.23835616',
    ]);
    expect(dialog.getByText(t('earn.startsHourly', { time: '11/20 18:00 (UTC+8)' }))).toBeTruthy();
    expect(dialog.getByText('11/21 00:05 (UTC+8)')).toBeTruthy();
    await user.dblClick(button(SUBMIT));
    const asked = {
      clientRequestId: expect.stringMatching(REQUEST_ID),
      product: TIERED.id,
      amount: '8000',
      compounds: 'true',
      ratesSeenMs: String(TIERED.ratesFromMs),
    };
    expect(sent('earn.subscribe')).toEqual([asked]);
    held.answer(DONE);
    expect(await screen.findByText(t('earn.subscribed'))).toBeTruthy();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('with a term says maturity and its interest, and renews nothing unless it is chosen', async () => {
    answer('earn.subscribe', DONE);
    const { user, dialog, amount, button } = await open(layout, FIXED);
    expect(dialog.getByText(t('earn.cancelUntil', { time: '11/21 00:00 (UTC+8)' }))).toBeTruthy();
    expect(dialog.getByText('02/19 00:30 (UTC+8)')).toBeTruthy();
    expect(dialog.getByText(t('earn.redeemRule.early'))).toBeTruthy();
    expect(dialog.getByRole('combobox').textContent).toBe(t('earn.renews.no'));
    await user.type(amount(), '8000');
    expect(dialog.getByText('110.46575342')).toBeTruthy();
    await user.click(button(SUBMIT));
    await expect.poll(() => sent('earn.subscribe').length).toBe(1);
    expect(sent('earn.subscribe')[0]).toMatchObject({ product: FIXED.id, renews: 'no' });
  });

  it('pays interest out where that is chosen', async () => {
    answer('earn.subscribe', DONE);
    const { user, dialog, amount, button } = await open(layout);
    await user.type(amount(), '8000');
    await user.click(dialog.getByRole('combobox'));
    await user.click(dialog.getByRole('option', { name: t('earn.goesTo.funding') }));
    await user.click(button(SUBMIT));
    await expect.poll(() => sent('earn.subscribe').length).toBe(1);
    expect(sent('earn.subscribe')[0]).toMatchObject({ compounds: 'false' });
  });

  it('fills in the most that can be had', async () => {
    const { user, amount, button } = await open(layout);
    await user.click(button(shell('shell.action.max')));
    expect(amount().value).toBe('8420.55');
  });

  it('adds to an order without a term that runs', async () => {
    answer('earn.orders', { rows: [order()], next: null });
    answer('earn.add', DONE);
    const { user, dialog, amount, button } = await open(layout);
    await dialog.findByText(t('earn.addTitle', { asset: 'USDT', kind: t('earn.kind.TIERED') }));
    await user.type(amount(), '999.5');
    // With the 1,000.5 that are there, the whole of it is still in the first slice.
    expect(dialog.getAllByText('10.00%').length).toBeGreaterThan(1);
    await user.click(button(t('earn.addSubmit', { amount: '999.5', asset: 'USDT' })));
    await expect.poll(() => sent('earn.add').length).toBe(1);
    expect(sent('earn.add')[0]).toEqual({
      clientRequestId: expect.any(String),
      product: TIERED.id,
      amount: '999.5',
      ratesSeenMs: String(TIERED.ratesFromMs),
    });
  });

  it('leads to the order where one of a term runs already', async () => {
    answer('earn.orders', { rows: [order({ productId: FIXED.id, kind: 'FIXED', termDays: 90 })], next: null });
    const { user, dialog, button, onOrder } = await open(layout, FIXED);
    expect(await dialog.findByText(t('earn.hasOrder'))).toBeTruthy();
    await user.click(button(t('earn.viewOrder')));
    expect(onOrder).toHaveBeenCalledWith(order().id);
  });
});

describe('what is wrong with an amount', () => {
  it.each<[string, string, Partial<Offer>, string]>([
    ['below the minimum', '0.5', {}, t('EARN_MIN', { min: '1', asset: 'USDT' })],
    ['off the step', '1.005', {}, t('EARN_STEP', { step: '0.01', asset: 'USDT' })],
    ['above what one order may be', '600', { maxOrder: '500' }, t('EARN_MAX', { max: '500', asset: 'USDT' })],
    [
      'more than a person may have',
      '600',
      { maxPerson: '500' },
      t('EARN_MAX_PERSON', { max: '500', held: '0', asset: 'USDT' }),
    ],
    ['another than the one amount', '600', { fixedAmount: '500' }, t('EARN_EQUAL', { amount: '500', asset: 'USDT' })],
    ['more than is left', '600', { remaining: '500' }, t('EARN_REMAINING', { remaining: '500', asset: 'USDT' })],
    ['more than is there', '9000', {}, t('EARN_BALANCE', { available: '8,420.55', needed: '9,000', asset: 'USDT' })],
  ])('%s: is said beside it, and nothing is sent', async (_, typed, change, sentence) => {
    const { user, dialog, amount } = await open('h5', offer(change));
    await user.clear(amount());
    await user.type(amount(), `${typed}{Enter}`);
    expect(dialog.getByText(sentence)).toBeTruthy();
    expect([amount().value, amount().getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    expect(sent('earn.subscribe')).toEqual([]);
  });

  it('what only the exchange knows is said in the form, which keeps what was typed', async () => {
    refuse('earn.subscribe', 'EARN_KYC', { needed: 2, level: 1 });
    const { user, dialog, amount, button, onClose } = await open('desktop');
    await user.type(amount(), '8000');
    await user.click(button(SUBMIT));
    expect(await dialog.findByText(t('EARN_KYC', { needed: '2', level: '1' }))).toBeTruthy();
    expect([amount().value, onClose.mock.calls.length]).toEqual(['8000', 0]);
  });
});

it('asks again with the same request after a lost answer', async () => {
  cut('earn.subscribe');
  const { user, dialog, amount, button } = await open('desktop');
  await user.type(amount(), '8000');
  await user.click(button(SUBMIT));
  expect(await dialog.findByText(t('earn.unknown'))).toBeTruthy();
  await user.click(button(SUBMIT));
  await expect.poll(() => sent('earn.subscribe').length).toBe(2);
  const [first, second] = sent('earn.subscribe');
  expect(second).toEqual(first);
});

it('comes back as it was sent while nobody knows how it ended', async () => {
  const payload = { product: TIERED.id, amount: '25', compounds: 'false' };
  const id = '6f0c2b1e-8d4e-4c55-9a3a-0000000000cc';
  const kept = [{ id, payload, sentAtMs: NOW_MS - 1_000, uid: '100000042' }];
  localStorage.setItem('unanswered.earn.subscribe', JSON.stringify(kept));
  answer('earn.subscribe', { ...DONE, amount: '25', replayed: true });
  const { user, dialog, amount, button } = await open('desktop');
  expect(amount().value).toBe('25');
  expect(dialog.getByText(t('earn.unknown'))).toBeTruthy();
  await user.click(button(t('earn.submit', { amount: '25', asset: 'USDT' })));
  await expect.poll(() => sent('earn.subscribe')).toEqual([{ clientRequestId: id, ...payload }]);
});

it('asks again for the same order, and adds nothing, when the order turns up before its answer', async () => {
  cut('earn.subscribe');
  const { user, dialog, amount, button } = await open('desktop');
  await user.type(amount(), '25');
  const submit = t('earn.submit', { amount: '25', asset: 'USDT' });
  await user.click(button(submit));
  expect(await dialog.findByText(t('earn.unknown'))).toBeTruthy();
  answer('earn.orders', { rows: [order()], next: null });
  answer('earn.subscribe', { ...DONE, amount: '25', replayed: true });
  await refresh('earn.orders');
  await expect.poll(() => sent('earn.orders').length).toBeGreaterThan(1);
  await user.click(button(submit));
  await expect.poll(() => sent('earn.subscribe').length).toBe(2);
  expect(sent('earn.subscribe')[1]).toEqual(sent('earn.subscribe')[0]);
  expect(sent('earn.add')).toEqual([]);
});
