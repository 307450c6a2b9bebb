import { expect } from '@playwright/test';
import { ON_PHONE } from '../exchange/long-form.ts';
import { protect, test } from '../exchange/newcomer.ts';
import { codeSentTo, PASSWORD } from '../exchange/person.ts';
import { plugInAuthenticator } from '../exchange/virtual-authenticator.ts';
import { lookIntoAlso } from '../shell/look.ts';

const securityPath = (isMobile: boolean): string => (isMobile ? '/h5/user/center' : '/frontweb/user/security');

test(
  'a passkey is added, logs in on its own, stands in for a code, and is removed',
  ON_PHONE,
  async ({ page, newcomer, isMobile }) => {
    const app = await protect(page, newcomer);
    await plugInAuthenticator(page);
    const dialog = page.getByRole('dialog');
    const password = dialog.getByRole('textbox', { name: 'Login password' });

    await test.step('it is made by the device, with the password and two codes', async () => {
      await page.goto(securityPath(isMobile));
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await dialog.getByRole('textbox', { name: 'Name' }).fill('My pocket phone');
      await password.fill(PASSWORD);
      await dialog.getByRole('textbox', { name: 'Authenticator code' }).pressSequentially(await app.nextCode());
      await dialog.getByRole('button', { name: 'Send code' }).click();
      await dialog
        .getByRole('textbox', { name: /^E-mail code/ })
        .pressSequentially(await codeSentTo(page, newcomer.login));
      await lookIntoAlso(page, 'identity/parts/passkeys/add');
      await dialog.getByRole('button', { name: 'Add passkey' }).click();
      await expect(page.getByText('Passkey added')).toBeVisible();
      await expect(page.getByText('My pocket phone')).toBeVisible();
    });

    await test.step('it logs in where nobody is logged in, without a password', async () => {
      await page.context().clearCookies();
      await page.goto(isMobile ? '/h5/user/loginAndRegister' : '/front/login');
      await page.getByRole('button', { name: 'Log in with a passkey' }).click();
      await expect(page).not.toHaveURL(/login/iu);
    });

    await test.step('it stands in for a code', async () => {
      await page.goto(`${securityPath(isMobile)}?do=anti-phishing`);
      await dialog.getByRole('textbox', { name: 'Your own word' }).fill('BLUEBIRD');
      await dialog.getByRole('button', { name: 'Confirm with passkey' }).click();
      await expect(dialog.getByText('Confirmed')).toBeVisible();
      await dialog.locator('button[type="submit"]').click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('BLUEBIRD')).toBeVisible();
    });

    await test.step('it is renamed, and removed with another factor; withdrawals stop', async () => {
      await page.getByRole('button', { name: 'Rename My pocket phone' }).click();
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Old phone');
      await dialog.getByRole('button', { name: 'Rename' }).click();
      await page.getByRole('button', { name: 'Remove Old phone' }).click();
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await password.fill(PASSWORD);
      await dialog.getByRole('textbox', { name: 'Authenticator code' }).pressSequentially(await app.nextCode());
      await dialog.getByRole('button', { name: 'Remove passkey' }).click();
      await expect(page.getByText('Passkey removed')).toBeVisible();
      await expect(page.getByText(/^Withdrawals are stopped until/)).toBeVisible();
      await expect(page.getByText('Old phone')).toBeHidden();
    });
  },
);
