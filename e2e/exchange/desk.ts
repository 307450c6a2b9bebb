import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Gift, receive } from './newcomer.ts';
import { ask, type Caller, call } from './person.ts';

/** Money in the spot account, by the same ways that a person has; resolves when it can be traded with. */
export async function fundSpot(page: Caller, { asset, network, amount }: Gift): Promise<void> {
  await receive(page, { asset, network, amount }, true);
  const input = { clientRequestId: randomUUID(), asset, from: 'funding', to: 'spot', amount };
  await call(page, '/open/wallet/transfer', input);
  const available = async () => {
    const { rows } = await ask<{ rows: { asset: string; available: string }[] }>(page, '/open/spot/balances');
    return rows.find((row) => row.asset === asset)?.available ?? '0';
  };
  await expect.poll(available).toBe(amount);
}

const orderForm = (page: Page): Locator => page.getByRole('form', { name: 'Place an order' });
export const orderField = (page: Page, name: string): Locator =>
  orderForm(page).getByRole('textbox', { name: new RegExp(`^${name}( \\(|$)`) });
export const submitOrder = (page: Page, side = 'Buy'): Locator =>
  orderForm(page).getByRole('button', { name: new RegExp(`^${side} `) });
/** What a person has open, as rows of a desktop or cards of a phone. */
export const openOrders = (page: Page): Locator =>
  page
    .getByRole('table', { name: 'Open orders' })
    .locator('tbody tr')
    .or(page.getByRole('list', { name: 'Open orders' }).getByRole('listitem'));
export const toast = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });
