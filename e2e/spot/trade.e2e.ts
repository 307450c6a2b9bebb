import { expect, type Page } from '@playwright/test';
import { fundSpot, openOrders, orderField, submitOrder, toast } from '../exchange/desk.ts';
import { ON_DESKTOP, ONLY_LONG } from '../exchange/long-form.ts';
import { type Newcomer, receive, test } from '../exchange/newcomer.ts';
import { answerTo, ask } from '../exchange/person.ts';
import { lookIntoAlso } from '../shell/look.ts';

const SYMBOL = 'BTC_USDT';
const PAGE = `/frontSpot/spottrade?symbol=${SYMBOL}`;

interface Depth {
  readonly bids: readonly (readonly [string, string])[];
  readonly asks: readonly (readonly [string, string])[];
}

const fund = (page: Page, amount: string) => fundSpot(page, { asset: 'USDT', network: 'eth', amount });

const best = async (page: Page, side: 'bids' | 'asks'): Promise<number> => {
  const depth = await ask<Depth>(page, '/open/spot/depth', { symbol: SYMBOL, limit: '1' });
  return Number(depth[side][0]?.[0]);
};
/** A price that rests: below the best one, and inside the band. */
const resting = async (page: Page): Promise<string> => String(Math.floor((await best(page, 'bids')) * 0.9));

async function chooseType(page: Page, type: string, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole('button', { name: /^Order type/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: type, exact: true }).click();
  } else
    await page.getByRole('form', { name: 'Place an order' }).getByRole('button', { name: type, exact: true }).click();
}

async function ordersOf(page: Page): Promise<{ id: string; status: string }[]> {
  const open = await ask<{ rows: { id: string; status: string }[] }>(page, '/open/spot/orders/open');
  const ended = await ask<{ rows: { id: string; status: string }[] }>(page, '/open/spot/orders/history');
  return [...open.rows, ...ended.rows];
}

async function openPage(page: Page): Promise<void> {
  await page.goto(PAGE);
  await expect(page.getByRole('listbox', { name: 'Buy orders' }).getByRole('option').first()).toBeAttached();
}

test('a visitor sees the market and is asked to log in', ON_DESKTOP, async ({ page }) => {
  await openPage(page);
  await expect(
    page
      .getByRole('img', { name: /Price chart of BTC\/USDT/ })
      .or(page.getByRole('button', { name: 'Chart' }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in to trade' })).toBeVisible();
  await expect(page).toHaveTitle(/BTC\/USDT/);
  // Twenty levels at least, the ones that do not fit by scrolling; the best stand beside the middle.
  const asks = page.getByRole('listbox', { name: 'Sell orders' });
  expect(await asks.evaluate((list) => [list.scrollHeight >= 20 * 20, list.scrollTop > 0])).toEqual([true, true]);
  // The arrow keys walk the book, and Enter takes a price into the form.
  await orderField(page, 'Price').fill('');
  await page.getByRole('listbox', { name: 'Buy orders' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(orderField(page, 'Price')).toHaveValue(/^[1-9][0-9]*\.[0-9]$/);
});

test('a person places an order, sees it among the open ones and cancels it', ONLY_LONG, async ({ page, newcomer }) => {
  await fund(page, '300');
  await openPage(page);
  await orderField(page, 'Price').fill(await resting(page));
  await orderField(page, 'Amount').fill('0.0012');
  const sentAtMs = Date.now();
  await submitOrder(page).click();
  await expect(openOrders(page)).toHaveCount(1);
  test.info().annotations.push({ type: `shown after ${Date.now() - sentAtMs} ms`, description: newcomer.uid });
  await expect(toast(page, 'Order placed')).toBeVisible();
  await expect(orderField(page, 'Amount')).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel all', exact: true }).click();
  await lookIntoAlso(page, 'spot/parts/my-orders/my-orders');
  await page.keyboard.press('Escape');
  await openOrders(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(toast(page, 'Order cancelled')).toBeVisible();
  await expect(page.getByText('You have no open orders')).toBeVisible();
});

test('a person buys at the market from another one', ON_DESKTOP, async ({ page, newcomer, isMobile }) => {
  await fund(page, '300');
  await openPage(page);
  await chooseType(page, 'Market', isMobile);
  await orderField(page, 'Total').fill('100');
  await expect(page.getByText('Worst price')).toBeVisible();
  await submitOrder(page).click();
  await expect(toast(page, 'Order filled')).toBeVisible();
  await expect(page.getByText(/^Bought 0\.0\d+ BTC at [\d,]+\.\d, paid \d+\.\d\d$/)).toBeVisible();
  // The message covers no control.
  const covered = await page.getByRole('region', { name: 'Notifications' }).evaluate((region) => {
    const own = region.getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button, input, select')]
      .filter((control) => !region.contains(control))
      .map((control) => control.getBoundingClientRect())
      .filter((box) => box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top)
      .length;
  });
  expect(covered).toBe(0);
  const { rows } = await ask<{ rows: { asset: string; available: string }[] }>(page, '/open/spot/balances');
  expect(rows.find(({ asset }) => asset === 'BTC')?.available, newcomer.uid).not.toBe('0');
});

/** Where the controls of the form are. */
const placesOf = (page: Page): Promise<number[]> =>
  page
    .getByRole('form', { name: 'Place an order' })
    .locator('input, button')
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().top));

test(
  'a refused order is explained beside its field, with the numbers',
  ONLY_LONG,
  async ({ page, newcomer, isMobile }) => {
    await fund(page, '300');
    await openPage(page);
    await orderField(page, 'Price').fill('60000');
    await orderField(page, 'Total').fill('');
    // A message of two lines moves nothing.
    const places = await placesOf(page);
    await orderField(page, 'Price').fill('12,345');
    await expect(page.getByText('Use a point for decimals, and no thousands marks.')).toBeVisible();
    expect(await placesOf(page)).toEqual(places);
    await orderField(page, 'Total').fill('1e2');
    await expect(page.getByText('Enter a number such as 0.5.')).toBeVisible();
    await orderField(page, 'Price').fill('60000.05');
    await orderField(page, 'Amount').fill('0.001');
    await expect(page.getByText('The price must be a multiple of 0.1 USDT.')).toBeVisible();
    await orderField(page, 'Price').fill(await resting(page));
    await orderField(page, 'Amount').fill('0.00001');
    await expect(page.getByText('The total must be at least 5 USDT.')).toBeVisible();
    await orderField(page, 'Amount').fill('0.000001');
    await expect(page.getByText('The amount must be a multiple of 0.00001 BTC.')).toBeVisible();
    await orderField(page, 'Amount').fill('9');
    await expect(page.getByText(/USDT more than Spot holds\.$/)).toBeVisible();
    // What only the exchange knows comes back as a refusal, and what was typed stays.
    await orderField(page, 'Amount').fill('0.002');
    await orderField(page, 'Price').fill(String(Math.floor((await best(page, 'bids')) * 0.5)));
    await submitOrder(page).click();
    await expect(page.getByText(/^Prices from [\d,.]+ to [\d,.]+ are accepted at the moment\.$/)).toBeVisible();
    await expect(orderField(page, 'Amount')).toHaveValue('0.002');
    await orderField(page, 'Price').fill(String(Math.ceil((await best(page, 'asks')) * 1.02)));
    await page.getByRole('checkbox', { name: 'Post only' }).check();
    await submitOrder(page).click();
    await expect(
      page.getByText(/^A post-only order may not match: the best price on the other side is [\d,.]+\.$/),
    ).toBeVisible();
    expect(await ordersOf(page), `${newcomer.uid} ${isMobile}`).toEqual([]);
  },
);

/** Fills the form with an order that rests. */
async function fillResting(page: Page): Promise<void> {
  await openPage(page);
  await orderField(page, 'Price').fill(await resting(page));
  await orderField(page, 'Amount').fill('0.0012');
}

test('what Spot lacks comes from Funding after one question', ONLY_LONG, async ({ page, newcomer }) => {
  await receive(page, { asset: 'USDT', network: 'eth', amount: '300' }, true);
  await fillResting(page);
  const toBuy = /^Transfer [\d.]+ USDT and buy$|^Transfer [\d.]+ and buy$/;
  await page.getByRole('form', { name: 'Place an order' }).getByRole('button', { name: toBuy }).click();
  await lookIntoAlso(page, 'spot/parts/order-form/funding/fund-dialog');
  await page.getByRole('dialog').getByRole('button', { name: toBuy }).click();
  await expect(toast(page, 'Order placed')).toBeVisible();
  await expect(openOrders(page)).toHaveCount(1);
  expect(await ordersOf(page), newcomer.uid).toHaveLength(1);
});

test(
  'an answer that was lost is asked for, and the order is sent once',
  ON_DESKTOP,
  async ({ page, newcomer }: { page: Page; newcomer: Newcomer }) => {
    await fund(page, '300');
    await fillResting(page);
    await page.route('**/open/spot/orders', async (route) => {
      await answerTo(route);
      await route.abort('connectionreset');
    });
    await submitOrder(page).click();
    await expect(toast(page, 'Order placed')).toBeVisible();
    await expect(openOrders(page)).toHaveCount(1);
    expect(await ordersOf(page), newcomer.uid).toHaveLength(1);
  },
);

test(
  'an order that never left is said to be absent, and what was typed is still there',
  ONLY_LONG,
  async ({ page, newcomer }) => {
    await fund(page, '300');
    await fillResting(page);
    await page.route('**/open/spot/orders', (route) => route.abort('connectionrefused'));
    await submitOrder(page).click();
    await expect(page.getByText(/We are still checking/)).toBeVisible();
    await expect(page.getByText(/The order did not arrive, and nothing was placed/)).toBeVisible();
    await expect(orderField(page, 'Amount')).toHaveValue('0.0012');
    await page.unroute('**/open/spot/orders');
    await submitOrder(page).click();
    await expect(toast(page, 'Order placed')).toBeVisible();
    expect(await ordersOf(page), newcomer.uid).toHaveLength(1);
  },
);

test('a reload in the middle of sending neither repeats nor forgets', ON_DESKTOP, async ({ page, newcomer }) => {
  await fund(page, '300');
  await fillResting(page);
  const reached = new Promise<void>((resolve) => {
    void page.route('**/open/spot/orders', async (route) => {
      await answerTo(route);
      resolve();
      // The page never hears of it.
    });
  });
  const price = await orderField(page, 'Price').inputValue();
  await submitOrder(page).click();
  await reached;
  await page.reload();
  await expect(toast(page, 'Order placed')).toBeVisible();
  await expect(openOrders(page)).toHaveCount(1);
  await expect(orderField(page, 'Price')).toHaveValue(price);
  expect(await ordersOf(page), newcomer.uid).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
