import { messages as words } from '@bourse/i18n/en_US/spot.ts';
import { messages as refusals } from '@bourse/i18n/en_US/spot-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  greyCount,
  here,
  LAYOUTS,
  type LayoutName,
  NOW_MS,
  openScreen,
  shell,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import { REQUEST_ID } from '../../../../lib/calls/request-id.fixture.ts';
import { fill } from '../../../../lib/i18n.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { fillSlots } from '../../../../lib/slots.tsx';
import { EMPTY_DRAFT } from '../../rules/order-draft.ts';
import { answerMarket, MARKET, ORDER } from './trade.fixture.ts';

const t = await wordsOf(words);
beforeEach(answerMarket);

/** Opens the order form of one layout, with ways to fill it in. */
async function openForm(layout: LayoutName, query: Record<string, string> = {}, price = '60000') {
  const user = await openScreen('spot.trade', { layout, query: { symbol: 'BTC_USDT', ...query } });
  const form = within(await screen.findByRole('form', { name: t('spot.form.title') }));
  const label = (key: 'price' | 'stopPrice' | 'quantity' | 'total') => {
    const unit = key === 'quantity' ? 'BTC' : 'USDT';
    return layout === 'h5' ? `${t(`spot.form.${key}`)} (${unit})` : t(`spot.form.${key}`);
  };
  const field = (key: Parameters<typeof label>[0]) => form.getByLabelText<HTMLInputElement>(label(key));
  const put = async (key: Parameters<typeof label>[0], text: string) => {
    await user.clear(field(key));
    await user.type(field(key), text);
  };
  const button = (side: 'buy' | 'sell' = 'buy'): HTMLButtonElement =>
    form
      .getAllByRole<HTMLButtonElement>('button', { name: new RegExp(`^${t(`spot.form.${side}`)} .*BTC`) })
      .find(({ type }) => type === 'submit')!;
  await expect.poll(() => field('price').value).toBe(price);
  return { user, form, field, put, button };
}

describe.each(LAYOUTS)('trading on %s', (layout) => {
  it('keeps the place of the page while the markets are on their way', async () => {
    const held = hold('spot.markets');
    await openScreen('spot.trade', { layout, query: { symbol: 'BTC_USDT' } });
    expect(greyCount()).toBeGreaterThan(0);
    held.answer({ rows: [MARKET] });
    expect(await screen.findByRole('form', { name: t('spot.form.title') })).toBeTruthy();
  });

  it('says that the markets could not be loaded, and Retry brings them', async () => {
    cut('spot.markets');
    const user = await openScreen('spot.trade', { layout });
    expect((await screen.findByRole('alert')).textContent).toContain(t('spot.trade.failed'));
    answer('spot.markets', { rows: [MARKET] });
    await user.click(screen.getByRole('button', { name: shell('shell.action.retry') }));
    expect(await screen.findByRole('form', { name: t('spot.form.title') })).toBeTruthy();
  });

  it('leaves a place below the coins of the pair for what products say of idle ones', async () => {
    fillSlots({ 'coins.idle': [(idle) => <p>{JSON.stringify(idle)}</p>] });
    const { user } = await openForm(layout);
    if (layout === 'h5') await user.click(screen.getByRole('tab', { name: t('spot.assets.tab') }));
    expect(await screen.findByText(JSON.stringify({ asset: 'USDT', isPlain: true }))).toBeTruthy();
  });

  it('begins with the last price, works out the total, and leaves what was typed as it was', async () => {
    const { field, put, form } = await openForm(layout);
    await put('quantity', '0.0100');
    expect([field('quantity').value, field('total').value]).toEqual(['0.0100', '600']);
    expect(form.getByText('600.00')).toBeTruthy();
    await put('total', '120.005');
    expect([field('total').value, field('quantity').value]).toEqual(['120.005', '0.002']);
    expect(form.getByText('0.0020')).toBeTruthy();
    expect(form.getByText('10,000.00 USDT')).toBeTruthy();
  });

  it.each([
    ['1e2', 'AMOUNT_NOT_A_NUMBER'],
    ['0x10', 'AMOUNT_NOT_A_NUMBER'],
    ['-5', 'AMOUNT_SIGN'],
    ['59,000', 'AMOUNT_COMMA'],
  ] as const)('keeps %s as it was typed, says why it is no price, and sends nothing', async (typed, code) => {
    const { user, field, put, button } = await openForm(layout);
    await put('price', typed);
    await put('quantity', '0.01');
    await user.click(button());
    expect(field('price').value).toBe(typed);
    expect(await screen.findByText(t(`spot.problem.${code}`))).toBeTruthy();
    expect(sent('spot.place')).toEqual([]);
  });

  it('sends an order once, tells that it stands, and keeps the price for the next', async () => {
    const { user, field, put, button } = await openForm(layout);
    const held = hold('spot.place');
    await put('price', '59000.5');
    await put('quantity', '0.01');
    await user.dblClick(button());
    await user.type(field('quantity'), '{Enter}');
    expect(sent('spot.place')).toEqual([
      {
        clientRequestId: expect.stringMatching(REQUEST_ID),
        symbol: 'BTC_USDT',
        side: 'buy',
        type: 'limit',
        timeInForce: 'gtc',
        price: '59000.5',
        quantity: '0.01',
      },
    ]);
    held.answer({ order: { ...ORDER, price: '59000.5' }, replayed: false });
    expect(await screen.findByText(t('spot.news.placed'))).toBeTruthy();
    expect(screen.getByText('Buy 0.01 BTC at 59,000.50')).toBeTruthy();
    expect([field('price').value, field('quantity').value]).toEqual(['59000.5', '']);
  });

  it('does not keep a price that nobody typed, but one that was', async () => {
    const { put, field } = await openForm(layout);
    const kept = () => JSON.parse(sessionStorage.getItem('spot.draft.BTC_USDT') ?? 'null');
    await put('quantity', '0.01');
    expect(kept()).toMatchObject({ price: '', quantity: '0.01' });
    await put('price', '59000');
    expect(kept()).toMatchObject({ price: '59000', priceTypedAtMs: NOW_MS });
    expect(field('price').getAttribute('aria-describedby')).toBeNull();
  });

  it('says of a kept price since when it is and how far from the market, until another one is typed', async () => {
    const draft = { ...EMPTY_DRAFT, price: '59000', priceTypedAtMs: NOW_MS - 86_400_000 };
    sessionStorage.setItem('spot.draft.BTC_USDT', JSON.stringify(draft));
    const { user, field } = await openForm(layout, {}, '59000');
    expect(screen.getByText('Kept since 11/19 17:30, now 1.66% below the market')).toBeTruthy();
    await user.type(field('price'), '1');
    expect(screen.queryByText(/^Kept since/)).toBeNull();
  });

  it('says nothing of a number that has only begun, and what is wrong with it when it is left', async () => {
    const { user, field } = await openForm(layout);
    await user.clear(field('quantity'));
    for (const sign of '0.0') {
      await user.keyboard(sign);
      expect(screen.queryByText(t('spot.problem.AMOUNT_ZERO'))).toBeNull();
    }
    await user.tab();
    expect(await screen.findByText(t('spot.problem.AMOUNT_ZERO'))).toBeTruthy();
    await user.type(field('quantity'), '5');
    expect(screen.queryByText(t('spot.problem.AMOUNT_ZERO'))).toBeNull();
  });

  it('asks whether a lost order is there instead of sending it again', async () => {
    const { user, put, button } = await openForm(layout);
    cut('spot.place');
    const found = hold('spot.order');
    await put('quantity', '0.01');
    await user.click(button());
    expect(await screen.findByText(t('spot.form.checking'))).toBeTruthy();
    const [{ clientRequestId } = {}] = sent('spot.place');
    await expect.poll(() => sent('spot.order')).toEqual([{ clientRequestId }]);
    await user.click(button());
    expect(sent('spot.place')).toHaveLength(1);
    found.answer({ ...ORDER, status: 'completed', traded: '0.01', averagePrice: '60010' });
    expect(await screen.findByText(t('spot.news.completed'))).toBeTruthy();
    expect(screen.queryByText(t('spot.form.checking'))).toBeNull();
  });

  it('shows a visitor the market and the way to the login', async () => {
    await openScreen('spot.trade', { layout, query: { symbol: 'BTC_USDT' }, person: null });
    const way = await screen.findByRole('link', { name: t('spot.form.logIn') });
    expect(way.getAttribute('href')).toContain('forwardUrl=');
    expect(sent('spot.balances')).toEqual([]);
    expect(sent('spot.openOrders')).toEqual([]);
  });

  it('lists every coin of the spot account with what is free and what orders hold', async () => {
    answer('spot.balances', {
      rows: [
        { asset: 'BTC', available: '2', held: '0.5' },
        { asset: 'ETH', available: '0', held: '0' },
        { asset: 'USDT', available: '10000', held: '0' },
      ],
    });
    const { user } = await openForm(layout);
    await user.click(screen.getByRole('tab', { name: t('spot.assets.tab') }));
    const table = await screen.findByRole('table', { name: t('spot.assets.tab') });
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
    expect(cells.filter((row) => row.length > 0)).toEqual([
      ['BTC', '2.00000000', '0.50000000'],
      ['USDT', '10,000.00', '0.00'],
    ]);
  });

  it('says that the spot account is empty, and how that changes', async () => {
    answer('spot.balances', { rows: [] });
    const { user } = await openForm(layout);
    await user.click(screen.getByRole('tab', { name: t('spot.assets.tab') }));
    expect(await screen.findByText(t('spot.assets.none'))).toBeTruthy();
  });

  it('takes no order while the market is halted', async () => {
    answer('spot.markets', { rows: [{ ...MARKET, status: 'halted' }] });
    const { put, button } = await openForm(layout);
    await put('quantity', '0.01');
    expect(screen.getByText(t('spot.form.halted', { pair: 'BTC/USDT' }))).toBeTruthy();
    expect(button().disabled).toBe(true);
  });
});

describe('what is wrong with an order while it is typed', () => {
  it.each([
    ['price', '60000.005', t('spot.problem.OFF_TICK', { tick: '0.01', asset: 'USDT' })],
    ['price', '0', t('spot.problem.AMOUNT_ZERO')],
    ['price', '1.2.3', t('spot.problem.AMOUNT_NOT_A_NUMBER')],
    ['quantity', '0.00005', t('spot.problem.OFF_LOT', { lot: '0.0001', asset: 'BTC' })],
    ['quantity', '0.00001', t('spot.problem.OFF_LOT', { lot: '0.0001', asset: 'BTC' })],
    ['quantity', '1', t('spot.problem.INSUFFICIENT_BALANCE', { missing: '50,000.00', asset: 'USDT' })],
  ] as const)('%s %s: %s', async (name, text, sentence) => {
    const { put, field, button, user } = await openForm('desktop');
    await put(name, text);
    await user.tab();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    await user.click(button());
    expect(sent('spot.place')).toEqual([]);
    expect(field(name).value).toBe(text);
  });

  it('says what is missing only when the button was pressed', async () => {
    const { button, user } = await openForm('desktop');
    expect(screen.queryByText(t('spot.problem.QUANTITY_REQUIRED'))).toBeNull();
    await user.click(button());
    expect(screen.getByText(t('spot.problem.QUANTITY_REQUIRED'))).toBeTruthy();
    expect(sent('spot.place')).toEqual([]);
  });

  it('warns of a price far above the last one', async () => {
    const { put } = await openForm('desktop');
    await put('price', '66000');
    expect(await screen.findByText(t('spot.form.far.buy', { percent: '10' }))).toBeTruthy();
  });
});

describe('what the exchange refuses of an order', () => {
  it.each([
    ['OUTSIDE_BAND', { min: '54000', max: '66000' }, { min: '54,000', max: '66,000' }, 'price'],
    ['POST_ONLY_WOULD_MATCH', { best: '60010.0' }, { best: '60,010.0' }, 'price'],
    [
      'INSUFFICIENT_BALANCE',
      { available: '1', needed: '600', asset: 'USDT' },
      { available: '1', needed: '600', asset: 'USDT' },
      'quantity',
    ],
    ['TOO_MANY_ORDERS', { max: '200' }, { max: '200' }, null],
    ['ACCOUNT_FROZEN', {}, {}, null],
  ] as const)('says %s in its place, and keeps the order', async (code, details, shown, place) => {
    const { put, button, user, field } = await openForm('desktop');
    refuse('spot.place', code, details);
    await put('quantity', '0.01');
    await user.click(button());
    expect(await screen.findByText(fill(refusals[code], shown))).toBeTruthy();
    if (place) expect(field(place).getAttribute('aria-invalid')).toBe('true');
    else expect(screen.getByRole('alert').textContent).toContain(fill(refusals[code], shown));
    expect(field('quantity').value).toBe('0.01');
    await user.click(button());
    await expect.poll(() => sent('spot.place').length).toBe(2);
    const [first, second] = sent('spot.place').map(({ clientRequestId }) => clientRequestId);
    expect(first).not.toBe(second);
  });
});

it('sells at the market by what is typed, and says that the book is thin', async () => {
  const { user, form, field, put, button } = await openForm('desktop');
  await user.click(form.getByRole('button', { name: t('spot.form.sell') }));
  await put('quantity', '1');
  expect(field('total').value).toBe('60000');
  expect(form.getByText('2.00000000 BTC')).toBeTruthy();
  expect(button('sell').disabled).toBe(false);
  expect(here()).toContain('symbol=BTC_USDT');
});
