import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderForm, refusalOf, trader } from '../modules/spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from './test-exchange.ts';

let exchange: TestExchange;
let nora: Member;
let paul: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await trader(exchange, { USDT: '1000000', BTC: '10' });
  paul = await trader(exchange, { USDT: '1000000', BTC: '10' });
}, 120_000);
afterAll(() => exchange.close());

const place = (who: Member, over: Record<string, string>) => who.client.call('spot', 'place', orderForm(over));
const buy = { side: 'buy', type: 'limit' } as const;
const sell = { side: 'sell', type: 'limit' } as const;

describe('markets', () => {
  it('are there from the start, with what their numbers are multiples of', async () => {
    const { rows } = await exchange.visitor().client.call('spot', 'markets');
    expect(rows.map(({ symbol }) => symbol)).toEqual([
      ...['BTC_USDT', 'ETH_USDT', 'USDC_USDT', 'PUSD_USDT', 'HBT_USDT', 'ETH_BTC'],
      ...['BTC3L_USDT', 'BTC3S_USDT', 'ETH3L_USDT', 'ETH3S_USDT'],
    ]);
    expect(rows[0]).toEqual({
      ...{ symbol: 'BTC_USDT', tmId: 1, base: 'BTC', quote: 'USDT', kind: 'spot', status: 'open' },
      ...{ priceScale: 1, tick: '0.1', quantityScale: 5, lot: '0.00001', minNotional: '5', bandPercent: '20' },
      ...{ baseScale: 8, quoteScale: 6 },
    });
  });
});

describe('orders', () => {
  it('rest, meet and are paid for: both persons see one trade, and the book follows', async () => {
    const first = await place(nora, { ...sell, price: '60000', quantity: '0.5' });
    expect(first).toMatchObject({
      replayed: false,
      order: { symbol: 'BTC_USDT', side: 'sell', type: 'limit', price: '60000', quantity: '0.5', status: 'unfilled' },
    });
    const depth = await exchange.visitor().client.call('spot', 'depth', { symbol: 'BTC_USDT' });
    expect(depth).toMatchObject({ bids: [], asks: [['60000', '0.5']] });
    const { order } = await place(paul, { ...buy, price: '60100', quantity: '0.2' });
    expect(order).toMatchObject({ status: 'completed', traded: '0.2', turnover: '12000', averagePrice: '60000', fee: '24' });
    const mine = await paul.client.call('spot', 'trades');
    expect(mine.rows).toMatchObject([{ id: '1-1', orderId: order.id, side: 'buy', price: '60000', isMaker: false, fee: '24' }]);
    const theirs = await nora.client.call('spot', 'trades');
    expect(theirs.rows).toMatchObject([{ id: '1-1', orderId: first.order.id, side: 'sell', isMaker: true, fee: '24' }]);
    const open = await nora.client.call('spot', 'openOrders');
    expect(open.rows).toMatchObject([{ id: first.order.id, status: 'partial', traded: '0.2' }]);
    const { rows } = await paul.client.call('spot', 'balances', { symbol: 'BTC_USDT' });
    expect(rows).toEqual([
      { asset: 'BTC', available: '10.2', held: '0' },
      { asset: 'USDT', available: '987976', held: '0' },
    ]);
    const cancelled = await nora.client.call('spot', 'cancel', { orderId: first.order.id });
    expect(cancelled.order).toMatchObject({ status: 'cancelled', reason: 'cancelled', traded: '0.2', turnover: '12000' });
    expect(await refusalOf(nora.client.call('spot', 'cancel', { orderId: first.order.id }))).toMatchObject({
      code: 'ORDER_NOT_FOUND',
    });
  });
});
