import { expect } from '@playwright/test';
import { ON_PHONE, ONLY_LONG } from '../exchange/long-form.ts';
import { receive, test } from '../exchange/newcomer.ts';
import { lookIntoAlso } from '../shell/look.ts';

test('a small balance becomes USDT at the price that was shown', ON_PHONE, async ({ page, newcomer }) => {
  expect(newcomer.uid).not.toBe('');
  await receive(page, { asset: 'ETH', network: 'base', amount: '0.001' }, true);
  await page.goto('/wallet/overview');
  await page.getByRole('link', { name: 'Convert small balances' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convert small balances' });
  const box = dialog.getByRole('checkbox');
  await expect(box).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Choose coins' })).toBeDisabled();
  await box.check();
  const see = dialog.getByRole('button', { name: 'See the price of 1 coin' });
  await see.click();
  await expect(dialog.getByText(/^This price holds for/)).toBeVisible();
  await lookIntoAlso(page, 'conversion/parts/convert-dialog/convert-dialog', 'price');
  // Looking may have taken the ten seconds that a price holds.
  await dialog.getByRole('button', { name: 'Back' }).click();
  await see.click();
  await expect(dialog.getByText(/^This price holds for \d+ seconds?\.$/)).toBeVisible();
  const take = dialog.getByRole('button', { name: /^Convert to \d\.\d+ USDT$/ });
  const gets = ((await take.textContent()) ?? '').replace(/[^\d.]/g, '');
  await take.click();
  await expect(dialog.getByRole('status')).toContainText(`${gets} USDT are in your funding account.`);
  await lookIntoAlso(page, 'conversion/parts/convert-dialog/convert-dialog', 'done');
  await dialog.getByRole('link', { name: 'See my bills' }).click();
  await expect(page).toHaveURL(/\/wallet\/bill$/);
  await expect(page.getByText('Small balances converted')).toHaveCount(2);
  await expect(page.getByText(`+${gets.slice(0, 4)}`)).toBeVisible();
});

test('a person without a small balance has nothing ticked, quoted or sold', ONLY_LONG, async ({ page, newcomer }) => {
  expect(newcomer.uid).not.toBe('');
  await page.goto('/wallet/overview?window=convert');
  const dialog = page.getByRole('dialog', { name: 'Convert small balances' });
  await expect(dialog.getByText('You have no small balances in your funding account.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/wallet\/overview$/);
});
