import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { ON_DESKTOP } from '../exchange/long-form.ts';
import { receive, test } from '../exchange/newcomer.ts';
import { ask, call } from '../exchange/person.ts';

/** None of these cells is quoted. */
function rowsOf(csv: string): Record<string, string>[] {
  const [heads, ...lines] = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((line) => Object.fromEntries(heads!.map((head, at) => [head, line[at] ?? ''])));
}

/** What the link of a finished file saves. */
async function saved(page: Page): Promise<string> {
  const link = page
    .getByRole('dialog')
    .getByRole('link', { name: /^Download/ })
    .first();
  await expect(link).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFileSync(await download.path(), 'utf8');
}

test(
  'somebody looks at the history, opens a booking down to its entry, and takes all of it along as a file',
  ON_DESKTOP,
  async ({ page, newcomer: _, isMobile }) => {
    await receive(page, { asset: 'ETH', network: 'eth', amount: '0.5' }, true);
    await call(page, '/open/wallet/transfer', {
      clientRequestId: crypto.randomUUID(),
      asset: 'ETH',
      from: 'funding',
      to: 'spot',
      amount: '0.2',
    });
    const path = isMobile ? '/wallet/h5-financial' : '/wallet/financial';
    await page.goto(`${path}?range=1w&asset=ETH`);
    const records = page.locator('[data-room="bookings/screens/financial"]').locator('tbody tr, li');
    await expect(records.filter({ hasText: 'Transfer' })).toHaveCount(2);
    await page.reload();
    expect(new URL(page.url()).search).toBe('?range=1w&asset=ETH');
    await expect(records.filter({ hasText: 'Transfer' })).toHaveCount(2);

    await page.getByRole('tab', { name: 'Airdrop' }).click();
    await expect(page.getByText(/Airdrop/).last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
    await page.getByRole('tab', { name: 'External wallet' }).click();
    await expect(page.getByText('No deposits in this time.')).toBeVisible();
    await page.getByRole('tab', { name: 'All', exact: true }).click();

    await records.filter({ hasText: 'Deposit' }).click();
    const story = page.locator('[data-room="bookings/parts/entry-story"]');
    await expect(story.getByText('Before')).toBeVisible();
    await expect(story.getByText('View deposit')).toBeVisible();
    await page.reload();
    await expect(story.getByText('What this entry did')).toBeVisible();
    await page.goBack();

    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'From the first record on' }).check();
    await dialog.getByRole('button', { name: 'Create file' }).click();
    const rows = rowsOf(await saved(page));
    expect(rows.map(({ type, account, amount }) => [type, account, amount])).toEqual([
      ['deposit', 'funding', '0.5'],
      ['transfer', 'funding', '-0.2'],
      ['transfer', 'spot', '0.2'],
      ['closing_balance', 'funding', '0'],
      ['closing_balance', 'spot', '0'],
    ]);
    expect(rows.slice(-2).map(({ balance }) => balance)).toEqual(['0.3', '0.2']);
    const { rows: files } = await ask<{ rows: { id: string }[] }>(page, '/open/statement/exports');
    expect(files).toHaveLength(1);

    const deposits = () => ask<{ rows: { state: string }[] }>(page, '/open/wallet/deposits');
    await expect.poll(async () => (await deposits()).rows[0]?.state).toBe('COMPLETED');
    // A filtered page makes a file of what it shows, and says so in the summary, in the list and in the file.
    await page.goto(`${path}?range=1w&tab=deposit&status=COMPLETED`);
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(dialog.getByText('Status')).toBeVisible();
    await expect(dialog.getByText('Completed')).toBeVisible();
    await dialog.getByRole('button', { name: 'Create file' }).click();
    await expect(dialog.getByTestId('export-covers').first()).toHaveText('Deposits · Completed');
    const link = dialog.getByRole('link', { name: /deposit-completed-/ });
    await expect(link).toBeVisible();
    const filtered = rowsOf(await saved(page));
    expect(filtered.map(({ type, amount, status, balance }) => [type, amount, status, balance])).toEqual([
      ['deposit', '0.5', 'COMPLETED', ''],
    ]);
  },
);
