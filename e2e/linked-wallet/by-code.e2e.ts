import { expect, type Page } from '@playwright/test';
import { protect, receive, test } from '../exchange/newcomer.ts';
import { ask } from '../exchange/person.ts';
import { lookInto } from '../shell/look.ts';
import { passSecurityCheck } from '../wallet/security-check.ts';

interface Moved {
  readonly rows: readonly { readonly kind: string; readonly amount: string }[];
}

test('a wallet app is linked, pays in and is paid by one-time codes', async ({ page, newcomer, context, isMobile }) => {
  const app = await protect(page, newcomer);
  const phone = await context.newPage();
  // What is withdrawn later: its confirmations come while the wallet is linked.
  const funds = receive(page, { asset: 'USDT', network: 'base', amount: '100' });

  await test.step('the digits of a code are typed into the app, which signs; then the account is asked', async () => {
    await page.goto('/frontweb/user/linkhyperpay');
    await page.getByRole('button', { name: 'Link a wallet' }).click();
    const digits = (await page.getByTestId('link-digits').textContent()) ?? '';
    await phone.goto('/dev/wallet');
    await phone.getByRole('textbox', { name: 'Link or number' }).fill(digits);
    await phone.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(phone.getByText('Link this wallet to my exchange account.')).toBeVisible();
    await expect(page.getByText('has scanned the code').first()).toBeVisible();
    await phone.getByRole('button', { name: 'Confirm' }).click();
    await lookInto(page, 'linked-wallet/parts/link/link-card');
    await passSecurityCheck(page, app, newcomer.login);
    await expect(page.getByRole('button', { name: 'Unlink' })).toBeVisible();
  });

  await test.step('a deposit is signed in the app and credited like any other', async () => {
    await phone.goto('/dev/wallet');
    for (const asset of ['ETH', 'USDT']) {
      const take = phone.getByRole('button', { name: `Get ${asset} on Ethereum` });
      await take.click();
      await expect(phone.getByText(`${asset} on the way`)).toBeVisible();
    }
    await expect(phone.getByRole('listitem').getByText('1,000 USDT', { exact: true })).toBeVisible();
    await page.goto('/wallet/deposit?way=linked');
    await moves(page, phone, '300');
    await expect(page.getByText('The network shows your deposit.', { exact: false })).toBeVisible();
    const { rows } = await ask<Moved>(page, '/open/wallet/deposits', { kind: 'LINKED' });
    expect(rows).toMatchObject([{ kind: 'LINKED', amount: '300' }]);
    // Among the last ten with its transaction, which a phone shows on the deposit's own page.
    if (!isMobile) await expect(page.getByRole('row', { name: /USDT Ethereum \+300\.00 0x/ })).toBeVisible();
  });

  await test.step('a withdrawal goes back to it without a fee', async () => {
    await funds;
    await page.goto('/wallet/withdraw?way=linked');
    await moves(page, phone, '50');
    await lookInto(page, 'linked-wallet/parts/withdraw/linked-withdraw');
    await passSecurityCheck(page, app, newcomer.login);
    await expect(page.getByRole('button', { name: 'Another withdrawal' })).toBeVisible();
    const { rows } = await ask<Moved>(page, '/open/wallet/withdrawals', { kind: 'LINKED' });
    expect(rows).toMatchObject([{ kind: 'LINKED', amount: '50', fee: '0', recipientGets: '50' }]);
  });
});

/** Asks for a code on the page, opens its link as a scan does, and says yes in the app. */
async function moves(page: Page, phone: Page, amount: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Coin and network' }).click();
  await page.getByRole('option', { name: /USDT.*Ethereum/ }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: 'Show code' }).click();
  const link = await page.getByRole('link', { name: 'Open the demo wallet' }).getAttribute('href');
  await phone.goto(link!);
  await phone.getByRole('button', { name: 'Confirm' }).click();
  await expect(phone.getByText('Go on where you saw the code.', { exact: false })).toBeVisible();
}
