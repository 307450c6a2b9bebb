import { expect, type Page } from '@playwright/test';
import { ONLY_LONG, onlyDesktop } from '../exchange/long-form.ts';
import { test } from '../exchange/newcomer.ts';
import { asStaff, changeTogether, openConsole } from '../exchange/staff.ts';

const BASE = process.env.E2E_URL ?? 'http://localhost:3000';
const { host } = new URL(BASE);

test.use({ baseURL: BASE });

async function check(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Address, number or name' }).fill(text);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

test('a visitor pastes what claims to be the exchange and is told what it is', ONLY_LONG, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Is it really us? Check a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check an official link' })).toBeVisible();

  await check(page, `${BASE}/wallet/withdraw`);
  await expect(page.getByText('This is ours.')).toBeVisible();
  await check(page, `http://${host}@evil.test/login`);
  await expect(page.getByText('This is not ours.')).toBeVisible();
  await expect(page.getByText('What stands before the @ leads nowhere')).toBeVisible();
  await expect(page.getByText('evil.test', { exact: true })).toBeVisible();
  // An answer is only ever about what stands in the field.
  await page.getByRole('textbox', { name: 'Address, number or name' }).fill('somebody@evil.test');
  await expect(page.getByText('This is not ours.')).toHaveCount(0);
  await check(page, 'http://l\u043ecalhost');
  await expect(page.getByText('mixes the letters of two alphabets')).toBeVisible();
  await expect(page.getByText('\u043e U+043E')).toBeVisible();
  await expect(page.getByText('We never ask you to pay a tax')).toBeVisible();
});

test(
  'a channel that two members of staff list is official from then on',
  // The list is one for both layouts.
  onlyDesktop(ONLY_LONG),
  async ({ page, browser }) => {
    const channel = 'https://t.me/bourse_journey';
    await page.goto('/support/official-links');
    await check(page, channel);
    await expect(page.getByText('This is not ours.')).toBeVisible();
    const [one, two] = await Promise.all([asStaff(browser, 'risk'), asStaff(browser, 'product')]);
    await changeTogether([one, two], '/open/staff/official-channels/set', { channel, on: 'true' });
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText('This is ours.')).toBeVisible();

    const desk = await openConsole(browser, 'product');
    await desk.getByRole('link', { name: 'Official channels' }).click();
    await expect(desk.getByRole('row').filter({ hasText: channel })).toContainText('Staff');
    await expect(desk.getByRole('row').filter({ hasText: BASE })).toContainText('Configuration');
  },
);
