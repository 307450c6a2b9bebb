import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { makeDear, mine, newAddress } from '../exchange/chain.ts';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { type Newcomer, protect, receive, test } from '../exchange/newcomer.ts';
import {
  type Authenticator,
  ask,
  call,
  codeSentTo,
  demoNowMs,
  PASSWORD,
  TRADING_PASSWORD,
} from '../exchange/person.ts';
import { buy } from '../exchange/purchase.ts';
import { advanceClock, asStaff, changeTogether, openConsole, operate, verifyIdentity } from '../exchange/staff.ts';
import { lookIntoAlso } from '../shell/look.ts';
import { fillSecurityCheck } from './security-check.ts';
import {
  beside,
  box,
  fillWithdrawal,
  holdsNothing,
  keeps,
  type Layouts,
  layoutsOf,
  nothingLeaves,
  OUTSIDE,
  openSecurityCheck,
  submitInVain,
} from './withdraw-form.ts';

const USDT = { asset: 'USDT', network: 'base' } as const;
const PAGE = '/wallet/withdraw?asset=USDT&network=base';
const SEND_PAGE = '/wallet/withdraw?way=internal&asset=USDT';
const STOPPED = 'Withdrawals are stopped for everybody at the moment.';
const WHY = 'We look at something and are back within the hour.';
const VERIFY_FIRST = 'Withdrawals and transfers to other users currently require identity verification.';
const LOTS = 'Purchases that cannot leave yet';
/** How long a deposit takes until it may leave, on the demo's Base, and for a while in this journey. */
const CONFIRMATIONS = { network: USDT.network, credit: '3', unlock: '6' } as const;

test(
  'withdrawals stop for everybody, a level is closed, and a day passes: a document ends, a purchase is free',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    const app = await protect(page, newcomer);
    await receiveAtOnce(page, '500');
    await page.goto('/wallet/overview');
    const layouts = await layoutsOf(browser, page);

    await test.step('withdrawals stop between the receipt and the codes', () => stop(browser, layouts, newcomer, app));
    await test.step('a person without a verification may not withdraw where it is required', () => closeLevel(layouts));
    await test.step('a deposit that may still be undone', () => leaveUnconfirmed(browser, layouts));
    await test.step('a purchase of today', async () => {
      await buy({ uid: newcomer.uid, asset: USDT.asset, amount: '450', price: '1' });
      for (const each of layouts) {
        await each.goto(PAGE);
        await expect(each.getByRole('region', { name: LOTS }).getByText('450 USDT')).toBeVisible();
        await fillWithdrawal(each, OUTSIDE, '200');
        // The deposit of before, which is not final for 500 blocks, stays beside the purchase.
        await beside(each, 'Amount', 'Only 50 USDT can leave now; the rest is unconfirmed or locked.');
        await nothingLeaves(each);
      }
      await holdsNothing(page, USDT.asset);
    });

    const today = new Date(demoNowMs() + 8 * HOUR_MS).toISOString().slice(0, 10);
    await verifyIdentity(page, browser, today);
    await pay(page, newcomer);
    await advanceClock('25h');
    // No session lasts for a day.
    await call(page, '/open/identity/login', {
      account: newcomer.login,
      password: PASSWORD,
      totpCode: await app.nextCode(),
    });
    const finance = await openConsole(browser, 'finance');
    await test.step('the document has ended: only where it went before', async () => {
      await call(finance, '/open/staff/jobs/run', { name: 'identity-documents', reason: 'A journey looks at it' });
      const expired = async () =>
        (await ask<{ kycExpiredAtMs: number | null }>(page, '/open/wallet/withdraw/info', { asset: USDT.asset }))
          .kycExpiredAtMs;
      await expect.poll(expired).not.toBeNull();
      await page.goto('/wallet/overview');
      for (const each of await layoutsOf(browser, page)) await afterDocument(each);
    });
    await test.step('the exchange is shut and opens again, and everybody is where they were', () =>
      shut(browser, page));
    await test.step('a payment that waits on its chain stands where finance can act', async () => {
      for (let tries = 0; !(await getStuck(page, newcomer, finance)); tries++) expect(tries).toBeLessThan(5);
      await finance.getByRole('link', { name: 'Chains' }).click();
      // On a busy machine the one before may still wait beside it.
      const canAct = { hasText: '9.8 USDT', has: finance.getByRole('button', { name: 'Raise fee' }) };
      const waiting = finance.getByRole('row').filter(canAct).first();
      for (const name of ['Raise fee', 'Cancel']) {
        await waiting.getByRole('button', { name }).click();
        await lookIntoAlso(finance, 'custody/screens/chains/chains.desktop', name);
        await finance.keyboard.press('Escape');
        await expect(finance.getByRole('dialog')).toHaveCount(0);
      }
    });
  },
);

/** Nobody else is on the chain, so its blocks need not be waited for. */
async function receiveAtOnce(page: Page, amount: string): Promise<void> {
  const arrived = receive(page, { ...USDT, amount });
  const seen = async () => (await ask<{ rows: unknown[] }>(page, '/open/wallet/deposits')).rows.length;
  await expect.poll(seen).toBe(1);
  await mine(page, USDT.network, Number(CONFIRMATIONS.unlock));
  await arrived;
}

/** Risk stops every withdrawal on its own page, and lets them go on. */
async function stop(browser: Browser, layouts: Layouts, { login }: Newcomer, app: Authenticator): Promise<void> {
  const risk = await openConsole(browser, 'risk');
  await risk.getByRole('link', { name: 'Switches' }).click();
  const turn = async (verb: string) => {
    const row = risk.getByRole('row').filter({ hasText: 'All withdrawals' });
    await row.getByRole('button', { name: verb }).click();
    const dialog = risk.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill(WHY);
    await dialog.getByRole('button', { name: verb }).click();
    await expect(dialog).toHaveCount(0);
  };
  for (const each of layouts) {
    await each.goto(PAGE);
    await fillWithdrawal(each, OUTSIDE, '10');
    await openSecurityCheck(each, '10', USDT.asset);
  }
  await fillSecurityCheck(layouts[0], app, login);
  await turn('Pause');
  try {
    await submitInVain(layouts, STOPPED);
    for (const each of layouts) await seeStopped(each);
    await holdsNothing(layouts[0], USDT.asset);
  } finally {
    await turn('Resume');
  }
  await risk.context().close();
  for (const each of layouts) {
    await each.goto(PAGE);
    await fillWithdrawal(each, OUTSIDE, '10');
    await expect(each.getByRole('button', { name: 'Withdraw 10 USDT' })).toBeEnabled();
    await expect(each.getByText(STOPPED)).toHaveCount(0);
  }
}

async function seeStopped(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('form').getByText(STOPPED)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Authenticator code' })).toHaveValue(/^\d{6}$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await keeps(page, OUTSIDE, '10');
  for (const path of [SEND_PAGE, PAGE]) {
    await page.goto(path);
    await expect(page.getByText(`${STOPPED} Your money is safe.`)).toBeVisible();
    await box(page, 'Amount').fill('10');
    await nothingLeaves(page);
  }
  await expect(page.getByText(WHY)).toBeVisible();
}

async function closeLevel(layouts: Layouts): Promise<void> {
  await operate('switches', 'set', 'WITHDRAWALS_WITHOUT_KYC', 'false');
  try {
    for (const each of layouts) {
      for (const path of [PAGE, SEND_PAGE]) {
        await each.goto(path);
        await expect(each.getByText(VERIFY_FIRST)).toBeVisible();
        await expect(each.getByRole('link', { name: 'Verify identity' })).toBeVisible();
        await box(each, 'Amount').fill('10');
        await nothingLeaves(each);
      }
    }
    await holdsNothing(layouts[0], USDT.asset);
  } finally {
    await operate('switches', 'set', 'WITHDRAWALS_WITHOUT_KYC', 'true');
  }
}

/** Credited and not yet free to leave: for a moment on any day, and here for as long as the pages are looked at. */
async function leaveUnconfirmed(browser: Browser, layouts: Layouts): Promise<void> {
  const risk = [await asStaff(browser, 'risk'), await asStaff(browser, 'risk')] as const;
  const path = '/open/staff/assets/confirmations';
  const [page] = layouts;
  await changeTogether(risk, path, { ...CONFIRMATIONS, unlock: '500' });
  try {
    await call(page, '/open/dev/faucet', { ...USDT, amount: '100' });
    const available = async () =>
      (await ask<{ available: string }>(page, '/open/wallet/withdraw/info', { asset: USDT.asset })).available;
    await expect.poll(available).toBe('600');
    for (const each of layouts) {
      await each.goto(PAGE);
      await fillWithdrawal(each, OUTSIDE, '550');
      await beside(each, 'Amount', 'Only 500 USDT can leave now; the rest is unconfirmed or locked.');
      await nothingLeaves(each);
      await keeps(each, OUTSIDE, '550');
    }
  } finally {
    await changeTogether(risk, path, CONFIRMATIONS);
  }
  for (const each of risk) await each.context().close();
}

/** Who was somewhere is led away and back, and so is who came meanwhile; staff go on with their work. */
async function shut(browser: Browser, page: Page): Promise<void> {
  const layouts = await layoutsOf(browser, page);
  const risk = await openConsole(browser, 'risk');
  for (const each of layouts) {
    await each.goto(PAGE);
    await expect(box(each, 'Address')).toBeVisible();
  }
  const latecomer = await layouts[0].context().newPage();
  await operate('switches', 'set', 'SHUTDOWN', 'true');
  try {
    for (const each of layouts) await each.waitForURL(/\/downtime\//);
    await latecomer.goto(SEND_PAGE);
    for (const each of [latecomer, ...layouts]) {
      await expect(each.getByText('takes you back to where you were')).toBeVisible();
    }
    await risk.reload();
    await expect(risk.getByRole('link', { name: 'Switches' })).toBeVisible();
  } finally {
    await operate('switches', 'set', 'SHUTDOWN', 'false');
  }
  await latecomer.waitForURL(`**${SEND_PAGE}`);
  for (const each of layouts) {
    await each.waitForURL(`**${PAGE}`);
    await expect(box(each, 'Address')).toBeVisible();
  }
  await latecomer.close();
  await risk.context().close();
}

async function pay(page: Page, { login }: Newcomer): Promise<void> {
  const payment = { ...USDT, address: OUTSIDE, amount: '10' };
  await call(page, '/open/wallet/withdraw/code', { ...payment, channel: 'email' });
  const factors = { tradingPassword: TRADING_PASSWORD, emailCode: await codeSentTo(page, login) };
  await call(page, '/open/wallet/withdraw', { clientRequestId: randomUUID(), ...payment, ...factors });
}

/** @returns false where a block took the payment before the rush began */
async function getStuck(page: Page, newcomer: Newcomer, finance: Page): Promise<boolean> {
  const states = async () => {
    const { rows } = await ask<{ rows: { kind: string; state: string }[] }>(finance, '/open/staff/chains/payments');
    return rows.filter(({ kind }) => kind === 'withdrawal').map(({ state }) => state);
  };
  await pay(page, newcomer);
  await advanceClock('2m');
  await expect.poll(states, { intervals: [50] }).toContainEqual(expect.stringMatching(/SIGNED|SENT/));
  await makeDear(page, USDT.network);
  await expect.poll(states).toContainEqual(expect.stringMatching(/SENT|MINED/));
  return (await states()).includes('SENT');
}

async function afterDocument(page: Page): Promise<void> {
  await page.goto(PAGE);
  await expect(page.getByText(/^Your identity document expired at /)).toBeVisible();
  await expect(page.getByRole('region', { name: LOTS })).toHaveCount(0);
  const stranger = newAddress();
  await fillWithdrawal(page, stranger, '300');
  await beside(page, 'Address', 'Your identity document has expired: only addresses that you used before can be paid.');
  await expect(page.getByRole('link', { name: 'Verify again' }).last()).toBeVisible();
  await nothingLeaves(page);
  await keeps(page, stranger, '300');
  await box(page, 'Address').fill(OUTSIDE);
  await expect(page.getByRole('button', { name: 'Withdraw 300 USDT' })).toBeEnabled();
  await page.goto(SEND_PAGE);
  await page.getByText('E-mail', { exact: true }).click();
  await box(page, 'Recipient').fill('paul@demo.bourse.example');
  await page.getByRole('button', { name: 'Find' }).click();
  await beside(
    page,
    'Recipient',
    'Your identity document has expired: only people whom you paid or saved before can be paid.',
  );
  await box(page, 'Amount').fill('10');
  await nothingLeaves(page);
}
