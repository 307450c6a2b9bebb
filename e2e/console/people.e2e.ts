import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { openAccount, protect, receive, test } from '../exchange/newcomer.ts';
import { Authenticator, ask, call, codeSentTo, TRADING_PASSWORD } from '../exchange/person.ts';
import { asStaff, openConsole, verifyIdentity } from '../exchange/staff.ts';
import { lookIntoAlso } from '../shell/look.ts';
import { holdsNothing, layoutsOf } from '../withdrawals/withdraw-form.ts';

const reason = 'A journey asks';

/** A new member of staff, by two super admins; the halves of the code with which they come in. */
async function hire(root: Page, second: Page, login: string): Promise<[string, string]> {
  await call(root, '/open/staff/members/create', { login, role: 'support', reason });
  const { rows: actions } = await ask<{ rows: { id: string; contentHash: string }[] }>(second, '/open/staff/actions', {
    tab: 'waiting',
  });
  const { id, contentHash } = actions.find((action) => JSON.stringify(action).includes(login))!;
  await call(second, '/open/staff/actions/decide', { id, contentHash, decision: 'approve', reason });
  const { rows } = await ask<{ rows: { login: string; staffId: string }[] }>(root, '/open/staff/members');
  const { staffId } = rows.find((row) => row.login === login)!;
  const half = async (by: Page) =>
    (await call<{ enrolmentCode: string }>(by, '/open/staff/members/enrolment', { staffId, reason })).enrolmentCode;
  return [await half(root), await half(second)];
}

test(
  'a new member of staff scans the key of the authenticator, or types it, and logs in',
  ONLY_LONG,
  async ({ browser }) => {
    const [root, second] = [await asStaff(browser, 'superadmin'), await asStaff(browser, 'superadmin')];
    const login = `support-${randomUUID().slice(0, 8)}`;
    const [enrolmentCode, secondCode] = await hire(root, second, login);
    const page = await (await browser.newContext({ baseURL: process.env.E2E_URL! })).newPage();
    await page.goto(`/console/enrol#${enrolmentCode}`);
    await page.getByRole('textbox', { name: 'Link of the other super admin' }).fill(secondCode);
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    const key = (await page.locator('p.code').textContent()) ?? '';
    const app = new Authenticator(key.trim());
    await page.getByRole('textbox', { name: /password/i }).fill('Console-pass-9');
    await page.getByRole('textbox', { name: /code/i }).fill(await app.nextCode());
    await page.getByRole('button').last().click();
    await expect(page.getByRole('link')).toBeVisible();
    for (const each of [root, second, page]) await each.context().close();
  },
);

test(
  'support has a lost mail sent again; Risk sets how long purchases stay; both see that the books balance',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    await protect(page, newcomer);
    const { uid, login } = newcomer;
    const mails = async () =>
      (await ask<{ rows: { subject: string }[] }>(page, '/open/dev/inbox', { to: login })).rows.filter(
        ({ subject }) => subject === 'An authenticator was bound',
      ).length;
    await expect.poll(mails).toBe(1);

    const support = await openConsole(browser, 'support');
    await support.goto(`/console/users?uid=${uid}`);
    await expect(support.getByRole('banner').getByText('Ledger balanced')).toBeVisible();
    const row = support.getByRole('row').filter({ hasText: 'totp-bound' });
    await expect(row).toContainText('Sent');
    await expect(support.getByText(login)).toHaveCount(0);
    await expect(support.getByRole('row').filter({ hasText: 'code.' }).getByRole('button')).toHaveCount(0);
    await row.getByRole('button', { name: 'Send again' }).click();
    const dialog = support.getByRole('dialog');
    await lookIntoAlso(support, 'identity/parts/person/mails');
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Lost in the spam folder');
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await expect(row).toContainText('Sent again 1 time');
    await expect.poll(mails).toBe(2);
    await support.context().close();

    const risk = await openConsole(browser, 'risk');
    await risk.goto(`/console/users?uid=${uid}&tab=purchases`);
    await expect(risk.getByText('The default; nobody has set another.')).toBeVisible();
    await risk.getByRole('button', { name: 'Set T+N level' }).click();
    const asked = risk.getByRole('dialog');
    await asked.getByRole('combobox').selectOption('7');
    await asked.getByRole('textbox', { name: /^Reason/ }).fill('Bought for others before');
    await asked.getByRole('button', { name: 'Set T+N level' }).click();
    await expect(risk.getByText('7 days (T+7)')).toBeVisible();
    await expect(risk.getByText(/^Set by risk-/)).toBeVisible();
    await risk.context().close();
  },
);

test(
  'a withdrawal that waits shows how urgent it is; rejected, it goes back whole, and its person reads why',
  ONLY_LONG,
  async ({ page, browser }) => {
    const newcomer = await openAccount(page);
    const app = await protect(page, newcomer);
    await page.goto('/wallet/overview');
    await receive(page, { asset: 'USDT', network: 'eth', amount: '9000' });
    await verifyIdentity(page, browser);
    const payment = { asset: 'USDT', network: 'eth', address: `0x${'5'.repeat(40)}`, amount: '6000' };
    await call(page, '/open/wallet/withdraw/code', { ...payment, channel: 'email' });
    const { id } = await call<{ id: string }>(page, '/open/wallet/withdraw', {
      clientRequestId: randomUUID(),
      ...payment,
      tradingPassword: TRADING_PASSWORD,
      emailCode: await codeSentTo(page, newcomer.login),
      totpCode: await app.nextCode(),
    });
    const desk = await openConsole(browser, 'reviewer');
    const row = desk.getByRole('listitem').filter({ hasText: id.slice(-6) });
    await expect(row).toContainText('High');
    await row.getByRole('button').first().click();
    const dialog = desk.getByRole('dialog');
    await desk.getByRole('button', { name: 'Ask…' }).click();
    await lookIntoAlso(desk, 'withdrawals/parts/ask/ask');
    await desk.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await desk.getByRole('button', { name: 'Reject…' }).click();
    await dialog.getByRole('combobox').selectOption('SOURCE_OF_FUNDS');
    await dialog.getByRole('textbox').fill('No answer about where it comes from');
    await lookIntoAlso(desk, 'withdrawals/parts/decision/decision');
    await dialog.getByRole('button', { name: 'Reject withdrawal' }).click();
    await expect(desk.getByText('Rejected. Amount and fee went back to the account.')).toBeVisible();
    await desk.context().close();
    for (const each of await layoutsOf(browser, page)) {
      await each.goto(`/wallet/bill-detail?type=withdrawal&id=${id}`);
      await expect(each.getByText('Rejected; amount and fee are back')).toBeVisible();
      await expect(each.getByText('The source of the coins could not be confirmed.')).toBeVisible();
    }
    await holdsNothing(page, 'USDT');
  },
);
