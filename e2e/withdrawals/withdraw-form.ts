import { type Browser, devices, expect, type Page } from '@playwright/test';
import { IS_LONG } from '../exchange/long-form.ts';
import { ask } from '../exchange/person.ts';

/** An address outside the exchange, whose key nobody here holds. */
export const OUTSIDE = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';

/** The same person at a desk, and on a phone where both layouts are looked at. */
export type Layouts = readonly [desk: Page, ...phones: Page[]];

/** Opens a phone beside a desk, logged in as the same person: in the long form, because the specs of the screens hold both layouts. */
export async function layoutsOf(browser: Browser, page: Page): Promise<Layouts> {
  if (!IS_LONG) return [page];
  const [baseURL, storageState] = [new URL(page.url()).origin, await page.context().storageState()];
  const phone = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-US', baseURL, storageState });
  return [page, await phone.newPage()];
}

export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The sentence that stands beside a field, as somebody hears it who cannot see the page. */
export const beside = (page: Page, name: string, sentence: string | RegExp) =>
  expect(box(page, name)).toHaveAccessibleDescription(sentence);

/** The button of the form is there, and says no. */
export const nothingLeaves = (page: Page) =>
  expect(page.getByRole('button', { name: /^(Withdraw|Send)/, disabled: true }).last()).toBeVisible();

export async function fillWithdrawal(page: Page, address: string, amount: string): Promise<void> {
  await box(page, 'Address').fill(address);
  await box(page, 'Amount').fill(amount);
}

/** What was typed is still there. */
export async function keeps(page: Page, address: string, amount: string): Promise<void> {
  await expect(box(page, 'Address')).toHaveValue(address);
  await expect(box(page, 'Amount')).toHaveValue(amount);
}

/** The books hold nothing of this coin: what was refused has left no trace. */
export async function holdsNothing(page: Page, asset: string): Promise<void> {
  const { frozen } = await ask<{ frozen: string }>(page, '/open/wallet/withdraw/info', { asset });
  expect(frozen).toBe('0');
}

/** Goes from the form, filled for this amount, over the receipt to the security check. */
export async function openSecurityCheck(page: Page, amount: string, asset: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: `Withdraw ${amount} ${asset}` }).click();
  await dialog.getByRole('button', { name: `Withdraw ${amount} ${asset}` }).click();
  await expect(dialog.getByRole('textbox', { name: 'Trading password' })).toBeVisible();
}

/**
 * Types into a phone's security check what stands in the desk's, and submits both in vain: the codes are spent by neither,
 * because what is refused is looked at before them.
 */
export async function submitInVain([desk, ...phones]: Layouts, sentence: string): Promise<void> {
  for (const name of ['Trading password', 'Authenticator code']) {
    const value = await desk.getByRole('dialog').getByRole('textbox', { name }).inputValue();
    for (const phone of phones) await phone.getByRole('dialog').getByRole('textbox', { name }).pressSequentially(value);
  }
  for (const each of [desk, ...phones]) {
    await each.getByRole('dialog').locator('button[type="submit"]').click();
    await expect(each.getByRole('region', { name: 'Notifications' }).getByText(sentence)).toBeVisible();
  }
}
