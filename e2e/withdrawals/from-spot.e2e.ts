import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { protect, receive, test } from '../exchange/newcomer.ts';
import { call } from '../exchange/person.ts';
import { fillWithdrawal, keeps, OUTSIDE } from './withdraw-form.ts';

test(
  'what the funding account lacks is brought from Spot, and the form is as it was',
  ONLY_LONG,
  async ({ page, newcomer }) => {
    await protect(page, newcomer);
    await receive(page, { asset: 'USDT', network: 'eth', amount: '60' });
    const all = { clientRequestId: randomUUID(), asset: 'USDT', from: 'funding', to: 'spot', amount: '60' };
    await call(page, '/open/wallet/transfer', all);
    await page.goto('/wallet/withdraw?asset=USDT&network=eth');
    const elsewhere = page.getByRole('status').filter({ hasText: '60 USDT is in Spot.' });
    await expect(elsewhere).toBeVisible();
    await fillWithdrawal(page, OUTSIDE, '30');
    await expect(elsewhere).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Transfer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Transfer 30 USDT' }).click();
    await expect(dialog).toBeHidden();
    await keeps(page, OUTSIDE, '30');
    await expect(page.getByRole('button', { name: 'Withdraw 30 USDT' })).toBeEnabled();
    await expect(elsewhere).toHaveCount(0);
  },
);
