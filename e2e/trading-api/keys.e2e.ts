import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { protect, test } from '../exchange/newcomer.ts';
import { TRADING_PASSWORD } from '../exchange/person.ts';
import { lookIntoAlso } from '../shell/look.ts';

test('a key is made, works, tells of its use, and is deleted', ONLY_LONG, async ({ page, newcomer, baseURL }) => {
  const app = await protect(page, newcomer);
  await page.goto('/frontweb/user/api');
  await page.getByRole('button', { name: 'Create a key' }).click();
  const form = page.getByRole('dialog', { name: 'Create a key' });
  await form.getByRole('textbox', { name: 'Name' }).fill('my first bot');
  await form.getByRole('checkbox', { name: /^Trade/ }).check();
  await form.getByRole('checkbox', { name: /^Withdraw/ }).check();
  await expect(form.getByText('A key that may withdraw needs a list of IP addresses.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await form.getByRole('checkbox', { name: /^Withdraw/ }).uncheck();
  await form.getByRole('textbox', { name: 'IP addresses' }).fill('127.0.0.1, ::1');
  await form.getByRole('button', { name: 'Continue' }).click();

  const check = page.getByRole('dialog');
  await check.getByLabel('Trading password').pressSequentially(TRADING_PASSWORD);
  await check.getByLabel(/authenticator/i).pressSequentially(await app.nextCode());
  await check.getByRole('button', { name: 'Create key my first bot' }).click();

  const ready = page.getByRole('dialog', { name: 'Key my first bot is ready' });
  await expect(ready.getByText('The secret is shown only now.')).toBeVisible();
  await lookIntoAlso(page, 'trading-api/parts/new-key/new-key', 'secret');
  const [apiKey, secret] = await ready.locator('code').allInnerTexts();
  await ready.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByRole('heading', { name: 'my first bot' })).toBeVisible();
  await expect(page.getByText('Never used')).toBeVisible();
  await expect(page.getByText(secret!)).toHaveCount(0);

  const time = await (await page.request.get('/api/v3/time')).json();
  const text = `timestamp=${(time as { serverTime: number }).serverTime}`;
  const signature = createHmac('sha256', secret!).update(text).digest('hex');
  const account = () =>
    page.request.get(`${baseURL}/api/v3/account?${text}&signature=${signature}`, {
      headers: { 'x-mbx-apikey': apiKey! },
    });
  expect(await (await account()).json()).toMatchObject({ accountType: 'SPOT', canTrade: true });
  await page.reload();
  await expect(page.getByText(/Last used .* from (127\.0\.0\.1|::1)/)).toBeVisible();

  await page.getByRole('button', { name: 'Delete my first bot' }).click();
  const sure = page.getByRole('dialog', { name: 'Delete key my first bot?' });
  await lookIntoAlso(page, 'trading-api/parts/keys/keys');
  await sure.getByRole('button', { name: 'Delete my first bot' }).click();
  await expect(page.getByText('No keys yet.')).toBeVisible();
  expect((await account()).status()).toBe(401);
});
