import { devices, expect, type Page } from '@playwright/test';
import { IS_LONG, ONLY_LONG, onlyPhone } from '../exchange/long-form.ts';
import { openAccount, test } from '../exchange/newcomer.ts';
import { operate } from '../exchange/staff.ts';

/** No other journey uses this one, so that a pause stops nobody else. */
const PAIR = { coin: 'USDT', network: 'base', name: 'Base' } as const;
const REASON = 'The network upgrades its nodes.';

const DIRECTIONS = ['deposit', 'withdraw'] as const;
type Direction = (typeof DIRECTIONS)[number];

const pathOf = (direction: Direction) => `/wallet/${direction}?asset=${PAIR.coin}&network=${PAIR.network}`;
const pausedOn = (page: Page, direction: Direction) => {
  const sentence = `${PAIR.coin} ${direction === 'deposit' ? 'deposits' : 'withdrawals'} over ${PAIR.name}`;
  return page.getByText(new RegExp(`^${sentence}.* are paused\\.`));
};

test(
  'a paused coin says so, why and until when; resumed, it goes on',
  // It is one coin: a phone looks at it, with a desk beside it.
  onlyPhone(ONLY_LONG),
  async ({ page, browser, baseURL }) => {
    await openAccount(page);
    const storageState = await page.context().storageState();
    const desktop = await browser.newContext({
      ...devices['Desktop Chrome'],
      storageState,
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
      ...(baseURL && { baseURL }),
    });
    const pages = IS_LONG ? [page, await desktop.newPage()] : [page];
    const where = ['--coin', PAIR.coin, '--network', PAIR.network] as const;
    for (const direction of DIRECTIONS) {
      await test.step(`${direction} paused`, async () => {
        const until = ['--reason', REASON, '--until', '2099-01-31T08:00Z'] as const;
        await operate('coins', 'pause', ...where, '--direction', direction, ...until);
        try {
          for (const each of pages) await saysPaused(each, direction);
        } finally {
          await operate('coins', 'resume', ...where, '--direction', direction);
        }
      });
      await test.step(`${direction} resumed`, async () => {
        for (const each of pages) await goesOn(each, direction);
      });
    }
    await desktop.close();
  },
);

async function saysPaused(page: Page, direction: Direction): Promise<void> {
  await expect(async () => {
    await page.goto(pathOf(direction));
    await expect(pausedOn(page, direction)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(page.getByText(/Expected back at/)).toBeVisible();
  await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
  if (direction === 'withdraw') {
    await expect(page.getByRole('button', { name: 'Withdrawal temporarily unavailable' })).toBeDisabled();
  } else await expect(page.getByRole('button', { name: 'Copy address' })).toHaveCount(0);
}

async function goesOn(page: Page, direction: Direction): Promise<void> {
  await expect(async () => {
    await page.goto(pathOf(direction));
    await expect(page.getByRole('combobox', { name: /Network/ })).toContainText(PAIR.name, { timeout: 5_000 });
    await expect(pausedOn(page, direction)).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 120_000 });
  const back = direction === 'deposit' ? 'Copy address' : 'Withdraw';
  await expect(page.getByRole('button', { name: back, exact: true }).first()).toBeVisible();
}
