import { messages as words } from '@bourse/i18n/en_US/earn.ts';
import { messages as statement } from '@bourse/i18n/en_US/statement.gen.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import {
  here,
  LAYOUTS,
  type LayoutName,
  NOW_MS,
  openScreen,
  STATUS,
  shell,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { ORDER_ID, order } from '../../earn.fixture.ts';
import { answerForEarn } from '../../earn.rig.ts';

const t = await wordsOf(words);
const DAY_MS = 86_400_000;
const FIXED = order({
  productId: 'usdt-90',
  kind: 'FIXED',
  termDays: 90,
  principal: '1000',
  interest: '0',
  accrued: '8.21',
  compounds: null,
  renews: 'no',
  renewFloor: '5.0400',
  maturesAtMs: NOW_MS + 60 * DAY_MS,
  early: { returned: '1000', forfeited: '8.21', daysLeft: 60 },
});

beforeEach(() => {
  answerForMoney();
  answerForEarn();
});

const openOrders = (layout: LayoutName, query: Record<string, string> = {}) =>
  openScreen('earn.products', { layout, query: { view: 'orders', ...query } });
async function openOrder(layout: LayoutName, change: Parameters<typeof order>[0] = {}) {
  answer('earn.order', order(change));
  const user = await openOrders(layout, { order: ORDER_ID });
  await screen.findByText(t('earn.principal'));
  // How an order can end its product says.
  await screen.findByText(t('earn.opened'));
  return user;
}
const dialog = async () => within(await screen.findByRole('dialog'));

describe.each(LAYOUTS)('the orders on %s', (layout) => {
  it('show what runs, by coin what it earned, and lead to each', async () => {
    const user = await openOrders(layout);
    await screen.findByText(t('earn.state.EARNING'));
    const coins = within(await screen.findByRole(layout === 'h5' ? 'list' : 'table', { name: t('earn.byCoin') }));
    const said = layout === 'h5' ? coins.getAllByRole('definition') : coins.getAllByRole('cell').slice(1);
    expect(said.map(({ textContent }) => textContent)).toEqual(['1,000.50', '0.00', '0.27', '0.50']);
    expect(sent('earn.orders')).toContainEqual({ open: 'true', limit: '20' });
    await user.click(screen.getByText(t('earn.state.EARNING')));
    expect(here()).toContain(`order=${ORDER_ID}`);
  });

  it('round what has eighteen places, and say all of them in the tooltip', async () => {
    const long = '5.015211109718317848';
    answer('earn.orders', { rows: [order({ asset: 'ETH', principal: long, interest: '0' })], next: null });
    await openOrders(layout);
    expect((await screen.findByText('5.0152111 ETH')).title).toBe(long);
  });

  it('show those that are over, a page at a time', async () => {
    answer('earn.orders', ({ before }) => ({
      rows: [order({ id: before ? 'second' : 'first', state: before ? 'CANCELLED' : 'REDEEMED' })],
      next: before ? null : 'cursor',
    }));
    const user = await openOrders(layout, { past: 'yes' });
    await screen.findByText(t('earn.state.REDEEMED'));
    await user.click(screen.getByRole('button', { name: shell('shell.action.more') }));
    expect(await screen.findByText(t('earn.state.CANCELLED'))).toBeTruthy();
    expect(sent('earn.orders')).toContainEqual({ open: 'false', limit: '20', before: 'cursor' });
  });

  it('name the ticket of one that could not be paid', async () => {
    answer('earn.orders', { rows: [order({ state: 'REDEEM_FAILED', ticket: 'EARN-42' })], next: null });
    await openOrders(layout);
    expect(await screen.findByText(t('earn.state.REDEEM_FAILED'))).toBeTruthy();
    expect(screen.getByText(t('earn.ticket', { ticket: 'EARN-42' }))).toBeTruthy();
  });

  it('offer a file of what interest was counted from, whole', async () => {
    answer('statement.exports', { rows: [] });
    refuse('statement.request', 'EXPORTS_RUNNING');
    const user = await openOrders(layout);
    await user.click(await screen.findByRole('button', { name: t('earn.interestFile') }));
    const window = await dialog();
    expect(window.getByText(statement['statement.scope.earnInterest'])).toBeTruthy();
    expect(window.queryByRole('checkbox')).toBeNull();
    await user.click(window.getByRole('button', { name: statement['statement.start'] }));
    expect(sent('statement.request')).toMatchObject([{ scope: 'earnInterest', format: 'csv' }]);
    expect(sent('statement.request')[0]).not.toHaveProperty('fromMs');
  });

  it('say that there are none, and that they could not be loaded', async () => {
    answer('earn.orders', { rows: [], next: null });
    const user = await openOrders(layout);
    expect(await screen.findByText(t('earn.noOrders'))).toBeTruthy();
    cut('earn.orders');
    await user.click(screen.getByRole('radio', { name: t('earn.ended') }));
    expect(await screen.findByRole('button', { name: shell('shell.action.retry') })).toBeTruthy();
  });
});

describe.each(LAYOUTS)('an order on %s', (layout) => {
  it('can be redeemed and not added to while Earn takes nothing new', async () => {
    answer('operator.status', { ...STATUS, switches: { ...STATUS.switches, EARN_CLOSE: 'true' } });
    await openOrder(layout);
    expect(await screen.findByRole('button', { name: t('earn.redeem') })).toBeTruthy();
    await expect.poll(() => screen.queryByRole('button', { name: t('earn.add') })).toBeNull();
  });

  it('shows what was credited for which hours', async () => {
    const segment = { fromMs: NOW_MS - DAY_MS, hours: 24, least: '1000.5', rateFromMs: 0, perHour: '0.01142123287671' };
    const day = {
      day: 20_776,
      atMs: NOW_MS,
      accrued: '0.2741',
      carry: '0',
      compounded: '0.2741',
      paid: '0',
      segments: [segment],
    };
    answer('earn.credits', { rows: [day], next: null });
    await openOrder(layout);
    const credits = within(await screen.findByRole('list', { name: t('earn.credits') }));
    const hours = t('earn.hours', { count: 24, amount: '1,000.5', asset: 'USDT' });
    expect(credits.getByText(`${hours}, ${t('earn.perHour', { amount: '0.01142123287671 USDT' })}`)).toBeTruthy();
    expect(credits.getByText(t('earn.toProduct', { amount: '0.2741 USDT' }))).toBeTruthy();
  });

  it('is redeemed in part, at once, and is sent once', async () => {
    const held = hold('earn.redeem');
    const user = await openOrder(layout);
    await user.click(await screen.findByRole('button', { name: t('earn.redeem') }));
    const form = await dialog();
    await user.type(form.getByLabelText(t('earn.amount')), '200');
    expect(form.getByText(t('earn.instantNote'))).toBeTruthy();
    await user.dblClick(form.getByRole('button', { name: t('earn.redeemSubmit', { amount: '200', asset: 'USDT' }) }));
    expect(sent('earn.redeem')).toEqual([
      { clientRequestId: expect.any(String), orderId: ORDER_ID, amount: '200', way: 'instant' },
    ]);
    held.answer({ orderId: ORDER_ID, redemptionId: 'r', amount: '200', atMs: NOW_MS, replayed: false });
    expect(await screen.findByText(t('earn.redeemed'))).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is redeemed by tomorrow where the day’s pool has too little left', async () => {
    refuse('earn.redeem', 'EARN_INSTANT_POOL', { remaining: '50', asset: 'USDT' });
    const user = await openOrder(layout);
    await user.click(await screen.findByRole('button', { name: t('earn.redeem') }));
    const form = await dialog();
    await user.type(form.getByLabelText(t('earn.amount')), '200');
    const submit = form.getByRole('button', { name: t('earn.redeemSubmit', { amount: '200', asset: 'USDT' }) });
    await user.click(submit);
    expect(await form.findByText(/only 50 USDT more at once/)).toBeTruthy();
    await user.click(form.getByRole('radio', { name: t('earn.redemption.standard') }));
    expect(form.queryByText(/only 50 USDT more at once/)).toBeNull();
    expect(form.getByText(t('earn.standardNote', { time: '11/21 08:00 (UTC+8)' }))).toBeTruthy();
    await user.click(submit);
    await expect.poll(() => sent('earn.redeem').at(-1)).toMatchObject({ way: 'standard' });
  });

  it('offers all of it where less than the minimum would stay, and refuses more than there is', async () => {
    const user = await openOrder(layout);
    await user.click(await screen.findByRole('button', { name: t('earn.redeem') }));
    const form = await dialog();
    const amount = form.getByLabelText<HTMLInputElement>(t('earn.amount'));
    await user.type(amount, '1000');
    await user.click(form.getByRole('button', { name: t('earn.redeemAll') }));
    expect(amount.value).toBe('1000.5');
    await user.type(amount, '1{Enter}');
    expect(form.getByText(/at most 1,000\.5 USDT/)).toBeTruthy();
    expect(sent('earn.redeem')).toEqual([]);
  });

  it('is cancelled for nothing before its interest starts', async () => {
    answer('earn.redeem', { orderId: ORDER_ID, redemptionId: 'r', amount: '1000', atMs: NOW_MS, replayed: false });
    const user = await openOrder(layout, { ...FIXED, state: 'CONFIRMED', interestStartMs: NOW_MS + DAY_MS });
    await user.click(await screen.findByRole('button', { name: t('earn.cancel') }));
    const form = await dialog();
    expect(form.getByText(t('earn.cancelText'))).toBeTruthy();
    await user.click(form.getByRole('button', { name: t('earn.cancel') }));
    await expect
      .poll(() => sent('earn.redeem'))
      .toEqual([{ clientRequestId: expect.any(String), orderId: ORDER_ID, way: 'instant' }]);
  });

  it('says what ending early gives up before it is pressed', async () => {
    const user = await openOrder(layout, FIXED);
    await user.click(await screen.findByRole('button', { name: t('earn.endEarly') }));
    const form = await dialog();
    expect(form.getByText(t('earn.earlyText', { amount: '1,000', interest: '8.21', asset: 'USDT' }))).toBeTruthy();
    expect(form.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '1,000 USDT',
      '8.21 USDT',
      '60',
    ]);
    // It earns nothing, whenever it is paid.
    expect(form.queryByText(t('earn.instantNote'))).toBeNull();
    await user.click(form.getByRole('radio', { name: t('earn.redemption.standard') }));
    expect(form.getByText(t('earn.redemption.waits', { time: '11/21 08:00 (UTC+8)' }))).toBeTruthy();
  });

  it('is renewed only when somebody says so, from a rate on', async () => {
    answer('earn.setRenewal', { ...FIXED, renews: 'principal' });
    const user = await openOrder(layout, FIXED);
    const choice = await screen.findByRole('combobox', { name: new RegExp(`^${t('earn.renews')}`) });
    expect(choice.textContent).toBe(t('earn.renews.no'));
    answer('earn.order', { ...FIXED, renews: 'principal' });
    await user.click(choice);
    await user.click(screen.getByRole('option', { name: t('earn.renews.principal') }));
    expect(sent('earn.setRenewal')).toEqual([{ orderId: ORDER_ID, renews: 'principal', renewFloor: '5.0400' }]);
    const floor = await screen.findByLabelText(t('earn.renewFloor'));
    await user.clear(floor);
    await user.type(floor, '4.5');
    await user.click(screen.getByRole('button', { name: shell('shell.action.save') }));
    await expect.poll(() => sent('earn.setRenewal').at(-1)).toMatchObject({ renews: 'principal', renewFloor: '4.5' });
  });

  it('grows by its interest, or pays it out', async () => {
    answer('earn.setCompounding', order({ compounds: false }));
    const user = await openOrder(layout);
    const grows = await screen.findByRole<HTMLInputElement>('switch', { name: t('earn.compounds') });
    expect(grows.checked).toBe(true);
    await user.click(grows);
    expect(sent('earn.setCompounding')).toEqual([{ orderId: ORDER_ID, compounds: 'false' }]);
    expect(await screen.findByText(shell('shell.outcome.modify.done'))).toBeTruthy();
  });

  it('says what waits, what failed, and with which ticket', async () => {
    const row = {
      id: 'a',
      kind: 'standard',
      amount: '5',
      forfeited: '0',
      askedAtMs: NOW_MS,
      dueAtMs: NOW_MS,
      paidAtMs: null,
      ticket: null,
    } as const;
    const user = await openOrder(layout, {
      state: 'REDEEM_FAILED',
      redemptions: [
        { ...row, state: 'WAITING' },
        { ...row, id: 'e', state: 'WAITING', dueAtMs: NOW_MS - DAY_MS },
        { ...row, id: 'b', state: 'FAILED' },
        { ...row, id: 'c', state: 'FAILED', ticket: 'E-42' },
        { ...row, id: 'd', kind: 'early', state: 'PAID', paidAtMs: NOW_MS, forfeited: '0.5' },
      ],
    });
    const said = within(screen.getByRole('list', { name: t('earn.redemptions') }));
    for (const sentence of [
      t('earn.redemption.waits', { time: '11/20 17:30 (UTC+8)' }),
      t('earn.redemption.overdue', { time: '11/19 17:30 (UTC+8)' }),
      t('earn.redemption.retried'),
      t('earn.redemption.ticket', { ticket: 'E-42' }),
      t('earn.gaveUp', { amount: '0.5', asset: 'USDT' }),
    ]) {
      expect(said.getByText(sentence)).toBeTruthy();
    }
    await user.click(said.getByRole('button', { name: shell('shell.action.copy') }));
    expect(await navigator.clipboard.readText()).toBe('E-42');
    expect(screen.queryByRole('button', { name: t('earn.redeem') })).toBeNull();
  });
});
