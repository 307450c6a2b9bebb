import { expect, type Page } from '@playwright/test';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { protect, receive, test } from '../exchange/newcomer.ts';
import { TRADING_PASSWORD } from '../exchange/person.ts';
import { verifyIdentity } from '../exchange/staff.ts';
import { lookAtPart, lookIntoAlso } from '../shell/look.ts';
import { publishFlashSale } from './sales.ts';

/** Time enough to open the page before the start, on a busy machine as well. */
const STARTS_IN_MS = 20_000;
const PASSWORD = 'Trading password';

const lookAtRoom = (page: Page, room: string) => lookAtPart(page, room, `[data-room="${room}"]`);

/** Asks for lots as soon as the sale opens, and waits until they are held. */
async function askForLots(page: Page, project: string, lots: number): Promise<void> {
  await page.goto(`/wallet/fansup/${project}`);
  await page.getByLabel('Lots', { exact: true }).fill(String(lots));
  await expect(page.getByText('Your entry pass is ready.')).toBeVisible();
  await lookAtRoom(page, 'launch/parts/flash/flash-panel');
  await page.getByRole('button', { name: `Buy ${lots} lots` }).click();
  await expect(page.getByText(`${lots} lots are held for you`, { exact: true })).toBeVisible();
}

test(
  'a person gets a pass, asks for lots at the start, pays for them after a wrong password and a reload',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    await protect(page, newcomer);
    await verifyIdentity(page, browser);
    await receive(page, { asset: 'USDT', network: 'base', amount: '500' }, true);
    await askForLots(page, await publishFlashSale(browser, STARTS_IN_MS), 3);
    await page.getByLabel(PASSWORD, { exact: true }).fill('000001');
    await page.getByRole('button', { name: 'Pay 27 USDT' }).click();
    await expect(page.getByText(/^Wrong trading password\. \d+ tries left/)).toBeVisible();
    // Nothing of it is kept in the page.
    await page.reload();
    await expect(page.getByText('3 lots are held for you', { exact: true })).toBeVisible();
    await page.getByLabel(PASSWORD, { exact: true }).fill(TRADING_PASSWORD);
    await lookAtRoom(page, 'launch/parts/flash/pay-form');
    await page.getByRole('button', { name: 'Pay 27 USDT' }).click();
    await expect(page.getByText('300 HBT', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'When you can use them' })).toBeVisible();
    await lookAtRoom(page, 'launch/parts/flash/paid-view');
    await page.getByRole('link', { name: 'My participation' }).click();
    await expect(page.getByText('Bought at', { exact: true })).toBeVisible();
    await expect(page.getByText('27 USDT', { exact: true })).toBeVisible();
  },
);

test(
  'who gives up a payment is warned before, loses the lots and cannot buy in the round again',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    await protect(page, newcomer);
    await verifyIdentity(page, browser);
    await askForLots(page, await publishFlashSale(browser, STARTS_IN_MS), 2);
    // Without money the lots are held all the same.
    await expect(page.getByText(/^18 USDT is missing in your funding account/)).toBeVisible();
    await page.getByRole('button', { name: 'Give up', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Give up round 1?' });
    await expect(question).toContainText('your 2 lots go back and you cannot buy in round 1');
    await lookIntoAlso(page, 'launch/parts/flash/give-up-dialog');
    await question.getByRole('button', { name: 'Give up round 1' }).click();
    await expect(page.getByText(/^You gave up your lots/).last()).toBeVisible();
    await expect(page.getByLabel('Lots', { exact: true })).toBeHidden();
    await page.reload();
    await expect(page.getByText(/^You gave up your lots/).last()).toBeVisible();
  },
);
