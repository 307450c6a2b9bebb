import { expect, type Page } from '@playwright/test';
import { fundSpot } from '../exchange/desk.ts';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { test } from '../exchange/newcomer.ts';
import { lookIntoAlso } from '../shell/look.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A plan of two coins, with a look back at the year. */
async function makePlan(page: Page, isMobile: boolean): Promise<void> {
  await page.goto('/wallet/fixedVote?view=new&coin=BTC');
  await button(page, 'Add a coin').click();
  await page.getByRole('option', { name: /^ETH / }).click();
  await expect(page.getByLabel('Share of ETH')).toHaveValue('50');
  await page.getByLabel('Share of BTC').fill('60');
  await expect(page.getByText('The shares must total 100%; they total 110%.')).toBeVisible();
  await page.getByLabel('Share of ETH').fill('40');
  await expect(page.getByText('Past prices, not a forecast.')).toBeVisible();
  await page.getByLabel('Each time', { exact: true }).fill('5');
  await expect(page.getByText(/^With these coins and shares the minimum is /)).toBeVisible();
  await page.getByLabel('Each time', { exact: true }).fill('50');
  if (isMobile) {
    await page.getByRole('button', { name: /^When/ }).click();
    await lookIntoAlso(page, 'auto-invest/parts/form/when');
    await page.keyboard.press('Escape');
  }
  await expect(page.getByRole('list', { name: 'Next three runs' }).getByRole('listitem')).toHaveCount(3);
  await button(page, 'Start, 50 USDT every Monday').click();
  await expect(page.getByText('Plan started')).toBeVisible();
}

/** On a phone runs stand behind a tab beside the coins. */
async function openRuns(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('tab', { name: /^Runs/ }).click();
}

test(
  'a plan is made, buys on the book, is paused, and is deleted; its history stays',
  ONLY_LONG,
  async ({ page, newcomer, isMobile }) => {
    expect(newcomer.uid).not.toBe('');
    await fundSpot(page, { asset: 'USDT', network: 'eth', amount: '200' });
    await makePlan(page, isMobile);
    await openRuns(page, isMobile);
    await expect(page.getByText('The plan has not run yet.')).toBeVisible();
    await expect(page.getByText('There is enough for it.')).toBeVisible();
    await button(page, 'Run now').click();
    const dialog = page.getByRole('dialog', { name: 'Run this plan now?' });
    await expect(dialog.getByText('50 USDT', { exact: true })).toBeVisible();
    await lookIntoAlso(page, 'auto-invest/parts/plan/run-now-dialog');
    await dialog.getByRole('button', { name: 'Buy for 50 USDT' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
    await expect(page.getByText('in 1 run, fees included')).toBeVisible();
    await button(page, 'Pause').click();
    await expect(page.getByText('Paused: nothing is bought until you resume.')).toBeVisible();

    await page.goto('/wallet/overview?account=spot');
    await expect(page.getByText('BTC', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('ETH', { exact: true }).first()).toBeVisible();
    await page.goto('/wallet/fixedVote');
    await page.getByRole('button', { name: '50 USDT every Monday' }).click();
    await button(page, 'Delete plan').click();
    const question = page.getByRole('dialog', { name: 'Delete this plan?' });
    await lookIntoAlso(page, 'auto-invest/parts/plan/delete-dialog');
    await question.getByRole('button', { name: 'Delete plan' }).click();
    await expect(page.getByText(/^No plans yet/)).toBeVisible();
    await page.getByRole('radio', { name: 'History' }).click();
    await page.getByRole('button', { name: '50 USDT every Monday' }).click();
    await openRuns(page, isMobile);
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
    await expect(button(page, 'Run now')).toHaveCount(0);
  },
);
