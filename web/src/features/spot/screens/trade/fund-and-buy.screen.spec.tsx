import { messages as words } from '@bourse/i18n/en_US/spot.ts';
import { messages as refusals } from '@bourse/i18n/en_US/spot-refusal.ts';
import { messages as toolWords } from '@bourse/i18n/en_US/spot-tools.ts';
import { messages as transferRefusals } from '@bourse/i18n/en_US/transfers-refusal.gen.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { LAYOUTS, type LayoutName, NOW_MS, openScreen, shell, wordsOf } from '../../../../app/screen.rig.tsx';
import { fill } from '../../../../lib/i18n.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { answerMarket, fundingOf, ORDER } from './trade.fixture.ts';

const t = await wordsOf(words);
const tools = await wordsOf(toolWords);

/** 0.2 BTC at 60,000 cost 12,000.00; the spot account holds 10,000.00. */
async function fillForm(layout: LayoutName) {
  const user = await openScreen('spot.trade', { layout, query: { symbol: 'BTC_USDT' } });
  const form = within(await screen.findByRole('form', { name: t('spot.form.title') }));
  const amountField = form.getByLabelText<HTMLInputElement>(new RegExp(`^${t('spot.form.quantity')}`));
  await expect
    .poll(() => form.getByLabelText<HTMLInputElement>(new RegExp(`^${t('spot.form.price')}`)).value)
    .toBe('60000');
  await user.type(amountField, '0.2');
  return { user, form, amountField };
}
const transferButton = { name: t('spot.fund.submit.buy', { amount: '2,000.00' }) };

const moved = {
  id: '9',
  asset: 'USDT',
  from: 'funding',
  to: 'spot',
  amount: '2000',
  atMs: NOW_MS,
  replayed: false,
} as const;
const balances = (usdt: string) => ({
  rows: [
    { asset: 'BTC', available: '2', held: '0' },
    { asset: 'USDT', available: usdt, held: '0' },
  ],
});

beforeEach(() => {
  answerMarket();
  answer('transfers.info', ({ asset = '' }) => fundingOf(asset, '2935.77'));
});

describe.each(LAYOUTS)('an order that the spot account cannot pay, on %s', (layout) => {
  /** Presses the offer and comes to the question. */
  const ask = async () => {
    const { user, form, amountField } = await fillForm(layout);
    expect(await screen.findByText(t('spot.fund.inFunding', { amount: '2,935.77', asset: 'USDT' }))).toBeTruthy();
    expect(
      screen.getByText(t('spot.problem.INSUFFICIENT_BALANCE', { missing: '2,000.00', asset: 'USDT' })),
    ).toBeTruthy();
    await user.click(form.getByRole('button', transferButton));
    const dialog = within(await screen.findByRole('dialog', { name: tools('spot.fund.title.buy') }));
    return { user, amountField, dialog };
  };

  it('is paid from the funding account after one question, and then sent once', async () => {
    const { user, dialog } = await ask();
    expect(dialog.getByText('2,000.00 USDT')).toBeTruthy();
    expect(dialog.getByText('Buy 0.2 BTC at 60,000.00')).toBeTruthy();
    expect(sent('transfers.transfer')).toEqual([]);
    const held = hold('transfers.transfer');
    await user.dblClick(dialog.getByRole('button', transferButton));
    expect(sent('transfers.transfer')).toMatchObject([{ asset: 'USDT', from: 'funding', to: 'spot', amount: '2000' }]);
    expect(sent('spot.place')).toEqual([]);
    answer('spot.balances', balances('12000'));
    answer('spot.place', { order: { ...ORDER, quantity: '0.2' }, replayed: false });
    held.answer(moved);
    expect(await screen.findByText('Buy 0.2 BTC at 60,000.00')).toBeTruthy();
    expect(await screen.findByText(t('spot.news.placed'))).toBeTruthy();
    expect(sent('spot.place')).toMatchObject([{ side: 'buy', price: '60000', quantity: '0.2' }]);
    expect(sent('transfers.transfer')).toHaveLength(1);
  });

  it('keeps the form and moves nothing where the person thinks better of it', async () => {
    const { user, amountField } = await ask();
    await user.click(screen.getByRole('button', { name: shell('shell.action.close') }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(amountField.value).toBe('0.2');
    expect(sent('transfers.transfer')).toEqual([]);
  });

  it('says why nothing was moved, and asks again', async () => {
    const { user, dialog } = await ask();
    refuse('transfers.transfer', 'COIN_STOPPED', { asset: 'USDT' });
    await user.click(dialog.getByRole('button', transferButton));
    expect((await dialog.findByRole('alert')).textContent).toContain(
      fill(transferRefusals.COIN_STOPPED, { asset: 'USDT' }),
    );
    expect(sent('spot.place')).toEqual([]);
  });

  it('asks the same transfer again after a lost answer, so that nothing is moved twice', async () => {
    const { user, dialog } = await ask();
    cut('transfers.transfer');
    await user.click(dialog.getByRole('button', transferButton));
    expect(await dialog.findByText(tools('spot.fund.unknown'))).toBeTruthy();
    answer('transfers.transfer', { ...moved, replayed: true });
    answer('spot.balances', balances('12000'));
    answer('spot.place', { order: ORDER, replayed: false });
    await user.click(dialog.getByRole('button', transferButton));
    expect(await screen.findByText(t('spot.news.placed'))).toBeTruthy();
    const [first, second] = sent('transfers.transfer').map(({ clientRequestId }) => clientRequestId);
    expect([first, sent('transfers.transfer').length]).toEqual([second, 2]);
  });

  it('says that the money is in Spot where the order is refused, and keeps the form', async () => {
    const { user, dialog, amountField } = await ask();
    answer('transfers.transfer', moved);
    answer('spot.balances', balances('12000'));
    refuse('spot.place', 'OUTSIDE_BAND', { min: '54000', max: '66000' });
    await user.click(dialog.getByRole('button', transferButton));
    expect(await screen.findByText(tools('spot.fund.moved', { amount: '2,000.00', asset: 'USDT' }))).toBeTruthy();
    expect(screen.getByText(tools('spot.fund.notPlaced'))).toBeTruthy();
    expect(screen.getByText(fill(refusals.OUTSIDE_BAND, { min: '54,000', max: '66,000' }))).toBeTruthy();
    expect(amountField.value).toBe('0.2');
  });

  it('says how much is missing where the funding account has too little as well', async () => {
    answer('transfers.info', ({ asset = '' }) => fundingOf(asset, '1880'));
    const { user, form } = await fillForm(layout);
    expect(await screen.findByText(/You have 120\.00 USDT too little, Funding included\./)).toBeTruthy();
    await user.click(form.getAllByRole('button', { name: /^Buy .*BTC/ })[0]!);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(form.getByRole('link', { name: t('spot.assets.deposit', { asset: 'USDT' }) })).toBeTruthy();
  });
});
