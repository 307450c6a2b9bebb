import { expect, type Page } from '@playwright/test';
import { ON_PHONE, ONLY_LONG } from '../exchange/long-form.ts';
import { protect, receive, test } from '../exchange/newcomer.ts';
import { Authenticator, ask, codeSentTo, TRADING_PASSWORD } from '../exchange/person.ts';
import { passSecurityCheck } from './security-check.ts';
import { box, fillWithdrawal, keeps, OUTSIDE, openSecurityCheck } from './withdraw-form.ts';

async function toSecurityCheck(page: Page): Promise<void> {
  await page.goto('/wallet/withdraw?asset=PUSD&network=tempo');
  await fillWithdrawal(page, OUTSIDE, '10');
  await openSecurityCheck(page, '10', 'PUSD');
}

test('a withdrawal is cancelled in its minute; amount and fee come back', ON_PHONE, async ({ page, newcomer }) => {
  const app = await protect(page, newcomer);
  await receive(page, { asset: 'PUSD', network: 'tempo', amount: '50' });
  const withdrawable = async () => {
    const query = { asset: 'PUSD', network: 'tempo' };
    return (await ask<{ withdrawable: string }>(page, '/open/wallet/withdraw/info', query)).withdrawable;
  };
  const before = await withdrawable();
  await toSecurityCheck(page);
  await passSecurityCheck(page, app, newcomer.login);
  expect(await withdrawable()).toBe('40');
  await page.getByRole('button', { name: /^Cancel withdrawal \([0-9]+ s left\)$/ }).click();
  await expect(page.getByText('Cancelled; amount and fee are back')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cancel withdrawal/ })).toHaveCount(0);
  expect(await withdrawable()).toBe(before);
  await page.goto('/wallet/financial?tab=withdraw');
  await expect(page.getByText('Cancelled').filter({ visible: true }).first()).toBeVisible();
});

test(
  'a wrong trading password and a wrong code are said beside their fields, and nothing else is lost',
  ONLY_LONG,
  async ({ page, newcomer }) => {
    const app = await protect(page, newcomer);
    await receive(page, { asset: 'PUSD', network: 'tempo', amount: '50' });
    await toSecurityCheck(page);
    const dialog = page.getByRole('dialog');
    const password = dialog.getByRole('textbox', { name: 'Trading password' });
    const code = dialog.getByRole('textbox', { name: 'Authenticator code' });
    const submit = dialog.getByRole('button', { name: 'Withdraw 10 PUSD' });

    await password.pressSequentially('135790');
    const right = await app.nextCode();
    await code.pressSequentially(right);
    await submit.click();
    await expect(password).toHaveAccessibleDescription(/^Wrong trading password\. [0-9] tries left/);
    await expect(password).toHaveValue('');
    await expect(code).toHaveValue(right);

    await password.pressSequentially(TRADING_PASSWORD);
    await code.fill('');
    await code.pressSequentially(await new Authenticator('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP').nextCode());
    await submit.click();
    await expect(code).toHaveAccessibleDescription('This authenticator code is wrong.');
    await expect(code).toHaveValue('');
    await expect(password).toHaveValue(TRADING_PASSWORD);
    await expect(dialog).toContainText('10 PUSD');

    await code.pressSequentially(right);
    await submit.click();
    await expect(page.getByText('Can be cancelled').first()).toBeVisible();
    await page.getByRole('button', { name: 'New withdrawal' }).click();
    await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('');

    await test.step('a code is good once, and only for what it was sent for', async () => {
      await toSecurityCheck(page);
      await password.pressSequentially(TRADING_PASSWORD);
      await code.pressSequentially(right);
      await submit.click();
      await expect(code).toHaveAccessibleDescription('This authenticator code was used. Wait for the next one.');
      const emailCode = dialog.getByRole('textbox', { name: /^E-mail code/ });
      await dialog.getByRole('button', { name: 'Use e-mail' }).click();
      await dialog.getByRole('button', { name: 'Send code' }).click();
      const sent = await codeSentTo(page, newcomer.login);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await box(page, 'Amount').fill('11');
      await openSecurityCheck(page, '11', 'PUSD');
      await password.pressSequentially(TRADING_PASSWORD);
      await dialog.getByRole('button', { name: 'Use e-mail' }).click();
      await emailCode.pressSequentially(sent);
      await dialog.getByRole('button', { name: 'Withdraw 11 PUSD' }).click();
      await expect(emailCode).toHaveAccessibleDescription(/^This code is wrong\./);
      await page.keyboard.press('Escape');
      await keeps(page, OUTSIDE, '11');
      const { rows } = await ask<{ rows: unknown[] }>(page, '/open/wallet/withdrawals');
      expect(rows).toHaveLength(1);
    });
  },
);
