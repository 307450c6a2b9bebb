import { expect, type Page } from '@playwright/test';
import { maskEmail } from '../../core/src/identity/mask.ts';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { protect, test } from '../exchange/newcomer.ts';
import { ask, codeSentTo, newLogin, PASSWORD } from '../exchange/person.ts';

const securityPath = (isMobile: boolean): string => (isMobile ? '/h5/user/center' : '/frontweb/user/security');

/** The warning comes before the form: until when withdrawals stop. */
async function acceptLock(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Changing this stops withdrawals until .+ Continue\?$/)).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

test(
  'an e-mail address is replaced: with codes to both and the authenticator, and withdrawals stop',
  ONLY_LONG,
  async ({ page, newcomer, isMobile }) => {
    const app = await protect(page, newcomer);
    const next = newLogin();
    await page.goto(securityPath(isMobile));
    await page.getByRole('button', { name: /^E-mail/ }).click();
    await acceptLock(page);
    const dialog = page.getByRole('dialog');
    const newCode = dialog.getByRole('textbox', { name: 'Code sent to the new address' });
    await dialog.getByRole('textbox', { name: 'New e-mail address' }).fill('nobody@');
    await expect(dialog.getByText(/^This is not an e-mail address yet/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'New e-mail address' }).fill(next);
    await dialog.getByRole('button', { name: 'Send code' }).first().click();
    const right = await codeSentTo(page, next);
    await newCode.pressSequentially(right === '123456' ? '654321' : '123456');
    await dialog.getByRole('textbox', { name: 'Authenticator code' }).pressSequentially(await app.nextCode());
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await dialog
      .getByRole('textbox', { name: /^E-mail code/ })
      .pressSequentially(await codeSentTo(page, newcomer.login));
    await dialog.getByRole('button', { name: 'Replace e-mail' }).click();
    await expect(dialog.getByText('This code is wrong.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'New e-mail address' })).toHaveValue(next);

    await newCode.pressSequentially(right);
    await dialog.getByRole('button', { name: 'Replace e-mail' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('E-mail address saved')).toBeVisible();
    await expect(page.getByText(/^Withdrawals are stopped until/)).toBeVisible();
    await expect(page.getByText('The e-mail address was replaced.')).toBeVisible();
    await expect(page.getByText(next)).toBeVisible();
    // The old address hears of it: whoever took the account does not read that one.
    const told = async () => {
      const { rows } = await ask<{ rows: { body: string }[] }>(page, '/open/dev/inbox', { to: newcomer.login });
      return rows.map(({ body }) => body).join('\n');
    };
    await expect.poll(told).toContain(maskEmail(next));
  },
);

test(
  'the authenticator is removed with its last code, and another can be bound',
  ONLY_LONG,
  async ({ page, newcomer, isMobile }) => {
    const app = await protect(page, newcomer);
    await page.goto(securityPath(isMobile));
    await page.getByRole('button', { name: /^Authenticator/ }).click();
    await acceptLock(page);
    const dialog = page.getByRole('dialog');
    const password = dialog.getByRole('textbox', { name: 'Login password' });
    await password.fill('Not-my-pass-1');
    await dialog.getByRole('textbox', { name: 'Authenticator code' }).pressSequentially(await app.nextCode());
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await dialog
      .getByRole('textbox', { name: /^E-mail code/ })
      .pressSequentially(await codeSentTo(page, newcomer.login));
    await dialog.getByRole('button', { name: 'Remove authenticator' }).click();
    await expect(dialog.getByText(/^Wrong (account or )?password/)).toBeVisible();
    await password.fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Remove authenticator' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Authenticator removed')).toBeVisible();
    await expect(page.getByText('The authenticator was removed.')).toBeVisible();
    await page.getByRole('button', { name: /^Authenticator/ }).click();
    await expect(dialog.getByRole('textbox', { name: 'Code that the app shows now' })).toBeVisible();
  },
);
