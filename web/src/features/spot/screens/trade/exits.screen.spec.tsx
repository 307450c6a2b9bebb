import { messages as words } from '@bourse/i18n/en_US/spot.ts';
import { messages as orderWords } from '@bourse/i18n/en_US/spot-orders.ts';
import { messages as refusals } from '@bourse/i18n/en_US/spot-refusal.ts';
import { messages as toolWords } from '@bourse/i18n/en_US/spot-tools.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { LAYOUTS, type LayoutName, openScreen, wordsOf } from '../../../../app/screen.rig.tsx';
import { REQUEST_ID } from '../../../../lib/calls/request-id.fixture.ts';
import { fill } from '../../../../lib/i18n.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { answerMarket, fundingOf, LIST } from './trade.fixture.ts';

const t = await wordsOf(words);
const tools = await wordsOf(toolWords);
const o = await wordsOf(orderWords);

const name = { takeProfit: tools('spot.exit.takeProfit'), stopLoss: tools('spot.exit.stopLoss') };
const percentName = {
  takeProfit: tools('spot.exit.percent.takeProfit'),
  stopLoss: tools('spot.exit.percent.stopLoss'),
};

/** Opens the form with the fields of both exits in view; a phone has them in a sheet. */
async function openExits(layout: LayoutName, { quantity = '0.01' } = {}) {
  const user = await openScreen('spot.trade', { layout, query: { symbol: 'BTC_USDT' } });
  const form = within(await screen.findByRole('form', { name: t('spot.form.title') }));
  const main = (key: 'price' | 'quantity') =>
    form.getByLabelText<HTMLInputElement>(new RegExp(`^${t(`spot.form.${key}`)}`));
  await expect.poll(() => main('price').value).toBe('60000');
  if (quantity) await user.type(main('quantity'), quantity);
  const tick = form.getByRole('checkbox', { name: t('spot.form.exits') });
  await user.click(tick);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  await screen.findByLabelText(name.takeProfit);
  const type = async (label: string, text: string) => {
    await user.clear(field(label));
    await user.type(field(label), text);
  };
  /** Puts the sheet of a phone away. */
  const done = async () => {
    if (layout === 'h5') await user.click(await screen.findByRole('button', { name: tools('spot.study.done') }));
  };
  const submit = () =>
    form
      .getAllByRole<HTMLButtonElement>('button', { name: /BTC$|^Transfer/ })
      .find((button) => button.type === 'submit')!;
  return { user, form, main, tick, field, type, done, submit };
}

beforeEach(answerMarket);

describe.each(LAYOUTS)('a take profit and a stop loss on %s', (layout) => {
  it('go with the order as one list, sent once, and say what both come to', async () => {
    const { user, field, type, done, submit, main, tick } = await openExits(layout);
    await type(name.takeProfit, '63000');
    await type(percentName.stopLoss, '3');
    expect(field(percentName.takeProfit).value).toBe('+5');
    expect(field(name.stopLoss).value).toBe('58200');
    // 0.009985 BTC come; sold at 63,000 they bring 629.055 less 0.15 %, and they cost 600.
    expect(screen.getAllByText(/^\+28\.11/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/^−19\.75/).length).toBeGreaterThan(0);
    await done();
    const held = hold('spot.placeList');
    await user.dblClick(submit());
    expect(sent('spot.placeList')).toEqual([
      {
        clientRequestId: expect.stringMatching(REQUEST_ID),
        symbol: 'BTC_USDT',
        contingency: 'otoco',
        orders: JSON.stringify([
          { side: 'buy', type: 'limit', timeInForce: 'gtc', price: '60000', quantity: '0.01' },
          { side: 'sell', type: 'stop-market', wakes: 'above', stopPrice: '63000', quantity: '0.0099' },
          { side: 'sell', type: 'stop-market', wakes: 'below', stopPrice: '58200', quantity: '0.0099' },
        ]),
      },
    ]);
    held.answer({ listId: LIST.listId, orders: LIST.orders, replayed: false });
    expect(await screen.findByText(t('spot.news.placed'))).toBeTruthy();
    expect(screen.getByText('Buy 0.01 BTC at 60,000.00 · TP 63,000.00 · SL 58,000.00')).toBeTruthy();
    expect([main('quantity').value, main('price').value]).toEqual(['', '60000']);
    expect((tick as HTMLInputElement).checked).toBe(false);
    expect(sent('spot.place')).toEqual([]);
  });

  it('are refused at their fields while they are typed, and nothing typed changes', async () => {
    const { user, field, type, done, submit } = await openExits(layout);
    await type(name.takeProfit, '59000');
    await type(name.stopLoss, '1e5');
    await user.tab();
    expect(screen.getAllByText(tools('spot.exit.above', { price: '60,000.00' })).length).toBeGreaterThan(0);
    expect(screen.getAllByText(t('spot.problem.AMOUNT_NOT_A_NUMBER')).length).toBeGreaterThan(0);
    expect(field(name.takeProfit).getAttribute('aria-invalid')).toBe('true');
    expect([field(name.takeProfit).value, field(name.stopLoss).value]).toEqual(['59000', '1e5']);
    await done();
    await user.click(submit());
    expect(sent('spot.placeList')).toEqual([]);
    expect(sent('spot.place')).toEqual([]);
  });

  it('say that one of them is needed, when the button was pressed', async () => {
    const { user, done, submit } = await openExits(layout);
    await done();
    expect(screen.queryByText(tools('spot.exit.required'))).toBeNull();
    await user.click(submit());
    expect((await screen.findAllByText(tools('spot.exit.required'))).length).toBeGreaterThan(0);
    expect(sent('spot.place')).toEqual([]);
  });

  it('say what the exchange refuses beside the one that it is about', async () => {
    const { user, type, done, submit } = await openExits(layout);
    await type(name.stopLoss, '58000');
    await done();
    refuse('spot.placeList', 'OUTSIDE_BAND', { order: 1, field: 'stopPrice', min: '59000', max: '66000' });
    await user.click(submit());
    const sentence = fill(refusals.OUTSIDE_BAND, { min: '59,000', max: '66,000' });
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(submit());
    await expect.poll(() => sent('spot.placeList').length).toBe(2);
    const [first, second] = sent('spot.placeList').map(({ clientRequestId }) => clientRequestId);
    expect(first).not.toBe(second);
  });

  it('are asked for instead of being sent again where the answer was lost', async () => {
    const { user, type, done, submit } = await openExits(layout);
    await type(name.takeProfit, '63000');
    await done();
    cut('spot.placeList');
    answer('spot.orderList', LIST);
    await user.click(submit());
    expect(await screen.findByText(t('spot.news.placed'))).toBeTruthy();
    const [{ clientRequestId } = {}] = sent('spot.placeList');
    expect(sent('spot.orderList')).toEqual([{ clientRequestId }]);
    expect(sent('spot.placeList')).toHaveLength(1);
  });

  it('move what is missing from the funding account first, after one question', async () => {
    answer('transfers.info', ({ asset = '' }) => fundingOf(asset, '2935.77'));
    const { user, type, done, submit } = await openExits(layout, { quantity: '0.2' });
    await type(name.takeProfit, '63000');
    await done();
    expect(await screen.findByText(t('spot.fund.inFunding', { amount: '2,935.77', asset: 'USDT' }))).toBeTruthy();
    await user.click(submit());
    const dialog = within(await screen.findByRole('dialog', { name: tools('spot.fund.title.buy') }));
    expect(dialog.getByText('Buy 0.2 BTC at 60,000.00 · TP 63,000.00')).toBeTruthy();
  });

  it('sell coins that are there as two orders of which one cancels the other', async () => {
    const { user, form, main, tick, type, done } = await openExits(layout, { quantity: '' });
    await done();
    await user.click(tick);
    await user.click(form.getByRole('button', { name: t('spot.form.sell') }));
    if (layout === 'h5') await user.click(form.getByRole('button', { name: /^Order type/ }));
    else await user.click(form.getByRole('button', { name: t('spot.form.stop') }));
    await user.click(await screen.findByRole('button', { name: t('spot.form.oco') }));
    await user.type(main('quantity'), '0.5');
    if (layout === 'h5') await user.click(screen.getByRole('button', { name: t('spot.form.exitsEdit') }));
    await screen.findByLabelText(name.takeProfit);
    await type(name.takeProfit, '63000');
    await type(name.stopLoss, '58000');
    await user.click(screen.getByRole('button', { name: new RegExp(`^${name.stopLoss}: `) }));
    await user.click((await screen.findAllByRole('button', { name: tools('spot.exit.then.sell.limit') })).at(-1)!);
    await type(tools('spot.exit.limit'), '57900');
    await done();
    const held = hold('spot.placeList');
    await user.click(
      form.getAllByRole<HTMLButtonElement>('button', { name: 'Sell 0.5 BTC' }).find((each) => each.type === 'submit')!,
    );
    expect(sent('spot.placeList')).toMatchObject([
      {
        contingency: 'oco',
        orders: JSON.stringify([
          { side: 'sell', type: 'stop-market', wakes: 'above', stopPrice: '63000', quantity: '0.5' },
          { side: 'sell', type: 'stop-limit', wakes: 'below', stopPrice: '58000', price: '57900', quantity: '0.5' },
        ]),
      },
    ]);
    const pair = LIST.orders.slice(1).map((order) => ({ ...order, status: 'waiting' as const }));
    held.answer({ listId: '80', orders: pair, replayed: false });
    expect(await screen.findByText(t('spot.news.waiting'))).toBeTruthy();
  });

  it('are shown together among the open orders, and end together after one question', async () => {
    answer('spot.openOrders', { rows: [...LIST.orders].reverse(), next: null });
    answer('spot.orderList', LIST);
    const user = await openScreen('spot.trade', { layout, query: { symbol: 'BTC_USDT' } });
    const mine = within(await screen.findByRole('region', { name: t('spot.mine.title') }));
    expect(await mine.findByText(/Take profit/)).toBeTruthy();
    expect(mine.getByText(/Stop loss/)).toBeTruthy();
    expect(mine.getAllByText(o('spot.orders.ifFilled')).length).toBe(2);
    await user.click(mine.getByRole('button', { name: 'OTOCO' }));
    const details = within(await screen.findByRole('dialog', { name: /^Order list/ }));
    expect(await details.findByText(o('spot.orders.list.otoco'))).toBeTruthy();
    await user.keyboard('{Escape}');
    const held = hold('spot.cancel');
    await user.click(mine.getByRole('button', { name: o('spot.orders.cancelList') }));
    expect(sent('spot.cancel')).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: o('spot.orders.cancelList.title') }));
    expect(await dialog.findAllByRole('listitem')).toHaveLength(3);
    await user.click(dialog.getByRole('button', { name: o('spot.orders.cancelList') }));
    expect(sent('spot.cancel')).toEqual([{ orderId: '81' }]);
    answer('spot.openOrders', { rows: [], next: null });
    held.answer({ order: { ...LIST.orders[0]!, status: 'cancelled', reason: 'cancelled' } });
    expect(await screen.findByText(o('spot.orders.cancelList.done'))).toBeTruthy();
    expect(await screen.findByText(o('spot.orders.empty.current'))).toBeTruthy();
  });
});

it('a reload while the answer is on its way asks whether the list is there', async () => {
  const clientRequestId = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
  const input = { contingency: 'oto', orders: [{ side: 'buy', type: 'limit', price: '60000', quantity: '0.01' }] };
  const sending = { clientRequestId, symbol: 'BTC_USDT', input, sentAtMs: Date.now() };
  sessionStorage.setItem('spot.sending', JSON.stringify(sending));
  answer('spot.orderList', LIST);
  await openScreen('spot.trade', { layout: 'desktop', query: { symbol: 'BTC_USDT' } });
  expect(await screen.findByText(t('spot.news.placed'))).toBeTruthy();
  expect(sent('spot.orderList')).toEqual([{ clientRequestId }]);
  expect(sent('spot.placeList')).toEqual([]);
});

it('the loss that was traded away by the gain says so in the history', async () => {
  const [, target, guard] = LIST.orders;
  answer('spot.orderHistory', {
    rows: [
      { ...guard!, status: 'invalid', reason: 'listEnded' },
      { ...target!, status: 'completed' },
    ],
    next: null,
  });
  const user = await openScreen('spot.trade', { layout: 'desktop', query: { symbol: 'BTC_USDT' } });
  await user.click(await screen.findByRole('tab', { name: o('spot.orders.tab.history') }));
  expect(await screen.findByText(o('spot.orders.reason.listEnded'))).toBeTruthy();
  expect(screen.getByText(/Stop loss/)).toBeTruthy();
});
