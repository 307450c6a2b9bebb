import { expect } from '@playwright/test';
import { ON_DESKTOP } from '../exchange/long-form.ts';
import { test } from '../exchange/newcomer.ts';
import { newAtConsole } from '../exchange/staff.ts';
import { plugInAuthenticator } from '../exchange/virtual-authenticator.ts';
import { lookIntoAlso } from '../shell/look.ts';

test(
  'staff add a key, log in with it in the place of a code, and remove it with itself',
  ON_DESKTOP,
  async ({ browser }) => {
    const { page, app, login, password } = await newAtConsole(browser, 'auditor');
    await plugInAuthenticator(page);
    const dialog = page.getByRole('dialog');
    await page.getByRole('link', { name: login }).click();
    await page.getByRole('button', { name: 'Add key' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('My desk key');
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
    await dialog.getByRole('textbox', { name: 'Authenticator code' }).pressSequentially(await app.nextCode());
    await lookIntoAlso(page, 'approvals/parts/keys/key-dialogs');
    await dialog.getByRole('button', { name: 'Add key' }).click();
    const row = page.getByRole('row').filter({ hasText: 'My desk key' });
    await expect(row).toContainText('Never');

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('textbox', { name: 'Login' }).fill(login);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Log in with a passkey or hardware key' }).click();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();

    await page.goto('/console/keys');
    await expect(row).not.toContainText('Never');
    await row.getByRole('button', { name: 'Remove My desk key' }).click();
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('Key removed.')).toBeVisible();
    await expect(page.getByText('You have no key yet.')).toBeVisible();
    await page.context().close();
  },
);
