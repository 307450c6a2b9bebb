import { expect } from '@playwright/test';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { receive, test } from '../exchange/newcomer.ts';
import { verifyIdentity } from '../exchange/staff.ts';
import { lookIntoAlso } from '../shell/look.ts';

test(
  'USDT is put into a tiered product, seen, and redeemed at once',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    expect(newcomer.uid).not.toBe('');
    await verifyIdentity(page, browser);
    await receive(page, { asset: 'USDT', network: 'base', amount: '500' }, true);
    await page.goto('/wallet/earn?kind=TIERED&product=usdt-steps-first');
    const form = page.getByRole('dialog', { name: 'Subscribe USDT Flexible, tiered' });
    await expect(form.getByText('up to 10.00%')).toContainText('10.00%');
    await expect(form.getByText('on the first 2,000 USDT')).toBeVisible();
    const amount = form.getByLabel('Amount', { exact: true });
    await amount.fill('100000');
    await expect(form.getByText(/^Insufficient balance of USDT/)).toBeVisible();
    await amount.fill('300');
    await lookIntoAlso(page, 'earn/parts/purchase/purchase-dialog', 'amount');
    await form.getByRole('button', { name: 'Subscribe 300 USDT' }).click();
    await expect(form).toBeHidden();
    await page.goto('/wallet/earn?view=orders');
    await page.getByText('Earning', { exact: true }).click();
    await expect(page.getByText('300 USDT', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Redeem', exact: true }).click();
    const redeem = page.getByRole('dialog', { name: 'Redeem USDT' });
    await redeem.getByLabel('Amount', { exact: true }).fill('100');
    await lookIntoAlso(page, 'earn/parts/redeem/redeem-dialog', 'amount');
    await redeem.getByRole('button', { name: 'Redeem 100 USDT' }).click();
    await expect(redeem).toBeHidden();
    await expect(page.getByText('200 USDT', { exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Redemptions' }).getByText('100 USDT')).toBeVisible();
  },
);
