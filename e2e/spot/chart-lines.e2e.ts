import { expect, type Locator, type Page } from '@playwright/test';
import { fundSpot, openOrders, orderField, submitOrder, toast } from '../exchange/desk.ts';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { test } from '../exchange/newcomer.ts';
import { ask } from '../exchange/person.ts';
import { lookIntoAlso } from '../shell/look.ts';

const SYMBOL = 'BTC_USDT';
const PAGE = `/frontSpot/spottrade?symbol=${SYMBOL}`;

interface Order {
  readonly id: string;
  readonly price: string;
}

const openOnes = async (page: Page): Promise<readonly Order[]> =>
  (await ask<{ rows: readonly Order[] }>(page, '/open/spot/orders/open')).rows;

const best = async (page: Page): Promise<number> => {
  const depth = await ask<{ bids: readonly (readonly [string, string])[] }>(page, '/open/spot/depth', {
    symbol: SYMBOL,
    limit: '1',
  });
  return Number(depth.bids[0]?.[0]);
};

const chart = (page: Page): Locator => page.getByRole('img', { name: /Price chart of BTC\/USDT/ });
const label = (page: Page): Locator => page.locator('[data-order-line]');

/** Places an order so close to the market that its line is in view, and shows the chart. */
async function placeNear(page: Page, isMobile: boolean): Promise<string> {
  await fundSpot(page, { asset: 'USDT', network: 'eth', amount: '300' });
  await page.goto(PAGE);
  await expect(page.getByRole('listbox', { name: 'Buy orders' }).getByRole('option').first()).toBeAttached();
  const price = ((await best(page)) * 0.9985).toFixed(1);
  await orderField(page, 'Price').fill(price);
  await orderField(page, 'Amount').fill('0.0012');
  await submitOrder(page).click();
  await expect(openOrders(page)).toHaveCount(1);
  if (isMobile) await page.getByRole('button', { name: 'Chart', exact: true }).click();
  await expect(label(page)).toBeVisible();
  return price;
}

/** A hand at the label: takes it, pulls it down by so much, and lets go. A finger rests on it first. */
async function handOn(page: Page, isMobile: boolean) {
  const box = (await label(page).boundingBox())!;
  const [x, y] = [box.x + 10, box.y + box.height / 2];
  if (!isMobile) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    return { pull: (byPx: number) => page.mouse.move(x, y + byPx, { steps: 5 }), letGo: () => page.mouse.up() };
  }
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', at: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: at }] });
  await touch('touchStart', y);
  await expect(page.locator('[data-held-line]')).toBeVisible();
  return {
    pull: (byPx: number) => touch('touchMove', y + byPx),
    letGo: () => client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}

async function pullAndDrop(page: Page, byPx: number, isMobile: boolean): Promise<void> {
  const hand = await handOn(page, isMobile);
  await hand.pull(byPx);
  await hand.letGo();
}

test(
  'an open order is a line of the chart: pulled it changes, crossed it is gone',
  ONLY_LONG,
  async ({ page, newcomer, isMobile }) => {
    const price = await placeNear(page, isMobile);
    const dialog = page.getByRole('dialog', { name: 'Change this order' });
    await pullAndDrop(page, 30, isMobile);
    await expect(dialog).toBeVisible();
    await lookIntoAlso(page, 'spot/parts/chart/lines/move-order');
    await dialog.getByRole('button', { name: 'Put back' }).click();
    await expect(dialog).toHaveCount(0);
    expect(
      (await openOnes(page)).map((order) => order.price),
      newcomer.uid,
    ).toEqual([String(Number(price))]);

    await pullAndDrop(page, 30, isMobile);
    await dialog.getByRole('button', { name: /^Change to [\d,.]+$/ }).click();
    // Also where the window that it came from has just closed.
    await expect(toast(page, 'Order changed')).toBeInViewport();
    const [moved, ...others] = await openOnes(page);
    expect(others).toEqual([]);
    expect(Number(moved?.price)).toBeLessThan(Number(price));

    if (!isMobile) {
      // Esc gives it up in the middle, and nothing is asked.
      const hand = await handOn(page, isMobile);
      await hand.pull(20);
      await expect(page.locator('[data-held-line]')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-held-line]')).toHaveCount(0);
      await hand.letGo();
      await expect(dialog).toHaveCount(0);
    }
    await label(page).getByTitle('Cancel').click();
    await expect(toast(page, 'Order cancelled')).toBeVisible();
    await expect(label(page)).toHaveCount(0);
    expect(await openOnes(page)).toEqual([]);
  },
);

test(
  'a press on the axis of the chart takes its price into the form',
  ONLY_LONG,
  async ({ page, isMobile, newcomer }) => {
    await page.goto(`${PAGE}${isMobile ? '&view=chart' : ''}`);
    // Steps are there when the legend names their prices.
    await expect(page.getByText(/^MA7 [\d,.]+$/)).toBeVisible();
    const box = (await chart(page).boundingBox())!;
    const pressAt = async (y: number): Promise<number> => {
      await expect(chart(page)).toHaveAttribute('style', /--plot/);
      const [x, at] = [box.x + box.width - 20, box.y + y];
      if (!isMobile) await page.mouse.click(x, at);
      else await page.touchscreen.tap(x, at);
      if (isMobile) await page.getByRole('button', { name: 'Chart', exact: true }).click();
      const price = Number(await orderField(page, 'Price').inputValue());
      if (isMobile) await page.getByRole('button', { name: 'Chart', exact: true }).click();
      return price;
    };
    await expect(async () => {
      const upper = await pressAt(60);
      expect(await pressAt(120), newcomer.uid).toBeLessThan(upper);
    }).toPass();
  },
);
