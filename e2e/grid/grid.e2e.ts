import { expect, type Page } from '@playwright/test';
import { fundSpot } from '../exchange/desk.ts';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { test } from '../exchange/newcomer.ts';
import { call } from '../exchange/person.ts';
import { lookIntoAlso } from '../shell/look.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The price of now, to the whole: a range around it is made of whole prices. */
async function priceNow(page: Page): Promise<number> {
  const { rows } = await call<{ rows: { last: string }[] }>(page, '/open/coinw/trade/quotations', {
    symbol: 'BTC_USDT',
  });
  return Math.floor(Number(rows[0]?.last));
}

/** Types a grid a tenth around the price, wrong at first. */
async function fillForm(page: Page): Promise<void> {
  const price = await priceNow(page);
  await page.getByLabel('Lower price', { exact: true }).fill(String(Math.floor(price * 0.9)));
  await page.getByLabel('Upper price', { exact: true }).fill(String(Math.ceil(price * 1.1)));
  await page.getByLabel('Grids', { exact: true }).fill('1');
  await expect(page.getByText('Choose from 2 to 200 grids.')).toBeVisible();
  await page.getByLabel('Grids', { exact: true }).fill('6');
  await page.getByLabel('Investment', { exact: true }).fill('5000');
  await expect(page.getByText(/ USDT more than you have\.$/)).toBeVisible();
  await page.getByLabel('Investment', { exact: true }).fill('600');
  await expect(page.getByText(/^At most 0\.5% above the price/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Levels' }).getByRole('row')).toHaveCount(9);
}

test(
  'a grid is made, stands on its levels, gets a stop loss, and is stopped; its money is back',
  ONLY_LONG,
  async ({ page, newcomer }) => {
    expect(newcomer.uid).not.toBe('');
    await fundSpot(page, { asset: 'USDT', network: 'eth', amount: '1000' });
    await page.goto('/front/strategy?symbol=BTC_USDT');
    await button(page, 'How a grid earns and loses').click();
    await lookIntoAlso(page, 'grid/parts/form/how');
    await page.keyboard.press('Escape');
    await fillForm(page);
    await button(page, 'Create grid with 600 USDT').click();
    await expect(page).toHaveURL(/\/wallet\/tactics\?grid=/);
    await expect(page.getByText('in the book').first()).toBeVisible();
    await expect(page.getByText('at the start', { exact: true })).toBeVisible();

    await button(page, 'Take profit, stop loss').click();
    const exits = page.getByRole('dialog', { name: 'Take profit, stop loss' });
    await exits.getByLabel('Stop loss', { exact: true }).fill('1000');
    await expect(exits.getByRole('checkbox')).toBeChecked();
    await lookIntoAlso(page, 'grid/parts/grid/exits-dialog', 'stop-loss');
    await exits.getByRole('button', { name: 'Save' }).click();
    await expect(exits).toBeHidden();

    await button(page, 'Stop grid').click();
    const question = page.getByRole('dialog', { name: 'Stop this grid?' });
    await question.getByLabel(/^Sell all BTC at the market/).check();
    await lookIntoAlso(page, 'grid/parts/grid/stop-dialog');
    await question.getByRole('button', { name: 'Stop grid' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('Stopped manually')).toBeVisible();
    await expect(page.getByText('Returned to Spot')).toBeVisible();
    await page.goto('/wallet/tactics?past=yes');
    await expect(page.getByText('Stopped manually')).toBeVisible();
  },
);
