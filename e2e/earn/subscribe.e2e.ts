import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { receive, test } from '../exchange/newcomer.ts';
import { call } from '../exchange/person.ts';
import { verifyIdentity } from '../exchange/staff.ts';
import { lookIntoAlso } from '../shell/look.ts';

test(
  'USDT of Funding and Spot is put into a tiered product, seen, and redeemed at once',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    expect(newcomer.uid).not.toBe('');
    await verifyIdentity(page, browser);
    await receive(page, { asset: 'USDT', network: 'base', amount: '500' }, true);
    const toSpot = { asset: 'USDT', from: 'funding', to: 'spot', amount: '200' };
    await call(page, '/open/wallet/transfer', { clientRequestId: randomUUID(), ...toSpot });
    await page.goto('/wallet/earn?kind=TIERED');
    await page.locator('a[href="/wallet/earn/product?product=usdt-steps-first"]').click();
    const rates = page.getByRole('table', { name: 'Rates' });
    await expect(rates.getByRole('row', { name: '0 \u2013 2,000 10.00%' })).toBeVisible();
    await expect(page.getByRole('figure', { name: /in 30 days, 10\.00% now$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Subscribe USDT Flexible, tiered' });
    await expect(form.getByText('up to 10.00%')).toContainText('10.00%');
    await expect(form.getByText('on the first 2,000 USDT')).toBeVisible();
    const amount = form.getByLabel('Amount', { exact: true });
    await amount.fill('100000');
    await expect(form.getByText(/^Insufficient balance of USDT/)).toBeVisible();
    await amount.fill('350');
    await expect(form.getByText('50 USDT more than Funding holds. 200 USDT is in Spot.')).toBeVisible();
    await lookIntoAlso(page, 'earn/parts/purchase/purchase-dialog', 'amount');
    await form.getByRole('button', { name: 'Transfer 50 and subscribe' }).click();
    await expect(form.getByText('If the subscription is refused, the coins stay in Funding.')).toBeVisible();
    await lookIntoAlso(page, 'earn/parts/purchase/purchase-dialog', 'question');
    await form.getByRole('button', { name: 'Transfer 50 and subscribe' }).click();
    await expect(form).toBeHidden();
    await page.goto('/wallet/earn?view=orders');
    await page.getByText('Earning', { exact: true }).click();
    await expect(page.getByText('350 USDT', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Redeem', exact: true }).click();
    const redeem = page.getByRole('dialog', { name: 'Redeem USDT' });
    await redeem.getByLabel('Amount', { exact: true }).fill('100');
    await lookIntoAlso(page, 'earn/parts/redeem/redeem-dialog', 'amount');
    await redeem.getByRole('button', { name: 'Redeem 100 USDT' }).click();
    await expect(redeem).toBeHidden();
    await expect(page.getByText('250 USDT', { exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Redemptions' }).getByText('100 USDT')).toBeVisible();
  },
);
