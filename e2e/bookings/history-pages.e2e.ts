import { expect } from '@playwright/test';
import { IN_PART, IS_LONG, ONLY_LONG, onlyDesktop } from '../exchange/long-form.ts';
import { openAccount, receive, test } from '../exchange/newcomer.ts';
import { ask, call } from '../exchange/person.ts';

const COUNT = 25;
/** 1.01, 1.02 … each amount names its row. */
const amountOf = (index: number): string => `1.${String(index).padStart(2, '0')}`;

test(
  'a history of two pages: on, back, filtered, searched, and the browser’s Back keeps what the address says',
  ONLY_LONG,
  async ({ page }) => {
    await openAccount(page);
    await receive(page, { asset: 'PUSD', network: 'tempo', amount: '100' });
    const ids: string[] = [];
    for (let index = 1; index <= COUNT; index++) {
      const { id } = await call<{ id: string }>(page, '/open/wallet/transfer', {
        clientRequestId: crypto.randomUUID(),
        asset: 'PUSD',
        from: 'funding',
        to: 'spot',
        amount: amountOf(index),
      });
      ids.push(id);
    }
    const row = (index: number) => page.getByText(new RegExp(`^${amountOf(index)}( PUSD)?$`)).filter({ visible: true });
    const shows = async (first: number, last: number) => {
      await expect(row(first)).toHaveCount(1);
      await expect(row(last)).toHaveCount(1);
      await expect(row(first + 1)).toHaveCount(0);
      await expect(row(last - 1)).toHaveCount(0);
    };
    await page.goto('/wallet/transfer');
    await shows(25, 6);
    await expect(page.getByRole('button', { name: 'Newer' })).toBeDisabled();

    await page.getByRole('button', { name: 'Coin: All coins' }).click();
    await page.getByRole('button', { name: 'PUSD', exact: true }).click();
    await expect(page).toHaveURL(/asset=PUSD/);
    await shows(25, 6);
    await page.getByRole('button', { name: 'Older' }).click();
    await expect(page).toHaveURL(/asset=PUSD.*before=/);
    await shows(5, 1);
    await expect(page.getByRole('button', { name: 'Older' })).toBeDisabled();

    await page.getByRole('button', { name: 'Newer' }).click();
    await expect(page).not.toHaveURL(/before=/);
    await shows(25, 6);
    await page.getByRole('button', { name: 'Older' }).click();
    await shows(5, 1);
    // The address alone is enough: somebody who opens it sees the same page.
    await page.reload();
    await shows(5, 1);
    await page.goBack();
    await expect(page).toHaveURL(/asset=PUSD/);
    await expect(page).not.toHaveURL(/before=/);
    await expect(page.getByRole('button', { name: 'Coin: PUSD' })).toBeVisible();
    await shows(25, 6);
    await page.goBack();
    await expect(page).not.toHaveURL(/asset=/);
    await expect(page.getByRole('button', { name: 'Coin: All coins' })).toBeVisible();

    await page.getByRole('button', { name: 'Coin: All coins' }).click();
    await page.getByRole('button', { name: 'BTC', exact: true }).click();
    await expect(page.getByText('No transfers in this time.')).toBeVisible();

    // A number finds its own record, wherever it stands, and the address says what was asked.
    await page.goto('/wallet/transfer?status=COMPLETED');
    await shows(25, 6);
    const search = page.getByRole('searchbox', { name: 'Order no.' });
    await search.fill(ids[2]!.slice(0, 7));
    await expect(page.getByText('Type at least 8 letters or digits.')).toBeVisible();
    await search.fill(ids[2]!);
    await expect(page).toHaveURL(new RegExp(`status=COMPLETED&search=${ids[2]}`));
    await shows(3, 3);
    await page.reload();
    await shows(3, 3);
    await search.fill('ffffffff');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(search).toHaveValue('');
    await shows(25, 6);

    // Among all that moved money a booking is found by its own number, however short that is.
    const { rows } = await ask<{ rows: { entryId: string; amount: string }[] }>(
      page,
      '/open/wallet/bills?account=funding',
    );
    await page.goto(`/wallet/financial?search=${rows[0]!.entryId}`);
    const found = page.locator('[data-room="bookings/screens/financial"]').locator('tbody tr, li');
    await expect(found.filter({ hasText: rows[0]!.amount.replace('-', '') })).not.toHaveCount(0);
  },
);

test('the filters of a history fit beside the range in the longest words', onlyDesktop(IN_PART), async ({ page }) => {
  await openAccount(page);
  for (const language of IS_LONG ? ['ru_RU', 'en_US', 'zh_CN'] : ['ru_RU']) {
    for (const tab of ['all', 'deposit', 'withdraw', 'external']) {
      await page.goto(`/wallet/financial?tab=${tab}&lang=${language}`);
      const filters = page.locator('[data-room="bookings/parts/history"]');
      await expect(filters.getByRole('searchbox')).toBeVisible();
      expect((await filters.boundingBox())!.height, `${tab} in ${language}`).toBeLessThan(80);
    }
  }
});
