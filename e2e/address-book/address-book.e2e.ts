import { expect, type Page } from '@playwright/test';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { protect, receive, test } from '../exchange/newcomer.ts';
import { type Authenticator, call, codeSentTo, TRADING_PASSWORD } from '../exchange/person.ts';
import { passSecurityCheck } from '../withdrawals/security-check.ts';

const ADDRESS = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';

const bookPath = (isMobile: boolean): string => (isMobile ? '/wallet/h5-address' : '/wallet/address');

test(
  'the address book: add an entry, change its name, and remove it',
  ONLY_LONG,
  async ({ page, newcomer, isMobile }) => {
    const app = await protect(page, newcomer);
    await page.goto(bookPath(isMobile));
    await page.getByRole('link', { name: 'Add address' }).first().click();
    await page.getByRole('combobox', { name: /^Network/ }).click();
    await page.getByRole('option', { name: /^Ethereum/ }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill(ADDRESS);
    await page.getByRole('textbox', { name: 'Remark' }).fill('Hardware wallet');
    await page.getByRole('button', { name: 'Add address' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Compare the first and the last blocks')).toBeVisible();
    await dialog.getByRole('button', { name: 'It is the same' }).click();
    await passSecurityCheck(page, app, newcomer.login);
    await expect(page.getByText('Hardware wallet').first()).toBeVisible();

    await page.getByRole('link', { name: 'Edit Hardware wallet' }).click();
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(ADDRESS);
    await page.getByRole('textbox', { name: 'Remark' }).fill('Cold wallet');
    await page.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'It is the same' }).click();
    await passWithMail(page, newcomer.login);
    await expect(page.getByText('Cold wallet').first()).toBeVisible();
    await expect(page.getByText('Hardware wallet')).toHaveCount(0);

    await page.getByRole('button', { name: 'Delete Cold wallet' }).click();
    await expect(dialog).toContainText('8ba1');
    await passSecurityCheck(page, app, newcomer.login);
    await expect(page.getByText('No addresses saved yet.')).toBeVisible();
  },
);

test('a withdrawal takes its address from the book', ONLY_LONG, async ({ page, newcomer }) => {
  const app = await protect(page, newcomer);
  await receive(page, { asset: 'PUSD', network: 'tempo', amount: '50' });
  await save(page, app, 'Hardware wallet');
  await page.goto('/wallet/withdraw?asset=PUSD&network=tempo');
  await page.getByRole('button', { name: 'Address book' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Hardware wallet/ }).click();
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue(ADDRESS);
  await expect(page.getByText('Valid address · Hardware wallet')).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('10');
  await page.getByRole('button', { name: 'Withdraw 10 PUSD' }).click();
  await dialog.getByRole('button', { name: 'Withdraw 10 PUSD' }).click();
  await passSecurityCheck(page, app, newcomer.login);
  await expect(page.getByText('Can be cancelled').first()).toBeVisible();
});

test(
  'whitelist mode: only old entries can be paid, and turning it off stops withdrawals',
  ONLY_LONG,
  async ({ page, newcomer, isMobile }) => {
    const app = await protect(page, newcomer);
    await page.goto(bookPath(isMobile));
    await expect(page.getByRole('switch', { name: /^Whitelist mode/ })).not.toBeChecked();
    await page.getByRole('switch', { name: /^Whitelist mode/ }).click({ force: true });
    await passSecurityCheck(page, app, newcomer.login);
    await expect(page.getByRole('switch', { name: /^Whitelist mode/ })).toBeChecked();
    await save(page, app, 'Young entry');
    await page.reload();
    await expect(page.getByText(/^Usable from /).first()).toBeVisible();

    await page.goto('/wallet/withdraw?asset=PUSD&network=tempo');
    await page.getByRole('button', { name: 'Address book' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Young entry')).toBeVisible();
    await expect(dialog.getByText(/^Usable from /)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Young entry/ })).toHaveCount(0);

    await page.goto(isMobile ? '/h5/user/center' : '/frontweb/user/security');
    await page.getByRole('button', { name: /^Withdrawal whitelist/ }).click();
    await expect(dialog.getByText(/^Changing this stops withdrawals until/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await passWithMail(page, newcomer.login);
    await expect(page.getByText(/^Withdrawals are stopped until/)).toBeVisible();
    await expect(page.getByText('The withdrawal whitelist was turned off.')).toBeVisible();
    await page.goto('/wallet/withdraw?asset=PUSD&network=tempo');
    await expect(page.getByText(/^Withdrawals open again at/)).toBeVisible();
  },
);

/** The code by e-mail in the place of the authenticator's, whose next one is half a minute away. */
async function passWithMail(page: Page, login: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Trading password' }).pressSequentially(TRADING_PASSWORD);
  await dialog.getByRole('button', { name: 'Use e-mail' }).click();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByRole('textbox', { name: /^E-mail code/ }).pressSequentially(await codeSentTo(page, login));
  await dialog.locator('button[type="submit"]').click();
  await expect(page.getByRole('textbox', { name: 'Trading password' })).toBeHidden();
}

const save = async (page: Page, app: Authenticator, remark: string): Promise<unknown> =>
  call(page, '/open/wallet/addresses', {
    clientRequestId: crypto.randomUUID(),
    kind: 'ONCHAIN',
    network: 'tempo',
    address: ADDRESS,
    remark,
    tradingPassword: TRADING_PASSWORD,
    totpCode: await app.nextCode(),
  });
