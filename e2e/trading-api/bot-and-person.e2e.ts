import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Exchange } from 'ccxt';
import { openOrders, orderField, submitOrder, toast } from '../exchange/desk.ts';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { openAccount, receive, test } from '../exchange/newcomer.ts';
import { ask, call } from '../exchange/person.ts';
import { operate } from '../exchange/staff.ts';

/**
 * A market of its own in each layout, where no market maker trades: whoever meets is one of the two. What the person `received` is
 * what was bought less the fee of 0.2 %, which is taken from what is received.
 */
const MARKETS = {
  desktop: {
    coin: 'BTC',
    network: 'btc',
    tick: '0.1',
    lot: '0.00001',
    at: '60000',
    bidAt: '50000',
    offered: '0.02',
    bought: '0.01',
    boughtLater: '0.005',
    received: '0.01497',
    left: '0.005',
  },
  h5: {
    coin: 'ETH',
    network: 'eth',
    tick: '0.01',
    lot: '0.0001',
    at: '3000',
    bidAt: '2500',
    offered: '0.4',
    bought: '0.2',
    boughtLater: '0.1',
    received: '0.2994',
    left: '0.1',
  },
} as const;
const MONEY = 'PUSD';
const FUNDS = '1500';

interface Balance {
  readonly asset: string;
  readonly available: string;
  readonly held: string;
}

test(
  'a person in a browser and a program trade with each other',
  ONLY_LONG,
  async ({ page, newcomer, browser, baseURL, isMobile }) => {
    const { coin, network, tick, lot, at, bidAt, ...amounts } = MARKETS[isMobile ? 'h5' : 'desktop'];
    const symbol = `${coin}_${MONEY}`;
    const pair = `${coin}/${MONEY}`;
    const terms = ['--tick', tick, '--lot', lot, '--min-notional', '5', '--band', '0', '--quiet'];
    // A second run on the same exchange finds the market there.
    await operate('market', 'create', symbol, ...terms).catch((error: Error) => {
      if (!error.message.includes('is there already')) throw error;
    });
    const [bot] = await Promise.all([
      botOf(browser, baseURL!, { asset: coin, network, amount: amounts.offered }),
      toSpot(page, { asset: MONEY, network: 'tempo', amount: FUNDS }),
    ]);

    await test.step('the program offers, and the person sees it and takes a part', async () => {
      await bot.createOrder(pair, 'limit', 'sell', Number(amounts.offered), Number(at));
      await page.goto(`/frontSpot/spottrade?symbol=${symbol}`);
      await expect(page.getByRole('listbox', { name: 'Sell orders' }).getByRole('option')).toHaveCount(1);
      await orderField(page, 'Price').fill(at);
      await orderField(page, 'Amount').fill(amounts.bought);
      await submitOrder(page, 'Buy').click();
      await expect(toast(page, 'Order filled')).toBeVisible();
    });

    await test.step('the program hears of it, and takes the rest back', async () => {
      // Another person's trade is in one's own rows a moment after that person was answered.
      const half = { filled: Number(amounts.bought), remaining: Number(amounts.bought) };
      await expect.poll(() => bot.fetchOpenOrders(pair)).toMatchObject([half]);
      const [order] = await bot.fetchOpenOrders(pair);
      const [trade] = await bot.fetchMyTrades(pair);
      expect(trade).toMatchObject({
        side: 'sell',
        price: Number(at),
        amount: Number(amounts.bought),
        takerOrMaker: 'maker',
      });
      await bot.cancelOrder(String(order!.id), pair);
      await expect(page.getByRole('listbox', { name: 'Sell orders' }).getByRole('option')).toHaveCount(0);
    });

    await test.step('the person bids, and the program sells into it', async () => {
      await orderField(page, 'Price').fill(bidAt);
      await orderField(page, 'Amount').fill(amounts.boughtLater);
      await submitOrder(page, 'Buy').click();
      await expect(openOrders(page)).toHaveCount(1);
      const sold = await bot.createOrder(pair, 'market', 'sell', Number(amounts.boughtLater));
      expect(sold).toMatchObject({ status: 'closed', average: Number(bidAt) });
      await expect(openOrders(page)).toHaveCount(0);
    });

    await test.step('screen, API and books say the same', async () => {
      const { rows } = await ask<{ rows: Balance[] }>(page, '/open/spot/balances', { symbol });
      const account = await bot.fetchBalance();
      expect(rows.find(({ asset }) => asset === coin)?.available).toBe(amounts.received);
      expect(String(account[coin]!.total)).toBe(amounts.left);
      await page.goto(`/wallet/exchange?tab=trades&symbol=${symbol}`);
      const trades = await ask<{ rows: { id: string; turnover: string }[] }>(page, '/open/spot/trades', { symbol });
      expect(trades.rows).toHaveLength(2);
      const programs = await bot.fetchMyTrades(pair);
      expect(programs.map(({ id }) => id).sort()).toEqual(trades.rows.map(({ id }) => id.split('-').at(-1)).sort());
      for (const price of [at, bidAt]) {
        await expect(
          page.getByText(new RegExp(Number(price).toLocaleString('en-US'))).first(),
          newcomer.uid,
        ).toBeVisible();
      }
      await operate('reconcile');
    });
    await bot.close();
  },
);

/** Somebody else, with coins in the spot account and a key, and the field's ordinary client with its addresses changed. */
async function botOf(browser: Browser, baseURL: string, gift: Parameters<typeof receive>[1]): Promise<Exchange> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  const { uid } = await openAccount(page);
  await toSpot(page, gift);
  const key = await operate<{ apiKey: string; secret: string }>(
    'apikey',
    'create',
    '--user',
    uid,
    '--scopes',
    'read,trade',
  );
  await page.context().close();
  // It is loaded by whoever runs this journey, not by whoever lists all of them: that takes a second.
  const { default: ccxt } = await import('ccxt');
  const client = new ccxt.binance({ apiKey: key.apiKey, secret: key.secret });
  client.urls.api = JSON.parse(
    JSON.stringify(client.urls.api).replaceAll(/https:\/\/[a-z0-9-]+\.binance\.com/g, baseURL),
  );
  await client.loadMarkets();
  return client;
}

async function toSpot(page: Page, gift: Parameters<typeof receive>[1]): Promise<void> {
  await receive(page, gift, true);
  const { asset, amount } = gift;
  await call(page, '/open/wallet/transfer', {
    clientRequestId: randomUUID(),
    asset,
    from: 'funding',
    to: 'spot',
    amount,
  });
}
