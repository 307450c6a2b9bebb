import { expect, type Page } from '@playwright/test';
import { type Authenticator, codeSentTo, TRADING_PASSWORD } from '../exchange/person.ts';

/** Types the trading password, the authenticator's code and, from 1,000 USDT on, a code by e-mail; presses nothing. */
export async function fillSecurityCheck(page: Page, app: Authenticator, login: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Authenticator code' })).toBeVisible();
  const emailCode = dialog.getByRole('textbox', { name: /^E-mail code/ });
  if (await emailCode.isVisible()) {
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await emailCode.pressSequentially(await codeSentTo(page, login));
  }
  await dialog.getByRole('textbox', { name: 'Trading password' }).pressSequentially(TRADING_PASSWORD);
  await dialog.getByRole('textbox', { name: 'Authenticator code' }).pressSequentially(await app.nextCode());
}

/** Passes the security check, whatever its button is called. */
export async function passSecurityCheck(page: Page, app: Authenticator, login: string): Promise<void> {
  await fillSecurityCheck(page, app, login);
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  await expect(page.getByRole('textbox', { name: 'Trading password' })).toBeHidden();
}
