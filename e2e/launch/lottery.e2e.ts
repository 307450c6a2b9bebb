import { expect } from '@playwright/test';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { protect, receive, test } from '../exchange/newcomer.ts';
import { TRADING_PASSWORD } from '../exchange/person.ts';
import { verifyIdentity } from '../exchange/staff.ts';
import { lookAtPart, lookIntoAlso } from '../shell/look.ts';
import { publishLottery } from './sales.ts';

/** Time enough for two members of staff to publish it before its start. */
const STARTS_IN_MS = 20_000;

test(
  'a person takes tickets of a lottery, whose promise is public before, takes more of them, and gives them back',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    await protect(page, newcomer);
    await verifyIdentity(page, browser);
    await receive(page, { asset: 'USDT', network: 'base', amount: '500' }, true);
    await page.goto(`/wallet/fansup/${await publishLottery(browser, STARTS_IN_MS)}`);
    await expect(page.getByText('SHA-256 of the seed', { exact: true })).toBeVisible();
    for (const [tickets, cost] of [
      ['2', '18'],
      ['5', '45'],
    ] as const) {
      await page.getByLabel('Tickets', { exact: true }).fill(tickets);
      await page.getByRole('button', { name: new RegExp(`${cost} USDT$`) }).click();
      const dialog = page.getByRole('dialog', { name: 'Confirm subscription' });
      await lookIntoAlso(page, 'launch/parts/lottery/tickets-dialog', tickets);
      await dialog.getByLabel('Trading password', { exact: true }).fill(TRADING_PASSWORD);
      await dialog.getByRole('button', { name: new RegExp(`${cost} USDT$`) }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(`Your tickets: ${tickets}`, { exact: true })).toBeVisible();
    }
    const room = 'launch/parts/lottery/lottery-panel';
    await lookAtPart(page, room, `[data-room="${room}"]`);
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Take back your subscription?' });
    await question.getByRole('button', { name: 'Take back', exact: true }).click();
    await expect(page.getByText(/^Your tickets: /)).toBeHidden();
  },
);
