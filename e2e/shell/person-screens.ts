import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { goTo, lookInto, lookIntoMenus } from './look.ts';
import { close, confirm, dialogOf, isAskedForFactors, press, type Screen } from './screen.ts';

/** An address outside the exchange, whose key nobody here holds. */
const OUTSIDE = '0x52908400098527886E0F7030069857D2E4169EE7';

async function withdrawalWindows(page: Page): Promise<void> {
  await press(page, 'Address book');
  await expect(dialogOf(page).getByText('Savings')).toBeVisible();
  await lookInto(page, 'address-book/parts/address-picker/address-picker');
  await close(page);
  await press(page, 'Scan');
  await lookInto(page, 'withdrawals/parts/scan/scan-dialog');
  await close(page);
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(OUTSIDE);
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('30');
  await press(page, 'Withdraw 30 USDT');
  await lookInto(page, 'withdrawals/parts/money-out/receipt-dialog');
  await confirm(page, 'Withdraw 30 USDT');
  await isAskedForFactors(page);
  await lookInto(page, 'identity/parts/security-check/security-check');
  await lookInto(page, 'withdrawals/parts/money-out/security-step');
  await close(page);
}

async function bookWindows(page: Page): Promise<void> {
  const file = 'address-book/parts/address-book/book-dialogs';
  await press(page, 'Delete Savings');
  await isAskedForFactors(page);
  await lookInto(page, file, 'before an entry goes');
  await close(page);
  await page.getByRole('switch', { name: /^Whitelist mode/ }).click({ force: true });
  await isAskedForFactors(page);
  await lookInto(page, file, 'before the whitelist');
  await close(page);
}

async function newAddressWindows(page: Page): Promise<void> {
  const file = 'address-book/parts/address-form/address-steps';
  await page.getByRole('combobox', { name: /^Network/ }).click();
  await page.getByRole('option', { name: /^Ethereum/ }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill(OUTSIDE);
  await page.getByRole('textbox', { name: 'Remark' }).fill('Hardware wallet');
  await press(page, 'Add address');
  await lookInto(page, file, 'comparing');
  await confirm(page, 'It is the same');
  await isAskedForFactors(page);
  await lookInto(page, file, 'security check');
  await close(page);
}

async function transferWindow(page: Page): Promise<void> {
  await press(page, 'Transfer');
  await expect(dialogOf(page)).toBeVisible();
  await lookInto(page, 'transfers/parts/transfer-dialog/transfer-dialog');
  await lookIntoMenus(page, new Set(), dialogOf(page));
  await close(page);
}

async function exportWindow(page: Page): Promise<void> {
  await press(page, 'Export');
  await lookInto(page, 'statement/parts/exports/exports-dialog');
  await lookIntoMenus(page, new Set(), dialogOf(page));
  await close(page);
}

async function apiKeyWindows(page: Page): Promise<void> {
  const file = 'trading-api/parts/new-key/new-key';
  await press(page, 'Create a key');
  await dialogOf(page).getByRole('textbox', { name: 'Name' }).fill('my first bot');
  await dialogOf(page)
    .getByRole('checkbox', { name: /^Trade/ })
    .check();
  await lookInto(page, file, 'form');
  await confirm(page, 'Continue');
  await isAskedForFactors(page);
  await lookInto(page, file, 'security check');
  await close(page);
}

async function overviewWindows(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) return;
  await page
    .getByRole('table')
    .getByRole('button', { name: /^30\.0/ })
    .first()
    .click();
  await lookInto(page, 'holdings/parts/holds/holds-dialog');
  await close(page);
}

const CHANGES = ['password', 'email', 'phone', 'totp', 'trading-password', 'anti-phishing', 'freeze'] as const;

async function securityWindows(page: Page, isMobile: boolean): Promise<void> {
  const task = (name: string) => goTo(page, `${isMobile ? '/h5/user/center' : '/frontweb/user/security'}?do=${name}`);
  const goOn = dialogOf(page).getByRole('button', { name: 'Continue', exact: true });
  let isWarningSeen = false;
  for (const change of CHANGES) {
    await task(change);
    await expect(dialogOf(page)).toBeVisible();
    if (await goOn.isVisible()) {
      if (!isWarningSeen) await lookInto(page, 'identity/parts/change/change-dialog', 'warning');
      isWarningSeen = true;
      await goOn.click();
    }
    await lookInto(page, 'identity/parts/change/change-dialog', change);
    await close(page);
  }
  await task('whitelist');
  await lookInto(page, 'identity/parts/whitelist/whitelist');
  await goOn.click();
  await isAskedForFactors(page);
  await close(page);
  await task('logins');
  await lookInto(page, 'identity/parts/logins/login-history');
  await close(page);
  if (isMobile) return;
  await task('kyc');
  await expect(dialogOf(page).getByRole('img').first()).toBeVisible();
  await lookInto(page, 'identity/parts/kyc/kyc-dialog');
  await close(page);
}

const HOUSE: readonly Screen[] = [
  { path: '/wallet/overview', windows: overviewWindows },
  { path: '/wallet/deposit?asset=USDT&network=eth' },
  { path: '/wallet/deposit/internal' },
  { path: '/wallet/withdraw?asset=USDT&network=eth', windows: withdrawalWindows, short: 'desktop' },
  { path: '/wallet/withdraw?way=internal&asset=USDT' },
  { path: '/wallet/assets?asset=USDT' },
  { path: '/wallet/address', h5Path: '/wallet/h5-address', windows: bookWindows },
  { path: '/wallet/add-withdraw-address', windows: newAddressWindows },
  { path: '/wallet/search-coin', h5Path: '/wallet/h5-select-coin' },
  { path: '/wallet/financial?tab=deposit', h5Path: '/wallet/h5-financial?tab=deposit' },
  { path: '/wallet/financial?tab=withdraw', h5Path: '/wallet/h5-financial?tab=withdraw' },
  { path: '/wallet/transfer', windows: transferWindow },
  { path: '/wallet/bill', windows: exportWindow },
  { path: '/wallet/proof' },
  { path: '/support/official-links' },
  { path: '/wallet/recovery?new=1' },
  { path: '/frontweb/user/notices?tab=settings' },
  { path: '/frontweb/user/api', windows: apiKeyWindows },
  { path: '/frontweb/user/security', h5Path: '/h5/user/center', windows: securityWindows },
  { path: '/h5/user/center?view=kyc', isOnlyH5: true },
  { path: '/frontweb/user/vip', h5Path: '/h5/user/vipinfo' },
];

const JOURNEYS = join(import.meta.dirname, '..');
const products = readdirSync(JOURNEYS)
  .filter((folder) => existsSync(join(JOURNEYS, folder, 'screens.ts')))
  .sort();
const ofProducts = await Promise.all(
  products.map(
    async (folder) => ((await import(`../${folder}/screens.ts`)) as { readonly screens: readonly Screen[] }).screens,
  ),
);

/** Every screen of a person: those of the house, and those that each product says in `e2e/<product>/screens.ts`. */
export const PERSON_SCREENS: readonly Screen[] = [...HOUSE, ...ofProducts.flat()];
