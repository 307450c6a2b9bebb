import { type Browser, expect, type Page } from '@playwright/test';
import { mine } from './exchange/chain.ts';
import { ON_DESKTOP } from './exchange/long-form.ts';
import { openAccount, test } from './exchange/newcomer.ts';
import { Authenticator, ask, call, codeSentTo, PASSWORD, register, TRADING_PASSWORD } from './exchange/person.ts';
import { approveWithdrawal, operateByHand, verifyIdentity } from './exchange/staff.ts';
import { passSecurityCheck } from './withdrawals/security-check.ts';

const OUTSIDE = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
/** What leaves later comes first: the minute in which a withdrawal can be cancelled is the longest of the day. */
const TO_LEAVE = [
  { asset: 'USDT', network: 'eth', hasMemo: false },
  { asset: 'ETH', network: 'eth', hasMemo: false },
] as const;
const TO_STAY = [
  { asset: 'BTC', network: 'btc', hasMemo: false },
  { asset: 'PUSD', network: 'tempo', hasMemo: true },
] as const;
/** More than any payment on Ethereum has to wait for; nobody needs to watch them come. */
const BLOCKS = 12;
type Deposit = (typeof TO_LEAVE)[number] | (typeof TO_STAY)[number];

test(
  'a newcomer’s first day: register, secure, deposit, move, send, withdraw, and find all of it again',
  ON_DESKTOP,
  async ({ page, browser, isMobile }) => {
    test.setTimeout(480_000);
    const login = await test.step('register', () => register(page, isMobile));
    const app = await test.step('set a trading password and bind an authenticator', () =>
      secure(page, login, isMobile));
    const deposit = (each: Deposit) => test.step(`deposit ${each.asset}`, () => depositFromFaucet(page, each));
    for (const each of TO_LEAVE) await deposit(each);
    await test.step('ask for enough USDT that staff will look', () =>
      call(page, '/open/dev/faucet', { asset: 'USDT', network: 'eth', amount: '9000' }));
    await test.step('reach the primary level', () => verifyIdentity(page, browser));
    await test.step('see arrive what is to leave', async () => {
      await mine(page, 'eth', BLOCKS);
      await seeArrive(page, TO_LEAVE);
    });
    // Both wait a minute in which they can be cancelled; meanwhile the day goes on.
    const person = { app, login };
    const large = await test.step('withdraw an amount that staff decide about', () =>
      withdraw(page, { asset: 'USDT', amount: '5000', ...person }));
    const small = await test.step('withdraw ETH to an outside address', () =>
      withdraw(page, { asset: 'ETH', amount: '0.25', ...person }));
    for (const each of TO_STAY) await deposit(each);
    await test.step('see arrive what is to stay', () => seeArrive(page, TO_STAY));
    await test.step('move USDT to spot', () => transfer(page));
    await test.step('send to another person', () => send(page, browser, person));
    await test.step('a reviewer approves the large one', async () => {
      await reaches(page, large, 'IN_REVIEW');
      await approveWithdrawal(browser, large, '5,000');
    });
    await test.step('both are on the chain', async () => {
      for (const id of [small, large]) await reaches(page, id, 'COMPLETED', () => mine(page, 'eth', 1));
    });
    await test.step('find it in the histories, while the books are reconciled', () =>
      Promise.all([histories(page), operateByHand('reconcile')]));
  },
);

async function secure(page: Page, login: string, isMobile: boolean): Promise<Authenticator> {
  await page.goto(isMobile ? '/h5/user/center' : '/frontweb/user/security');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Trading password/ }).click();
  await dialog.getByRole('textbox', { name: 'Six digits', exact: true }).pressSequentially(TRADING_PASSWORD);
  await dialog.getByRole('textbox', { name: 'The same six digits again' }).pressSequentially(TRADING_PASSWORD);
  await dialog.getByRole('textbox', { name: 'Login password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Save trading password' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Authenticator/ }).click();
  const shown = await dialog
    .getByText(/^([A-Z2-7]{4} ){5,}/)
    .first()
    .textContent();
  const app = new Authenticator((shown ?? '').replace(/[^A-Z2-7]/g, '').slice(0, 32));
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByRole('textbox', { name: /^E-mail code/ }).pressSequentially(await codeSentTo(page, login));
  await dialog.getByRole('textbox', { name: 'Code that the app shows now' }).pressSequentially(await app.nextCode());
  await dialog.getByRole('button', { name: 'Bind authenticator' }).click();
  await expect(dialog).toBeHidden();
  return app;
}

async function depositFromFaucet(page: Page, { asset, network, hasMemo }: Deposit): Promise<void> {
  await page.goto(`/wallet/deposit?asset=${asset}&network=${network}`);
  if (hasMemo) await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^Send me/ }).click();
  await expect(page.getByText(/^(Confirming|Credited|Completed)/).first()).toBeVisible();
}

/** The page follows every deposit to its end, and shows those of the coin alone. */
async function seeArrive(page: Page, deposits: readonly Deposit[]): Promise<void> {
  for (const { asset, network } of deposits) {
    await page.goto(`/wallet/deposit?asset=${asset}&network=${network}`);
    const completed = page.getByText('Completed');
    await expect(completed.nth(asset === 'USDT' ? 1 : 0)).toBeVisible();
    if (asset === 'USDT') await expect(page.getByText('9,000').first()).toBeVisible();
  }
}

async function transfer(page: Page): Promise<void> {
  await page.goto('/wallet/transfer');
  await page.getByRole('button', { name: 'Transfer', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('25');
  await dialog.getByRole('button', { name: 'Transfer 25 USDT' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('25.00').first()).toBeVisible();
}

interface Person {
  readonly app: Authenticator;
  readonly login: string;
}

interface Wish extends Person {
  readonly asset: string;
  readonly amount: string;
}

async function withdraw(page: Page, { asset, amount, app, login }: Wish): Promise<string> {
  await page.goto(`/wallet/withdraw?asset=${asset}&network=eth`);
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(OUTSIDE);
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill(amount);
  await page.getByRole('button', { name: /^Withdraw [0-9]/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Recipient gets');
  await dialog.getByRole('button', { name: /^Withdraw [0-9]/ }).click();
  await passSecurityCheck(page, app, login);
  await expect(page.getByText('Can be cancelled').first()).toBeVisible();
  const { rows } = await ask<Withdrawals>(page, '/open/wallet/withdrawals', { asset, kind: 'ONCHAIN' });
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? '';
}

interface Withdrawals {
  readonly rows: readonly { readonly id: string }[];
}

/** Waits for a state; what is done before each look may bring it nearer. */
async function reaches(
  page: Page,
  id: string,
  state: string,
  hurry = async (): Promise<unknown> => null,
): Promise<void> {
  const now = async () => {
    await hurry();
    return (await ask<{ state: string }>(page, '/open/wallet/withdrawals/detail', { id })).state;
  };
  await expect.poll(now).toBe(state);
}

async function send(page: Page, browser: Browser, { app, login }: Person): Promise<void> {
  const other = await (await browser.newContext({ baseURL: process.env.E2E_URL ?? '' })).newPage();
  const { uid } = await openAccount(other);
  await page.goto('/wallet/withdraw?way=internal&asset=USDT');
  await page.getByRole('textbox', { name: 'Recipient' }).fill(uid);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('12.5');
  await page.getByRole('button', { name: /^Send 12.5/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send 12.5/ })
    .click();
  await passSecurityCheck(page, app, login);
  await other.goto('/wallet/financial?tab=deposit');
  await expect(other.getByText('12.5').first()).toBeVisible();
  await other.context().close();
}

async function histories(page: Page): Promise<void> {
  await page.goto('/wallet/financial?tab=deposit');
  for (const { asset } of [...TO_LEAVE, ...TO_STAY]) await expect(page.getByText(asset).first()).toBeVisible();
  await page.goto('/wallet/financial?tab=withdraw');
  await expect(page.getByText('Completed').first()).toBeVisible();
  await page.goto('/wallet/transfer');
  await expect(page.getByText('Spot').first()).toBeVisible();
}
