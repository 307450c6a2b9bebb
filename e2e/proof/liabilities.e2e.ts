import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { IS_LONG, ON_DESKTOP } from '../exchange/long-form.ts';
import { receive, test } from '../exchange/newcomer.ts';
import { answerTo } from '../exchange/person.ts';
import { operate } from '../exchange/staff.ts';

interface Snapshot {
  readonly root: string;
  readonly leafCount: number;
}

const root = (page: Page) => page.getByTestId('proof-root');

/** What a button saves, as a file of its own name. */
async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const path = join(mkdtempSync(join(tmpdir(), 'bourse-e2e-')), download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

test(
  'a visitor sees what is owed; somebody finds their coins in the count, checks them here and offline, and is warned',
  ON_DESKTOP,
  async ({ page, browser, newcomer, isMobile }) => {
    if (IS_LONG) {
      await operate<Snapshot>('proof', 'snapshot');
      await test.step('a person who owns nothing here is told so', async () => {
        await page.goto('/wallet/proof');
        await expect(page.getByText('You had nothing with us at that moment')).toBeVisible();
      });
    }

    await receive(page, { asset: 'ETH', network: 'eth', amount: '0.5' }, true);
    const counted = await operate<Snapshot>('proof', 'snapshot');
    await test.step('a visitor sees what is owed, and is asked to log in for their own part', async () => {
      const visitor = await (await browser.newContext()).newPage();
      await visitor.goto('/wallet/proof');
      await expect(root(visitor)).toHaveText(/^[0-9a-f]{64}$/);
      await expect(visitor.getByText('What we owe, and what is on chain')).toBeVisible();
      await expect(visitor.getByText('Log in to find your own part.')).toBeVisible();
      await visitor.context().close();
    });
    await test.step('the page and a script that needs none of ours say the same', () =>
      checks(page, newcomer.uid, counted));
    // Both layouts show the same parts, which the steps above have seen; the spec of the screen holds the rest.
    if (isMobile || !IS_LONG) return;
    await test.step('a person whose root differs from the one that everybody sees is warned', () =>
      expectWarningOfOtherRoot(page));
    await test.step('an earlier count keeps its own root', () => keepsRoot(page, counted));
  },
);

async function checks(page: Page, uid: string, counted: Snapshot): Promise<void> {
  await page.goto('/wallet/proof');
  await expect(root(page)).not.toHaveText('');
  // Journeys run beside one another, and another one may have published since.
  const shown = (await root(page).textContent()) ?? '';
  expect(shown).toMatch(/^[0-9a-f]{64}$/);
  if (shown === counted.root) await expect(page.getByText('0.5', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Check on this page' }).click();
  await expect(page.getByText('Right. These amounts are part of the published root')).toBeVisible();
  await expect(page.getByText('Coins can be borrowed for a day and given back.')).toBeVisible();

  const script = await saved(page, 'Download the script');
  const own = await saved(page, 'Download your file');
  const list = await saved(page, 'Download the list');
  const said = execFileSync(process.execPath, [script, own, '--list', list, '--root', shown], { encoding: 'utf8' });
  expect(said).toContain(`RIGHT: account ${uid} is in the tree with ETH=500000000000000000`);
}

async function expectWarningOfOtherRoot(page: Page): Promise<void> {
  await page.route('**/open/proof/mine?*', async (route) => {
    const answer = await answerTo(route);
    const body = await answer.json();
    body.data.leaf.amounts = 'ETH=499000000000000000';
    await route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Check on this page' }).click();
  await expect(page.getByText(/^Wrong\. .+ Keep your file and tell support\.$/)).toBeVisible();
  await page.unrouteAll();
}

async function keepsRoot(page: Page, first: Snapshot): Promise<void> {
  const second = await operate<Snapshot>('proof', 'snapshot');
  expect(first.root).not.toBe(second.root);
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: first.root });
  await row.getByRole('button', { name: 'Show' }).click();
  await expect(root(page)).toHaveText(first.root);
  await page.getByRole('button', { name: 'Check on this page' }).click();
  await expect(page.getByText('Right.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the latest' }).click();
  await expect(root(page)).not.toHaveText(first.root);
}
