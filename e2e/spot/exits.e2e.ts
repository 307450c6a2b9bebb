import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { fundSpot, openOrders, orderField, submitOrder, toast } from '../exchange/desk.ts';
import { IS_LONG, ON_DESKTOP } from '../exchange/long-form.ts';
import { openAccount, test } from '../exchange/newcomer.ts';
import { ask, call } from '../exchange/person.ts';
import { operate } from '../exchange/staff.ts';
import { lookAtPart, lookIntoAlso } from '../shell/look.ts';

/** A market of its own in each layout, where no market maker trades: prices move when one of the two lets them. */
const MARKETS = {
  desktop: {
    coin: 'BTC',
    network: 'btc',
    tick: '0.1',
    lot: '0.00001',
    entry: 60_000,
    size: '0.01',
    last: '0.001',
    coins: '0.012',
  },
  h5: {
    coin: 'ETH',
    network: 'eth',
    tick: '0.01',
    lot: '0.0001',
    entry: 3_000,
    size: '0.2',
    last: '0.02',
    coins: '0.24',
  },
} as const;
const MONEY = 'USDC';

interface Order {
  readonly status: string;
  readonly reason: string | null;
  readonly stopPrice: string | null;
}

const place = (page: Page, symbol: string, order: Record<string, string>): Promise<unknown> =>
  call(page, '/open/spot/orders', { clientRequestId: randomUUID(), symbol, type: 'limit', ...order });

/** Somebody else, with coins and money in the spot account. */
async function other(browser: Browser, baseURL: string, coins: Parameters<typeof fundSpot>[1]): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await openAccount(page);
  await fundSpot(page, coins);
  await fundSpot(page, { asset: MONEY, network: 'eth', amount: '700' });
  return page;
}

test(
  'a purchase with a take profit and a stop loss: the one that is reached ends the other',
  ON_DESKTOP,
  async ({ page, newcomer, browser, baseURL, isMobile }) => {
    const { coin, network, tick, lot, entry, size, last, coins } = MARKETS[isMobile ? 'h5' : 'desktop'];
    const symbol = `${coin}_${MONEY}`;
    const [target, bid, guard] = [entry * 1.02, entry * 1.015, entry * 0.97].map((price) => String(Math.round(price)));
    const terms = ['--tick', tick, '--lot', lot, '--min-notional', '5', '--band', '20', '--quiet'];
    await operate('market', 'create', symbol, ...terms).catch((error: Error) => {
      if (!error.message.includes('is there already')) throw error;
    });
    const [seller] = await Promise.all([
      other(browser, baseURL!, { asset: coin, network, amount: coins }),
      fundSpot(page, { asset: MONEY, network: 'eth', amount: '800' }),
    ]);

    await test.step('both go with the order, and begin to wait when it has filled', async () => {
      await place(seller, symbol, { side: 'sell', price: String(entry), quantity: size });
      await page.goto(`/frontSpot/spottrade?symbol=${symbol}`);
      await expect(page.getByRole('listbox', { name: 'Sell orders' }).getByRole('option')).toHaveCount(1);
      await orderField(page, 'Price').fill(String(entry));
      await orderField(page, 'Amount').fill(size);
      await page.getByRole('checkbox', { name: 'TP / SL' }).check({ force: true });
      await page.getByRole('textbox', { name: 'TP at' }).fill(target!);
      await page.getByRole('textbox', { name: 'Stop loss in percent' }).fill('3');
      await expect(page.getByRole('textbox', { name: 'SL at' })).toHaveValue(guard!);
      // A sheet on a phone; on a desktop a part of the form.
      const exits = 'spot/parts/order-form/exits/exits-box';
      if (isMobile) await lookIntoAlso(page, exits);
      else if (IS_LONG) await lookAtPart(page, exits, 'main');
      if (isMobile) await page.getByRole('button', { name: 'Done' }).click();
      await submitOrder(page, 'Buy').click();
      await expect(toast(page, 'Order filled')).toBeVisible();
      await expect(openOrders(page)).toHaveCount(2);
      const { rows } = await ask<{ rows: Order[] }>(page, '/open/spot/orders/open');
      expect(rows.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
    });

    await test.step('the gain is reached: it is sold, and nothing waits for the loss any more', async () => {
      await place(seller, symbol, { side: 'buy', price: bid!, quantity: size });
      await place(seller, symbol, { side: 'sell', price: target!, quantity: last });
      await place(page, symbol, { side: 'buy', price: target!, quantity: last });
      await expect(openOrders(page)).toHaveCount(0);
      const { rows } = await ask<{ rows: Order[] }>(page, '/open/spot/orders/history', { symbol });
      const ends = rows.flatMap(({ stopPrice, status, reason }) => (stopPrice ? [[stopPrice, status, reason]] : []));
      expect(ends, newcomer.uid).toEqual([
        [guard, 'invalid', 'listEnded'],
        [target, 'completed', null],
      ]);
      await page.goto(`/wallet/exchange?tab=history&symbol=${symbol}`);
      await expect(page.getByText('The other order of its list was carried out')).toBeVisible();
      await page.getByRole('button', { name: 'Order list' }).first().click();
      const list = page.getByRole('dialog', { name: `Order list · ${coin}/${MONEY}` });
      await expect(list.getByText(/^OTOCO/)).toBeVisible();
      await expect(list.getByRole('listitem')).toHaveCount(3);
      await lookIntoAlso(page, 'spot/parts/order-list/list-dialog');
    });
    await seller.context().close();
  },
);
