import { expect } from '@playwright/test';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { protect, receive, test } from '../exchange/newcomer.ts';
import { TRADING_PASSWORD } from '../exchange/person.ts';
import { verifyIdentity } from '../exchange/staff.ts';
import { lookIntoAlso } from '../shell/look.ts';

test(
  'a person subscribes to a round, changes the amount, and takes it back',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    await protect(page, newcomer);
    await verifyIdentity(page, browser);
    await receive(page, { asset: 'USDT', network: 'base', amount: '500' }, true);
    await page.goto('/wallet/fansup/home');
    await expect(page.locator('a[href^="/wallet/fansup/house-token"]').first()).toBeVisible();
    // Sales of other journeys may have moved this one to a later page of the list.
    await page.goto('/wallet/fansup/house-token-two');
    await page.getByLabel('Amount', { exact: true }).fill('108');
    await page.getByRole('button', { name: 'Subscribe with 108 USDT' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm subscription' });
    await dialog.getByLabel('Trading password', { exact: true }).fill(TRADING_PASSWORD);
    await lookIntoAlso(page, 'launch/parts/round/confirm-dialog');
    await dialog.getByRole('button', { name: 'Subscribe with 108 USDT' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Your estimate/).first()).toBeVisible();
    await page.getByLabel('New amount', { exact: true }).fill('200');
    await page.getByRole('button', { name: 'Change to 200 USDT' }).click();
    await dialog.getByLabel('Trading password', { exact: true }).fill(TRADING_PASSWORD);
    await dialog.getByRole('button', { name: 'Change to 200 USDT' }).click();
    await expect(page.getByText('200 USDT', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Take back' }).click();
    const question = page.getByRole('dialog', { name: 'Take back your subscription?' });
    await lookIntoAlso(page, 'launch/parts/round/leave-dialog');
    await question.getByRole('button', { name: 'Take back' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Amount', { exact: true })).toBeVisible();
    await page.goto('/wallet/fansup/history');
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  },
);
