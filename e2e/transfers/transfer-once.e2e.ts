import { expect, type Page } from '@playwright/test';
import { ON_PHONE } from '../exchange/long-form.ts';
import { receive, test } from '../exchange/newcomer.ts';
import { ask } from '../exchange/person.ts';
import { lost } from '../shell/answers.ts';

const UNKNOWN = 'The answer has not arrived. We ask again with the same request; nothing moves twice.';

const open = async (page: Page) => {
  await page.goto('/wallet/transfer');
  await page.getByRole('button', { name: 'Transfer', exact: true }).first().click();
  return page.getByRole('dialog');
};
const inSpot = async (page: Page) => {
  const { accounts } = await ask<{ accounts: { account: string; available: string }[] }>(
    page,
    '/open/wallet/transfer/info',
    { asset: 'USDT' },
  );
  return accounts.find(({ account }) => account === 'spot')?.available;
};

test(
  'a transfer whose answer never came is the same transfer after a reload',
  ON_PHONE,
  async ({ page, newcomer: _ }) => {
    await receive(page, { asset: 'USDT', network: 'eth', amount: '40' }, true);
    const answers = await lost(page, '/open/wallet/transfer');
    let dialog = await open(page);
    await dialog.getByRole('textbox', { name: 'Amount', exact: true }).fill('7');
    await dialog.getByRole('button', { name: 'Transfer 7 USDT' }).click();
    // The money moves before the answer leaves: only this says that the page has lost it.
    await expect(dialog.getByText(UNKNOWN)).toBeVisible();
    await expect.poll(() => inSpot(page)).toBe('7');
    await answers.undo();
    dialog = await open(page);
    await expect(dialog.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('7');
    await dialog.getByRole('button', { name: 'Transfer 7 USDT' }).click();
    await expect(dialog).toBeHidden();
    expect(await inSpot(page)).toBe('7');
  },
);
