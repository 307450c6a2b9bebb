import { messages as refusals } from '@bourse/i18n/en_US/spot-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { greyCount, here, LAYOUTS, NOW_MS, openScreen, shell, untilThere } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { tell } from '../../../../lib/live/live.rig.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { ordersText } from '../../orders-text.ts';

type Order = CallOutput<'spot.order'>;

const t = await ordersText.load('en_US');
const ORDER: Order = {
  id: '77',
  clientId: 'x',
  symbol: 'BTC_USDT',
  side: 'buy',
  type: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  price: '59000',
  stopPrice: null,
  wakes: null,
  quantity: '0.0125',
  quoteAmount: null,
  displayQuantity: null,
  trailingDelta: null,
  traded: '0',
  turnover: '0',
  averagePrice: null,
  fee: '0',
  feeAsset: 'BTC',
  status: 'unfilled',
  reason: null,
  refusal: null,
  listId: null,
  createdAtMs: NOW_MS,
  updatedAtMs: NOW_MS,
};
const DONE: Order = {
  ...ORDER,
  id: '76',
  status: 'completed',
  traded: '0.0125',
  turnover: '737.5',
  updatedAtMs: NOW_MS,
};
const TRADE: CallOutput<'spot.trades'>['rows'][number] = {
  id: '9',
  orderId: '76',
  symbol: 'BTC_USDT',
  side: 'buy',
  price: '59000',
  quantity: '0.0125',
  turnover: '737.5',
  fee: '0.00001',
  feeAsset: 'BTC',
  isMaker: true,
  atMs: NOW_MS,
};
const EMPTY = { rows: [], next: null };

beforeEach(() => {
  answer('spot.markets', { rows: [] });
  answer('spot.openOrders', { rows: [ORDER], next: null });
  answer('spot.orderHistory', EMPTY);
  answer('spot.trades', EMPTY);
  answer('spot.totals', { rows: [] });
  answer('spot.etfBonusOrders', EMPTY);
});

describe.each(LAYOUTS)('the lists of orders on %s', (layout) => {
  const open = (query: Record<string, string> = {}) => openScreen('spot.orders', { layout, query });
  const cancel = () => screen.findByRole('button', { name: t('spot.orders.cancelOf', { pair: 'BTC/USDT' }) });

  it('is grey while the list is on its way, with its tabs in place', async () => {
    const held = hold('spot.openOrders');
    await open();
    const tabs = screen.getByRole('tablist', { name: t('spot.orders.tabs') });
    expect(greyCount()).toBeGreaterThan(0);
    expect(screen.queryByText(t('spot.orders.empty.current'))).toBeNull();
    held.answer(EMPTY);
    await untilThere();
    expect(screen.getByText(t('spot.orders.empty.current'))).toBeTruthy();
    expect(tabs.isConnected).toBe(true);
  });

  it('shows each order with its price and quantity, and says in every tab that there is nothing', async () => {
    const user = await open();
    expect((await screen.findAllByText(/59,000/)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/0\.0125/).length).toBeGreaterThan(0);
    for (const tab of ['history', 'trades', 'etfBonus'] as const) {
      await user.click(screen.getByRole('tab', { name: t(`spot.orders.tab.${tab}`) }));
      expect(await screen.findByText(t(`spot.orders.empty.${tab}`))).toBeTruthy();
      expect(here()).toContain(`tab=${tab}`);
    }
  });

  it('cancels one once, and says so', async () => {
    const held = hold('spot.cancel');
    const user = await open();
    await user.dblClick(await cancel());
    expect(sent('spot.cancel')).toEqual([{ orderId: '77' }]);
    answer('spot.openOrders', EMPTY);
    held.answer({ order: { ...ORDER, status: 'cancelled', reason: 'cancelled' } });
    expect(await screen.findByText(t('spot.orders.cancelled'))).toBeTruthy();
    expect(await screen.findByText(t('spot.orders.empty.current'))).toBeTruthy();
  });

  it('follows what is placed and cancelled elsewhere', async () => {
    answer('spot.openOrders', EMPTY);
    await open();
    expect(await screen.findByText(t('spot.orders.empty.current'))).toBeTruthy();
    answer('spot.openOrders', { rows: [ORDER], next: null });
    await tell('spot.order', { rows: [ORDER] });
    expect((await screen.findAllByText(/59,000/)).length).toBeGreaterThan(0);
    answer('spot.openOrders', EMPTY);
    await tell('spot.order', { rows: [{ ...ORDER, status: 'cancelled', updatedAtMs: NOW_MS + 1 }] });
    expect(await screen.findByText(t('spot.orders.empty.current'))).toBeTruthy();
  });

  it('asks for ended orders of one status, which stays in the address', async () => {
    answer('spot.orderHistory', ({ status }) => ({ rows: status === 'cancelled' ? [] : [DONE], next: null }));
    const user = await open({ tab: 'history' });
    expect((await screen.findAllByText(t('spot.orders.status.completed'))).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: new RegExp(`: ${t('spot.orders.filter.allStatuses')}$`) }));
    await user.click((await screen.findAllByRole('button', { name: t('spot.orders.status.cancelled') })).at(-1)!);
    expect(await screen.findByText(t('spot.orders.empty.history'))).toBeTruthy();
    expect([here().includes('status=cancelled'), sent('spot.orderHistory').at(-1)?.status]).toEqual([
      true,
      'cancelled',
    ]);
  });

  it('shows trades with what they add up to', async () => {
    answer('spot.trades', { rows: [TRADE], next: null });
    const sums = { count: 37, bought: '0.5', boughtTurnover: '29500', averageBuyPrice: '59000' };
    const fees = [
      { fee: '0.0004', feeAsset: 'BTC' },
      { fee: '7.5', feeAsset: 'USDT' },
    ];
    const sold = { sold: '0', soldTurnover: '0', averageSellPrice: null };
    answer('spot.totals', { rows: [{ symbol: 'BTC_USDT', ...sums, ...sold, fees }] });
    await open({ tab: 'trades' });
    expect((await screen.findAllByText(/737\.5/)).length).toBeGreaterThan(0);
    expect((await screen.findAllByText(/29,500/)).length).toBeGreaterThan(0);
    expect(screen.getAllByText('0.0004 BTC + 7.5 USDT').length).toBeGreaterThan(0);
    expect(screen.getAllByText(/(^|: )37$/).length).toBeGreaterThan(0);
  });

  it('says why one was not cancelled', async () => {
    refuse('spot.cancel', 'ORDER_NOT_FOUND');
    const user = await open();
    await user.click(await cancel());
    expect(await screen.findByText(t('spot.orders.cancelFailed'))).toBeTruthy();
    expect(screen.getByText(refusals.ORDER_NOT_FOUND)).toBeTruthy();
  });

  it('asks before it cancels all, and cancels them once', async () => {
    const held = hold('spot.cancelAll');
    const user = await open();
    await cancel();
    const way = () => screen.getAllByRole('button', { name: t('spot.orders.cancelAll') })[0]!;
    await user.click(way());
    let dialog = within(await screen.findByRole('dialog', { name: t('spot.orders.cancelAll.title') }));
    await user.click(dialog.getByRole('button', { name: t('spot.orders.cancelAll.keep') }));
    expect(sent('spot.cancelAll')).toEqual([]);
    await user.click(way());
    dialog = within(await screen.findByRole('dialog', { name: t('spot.orders.cancelAll.title') }));
    await user.dblClick(dialog.getByRole('button', { name: t('spot.orders.cancelAll') }));
    expect(sent('spot.cancelAll')).toEqual([{}]);
    held.answer({ cancelled: 1 });
    expect(await screen.findByText(t('spot.orders.cancelAll.done', { count: 1 }))).toBeTruthy();
  });
});

describe.each(LAYOUTS)('orders that hang together, on %s', (layout) => {
  const stop = { ...ORDER, listId: '80', side: 'sell', type: 'stop-market', price: null } as const;
  const list: CallOutput<'spot.orderList'> = {
    listId: '80',
    contingency: 'otoco',
    orders: [
      { ...ORDER, id: '81', listId: '80' },
      { ...stop, id: '82', stopPrice: '63000', wakes: 'above', status: 'pending' },
      { ...stop, id: '83', stopPrice: '58000', wakes: 'below', status: 'pending' },
    ],
  };

  it('stand beneath the first of them, and go together after one question', async () => {
    answer('spot.openOrders', { rows: [...list.orders].reverse(), next: null });
    answer('spot.orderList', list);
    const user = await openScreen('spot.orders', { layout });
    const cancels = await screen.findAllByRole('button', { name: t('spot.orders.cancelListOf', { pair: 'BTC/USDT' }) });
    expect(cancels).toHaveLength(1);
    await user.click(cancels[0]!);
    expect(sent('spot.cancel')).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: t('spot.orders.cancelList.title') }));
    expect(await dialog.findByText(t('spot.orders.list.otoco'))).toBeTruthy();
    answer('spot.cancel', { order: { ...list.orders[0]!, status: 'cancelled', reason: 'cancelled' } });
    await user.click(dialog.getByRole('button', { name: t('spot.orders.cancelList') }));
    expect(await screen.findByText(t('spot.orders.cancelList.done'))).toBeTruthy();
    expect(sent('spot.cancel')).toEqual([{ orderId: '81' }]);
  });

  it('name their list in the history, and why one of them ended', async () => {
    const [, target, guard] = list.orders;
    const ended = [
      { ...guard!, status: 'invalid', reason: 'listEnded' } as const,
      { ...target!, status: 'completed' } as const,
    ];
    answer('spot.orderHistory', { rows: ended, next: null });
    const first = { ...list.orders[0]!, status: 'completed' } as const;
    answer('spot.orderList', { ...list, orders: [first, ended[1]!, ended[0]!] });
    const user = await openScreen('spot.orders', { layout, query: { tab: 'history' } });
    expect(await screen.findByText(t('spot.orders.reason.listEnded'))).toBeTruthy();
    expect(screen.getAllByText(/Take profit/).length).toBeGreaterThan(0);
    await user.click(screen.getAllByRole('button', { name: t('spot.orders.list') })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: /^Order list · BTC\/USDT/ }));
    expect(await dialog.findAllByRole('listitem')).toHaveLength(3);
    expect(dialog.queryByRole('button', { name: t('spot.orders.cancelList') })).toBeNull();
  });

  it('say that a list could not be loaded, and Retry brings it', async () => {
    answer('spot.openOrders', { rows: [...list.orders].reverse(), next: null });
    cut('spot.orderList');
    const user = await openScreen('spot.orders', { layout });
    await user.click((await screen.findAllByRole('button', { name: t('spot.orders.list') }))[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: /^Order list/ }));
    expect((await dialog.findByRole('alert')).textContent).toContain(t('spot.orders.list.failed'));
    answer('spot.orderList', list);
    await user.click(dialog.getByRole('button', { name: shell('shell.action.retry') }));
    expect(await dialog.findAllByRole('listitem')).toHaveLength(3);
  });
});
