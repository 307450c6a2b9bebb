import { expect } from '@playwright/test';
import { openAccount, test } from '../exchange/newcomer.ts';
import { operate } from '../exchange/staff.ts';

/** No other journey uses these, so that a pause stops nobody else. */
const PAIRS = {
  desktop: { coin: 'USDC', network: 'eth', name: 'Ethereum' },
  h5: { coin: 'USDT', network: 'base', name: 'Base' },
} as const;
const REASON = 'The network upgrades its nodes.';

test('a paused coin says so, why and until when; resumed, it goes on', async ({ page, isMobile }) => {
  await openAccount(page);
  const { coin, network, name } = PAIRS[isMobile ? 'h5' : 'desktop'];
  const where = ['--coin', coin, '--network', network] as const;
  for (const direction of ['deposit', 'withdraw'] as const) {
    const sentence = `${coin} ${direction === 'deposit' ? 'deposits' : 'withdrawals'} over ${name}`;
    const path = `/wallet/${direction}?asset=${coin}&network=${network}`;
    const paused = page.getByText(new RegExp(`^${sentence}.* are paused\\.`));
    await test.step(`${direction} paused`, async () => {
      const until = ['--reason', REASON, '--until', '2099-01-31T08:00Z'] as const;
      await operate('coins', 'pause', ...where, '--direction', direction, ...until);
      try {
        await expect(async () => {
          await page.goto(path);
          await expect(paused).toBeVisible({ timeout: 2_000 });
        }).toPass({ timeout: 15_000 });
        await expect(page.getByText(REASON)).toBeVisible();
        await expect(page.getByText(/Expected back at/)).toBeVisible();
        await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
        if (direction === 'withdraw') {
          await expect(page.getByRole('button', { name: 'Withdrawal temporarily unavailable' })).toBeDisabled();
        } else await expect(page.getByRole('button', { name: 'Copy address' })).toHaveCount(0);
      } finally {
        await operate('coins', 'resume', ...where, '--direction', direction);
      }
    });
    await test.step(`${direction} resumed`, async () => {
      await expect(async () => {
        await page.goto(path);
        await expect(page.getByRole('combobox', { name: /Network/ })).toContainText(name, { timeout: 2_000 });
        await expect(paused).toHaveCount(0, { timeout: 500 });
      }).toPass({ timeout: 15_000 });
      const back = direction === 'deposit' ? 'Copy address' : 'Withdraw';
      await expect(page.getByRole('button', { name: back, exact: true }).first()).toBeVisible();
    });
  }
});
