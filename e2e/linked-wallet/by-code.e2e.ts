import { expect, type Page } from '@playwright/test';
import { ON_PHONE } from '../exchange/long-form.ts';
import { protect, receive, test } from '../exchange/newcomer.ts';
import { ask } from '../exchange/person.ts';
import { lookIntoAlso } from '../shell/look.ts';
import { passSecurityCheck } from '../withdrawals/security-check.ts';
import { pointCameraAt } from './camera.ts';

test.use({ permissions: ['camera'] });

interface Moved {
  readonly rows: readonly { readonly kind: string; readonly amount: string }[];
}

test(
  'a wallet app is linked, pays in and is paid by one-time codes',
  ON_PHONE,
  async ({ page, newcomer, context, isMobile }) => {
    const app = await protect(page, newcomer);
    const phone = await context.newPage();
    // What is withdrawn later: its confirmations come while the wallet is linked.
    const funds = receive(page, { asset: 'USDT', network: 'base', amount: '100' });

    const how = isMobile ? 'the camera of the app sees a code' : 'the digits of a code are typed into the app';
    await test.step(`${how}, which signs; then the account is asked`, async () => {
      await page.goto('/frontweb/user/linkhyperpay');
      await page.getByRole('button', { name: 'Link a wallet' }).click();
      await phone.goto('/dev/wallet');
      if (isMobile) await scan(page, phone);
      else {
        const digits = (await page.getByTestId('link-digits').textContent()) ?? '';
        await phone.getByRole('textbox', { name: 'Link or number' }).fill(digits);
        await phone.getByRole('button', { name: 'Read', exact: true }).click();
      }
      await expect(phone.getByText('Link this wallet to my exchange account.')).toBeVisible();
      await expect(page.getByText('has scanned the code').first()).toBeVisible();
      await phone.getByRole('button', { name: 'Confirm' }).click();
      await lookIntoAlso(page, 'linked-wallet/parts/link/link-card');
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
      await moves(page, phone, '300', isMobile);
      await expect(page.getByText('The network shows your deposit.', { exact: false })).toBeVisible();
      const { rows } = await ask<Moved>(page, '/open/wallet/deposits', { kind: 'LINKED' });
      expect(rows).toMatchObject([{ kind: 'LINKED', amount: '300' }]);
      // Among the last ten with its transaction, which a phone shows on the deposit's own page.
      if (!isMobile) await expect(page.getByRole('row', { name: /USDT Ethereum \+300\.00 0x/ })).toBeVisible();
    });

    await test.step('a withdrawal goes back to it without a fee', async () => {
      await funds;
      await page.goto('/wallet/withdraw?way=linked');
      await moves(page, phone, '50', false);
      await lookIntoAlso(page, 'linked-wallet/parts/withdraw/linked-withdraw');
      await passSecurityCheck(page, app, newcomer.login);
      await expect(page.getByRole('button', { name: 'Another withdrawal' })).toBeVisible();
      const { rows } = await ask<Moved>(page, '/open/wallet/withdrawals', { kind: 'LINKED' });
      expect(rows).toMatchObject([{ kind: 'LINKED', amount: '50', fee: '0', recipientGets: '50' }]);
    });
  },
);

/** The app looks at the code on the page, as a second phone would. */
async function scan(page: Page, phone: Page): Promise<void> {
  await pointCameraAt(page.getByRole('img', { name: 'QR code for your wallet app' }));
  await phone.getByRole('button', { name: 'Use the camera' }).click();
}

/** Asks for a code on the page, brings it into the app by the camera or by its link, and says yes there. */
async function moves(page: Page, phone: Page, amount: string, byCamera: boolean): Promise<void> {
  await page.getByRole('combobox', { name: 'Coin and network' }).click();
  await page.getByRole('option', { name: /USDT.*Ethereum/ }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: 'Show code' }).click();
  if (byCamera) await scan(page, phone);
  else await phone.goto((await page.getByRole('link', { name: 'Open the demo wallet' }).getAttribute('href'))!);
  await phone.getByRole('button', { name: 'Confirm' }).click();
  await expect(phone.getByText('Go on where you saw the code.', { exact: false })).toBeVisible();
}
