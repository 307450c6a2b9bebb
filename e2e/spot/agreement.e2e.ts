import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { seeded } from '../../core/src/trading/reference/seeded.ts';
import { fundSpot, openOrders } from '../exchange/desk.ts';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { test } from '../exchange/newcomer.ts';
import { ask } from '../exchange/person.ts';

interface Order {
  readonly id: string;
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  readonly price: string | null;
  readonly quantity: string | null;
  readonly quoteAmount: string | null;
  readonly traded: string;
  readonly turnover: string;
}
interface Trade {
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  readonly price: string;
  readonly quantity: string;
  readonly turnover: string;
  readonly fee: string;
}
interface Balance {
  readonly asset: string;
  readonly available: string;
  readonly held: string;
}
interface Total {
  readonly symbol: string;
  readonly count: number;
  readonly bought: string;
  readonly boughtTurnover: string;
  readonly soldTurnover: string;
  readonly fees: readonly { readonly fee: string; readonly feeAsset: string }[];
}
interface Rows<Row> {
  readonly rows: readonly Row[];
}

const FUNDED = '900';
const ORDERS = 24;
const SYMBOLS = ['BTC_USDT', 'ETH_USDT'] as const;
const QUANTITY_PLACES = { BTC_USDT: 5, ETH_USDT: 4 } as const;

/** Decimal text as a whole number of its eighteenth place. */
const minor = (text: string): bigint => {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(18, '0').slice(0, 18));
};
const sum = (texts: readonly string[]): bigint => texts.reduce((total, text) => total + minor(text), 0n);
const grouped = (text: string): string => text.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

/** Random orders, each asked for when the one before was answered: at the market, resting, stops, and some taken back. */
async function trade(page: Page, random: () => number): Promise<void> {
  const resting: string[] = [];
  const bids = new Map<string, number>();
  for (const symbol of SYMBOLS) {
    const { bids: levels } = await ask<{ bids: [string, string][] }>(page, '/open/spot/depth', { symbol, limit: '1' });
    bids.set(symbol, Number(levels[0]![0]));
  }
  for (let turn = 0; turn < ORDERS; turn++) {
    const symbol = SYMBOLS[Math.floor(random() * SYMBOLS.length)]!;
    const bid = bids.get(symbol)!;
    const quantity = ((10 + random() * 15) / bid).toFixed(QUANTITY_PLACES[symbol]);
    const low = (bid * (0.86 + random() * 0.1)).toFixed(1);
    const orders: readonly Record<string, string>[] = [
      { side: 'buy', type: 'market', quoteAmount: (10 + random() * 20).toFixed(2) },
      { side: 'buy', type: 'limit', price: low, quantity },
      { side: 'sell', type: 'market', quantity },
      { side: 'sell', type: 'stop-limit', price: low, stopPrice: low, quantity },
    ];
    // The first two of each turn are always possible, and sells follow what was bought.
    const order = orders[Math.floor(random() * (turn < 6 ? 2 : orders.length))]!;
    const answer = await page.request.post('/open/spot/orders', {
      form: { clientRequestId: randomUUID(), symbol, ...order },
    });
    const { data, code } = (await answer.json()) as {
      code: number;
      data: { order: Order & { status: string } } | null;
    };
    expect([0, 40000]).toContain(code);
    if (data && ['unfilled', 'waiting'].includes(data.order.status)) resting.push(data.order.id);
    if (resting.length > 2 && random() < 0.4) {
      const orderId = resting.splice(Math.floor(random() * resting.length), 1)[0]!;
      await page.request.post('/open/spot/orders/cancel', { form: { orderId } });
    }
  }
}

const texts = async (rows: Locator): Promise<string[]> =>
  (await rows.allTextContents()).map((text) => text.replaceAll('\u00a0', ' '));

/** Each row on the screen, from the top, shows the words that the answer of the same place has. */
async function expectShown(rows: Locator, wanted: readonly (readonly string[])[]): Promise<void> {
  await expect(rows).toHaveCount(wanted.length);
  const shown = await texts(rows);
  for (const [at, words] of wanted.entries()) for (const word of words) expect(shown[at], `row ${at}`).toContain(word);
}

test(
  'after random orders the screens, the answers and the books say the same, to the last unit',
  ONLY_LONG,
  async ({ page, newcomer, isMobile }) => {
    expect(newcomer.uid).toMatch(/^\d{9}$/);
    await fundSpot(page, { asset: 'USDT', network: 'eth', amount: FUNDED });
    await trade(page, seeded(Number(newcomer.uid)));

    const limit = { limit: '100' };
    const open = (await ask<Rows<Order>>(page, '/open/spot/orders/open', limit)).rows;
    const trades = (await ask<Rows<Trade>>(page, '/open/spot/trades', limit)).rows;
    const totals = (await ask<Rows<Total>>(page, '/open/spot/totals')).rows;
    const balances = (await ask<Rows<Balance>>(page, '/open/spot/balances')).rows;
    const places = new Map(
      (await ask<Rows<{ symbol: string; priceScale: number }>>(page, '/open/spot/markets')).rows.map(
        ({ symbol, priceScale }) => [symbol, priceScale],
      ),
    );
    const price = ({ symbol, price: text }: { symbol: string; price: string | null }): string => {
      const [whole = '0', part = ''] = (text ?? '0').split('.');
      return grouped(`${whole}.${part.padEnd(places.get(symbol)!, '0')}`);
    };
    expect(trades.length).toBeGreaterThan(3);
    expect(open.length).toBeGreaterThan(0);

    // The answers among themselves: what came in and what the trades did is what there is, and totals are sums.
    const of = (side: 'buy' | 'sell') => trades.filter((row) => row.side === side);
    // A buyer's fee is taken from the coins, a seller's from the money.
    const spent = sum(of('buy').map(({ turnover }) => turnover)) + sum(of('sell').map(({ fee }) => fee));
    const usdt = balances.find(({ asset }) => asset === 'USDT')!;
    expect(sum([usdt.available, usdt.held])).toBe(
      minor(FUNDED) - spent + sum(of('sell').map(({ turnover }) => turnover)),
    );
    for (const total of totals) {
      const rows = trades.filter(({ symbol }) => symbol === total.symbol);
      expect(total.count).toBe(rows.length);
      const bought = rows.filter(({ side }) => side === 'buy');
      expect(minor(total.boughtTurnover)).toBe(sum(bought.map(({ turnover }) => turnover)));
      const coin = total.symbol.split('_')[0]!;
      const held = balances.find(({ asset }) => asset === coin);
      const sold = rows.filter(({ side }) => side === 'sell');
      const feeIn = (asset: string) => minor(total.fees.find(({ feeAsset }) => feeAsset === asset)?.fee ?? '0');
      expect(feeIn(coin)).toBe(sum(bought.map(({ fee }) => fee)));
      expect(feeIn('USDT')).toBe(sum(sold.map(({ fee }) => fee)));
      const left =
        sum(bought.map(({ quantity }) => quantity)) - feeIn(coin) - sum(sold.map(({ quantity }) => quantity));
      expect(sum([held?.available ?? '0', held?.held ?? '0'])).toBe(left);
    }
    // What the wallet reads from the books.
    const wallet = await ask<{
      assets: { asset: string; available: string; frozen: string; total: string; displayScale: number }[];
    }>(page, '/open/wallet/account', { account: 'spot' });
    for (const { asset, available, held } of balances) {
      const row = wallet.assets.find((each) => each.asset === asset) ?? { available: '0', frozen: '0' };
      expect([minor(row.available), minor(row.frozen)], asset).toEqual([minor(available), minor(held)]);
    }

    // Orders and trades on their page.
    await page.goto('/wallet/exchange');
    const list = (name: string) =>
      isMobile
        ? page.getByRole('list', { name, exact: true }).locator('> li')
        : page.getByRole('table', { name, exact: true }).locator('tbody tr');
    await expectShown(
      list('Open orders'),
      open.map((row) => [row.symbol.replace('_', '/'), price(row), grouped(row.quantity!)]),
    );
    await page.goto('/wallet/exchange?tab=trades');
    const rows = list('Trades');
    await expect(rows.first()).toContainText(price(trades[0]!));
    const first = trades.slice(0, await rows.count());
    await expectShown(
      rows,
      first.map((row) => [
        row.symbol.replace('_', '/'),
        price(row),
        grouped(row.quantity),
        grouped(row.turnover),
        row.fee,
      ]),
    );
    for (const total of totals) {
      const shown = page.getByText(`${grouped(total.boughtTurnover)} USDT`).filter({ visible: true });
      await expect(shown.first()).toBeVisible();
    }

    // Balances of the account, and the trade page.
    await page.goto('/wallet/overview?account=spot');
    for (const { asset, total, displayScale } of wallet.assets.filter((row) => minor(row.total) > 0n)) {
      const name = new RegExp(`^${asset} `);
      const row = isMobile ? page.getByRole('button', { name }) : page.getByRole('row', { name });
      await expect(row).toContainText(grouped(cut(total, displayScale)));
    }
    await page.goto('/frontSpot/spottrade?symbol=BTC_USDT');
    await expect(openOrders(page)).toHaveCount(open.length);
    // The grey rows before them may be as many.
    const onTrade = async () => (await texts(openOrders(page))).join('\n');
    for (const row of open) await expect.poll(onTrade).toContain(price(row));
  },
);

/** An amount with the places that a list shows, rounded down. */
function cut(text: string, places: number): string {
  const [whole = '0', part = ''] = text.split('.');
  return `${whole}.${part.padEnd(places, '0').slice(0, places)}`;
}
