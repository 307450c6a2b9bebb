import { expect } from '@playwright/test';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { protect, receive, test } from '../exchange/newcomer.ts';
import { TRADING_PASSWORD } from '../exchange/person.ts';
import { verifyIdentity } from '../exchange/staff.ts';
import { publishBoost } from './sales.ts';

/** Time enough for two members of staff to publish it before its start. */
const STARTS_IN_MS = 20_000;

test(
  'a person locks a coin for a boost, raises it, and sees what it would bring and until when it stays',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    await protect(page, newcomer);
    await verifyIdentity(page, browser);
    await receive(page, { asset: 'USDT', network: 'base', amount: '500' }, true);
    await page.goto(`/wallet/fansup/${await publishBoost(browser, STARTS_IN_MS)}`);
    const dialog = page.getByRole('dialog', { name: 'Confirm boost' });
    for (const [field, amount, verb] of [
      ['Amount to lock', '100', 'Lock 100 USDT'],
      ['New total to lock', '250', 'Raise to 250 USDT'],
    ] as const) {
      await page.getByLabel(field, { exact: true }).fill(amount);
      await expect(page.getByText('200 HBT', { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: verb }).click();
      await dialog.getByLabel('Trading password', { exact: true }).fill(TRADING_PASSWORD);
      await dialog.getByRole('button', { name: verb }).click();
      await expect(dialog).toBeHidden();
    }
    await expect(page.getByText(/^All of it is free again at/)).toBeVisible();
    await page.getByLabel('New total to lock', { exact: true }).fill('249');
    await expect(page.getByText('250 USDT are locked already. The amount can be raised, not lowered.')).toBeVisible();
    await page.goto('/wallet/fansup/history');
    await expect(page.getByText('250 USDT', { exact: true })).toBeVisible();
  },
);
