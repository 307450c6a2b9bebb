import { expect } from '@playwright/test';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { test } from '../exchange/newcomer.ts';
import { call, codeSentTo, PASSWORD, RESETS_MAX } from '../exchange/person.ts';

/** A session that was ended elsewhere is told so, its live connection too, before anything asks again by itself (30 s). */
const OUT_MS_MAX = 20_000;

test(
  'another session is ended from here, and is out there at once',
  ONLY_LONG,
  async ({ page, newcomer, browser, isMobile, baseURL }) => {
    const other = await (await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' })).newPage();
    await call(other, '/open/identity/code', { purpose: 'login', account: newcomer.login });
    const code = await codeSentTo(other, newcomer.login);
    await call(other, '/open/identity/login', { account: newcomer.login, password: PASSWORD, code });
    const opened = other.waitForEvent('websocket');
    await other.goto('/wallet/overview');
    await expect(other.getByText('Tether USD').first()).toBeVisible();
    const socket = await opened;
    expect(socket.isClosed()).toBe(false);

    await page.goto(isMobile ? '/h5/user/center' : '/frontweb/user/security');
    const devices = page.getByRole('list', { name: 'Devices' });
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expect(devices.getByText('this device')).toHaveCount(1);
    const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await devices.getByRole('button', { name: /^End .+ on .+/ }).click();
    await answered;
    const endedAtMs = Date.now();
    await Promise.all([
      expect.poll(() => socket.isClosed(), { timeout: OUT_MS_MAX, intervals: [50] }).toBe(true),
      expect(other).toHaveURL(/\/(front\/login|h5\/user\/loginAndRegister)/, { timeout: OUT_MS_MAX }),
    ]);
    test.info().annotations.push({ type: 'out after', description: `${Date.now() - endedAtMs} ms` });
    await expect(page.getByText('1 session ended')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    // Nothing of the account is left there, and here it goes on.
    const answer = await other.request.get('/open/wallet/overview', { maxRetries: RESETS_MAX });
    expect(((await answer.json()) as { code: number }).code).toBe(401);
    await page.goto('/wallet/overview');
    await expect(page.getByText('Tether USD').first()).toBeVisible();
    await other.context().close();
  },
);
