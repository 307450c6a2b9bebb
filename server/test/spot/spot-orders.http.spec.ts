import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { buy, clear, orderForm, place, refusalOf, sell, twoTraders } from './spot.rig.ts';

let exchange: TestExchange;
let nora: Member;
let paul: Member;
beforeAll(async () => {
  exchange = await testExchange();
  ({ nora, paul } = await twoTraders(exchange));
}, 120_000);
afterAll(() => exchange.close());

/** A stop is read against the last price that everybody has been told. */
const lastIs = async (price: string) => {
  const last = async () => (await paul.client.call('spot', 'quotations', { symbol: 'BTC_USDT' })).rows[0]!.last;
  await expect.poll(last).toBe(price);
};

describe('markets', () => {
  it('are there from the start, with what their numbers are multiples of', async () => {
    const { rows } = await exchange.visitor().client.call('spot', 'markets');
    expect(rows.map(({ symbol }) => symbol)).toEqual([
      ...['BTC_USDT', 'ETH_USDT', 'USDC_USDT', 'PUSD_USDT', 'HBT_USDT', 'ETH_BTC'],
      ...['BTC3L_USDT', 'BTC3S_USDT', 'ETH3L_USDT', 'ETH3S_USDT'],
    ]);
    expect(rows[0]).toEqual({
      symbol: 'BTC_USDT',
      tmId: 1,
      base: 'BTC',
      quote: 'USDT',
      kind: 'spot',
      status: 'open',
      priceScale: 1,
      tick: '0.1',
      quantityScale: 5,
      lot: '0.00001',
      minNotional: '5',
      bandPercent: '20',
      baseScale: 8,
      quoteScale: 6,
    });
  });
});

describe('orders', () => {
  it('rest, meet and are paid for: both persons see one trade, and the book follows', async () => {
    const visitor = exchange.visitor().client;
    const first = await place(nora, { ...sell, price: '60000', quantity: '0.5' });
    expect(first).toMatchObject({
      replayed: false,
      order: { symbol: 'BTC_USDT', side: 'sell', type: 'limit', price: '60000', quantity: '0.5', status: 'unfilled' },
    });
    await expect
      .poll(() => visitor.call('spot', 'depth', { symbol: 'BTC_USDT' }))
      .toMatchObject({
        bids: [],
        asks: [['60000', '0.5']],
      });
    const { order } = await place(paul, { ...buy, price: '60100', quantity: '0.2' });
    expect(order).toMatchObject({
      status: 'completed',
      traded: '0.2',
      turnover: '12000',
      averagePrice: '60000',
      fee: '0.0004',
      feeAsset: 'BTC',
    });
    const mine = await paul.client.call('spot', 'trades');
    expect(mine.rows).toMatchObject([
      { id: '1-1', orderId: order.id, side: 'buy', price: '60000', isMaker: false, fee: '0.0004', feeAsset: 'BTC' },
    ]);
    const theirs = await nora.client.call('spot', 'trades');
    expect(theirs.rows).toMatchObject([
      { id: '1-1', orderId: first.order.id, side: 'sell', isMaker: true, fee: '24', feeAsset: 'USDT' },
    ]);
    const open = await nora.client.call('spot', 'openOrders');
    expect(open.rows).toMatchObject([{ id: first.order.id, status: 'partial', traded: '0.2' }]);
    const { rows } = await paul.client.call('spot', 'balances', { symbol: 'BTC_USDT' });
    expect(rows).toEqual([
      { asset: 'BTC', available: '10.1996', held: '0' },
      { asset: 'USDT', available: '988000', held: '0' },
    ]);
    await expect
      .poll(() => visitor.call('spot', 'tradeLimitFills', { symbol: 'BTC_USDT' }))
      .toMatchObject({
        rows: [{ id: '1-1', price: '60000', quantity: '0.2', side: 'buy' }],
      });
    const cancelled = await nora.client.call('spot', 'cancel', { orderId: first.order.id });
    expect(cancelled.order).toMatchObject({
      status: 'cancelled',
      reason: 'cancelled',
      traded: '0.2',
      turnover: '12000',
    });
    const again = await refusalOf(nora.client.call('spot', 'cancel', { orderId: first.order.id }));
    expect(again).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  it('are read back at once after the answer, however often (I-14)', async () => {
    for (let turn = 0; turn < 20; turn++) {
      const { order } = await place(paul, { ...buy, price: String(50_000 + turn), quantity: '0.001' });
      const { rows } = await paul.client.call('spot', 'openOrders', { limit: '1' });
      expect(rows[0]).toEqual({ ...order, createdAtMs: rows[0]!.createdAtMs, updatedAtMs: rows[0]!.updatedAtMs });
    }
    expect(await paul.client.call('spot', 'cancelAll', { symbol: 'ETH_USDT' })).toEqual({ cancelled: 0 });
    expect(await paul.client.call('spot', 'cancelAll', { symbol: 'BTC_USDT' })).toEqual({ cancelled: 20 });
    expect((await paul.client.call('spot', 'openOrders')).rows).toEqual([]);
  });

  it('at the market spend a sum, sell a quantity, and close what finds nobody', async () => {
    await place(nora, { ...sell, price: '60000', quantity: '0.01' });
    await place(nora, { ...sell, price: '60010', quantity: '1' });
    const spent = await place(paul, { type: 'market', quoteAmount: '1000' });
    expect(spent.order).toMatchObject({
      type: 'market',
      timeInForce: 'ioc',
      price: null,
      quantity: null,
      quoteAmount: '1000',
    });
    expect(spent.order).toMatchObject({ status: 'completed', traded: '0.01666', averagePrice: '60003.997' });
    await clear(nora, paul);
    await place(nora, { ...buy, price: '59000', quantity: '0.5' });
    const sold = await place(paul, { side: 'sell', type: 'market', quantity: '0.7' });
    expect(sold.order).toMatchObject({ status: 'cancelled', reason: 'expired', traded: '0.5', turnover: '29500' });
    const nobody = await place(paul, { type: 'market', quantity: '1', price: '100' });
    expect(nobody.order).toMatchObject({ status: 'invalid', reason: 'expired', traded: '0', averagePrice: null });
  });

  it('wait as stops and wake by the last price; a stop that buys tells its worst price', async () => {
    await clear(nora, paul);
    await place(nora, { ...sell, price: '61000', quantity: '1' });
    const stop = await place(paul, { type: 'stop-market', stopPrice: '60500', quantity: '0.1' });
    expect(stop.order).toMatchObject({ status: 'waiting', price: '63525', stopPrice: '60500', type: 'stop-market' });
    const limit = await place(paul, {
      ...sell,
      type: 'stop-limit',
      stopPrice: '58000',
      price: '57900',
      quantity: '0.2',
    });
    expect(limit.order).toMatchObject({ status: 'waiting', price: '57900', type: 'stop-limit' });
    const trigger = await place(paul, { ...buy, price: '61000', quantity: '0.1' });
    expect(trigger.order).toMatchObject({ status: 'completed', traded: '0.1' });
    const woken = await paul.client.call('spot', 'order', { orderId: stop.order.id });
    expect(woken).toMatchObject({ status: 'completed', traded: '0.1', turnover: '6100' });
    const { rows } = await paul.client.call('spot', 'openOrders', { type: 'stop-limit' });
    expect(rows.map(({ id }) => id)).toEqual([limit.order.id]);
  });

  it('are replaced: the old one ends, the new one begins, and the end stands if the new one is refused', async () => {
    await clear(nora, paul);
    const first = await place(nora, { ...buy, price: '50000', quantity: '0.1' });
    const form = { ...orderForm({ ...buy, price: '51000', quantity: '0.2' }), orderId: first.order.id };
    const second = await nora.client.call('spot', 'replace', form);
    expect(second).toMatchObject({ replayed: false, order: { price: '51000', status: 'unfilled' } });
    expect(await nora.client.call('spot', 'replace', form)).toMatchObject({
      replayed: true,
      order: { id: second.order.id },
    });
    const bad = { ...orderForm({ ...buy, price: '51000', quantity: '0.00001' }), orderId: second.order.id };
    expect(await refusalOf(nora.client.call('spot', 'replace', bad))).toMatchObject({ code: 'BELOW_MIN_NOTIONAL' });
    expect((await nora.client.call('spot', 'openOrders')).rows).toEqual([]);
    const gone = { ...orderForm({ ...buy, price: '51000', quantity: '0.1' }), orderId: first.order.id };
    expect(await refusalOf(nora.client.call('spot', 'replace', gone))).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  it('are left as they are where the new price lies outside the band', async () => {
    await clear(nora, paul);
    const { order } = await place(nora, { ...buy, price: '50000', quantity: '0.1' });
    const move = (price: string) => ({ ...orderForm({ ...buy, price, quantity: '0.1' }), orderId: order.id });
    expect(await refusalOf(nora.client.call('spot', 'replace', move('40000')))).toEqual({
      code: 'OUTSIDE_BAND',
      field: 'price',
      min: '48800.0',
      max: '73200.0',
    });
    expect((await nora.client.call('spot', 'openOrders')).rows).toMatchObject([{ id: order.id, price: '50000' }]);
    const stop = await place(nora, {
      ...sell,
      type: 'stop-limit',
      stopPrice: '50000',
      price: '49900',
      quantity: '0.1',
    });
    const far = orderForm({ ...sell, type: 'stop-limit', stopPrice: '9000', price: '8900', quantity: '0.1' });
    expect(await refusalOf(nora.client.call('spot', 'replace', { ...far, orderId: stop.order.id }))).toMatchObject({
      code: 'WAITING_OUTSIDE_BAND',
      field: 'stopPrice',
    });
    expect((await nora.client.call('spot', 'openOrders')).rows).toHaveLength(2);
  });
});

describe('asking twice (I-13)', () => {
  it('answers the first order, and refuses another question under the same id', async () => {
    await clear(nora, paul);
    const form = orderForm({ ...buy, price: '50000', quantity: '0.1' });
    const first = await nora.client.call('spot', 'place', form);
    const second = await nora.client.call('spot', 'place', form);
    expect([first.replayed, second.replayed]).toEqual([false, true]);
    expect(second.order.id).toBe(first.order.id);
    expect(await refusalOf(nora.client.call('spot', 'place', { ...form, quantity: '0.2' }))).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    const all = await Promise.all(
      Array.from({ length: 20 }, () =>
        paul.client.call('spot', 'place', { ...form, clientRequestId: form.clientRequestId! }),
      ),
    );
    expect(new Set(all.map(({ order }) => order.id)).size).toBe(1);
    expect(all.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect((await paul.client.call('spot', 'order', { clientRequestId: form.clientRequestId! })).id).toBe(
      all[0]!.order.id,
    );
  });

  it('holds when the price has passed the stop in between', async () => {
    await clear(nora, paul);
    await place(nora, { ...sell, price: '60000', quantity: '1' });
    await place(paul, { ...buy, price: '60000', quantity: '0.1' });
    await lastIs('60000');
    const form = orderForm({ ...sell, type: 'stop-limit', stopPrice: '60100', price: '60000', quantity: '0.1' });
    const first = await paul.client.call('spot', 'place', form);
    expect(first.order.status).toBe('waiting');
    await clear(nora, paul);
    await place(nora, { ...sell, price: '60200', quantity: '0.1' });
    await place(paul, { ...buy, price: '60200', quantity: '0.1' });
    await lastIs('60200');
    expect(await paul.client.call('spot', 'place', form)).toMatchObject({
      replayed: true,
      order: { id: first.order.id },
    });
  });
});
