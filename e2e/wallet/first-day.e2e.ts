import { execFileSync } from 'node:child_process';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { authenticatorCode, call, codeSentTo, PASSWORD, register, TRADING_PASSWORD } from '../exchange/person.ts';
import { approveWithdrawal, verifyIdentity } from '../exchange/staff.ts';

const OUTSIDE = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const DEPOSITS = [
  { asset: 'ETH', network: 'eth', hasMemo: false },
  { asset: 'USDT', network: 'eth', hasMemo: false },
  { asset: 'BTC', network: 'btc', hasMemo: false },
  { asset: 'PUSD', network: 'tempo', hasMemo: true },
] as const;

test.use({ baseURL: process.env.E2E_URL ?? 'http://localhost:3000' });

test('a newcomer’s first day: register, secure, deposit, move, send, withdraw, and find all of it again', async ({
  page,
  browser,
  isMobile,
}) => {
  test.setTimeout(480_000);
  const login = await test.step('register', () => register(page, isMobile));
  const secret = await test.step('set a trading password and bind an authenticator', () =>
    secure(page, login, isMobile));
  await test.step('reach the primary level', () => verifyIdentity(page, browser));
  for (const deposit of DEPOSITS) await test.step(`deposit ${deposit.asset}`, () => depositFromFaucet(page, deposit));
  await test.step('move USDT to spot', () => transfer(page));
  await test.step('withdraw ETH to an outside address', () =>
    withdraw(page, { asset: 'ETH', amount: '0.25', secret, login, until: 'COMPLETED' }));
  await test.step('send to another person', () => send(page, browser, isMobile, secret, login));
  await test.step('withdraw an amount that staff decide about', async () => {
    await fund(page);
    await withdraw(page, { asset: 'USDT', amount: '5000', secret, login, until: 'IN_REVIEW' });
    await approveWithdrawal(browser, '5,000');
    await expect.poll(() => newestState(page), { timeout: 60_000 }).toBe('COMPLETED');
  });
  await test.step('find it in the histories', () => histories(page));
  await test.step('the books reconcile', () => {
    execFileSync('npm', ['run', '-s', 'bourse', '--', 'reconcile', '--data', process.env.E2E_DATA ?? 'data']);
  });
});

async function secure(page: Page, login: string, isMobile: boolean): Promise<string> {
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
  const secret = (shown ?? '').replace(/[^A-Z2-7]/g, '').slice(0, 32);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  // Only now is the newest message the one that was asked for here.
  await expect(dialog.getByText(/Resend in/)).toBeVisible();
  await dialog.getByRole('textbox', { name: /^E-mail code/ }).pressSequentially(await codeSentTo(page, login));
  await dialog
    .getByRole('textbox', { name: 'Code that the app shows now' })
    .pressSequentially(authenticatorCode(secret));
  await dialog.getByRole('button', { name: 'Bind authenticator' }).click();
  await expect(dialog).toBeHidden();
  return secret;
}

async function depositFromFaucet(page: Page, { asset, network, hasMemo }: (typeof DEPOSITS)[number]): Promise<void> {
  await page.goto(`/wallet/deposit?asset=${asset}&network=${network}`);
  if (hasMemo) await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^Send me/ }).click();
  await expect(page.getByText('Completed').first()).toBeVisible({ timeout: 60_000 });
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

interface Withdrawal {
  readonly asset: string;
  readonly amount: string;
  readonly until: string;
  readonly secret: string;
  readonly login: string;
}

async function withdraw(page: Page, { asset, amount, until, secret, login }: Withdrawal): Promise<void> {
  await page.goto(`/wallet/withdraw?asset=${asset}&network=eth`);
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(OUTSIDE);
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill(amount);
  await page.getByRole('button', { name: /^Withdraw [0-9]/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Recipient gets');
  await dialog.getByRole('button', { name: /^Withdraw [0-9]/ }).click();
  await passSecurityCheck(page, secret, login);
  // A minute in which it can be cancelled goes before everything else.
  await expect.poll(() => newestState(page), { timeout: 120_000 }).toBe(until);
}

async function newestState(page: Page): Promise<string> {
  const answer = await page.request.get('/open/wallet/withdrawals');
  const { data } = (await answer.json()) as { data: { rows: { state: string }[] } };
  return data.rows[0]?.state ?? '';
}

/**
 * Trading password, the authenticator's code and, from 1,000 USDT on, a code by e-mail. An authenticator code is good once, so a
 * used one waits for the next.
 */
async function passSecurityCheck(page: Page, secret: string, login: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Authenticator code' })).toBeVisible();
  const emailCode = dialog.getByRole('textbox', { name: /^E-mail code/ });
  if (await emailCode.isVisible()) {
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByText(/Resend in/)).toBeVisible();
    await emailCode.pressSequentially(await codeSentTo(page, login));
  }
  await expect(async () => {
    await dialog.getByRole('textbox', { name: 'Trading password' }).fill('');
    await dialog.getByRole('textbox', { name: 'Trading password' }).pressSequentially(TRADING_PASSWORD);
    await dialog.getByRole('textbox', { name: 'Authenticator code' }).fill('');
    await dialog.getByRole('textbox', { name: 'Authenticator code' }).pressSequentially(authenticatorCode(secret));
    await dialog.getByRole('button', { name: /^(Withdraw|Send) [0-9]/ }).click({ timeout: 2_000 });
    await expect(dialog.getByRole('textbox', { name: 'Trading password' })).toBeHidden({ timeout: 5_000 });
  }).toPass({ timeout: 100_000, intervals: [1_000, 15_000, 15_000] });
}

async function send(page: Page, browser: Browser, isMobile: boolean, secret: string, login: string): Promise<void> {
  const other = await (await browser.newContext({ baseURL: process.env.E2E_URL ?? '' })).newPage();
  await register(other, isMobile);
  const receive = await other.request.get('/open/wallet/receive');
  const { data } = (await receive.json()) as { data: { uid: string } };
  await page.goto('/wallet/withdraw?way=internal&asset=USDT');
  await page.getByRole('textbox', { name: 'Recipient' }).fill(data.uid);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('12.5');
  await page.getByRole('button', { name: /^Send 12.5/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send 12.5/ })
    .click();
  await passSecurityCheck(page, secret, login);
  await other.goto('/wallet/financial?tab=deposit');
  await expect(other.getByText('12.5').first()).toBeVisible();
  await other.context().close();
}

/** Enough for a withdrawal that staff look at. */
async function fund(page: Page): Promise<void> {
  await call(page, '/open/dev/faucet', { asset: 'USDT', network: 'eth', amount: '9000' });
  await page.goto('/wallet/deposit?asset=USDT&network=eth');
  await expect(page.getByText('9,000').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Completed').nth(1)).toBeVisible({ timeout: 60_000 });
}

async function histories(page: Page): Promise<void> {
  await page.goto('/wallet/financial?tab=deposit');
  for (const { asset } of DEPOSITS) await expect(page.getByText(asset).first()).toBeVisible();
  await page.goto('/wallet/financial?tab=withdraw');
  await expect(page.getByText('Completed').first()).toBeVisible();
  await page.goto('/wallet/transfer');
  await expect(page.getByText('Spot').first()).toBeVisible();
}
