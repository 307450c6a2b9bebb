import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { paths } from '../../contract/src/paths.gen.ts';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { TRADING_PASSWORD } from '../exchange/person.ts';
import { test } from '../exchange/worker-person.ts';

test.use({ baseURL: process.env.E2E_URL ?? 'http://localhost:3000' });

const OUTSIDE = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';

type Call = keyof typeof paths;
const at = (id: Call) => (url: URL) => url.pathname === paths[id][1];
const breakDown = (page: Page, id: Call) => page.route(at(id), (route) => route.fulfill({ status: 500 }));

/** The house says no to what would otherwise have been done. */
const refuse = (page: Page, id: Call, i18nMsgCode: string, details: Readonly<Record<string, string>>) =>
  page.route(at(id), (route) =>
    route.fulfill({ json: { code: 40_000, data: null, msg: '', i18nMsgCode, details, serverNow: Date.now() } }),
  );

/** The box that is filled now: a window over the form has boxes of its own. */
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Fills the security check; what it holds is not looked at, because the answer is made up. */
async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Trading password' }).pressSequentially(TRADING_PASSWORD);
  await dialog.getByRole('textbox', { name: 'Authenticator code' }).pressSequentially('123456');
  await dialog.locator('button[type="submit"]').click();
}

/** The refusal may stand in a window of its own, which has a cross as well. */
const closeDialog = (page: Page) => page.getByRole('dialog').getByTitle('Close').first().click();

test('a transfer that fails keeps what was typed', ONLY_LONG, async ({ page }) => {
  await page.goto('/wallet/transfer');
  await breakDown(page, 'transfers.transfer');
  await page.getByRole('button', { name: 'Transfer', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await box(page, 'Amount').fill('5');
  await dialog.getByRole('button', { name: 'Transfer 5 USDT' }).click();
  await expect(dialog.getByRole('button', { name: 'Transfer 5 USDT' })).toBeEnabled();
  await expect(box(page, 'Amount')).toHaveValue('5');
  await expect(box(page, 'Amount')).toHaveAttribute('aria-invalid', 'true');
});

test(
  'a withdrawal that is refused keeps what was typed, and so does an address that cannot be checked',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/wallet/withdraw?asset=USDT&network=eth');
    await breakDown(page, 'withdrawals.checkAddress');
    await box(page, 'Address').fill(OUTSIDE);
    await box(page, 'Amount').fill('12');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(box(page, 'Address')).toHaveValue(OUTSIDE);
    await page.unrouteAll();
    await retry.click();

    await refuse(page, 'withdrawals.withdraw', 'NOT_WITHDRAWABLE_YET', { withdrawable: '0', asset: 'USDT' });
    await page.getByRole('button', { name: /^Withdraw 12/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Withdraw 12/ })
      .click();
    await confirm(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await closeDialog(page);
    await expect(box(page, 'Address')).toHaveValue(OUTSIDE);
    await expect(box(page, 'Amount')).toHaveValue('12');
  },
);

test('a recipient who cannot be looked for keeps what was typed', ONLY_LONG, async ({ page }) => {
  await page.goto('/wallet/withdraw?way=internal&asset=USDT');
  await breakDown(page, 'transfers.resolveRecipient');
  await box(page, 'Amount').fill('3');
  await box(page, 'Recipient').fill('123456789');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(box(page, 'Recipient')).toHaveAttribute('aria-invalid', 'true');
  await expect(box(page, 'Recipient')).toHaveValue('123456789');
  await expect(box(page, 'Amount')).toHaveValue('3');
});

test('an entry of the address book that fails keeps what was typed', ONLY_LONG, async ({ page }) => {
  const remark = randomUUID().slice(0, 8);
  await page.goto('/wallet/h5-address-internal-add');
  await breakDown(page, 'addressBook.addAddress');
  await box(page, 'Account').fill('123456789');
  await box(page, 'Remark').fill(remark);
  await page.getByRole('button', { name: 'Add account' }).click();
  await confirm(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await closeDialog(page);
  await expect(box(page, 'Account')).toHaveValue('123456789');
  await expect(box(page, 'Remark')).toHaveValue(remark);
});
