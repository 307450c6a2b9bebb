import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { fundSpot, toast } from '../exchange/desk.ts';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { test } from '../exchange/newcomer.ts';
import { ask, call } from '../exchange/person.ts';
import { lookIntoAlso } from '../shell/look.ts';

interface Order {
  readonly id: string;
  readonly status: string;
}
interface Totals {
  readonly rows: readonly { readonly symbol: string; readonly count: number; readonly boughtTurnover: string }[];
}
interface Trade {
  readonly turnover: string;
  readonly side: string;
}

/** Decimal text of up to six places as whole millionths. */
const millionths = (text: string): bigint => {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(6, '0').slice(0, 6));
};

async function place(page: Page, order: Readonly<Record<string, string>>): Promise<Order> {
  const clientRequestId = randomUUID();
  return (await call<{ order: Order }>(page, '/open/spot/orders', { clientRequestId, ...order })).order;
}

async function bidOf(page: Page): Promise<string> {
  const { rows } = await ask<{ rows: { symbol: string; bid: string | null }[] }>(page, '/open/spot/markets').then(() =>
    call<{ rows: { symbol: string; bid: string | null }[] }>(page, '/open/coinw/trade/quotations', {
      symbol: 'ETH_USDT',
    }),
  );
  return rows[0]!.bid!;
}

const fund = (page: Page) => fundSpot(page, { asset: 'USDT', network: 'eth', amount: '900' });

test(
  'orders of a person: open, cancelled, traded, with totals, in the address and as a file',
  ONLY_LONG,
  async ({ page, newcomer, isMobile }) => {
    expect(newcomer.uid).toMatch(/^\d{9}$/);
    await fund(page);
    const bid = await bidOf(page);
    const low = (Number.parseFloat(bid) * 0.9).toFixed(2);
    await place(page, { symbol: 'ETH_USDT', side: 'buy', type: 'limit', price: low, quantity: '0.02' });
    await place(page, { symbol: 'ETH_USDT', side: 'buy', type: 'market', quoteAmount: '150' });
    await place(page, { symbol: 'ETH_USDT', side: 'buy', type: 'market', quoteAmount: '75' });

    await page.goto('/wallet/exchange');
    const open = page.getByLabel('Open orders');
    await expect(open.getByText('Unfilled')).toBeVisible();
    await open.getByRole('button', { name: 'Cancel the order for ETH/USDT' }).click();
    await expect(page.getByText('You have no open orders')).toBeVisible();

    await page.getByRole('tab', { name: 'Order history' }).click();
    const ended = page.getByLabel('Order history').last();
    await expect(ended.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(ended.getByText('Completed').first()).toBeVisible();
    await page.getByRole('button', { name: 'Status: All statuses' }).click();
    await page.getByRole('button', { name: 'Cancelled' }).last().click();
    await expect(ended.getByText('Completed')).toHaveCount(0);
    await page.reload();
    await expect(page).toHaveURL(/tab=history.*status=cancelled|status=cancelled.*tab=history/);
    await expect(ended.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(ended.getByText('Completed')).toHaveCount(0);

    await page.getByRole('tab', { name: 'Trades' }).click();
    const trades = await ask<{ rows: readonly Trade[] }>(page, '/open/spot/trades', { limit: '100' });
    const { rows } = await ask<Totals>(page, '/open/spot/totals', { symbol: 'ETH_USDT' });
    const sum = trades.rows.reduce((total, { turnover }) => total + millionths(turnover), 0n);
    expect(millionths(rows[0]!.boughtTurnover)).toBe(sum);
    expect(rows[0]!.count).toBe(trades.rows.length);
    const shown = rows[0]!.boughtTurnover.replace(/\B(?=(\d{3})+(?!\d)(?=\.))/g, ',');
    await expect(page.getByText(`${shown} USDT`).first()).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.split('\r\n')[0]).toContain('time_utc,pair,side,price,quantity,turnover');
    expect(text.trim().split('\r\n')).toHaveLength(trades.rows.length + 1);

    await page.getByRole('tab', { name: 'ETF-bonus orders' }).click();
    await expect(page.getByText('No order was paid with an ETF bonus')).toBeVisible();
    if (isMobile) await expect(page.getByRole('table')).toHaveCount(0);
  },
);

test(
  'a change from elsewhere comes to the list by itself, and all open orders go at once',
  ONLY_LONG,
  async ({ page, newcomer }) => {
    expect(newcomer.uid).toMatch(/^\d{9}$/);
    await fund(page);
    const bid = await bidOf(page);
    const low = (Number.parseFloat(bid) * 0.9).toFixed(2);
    await page.goto('/wallet/exchange');
    await expect(page.getByText('You have no open orders')).toBeVisible();
    for (let count = 0; count < 3; count++) {
      await place(page, { symbol: 'ETH_USDT', side: 'buy', type: 'limit', price: low, quantity: '0.01' });
    }
    const buttons = page.getByRole('button', { name: 'Cancel the order for ETH/USDT' });
    await expect(buttons).toHaveCount(3);
    await page.getByRole('button', { name: 'Cancel all' }).click();
    await lookIntoAlso(page, 'spot/parts/orders/cancel-all');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel all' }).click();
    await expect(page.getByText('Open orders cancelled: 3')).toBeVisible();
    await expect(page.getByText('You have no open orders')).toBeVisible();
  },
);

test(
  'an order that is cancelled leaves the list, also where the live connection does not tell of it',
  ONLY_LONG,
  async ({ page, newcomer }) => {
    expect(newcomer.uid).toMatch(/^\d{9}$/);
    await fund(page);
    const low = (Number.parseFloat(await bidOf(page)) * 0.9).toFixed(2);
    await place(page, { symbol: 'ETH_USDT', side: 'buy', type: 'limit', price: low, quantity: '0.02' });
    // The connection opens a moment too late to hear it.
    await page.routeWebSocket(/\/websocket/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (!String(message).includes('spot.order')) server.send(message);
      });
    });
    await page.goto('/wallet/exchange');
    await expect(page.getByLabel('Open orders').getByText('Unfilled')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the order for ETH/USDT' }).click();
    await expect(toast(page, 'Order cancelled')).toBeVisible();
    await expect(page.getByText('You have no open orders')).toBeVisible();
  },
);

test(
  'a list that cannot be loaded says so and that the money is safe, and Retry brings it',
  ONLY_LONG,
  async ({ page, newcomer }) => {
    expect(newcomer.uid).toMatch(/^\d{9}$/);
    await page.route('**/open/spot/orders/open*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto('/wallet/exchange');
    await expect(page.getByRole('alert')).toContainText('Your money is safe');
    await page.unroute('**/open/spot/orders/open*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('You have no open orders')).toBeVisible();
  },
);
