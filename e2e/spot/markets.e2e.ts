import { expect, type Page } from '@playwright/test';
import { ON_DESKTOP, ONLY_LONG } from '../exchange/long-form.ts';
import { test } from '../exchange/newcomer.ts';

test.use({ baseURL: process.env.E2E_URL ?? 'http://localhost:3000' });

const PRICE = /^\d{1,3}(,\d{3})*\.\d+$/;
const list = (page: Page, isMobile: boolean) =>
  isMobile ? page.getByRole('list', { name: 'Markets' }) : page.getByRole('table', { name: 'Markets' });

test(
  'a visitor sees every market with its price of now, which moves by itself',
  ONLY_LONG,
  async ({ page, isMobile }) => {
    await page.goto('/markets');
    const rows = list(page, isMobile);
    for (const pair of ['BTC/USDT', 'ETH/USDT', 'ETH/BTC', 'HBT/USDT'])
      await expect(rows.getByText(pair)).toBeVisible();
    const prices = async () => (await rows.locator('.num').allTextContents()).filter((text) => PRICE.test(text)).join();
    const first = await prices();
    expect(first).not.toBe('');
    await expect.poll(prices).not.toBe(first);
  },
);

test('search, kinds, favourites and rankings; the address keeps them', ONLY_LONG, async ({ page, isMobile }) => {
  await page.goto('/markets');
  const rows = list(page, isMobile);
  await expect(rows.getByText('BTC/USDT')).toBeVisible();
  await page.getByRole('button', { name: 'Add HBT/USDT to favourites' }).click();
  await page.getByRole('tab', { name: 'Favourites' }).click();
  await expect(rows.getByText('HBT/USDT')).toBeVisible();
  await expect(rows.getByText('BTC/USDT')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Leveraged tokens' }).click();
  await expect(rows.getByText('BTC3L/USDT')).toBeVisible();
  await page.reload();
  await expect(rows.getByText('BTC3L/USDT')).toBeVisible();
  await page.getByRole('searchbox').fill('ethbtc');
  await expect(rows.getByText('ETH/BTC')).toBeVisible();
  await expect(page).toHaveURL(/search=ethbtc/);
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('No pair is called “nothing like it”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('tab', { name: 'Spot', exact: true }).click();
  if (isMobile) await page.getByRole('button', { name: 'Most up' }).click();
  else await page.getByRole('button', { name: '24 h change' }).click();
  await expect(page).toHaveURL(/order=gain/);
  const changes = (await rows.locator('.num').allTextContents()).filter((text) => text.endsWith('%'));
  const sizes = changes.map((text) => Number(text.replace('\u2212', '-').replace(/[+%]/g, '')));
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  await rows.getByText('BTC/USDT').click();
  await expect(page).toHaveURL(/\/frontSpot\/spottrade\?symbol=BTC_USDT/);
});

test(
  'the first page shows live markets to a visitor, and a crawler reads them without a script',
  ON_DESKTOP,
  async ({ page }) => {
    const html = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
    expect(html).toMatch(/symbol=BTC_USDT">BTC\/USDT<\/a><\/td><td>[\d,]+\.\d+<\/td><td>[+\u2212]?\d+\.?\d*%<\/td>/);
    await page.goto('/');
    const rows = page.getByRole('list', { name: 'Prices now' });
    await expect(rows.getByRole('link')).toHaveCount(6);
    await expect(rows.getByText('BTC/USDT')).toBeVisible();
    await page.getByRole('link', { name: 'All markets' }).click();
    await expect(page).toHaveURL(/\/markets$/);
  },
);

test('a list that cannot be loaded says so, and Retry brings it', ONLY_LONG, async ({ page, isMobile }) => {
  await page.route('**/open/spot/markets', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto('/markets');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/open/spot/markets');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(list(page, isMobile).getByText('BTC/USDT')).toBeVisible();
});
