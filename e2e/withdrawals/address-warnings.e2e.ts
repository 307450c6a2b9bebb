import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newAddress } from '../exchange/chain.ts';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { protect, receive, test } from '../exchange/newcomer.ts';
import { ask, call, TRADING_PASSWORD } from '../exchange/person.ts';
import { operate } from '../exchange/staff.ts';
import { lookIntoAlso } from '../shell/look.ts';
import { passSecurityCheck } from './security-check.ts';
import { fillWithdrawal, holdsNothing, keeps } from './withdraw-form.ts';

async function toForm(page: Page, address: string): Promise<void> {
  await page.goto('/wallet/withdraw?asset=PUSD&network=tempo');
  await fillWithdrawal(page, address, '10');
}

test(
  'a reported address: plain words, ten seconds, four characters, and only then the receipt',
  ONLY_LONG,
  async ({ page, newcomer }) => {
    const app = await protect(page, newcomer);
    await receive(page, { asset: 'PUSD', network: 'tempo', amount: '50' });
    const address = newAddress();
    await operate('addresses', 'report', '--network', 'tempo', '--address', address, '--risk', 'high');
    await toForm(page, address);
    await expect(page.getByText('People have reported this address for fraud')).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw 10 PUSD' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('waits 60 minutes')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Continue in [0-9]+ s$/ })).toBeDisabled();
    await lookIntoAlso(page, 'withdrawals/parts/money-out/risk-dialog');
    const typed = dialog.getByRole('textbox', { name: /last four characters/ });
    await typed.fill(address.endsWith('0000') ? '1111' : '0000');
    await expect(dialog.getByText('These are not the last four characters.')).toBeVisible();
    await typed.fill(address.slice(-4));
    const goOn = dialog.getByRole('button', { name: 'Continue', exact: true });
    await expect(goOn).toBeEnabled();
    await goOn.click();
    await expect(dialog).toContainText('Recipient gets');
    await dialog.getByRole('button', { name: 'Withdraw 10 PUSD' }).click();
    await passSecurityCheck(page, app, newcomer.login);
    await expect(page.getByText('Can be cancelled').first()).toBeVisible();
    const { rows } = await ask<{ rows: { state: string }[] }>(page, '/open/wallet/withdrawals');
    expect(rows.map(({ state }) => state)).toEqual(['COOLING']);
  },
);

test(
  'an address that only looks like a saved one is shown beside it, character by character',
  ONLY_LONG,
  async ({ page, newcomer }) => {
    const app = await protect(page, newcomer);
    await receive(page, { asset: 'PUSD', network: 'tempo', amount: '50' });
    const saved = newAddress();
    const middle = randomBytes(16).toString('hex');
    const lookAlike = `${saved.slice(0, 6)}${middle}${saved.slice(-4)}`;
    await call(page, '/open/wallet/addresses', {
      clientRequestId: crypto.randomUUID(),
      kind: 'ONCHAIN',
      network: 'tempo',
      address: saved,
      remark: 'Savings',
      tradingPassword: TRADING_PASSWORD,
      totpCode: await app.nextCode(),
    });
    await toForm(page, lookAlike);
    await expect(page.getByText('Only the ends are alike.')).toBeVisible();
    const shown = (label: string) => page.getByText(label).locator('..').locator('.code');
    await expect(shown('The one you used before')).toHaveText(new RegExp(saved, 'i'));
    await expect(shown('The one you entered')).toHaveText(lookAlike);
    // What is saved has capitals, which are no difference: what is marked lies in the middle, and not in the ends.
    const pieces = await shown('The one you entered').locator('mark, span').allTextContents();
    expect(pieces[0]?.slice(0, 6)).toBe(lookAlike.slice(0, 6));
    expect(pieces.at(-1)?.slice(-4)).toBe(lookAlike.slice(-4));
    await expect(shown('The one you entered').locator('> :first-child')).not.toHaveJSProperty('tagName', 'MARK');
    await expect(shown('The one you entered').locator('> :last-child')).not.toHaveJSProperty('tagName', 'MARK');
    await page.getByRole('button', { name: 'Withdraw 10 PUSD' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Recipient gets');
    await dialog.getByRole('button', { name: 'Withdraw 10 PUSD' }).click();
    await test.step('guessing the trading password is stopped, and what was typed stays', async () => {
      const password = dialog.getByRole('textbox', { name: 'Trading password' });
      await dialog.getByRole('textbox', { name: 'Authenticator code' }).pressSequentially('123456');
      for (const left of [4, 3, 2, 1]) {
        await password.pressSequentially('135790');
        await dialog.locator('button[type="submit"]').click();
        await expect(password).toHaveAccessibleDescription(
          new RegExp(`^Wrong trading password\\. ${left} (try|tries) left before a pause\\.$`),
        );
      }
      await password.pressSequentially('135790');
      await dialog.locator('button[type="submit"]').click();
      await expect(password).toHaveAccessibleDescription(
        /^Locked after too many wrong tries\. Try again at .*\d\d:\d\d/,
      );
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await keeps(page, lookAlike, '10');
      await holdsNothing(page, 'PUSD');
    });
  },
);
