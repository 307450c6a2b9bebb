import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { mine, payFromOutside, undo } from '../exchange/chain.ts';
import { ONLY_LONG, onlyDesktop } from '../exchange/long-form.ts';
import { protect, receive, test } from '../exchange/newcomer.ts';
import { Authenticator, ask, call, codeSentTo, PASSWORD, skipOldCodes } from '../exchange/person.ts';
import { asStaff, changeTogether, demoLogins, logInStaff, operate, type StaffAccount } from '../exchange/staff.ts';
import { lookIntoAlso } from '../shell/look.ts';
import { fillSecurityCheck } from './security-check.ts';
import {
  box,
  fillWithdrawal,
  holdsNothing,
  keeps,
  layoutsOf,
  nothingLeaves,
  OUTSIDE,
  openSecurityCheck,
  submitInVain,
} from './withdraw-form.ts';

/** No other journey moves this one, so that its price and its fee are nobody else's. */
const USDC = { asset: 'USDC', network: 'eth' } as const;
const PAGE = '/wallet/withdraw?asset=USDC&network=eth';
const TERMS = { ...USDC, depositMin: '0.5', withdrawMin: '2', withdrawMax: '1000000', withdrawFee: '1' };
/** The first person of the demo: not verified, and has sent nearly all that may leave in thirty days. */
const NORA = 'nora@demo.bourse.example';
const NO_PRICE = 'There is no price for USDC at the moment, so the limit cannot be checked.';
const FROZEN = 'This account is frozen. Please contact support.';
const ONE_ETH_WEI = 10n ** 18n;

/** What the house does is done to everybody at once: a desk looks at it, with a phone beside it. */
const AT_A_DESK = onlyDesktop(ONLY_LONG);

test(
  'the form says why money cannot leave: the limit of 30 days, the fee, an unverified person, a missing price, a freeze',
  AT_A_DESK,
  async ({ page, newcomer, browser }) => {
    const people = await demoLogins();
    const staff = (login: string) => logInStaff(browser, people.find((each) => each.login === login)!);
    const app = await protect(page, newcomer);
    const arrived = receive(page, { ...USDC, amount: '5000' });
    await test.step('a month that is used up', () => lookAtMonth(browser, people.find(({ login }) => login === NORA)!));
    const finance = [await staff('finance'), await staff('finance2')] as const;
    const compliance = [await staff('compliance'), await staff('compliance2')] as const;
    await page.goto('/wallet/overview');
    const layouts = await layoutsOf(browser, page);
    await arrived;

    await test.step('a fee that rises after the receipt was shown', async () => {
      for (const each of layouts) {
        await each.goto(PAGE);
        await fillWithdrawal(each, OUTSIDE, '10');
        await expect(each.getByText('9 USDC').filter({ visible: true }).first()).toBeVisible();
        await openSecurityCheck(each, '10', 'USDC');
      }
      await fillSecurityCheck(layouts[0], app, newcomer.login);
      await changeTogether(finance, '/open/staff/assets/terms', { ...TERMS, withdrawMin: '3', withdrawFee: '1.5' });
      try {
        await submitInVain(layouts, 'The network fee is 1.5 USDC now. Check the receipt again.');
        for (const each of layouts) {
          await expect(each.getByRole('dialog')).toBeHidden();
          await keeps(each, OUTSIDE, '10');
          await expect(each.getByText('8.5 USDC').filter({ visible: true }).first()).toBeVisible();
          await box(each, 'Amount').fill('2.5');
          await expect(box(each, 'Amount')).toHaveAccessibleDescription('At least 3 USDC.');
        }
        await holdsNothing(layouts[0], 'USDC');
      } finally {
        await changeTogether(finance, '/open/staff/assets/terms', TERMS);
      }
    });

    await test.step('a recipient who is not verified, and above what sum that counts', async () => {
      const levels = { uid: newcomer.uid, kycLevel: 'primary', vipLevel: '0' };
      await changeTogether(compliance, '/open/staff/people/levels', levels);
      for (const each of layouts) await meetsNora(each);
    });

    await test.step('a coin without a price', async () => {
      await operate('switches', 'set', 'PRICES_STOPPED', USDC.asset);
      try {
        for (const each of layouts) await seesNothingLeave(each, NO_PRICE);
      } finally {
        await operate('switches', 'set', 'PRICES_STOPPED', 'null');
      }
    });
    const { withdrawable } = await ask<{ withdrawable: string }>(page, '/open/wallet/withdraw/info', USDC);
    expect(withdrawable).toBe('5000');

    await test.step('an account that is frozen', async () => {
      const freeze = { uid: newcomer.uid, frozen: 'true', reason: 'A journey looks at it' };
      await call(await staff('risk'), '/open/staff/users/freeze', freeze);
      // This ends every session; the person may log in again and look.
      const totpCode = await app.nextCode();
      await call(page, '/open/identity/login', { account: newcomer.login, password: PASSWORD, totpCode });
      for (const each of await layoutsOf(browser, page)) await seesNothingLeave(each, FROZEN);
      await holdsNothing(page, USDC.asset);
    });
  },
);

/** A person of the demo whose ninety days of history were played when it began. */
async function lookAtMonth(browser: Browser, { login, password, totpSecret }: StaffAccount): Promise<void> {
  const context = await browser.newContext({
    baseURL: process.env.E2E_URL ?? 'http://localhost:3000',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  const desk = await context.newPage();
  await skipOldCodes(desk, login);
  await call(desk, '/open/identity/code', { purpose: 'login', account: login });
  const codes = { code: await codeSentTo(desk, login), totpCode: await new Authenticator(totpSecret).nextCode() };
  await call(desk, '/open/identity/login', { account: login, password, ...codes });
  await desk.goto('/wallet/withdraw?asset=USDT&network=eth');
  for (const each of await layoutsOf(browser, desk)) {
    await each.goto('/wallet/withdraw?asset=USDT&network=eth');
    await box(each, 'Address').fill(OUTSIDE);
    await box(each, 'Amount').fill('300');
    const left =
      /^Only 2\d\d\.\d\d USDT of the 30-day limit is left\. More is free at \d\d\/\d\d \d\d:\d\d \(UTC\+8\)\.$/;
    await expect(box(each, 'Amount')).toHaveAccessibleDescription(left);
    await nothingLeaves(each);
    await box(each, 'Amount').fill('200');
    await expect(each.getByRole('button', { name: 'Withdraw 200 USDT' })).toBeEnabled();
    await expect(each.getByText(/^30 days: 4,7\d\d\.\d\d of 5,000 USDT used\. More is free at /)).toBeVisible();
  }
  await context.close();
}

async function meetsNora(page: Page): Promise<void> {
  await page.goto('/wallet/withdraw?way=internal&asset=USDC');
  await page.getByText('E-mail', { exact: true }).click();
  await box(page, 'Recipient').fill(NORA);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Check the name')).toBeVisible();
  await box(page, 'Amount').fill('1100');
  await expect(box(page, 'Amount')).toHaveAccessibleDescription(
    'Only 1,000.00 USDT more can be sent: above 1,000 USDT in 24 h the recipient must be verified as well.',
  );
  await nothingLeaves(page);
  await box(page, 'Amount').fill('900');
  await expect(page.getByRole('button', { name: 'Send 900 USDC' })).toBeEnabled();
}

/** What keeps all of a coin in stands on the form before anything is typed. */
async function seesNothingLeave(page: Page, sentence: string): Promise<void> {
  await expect(async () => {
    await page.goto(PAGE);
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await fillWithdrawal(page, OUTSIDE, '10');
  await nothingLeaves(page);
}

test(
  'a deposit that the chain undid after it was spent is owed, and nothing leaves until it is paid',
  AT_A_DESK,
  async ({ page, newcomer, browser }) => {
    await protect(page, newcomer);
    await receive(page, { asset: 'PUSD', network: 'tempo', amount: '50' });
    await test.step('a deposit is spent, and then its block is not part of the chain any more', async () => {
      const to = (await call<{ address: string }>(page, '/open/wallet/deposit/address', ETHER)).address;
      for (let tries = 0; !(await spendAndLose(page, to)); tries++) expect(tries).toBeLessThan(5);
    });
    const owed = async () => (await ask<{ rows: unknown[] }>(page, '/open/wallet/claims')).rows.length;
    await expect.poll(owed).toBe(1);
    await page.goto('/wallet/overview');
    const layouts = await layoutsOf(browser, page);
    const paths = ['/wallet/withdraw?asset=PUSD&network=tempo', '/wallet/withdraw?way=internal&asset=PUSD'] as const;
    for (const each of layouts) {
      for (const path of paths) {
        await each.goto(path);
        await expect(each.getByText('You owe us 1 ETH')).toBeVisible();
        await box(each, 'Amount').fill('10');
        await nothingLeaves(each);
      }
    }
    await holdsNothing(page, 'PUSD');
    await test.step('the alarm of it is taken care of', () => seeAlarm(browser, newcomer.uid));
    await test.step('the next deposit pays it', async () => {
      await call(page, '/open/dev/faucet', { ...ETHER, amount: '1' });
      await mine(page, 'base', 3);
      await expect.poll(owed).toBe(0);
      await page.goto(paths[0]);
      await box(page, 'Address').fill(OUTSIDE);
      await box(page, 'Amount').fill('10');
      await expect(page.getByRole('button', { name: 'Withdraw 10 PUSD' })).toBeEnabled();
      await expect(page.getByText('You owe us 1 ETH')).toHaveCount(0);
    });
  },
);

/** A member of Risk notes that they have looked. */
async function seeAlarm(browser: Browser, uid: string): Promise<void> {
  const risk = await asStaff(browser, 'risk');
  await risk.goto('/console/alarms');
  const row = risk.getByRole('row').filter({ hasText: uid });
  await expect(row).toContainText('Credited deposit reversed');
  await row.getByRole('button', { name: 'Mark as seen' }).click();
  const dialog = risk.getByRole('dialog');
  await lookIntoAlso(risk, 'custody/parts/alarms/alarm-action');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The person was told');
  await dialog.getByRole('button', { name: 'Mark as seen' }).click();
  await expect(row).toContainText('Seen by risk-');
  await risk.context().close();
}

const ETHER = { asset: 'ETH', network: 'base' } as const;

/** @returns false where it came too late, or somebody else's payment stood beside it: then nothing is lost */
async function spendAndLose(page: Page, to: string): Promise<boolean> {
  const hash = await payFromOutside(page, { network: 'base', to, wei: ONE_ETH_WEI });
  await mine(page, 'base', 3);
  const state = async () => {
    const { rows } = await ask<{ rows: { state: string; txId: string }[] }>(page, '/open/wallet/deposits', {
      asset: 'ETH',
    });
    // An earlier try may have left a deposit of the same amount.
    return rows.find(({ txId }) => txId === hash)?.state ?? 'none';
  };
  await expect.poll(state, { intervals: [200] }).toMatch(/CREDITED|COMPLETED/);
  const input = { clientRequestId: randomUUID(), asset: 'ETH', from: 'funding', to: 'spot', amount: '1' };
  await call(page, '/open/wallet/transfer', input);
  // A deposit that is final would be the house's loss.
  return (await state()) === 'CREDITED' && (await undo(page, 'base', hash));
}
