import { expect } from '@playwright/test';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { test } from '../exchange/newcomer.ts';
import { ask, call, codeSentTo, PASSWORD } from '../exchange/person.ts';

test(
  'the link of a security mail freezes the account with one tap, without a log-in',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    // Somebody logs in on another device; the person hears of it by mail.
    const elsewhere = await browser.newContext({ baseURL: process.env.E2E_URL ?? 'http://localhost:3000' });
    const stranger = await elsewhere.newPage();
    await call(stranger, '/open/identity/code', { purpose: 'login', account: newcomer.login });
    const code = await codeSentTo(stranger, newcomer.login);
    await call(stranger, '/open/identity/login', { account: newcomer.login, password: PASSWORD, code });
    let link = '';
    await expect(async () => {
      const { rows } = await ask<{ rows: { body: string }[] }>(page, '/open/dev/inbox', { to: newcomer.login });
      link = rows.map(({ body }) => /https?:\S+freezeLink=[\w-]{43}/.exec(body)?.[0]).find(Boolean) ?? '';
      expect(link).not.toBe('');
    }).toPass({ timeout: 120_000 });

    const opened = new URL(link);
    await page.context().clearCookies();
    await page.goto(opened.pathname + opened.search);
    const freeze = page.getByRole('button', { name: 'Freeze account' });
    await expect(freeze).toBeVisible();
    await expect(page).not.toHaveURL(/freezeLink/);
    await freeze.click();
    await expect(page.getByText('The account is frozen')).toBeVisible();
    const { id } = await call<{ id: string | null }>(stranger, '/open/seckill/user/tops-info');
    expect(id).toBeNull();

    await page.goto(opened.pathname + opened.search);
    await page.getByRole('button', { name: 'Freeze account' }).click();
    await expect(page.getByText(/^This link was used or is too old\./)).toBeVisible();
    await elsewhere.close();
  },
);
