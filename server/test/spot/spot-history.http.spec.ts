import type { Order, OwnTrade } from '@bourse/contract/topics.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { KLINE_INTERVALS, klinesOf, type TradePrint } from '@bourse/core/spot/kline.ts';
import { seeded } from '@bourse/core/trading/reference/seeded.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Market, readKlines } from '../../src/modules/spot/public.ts';
import { createSpot } from '../../src/modules/spot/spot.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { orderForm, refusalOf, trader } from './spot.rig.ts';

const SYMBOLS = ['BTC_USDT', 'ETH_USDT', 'ETH_BTC'] as const;
const PRICES = { BTC_USDT: 60_000, ETH_USDT: 2_500, ETH_BTC: 0.0416 } as const;
const SIZES = { BTC_USDT: '0.00', ETH_USDT: '0.0', ETH_BTC: '0.0' } as const;

let exchange: TestExchange;
let people: Member[];
const random = seeded(23);
const any = (count: number): number => Math.floor(random() * count);

beforeAll(async () => {
  exchange = await testExchange();
  const money = { USDT: '100000000', BTC: '10000', ETH: '100000' };
  people = [];
  for (let at = 0; at < 3; at++) people.push(await trader(exchange, money));
  for (let turn = 0; turn < 400; turn++) {
    // Over some hours, so that charts have more than one step.
    if (turn % 40 === 39) exchange.clock.setOffsetMs(exchange.clock.nowMs() - Date.now() + 7 * MINUTE_MS);
    await randomOrder();
  }
}, 180_000);
afterAll(() => exchange.close());

async function randomOrder(): Promise<void> {
  const symbol = SYMBOLS[any(3)]!;
  const market = exchange.spot.catalog.find(symbol)!;
  const ticks = Math.round(
    (PRICES[symbol] * (1 + (random() - 0.5) / 200)) / Number(formatAmount(market.tick, market.priceScale)),
  );
  const price = formatAmount(BigInt(ticks) * market.tick, market.priceScale);
  const quantity = `${SIZES[symbol]}${1 + any(9)}`;
  const form = { symbol, side: any(2) === 0 ? 'buy' : 'sell', price, quantity };
  await people[any(3)]!.client.call('spot', 'place', orderForm(form)).catch(() => {});
}

const marketOf = (symbol: string): Market => exchange.spot.catalog.find(symbol)!;

/** Every trade of a person, page by page. */
async function walk(who: Member, filter: Record<string, string> = {}): Promise<OwnTrade[]> {
  const rows: OwnTrade[] = [];
  let before: string | null = null;
  do {
    const page: { rows: OwnTrade[]; next: string | null } = await who.client.call('spot', 'trades', {
      ...filter,
      limit: '7',
      ...(before ? { before } : {}),
    });
    rows.push(...page.rows);
    before = page.next;
  } while (before);
  return rows;
}

describe('trades and totals', () => {
  it('pages have every trade once, newest first (I-38)', async () => {
    const [who] = people as [Member];
    const rows = await walk(who);
    expect(rows.length).toBeGreaterThan(50);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const times = rows.map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const [counted] = await exchange.database.ownerDb.query<{ count: string }>(
      'select count(*) from trading.trade where maker_account = $1 or taker_account = $1',
      [who.uid],
    );
    expect(rows).toHaveLength(Number(counted!.count));
  });

  it('are the sums of the rows in the filter, to the last unit', async () => {
    const half = exchange.clock.nowMs() - 30 * MINUTE_MS;
    const filters: Record<string, string>[] = [
      {},
      { symbol: 'BTC_USDT' },
      { symbol: 'ETH_BTC', side: 'buy' },
      { side: 'sell' },
      { type: 'limit' },
      { type: 'market' },
      { fromMs: String(half) },
      { toMs: String(half) },
    ];
    for (const who of people) {
      for (const filter of filters) {
        const rows = await walk(who, filter);
        const totals = await who.client.call('spot', 'totals', filter);
        expect(totals.rows.map(({ symbol }) => symbol).toSorted()).toEqual(
          [...new Set(rows.map(({ symbol }) => symbol))].toSorted(),
        );
        for (const total of totals.rows) expect(total).toEqual(summed(total.symbol, rows));
      }
    }
  });

  it('are for one order that order’s', async () => {
    const [who] = people as [Member];
    const { orderId } = (await walk(who))[0]!;
    const order = await who.client.call('spot', 'order', { orderId });
    const [total] = (await who.client.call('spot', 'totals', { orderId })).rows;
    const isBuy = order.side === 'buy';
    expect(total).toMatchObject({
      [isBuy ? 'bought' : 'sold']: order.traded,
      [isBuy ? 'boughtTurnover' : 'soldTurnover']: order.turnover,
      [isBuy ? 'averageBuyPrice' : 'averageSellPrice']: order.averagePrice,
      fees: [{ fee: order.fee, feeAsset: order.feeAsset }],
    });
  });
});

/** What the totals of a market must be, counted from its rows. */
function summed(symbol: string, rows: readonly OwnTrade[]) {
  const { baseScale, quoteScale, priceScale, base, quote } = marketOf(symbol);
  const own = rows.filter((row) => row.symbol === symbol);
  const sum = (side: 'buy' | 'sell', field: 'quantity' | 'turnover' | 'fee', scale: number): bigint =>
    own.filter((row) => row.side === side).reduce((all, row) => all + readAmount(row[field], scale), 0n);
  const average = (side: 'buy' | 'sell'): string | null => {
    const [quantity, turnover] = [sum(side, 'quantity', baseScale), sum(side, 'turnover', quoteScale)];
    if (quantity === 0n) return null;
    const places = priceScale + 2;
    return formatAmount((turnover * 10n ** BigInt(places + baseScale - quoteScale)) / quantity, places);
  };
  return {
    symbol,
    count: own.length,
    bought: formatAmount(sum('buy', 'quantity', baseScale), baseScale),
    sold: formatAmount(sum('sell', 'quantity', baseScale), baseScale),
    boughtTurnover: formatAmount(sum('buy', 'turnover', quoteScale), quoteScale),
    soldTurnover: formatAmount(sum('sell', 'turnover', quoteScale), quoteScale),
    averageBuyPrice: average('buy'),
    averageSellPrice: average('sell'),
    fees: [
      { fee: formatAmount(sum('buy', 'fee', baseScale), baseScale), feeAsset: base },
      { fee: formatAmount(sum('sell', 'fee', quoteScale), quoteScale), feeAsset: quote },
    ].filter(({ fee }) => fee !== '0'),
  };
}

describe('orders that ended', () => {
  it('have one of three statuses, and each filter has its own', async () => {
    const [who] = people as [Member];
    await who.client.call('spot', 'cancelAll');
    const all = async (filter: Record<string, string>) => {
      const rows: Order[] = [];
      let before: string | null = null;
      do {
        const form: Record<string, string> = { ...filter, limit: '30', ...(before ? { before } : {}) };
        const page: { rows: Order[]; next: string | null } = await who.client.call('spot', 'orderHistory', form);
        rows.push(...page.rows);
        before = page.next;
      } while (before);
      return rows;
    };
    const rows = await all({});
    for (const status of ['completed', 'cancelled', 'invalid'] as const) {
      const found = await all({ status });
      expect(found.map(({ id }) => id)).toEqual(rows.filter((row) => row.status === status).map(({ id }) => id));
    }
    expect(rows.some(({ status }) => status === 'completed')).toBe(true);
    expect(rows.some(({ status }) => status === 'cancelled')).toBe(true);
    expect(await refusalOf(who.client.call('spot', 'orderHistory', { before: 'x.y' }))).toMatchObject({
      code: 'FIELD_INVALID',
      field: 'before',
    });
  });

  it('are invalid where nothing of them traded and nobody took them back', async () => {
    const [who] = people as [Member];
    const form = orderForm({ symbol: 'HBT_USDT', price: '0.3', quantity: '100', timeInForce: 'ioc' });
    const { order } = await who.client.call('spot', 'place', form);
    expect(order).toMatchObject({ status: 'invalid', reason: 'expired', traded: '0' });
    const { rows } = await who.client.call('spot', 'orderHistory', { status: 'invalid' });
    expect(rows[0]!.id).toBe(order.id);
    // Orders that met one of their own account as they came are the others.
    expect(rows.slice(1).every(({ reason, traded }) => reason === 'selfTrade' && traded === '0')).toBe(true);
  });
});

describe('market data', () => {
  it('is what the trades say: every stored step of every chart (I-37)', async () => {
    const { db, ownerDb } = exchange.database;
    for (const symbol of SYMBOLS) {
      const market = marketOf(symbol);
      const rows = await ownerDb.query<{ at_ms: string; ticks: number; lots: string; is_buyer_taker: boolean }>(
        'select at_ms, ticks, lots, is_buyer_taker from trading.trade where market = $1 order by trade_id',
        [market.market],
      );
      const trades: TradePrint[] = rows.map((row) => ({
        atMs: Number(row.at_ms),
        priceTicks: row.ticks,
        quantityLots: Number(row.lots),
        quoteMinor: BigInt(row.ticks) * BigInt(row.lots) * market.unitMinor,
        isBuyerTaker: row.is_buyer_taker,
      }));
      const toMs = exchange.clock.nowMs();
      for (const interval of KLINE_INTERVALS) {
        const expected = klinesOf(interval, trades, toMs);
        const klines = await readKlines(db, { market: market.market, interval, toMs: toMs + 1, limit: 1_000 });
        expect(klines).toEqual(expected.slice(-1_000));
        expect(expected.length).toBeGreaterThan(interval === '1m' ? 60 : 0);
      }
    }
  });

  it('goes on after a restart with what it was', async () => {
    const fresh = createSpot({ ...exchange.services });
    await fresh.catalog.start();
    await fresh.data.start();
    const nowMs = exchange.clock.nowMs();
    for (const market of exchange.spot.catalog.all()) {
      const [one, other] = [exchange.spot.data.state(market.market), fresh.data.state(market.market)];
      expect(other.bids.best(1_000)).toEqual(one.bids.best(1_000));
      expect(other.asks.best(1_000)).toEqual(one.asks.best(1_000));
      expect(other.prints(200)).toEqual(one.prints(200));
      expect(other.day.figures(nowMs)).toEqual(one.day.figures(nowMs));
      expect([other.lastTicks, other.isHalted]).toEqual([one.lastTicks, one.isHalted]);
    }
    fresh.data.stop();
    fresh.catalog.stop();
  });

  it('ranks by gain, loss and turnover, markets without a trade last', async () => {
    const { client } = exchange.visitor();
    const ranking = async (by: string) => (await client.call('spot', 'ranking', { by })).rows;
    const change = (row: { changePercent: string | null }) => readAmount(row.changePercent ?? '-100', 2);
    for (const [by, sign] of [
      ['gain', 1],
      ['loss', -1],
    ] as const) {
      const rows = (await ranking(by)).filter(({ last }) => last !== null);
      expect(rows).toHaveLength(3);
      const changes = rows.map((row) => BigInt(sign) * change(row));
      expect(changes).toEqual(changes.toSorted((one, other) => (one > other ? -1 : 1)));
    }
    expect((await ranking('turnover'))[0]!.symbol).toBe('BTC_USDT');
    expect((await ranking('turnover')).at(-1)!.last).toBeNull();
  });
});
