import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder } from '../../src/modules/spot/public.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import {
  buy,
  clear,
  type OrderFields,
  orderForm,
  place,
  refusalOf,
  refused,
  sell,
  trader,
  twoTraders,
} from './spot.rig.ts';

let exchange: TestExchange;
let nora: Member;
let paul: Member;
beforeAll(async () => {
  exchange = await testExchange();
  ({ nora, paul } = await twoTraders(exchange));
}, 120_000);
afterAll(() => exchange.close());

describe('what is refused, with its numbers', () => {
  beforeAll(async () => {
    await clear(nora, paul);
    await place(nora, { ...sell, price: '60000', quantity: '1' });
    await place(paul, { ...buy, price: '60000', quantity: '0.1' });
  });

  it.each<[string, OrderFields, OrderFields | string]>([
    [
      'a market that is not there',
      { symbol: 'DOGE_USDT', price: '1', quantity: '1' },
      { code: 'MARKET_NOT_FOUND', symbol: 'DOGE_USDT' },
    ],
    ['no price', { quantity: '1' }, { code: 'PRICE_REQUIRED', field: 'price' }],
    ['no quantity', { price: '60000' }, { code: 'QUANTITY_REQUIRED', field: 'quantity' }],
    ['nothing to spend', { type: 'market' }, { code: 'QUANTITY_REQUIRED', field: 'quantity' }],
    [
      'no stop price',
      { type: 'stop-limit', price: '1', quantity: '1' },
      { code: 'STOP_PRICE_REQUIRED', field: 'stopPrice' },
    ],
    [
      'a price between ticks',
      { price: '60000.05', quantity: '0.1' },
      { code: 'OFF_TICK', field: 'price', price: '60000.05', tick: '0.1' },
    ],
    [
      'a quantity between lots',
      { price: '60000', quantity: '0.000015' },
      { code: 'OFF_LOT', field: 'quantity', quantity: '0.000015', lot: '0.00001' },
    ],
    [
      'a price that has no end',
      { price: '200000000', quantity: '0.1' },
      { code: 'PRICE_TOO_HIGH', field: 'price', price: '200000000', max: '107374182.3' },
    ],
    [
      'far too much',
      { price: '60000', quantity: '1000000000' },
      { code: 'QUANTITY_TOO_LARGE', field: 'quantity', max: '133333.33333' },
    ],
    [
      'a price below the band',
      { price: '40000', quantity: '0.1' },
      { code: 'OUTSIDE_BAND', field: 'price', min: '48000.0', max: '72000.0' },
    ],
    [
      'too small a sum',
      { price: '60000', quantity: '0.00008' },
      { code: 'BELOW_MIN_NOTIONAL', field: 'quantity', min: '5', notional: '4.8', asset: 'USDT' },
    ],
    [
      'more than there is',
      { price: '60000', quantity: '100' },
      { code: 'INSUFFICIENT_BALANCE', field: 'quantity', asset: 'USDT', needed: '6000000' },
    ],
    [
      'a sale of what is not there',
      { side: 'sell', price: '60000', quantity: '100' },
      { code: 'INSUFFICIENT_BALANCE', asset: 'BTC', needed: '100' },
    ],
    [
      'a stop that would wake at once',
      { type: 'stop-limit', stopPrice: '60000', price: '60000', quantity: '0.1' },
      { code: 'STOP_WOULD_TRIGGER', field: 'stopPrice', last: '60000.0' },
    ],
    [
      'post-only that would match',
      { price: '60000', quantity: '0.1', postOnly: 'true' },
      { code: 'POST_ONLY_WOULD_MATCH', field: 'price', best: '60000.0' },
    ],
    [
      'post-only at the market',
      { type: 'market', quantity: '1', postOnly: 'true' },
      { code: 'INVALID_ORDER', field: 'postOnly' },
    ],
    [
      'a market order that rests',
      { type: 'market', quantity: '1', timeInForce: 'gtc' },
      { code: 'INVALID_ORDER', field: 'timeInForce' },
    ],
    [
      'a stop that follows too closely',
      { type: 'stop-limit', price: '50000', quantity: '0.1', trailingDelta: '9' },
      { code: 'TRAIL_OUT_OF_RANGE', field: 'trailingDelta', min: '0.1', max: '20' },
    ],
    [
      'an order that follows and is no stop',
      { price: '50000', quantity: '0.1', trailingDelta: '100' },
      { code: 'INVALID_ORDER', field: 'trailingDelta' },
    ],
    [
      'an iceberg of too many parts',
      { price: '60000', quantity: '0.1', displayQuantity: '0.001' },
      { code: 'TOO_MANY_PARTS', field: 'displayQuantity', min: '0.004', asset: 'BTC' },
    ],
    [
      'an iceberg that does not rest',
      { price: '60000', quantity: '0.1', displayQuantity: '0.01', timeInForce: 'ioc' },
      { code: 'INVALID_ORDER', field: 'displayQuantity' },
    ],
    [
      'an iceberg that shows more than there is',
      { price: '60000', quantity: '0.1', displayQuantity: '0.11' },
      { code: 'INVALID_ORDER', field: 'displayQuantity' },
    ],
    [
      'an iceberg that shows a part of a lot',
      { price: '60000', quantity: '0.1', displayQuantity: '0.010005' },
      { code: 'OFF_LOT', field: 'displayQuantity' },
    ],
    ['a sum at a limit', { price: '60000', quoteAmount: '100' }, { code: 'INVALID_ORDER', field: 'quoteAmount' }],
    [
      'a stop price without a stop',
      { price: '60000', quantity: '1', stopPrice: '1' },
      { code: 'INVALID_ORDER', field: 'stopPrice' },
    ],
    [
      'a stop that sells for a sum',
      { side: 'sell', type: 'stop-market', stopPrice: '50000', quoteAmount: '100' },
      { code: 'INVALID_ORDER', field: 'quoteAmount' },
    ],
    [
      'a number that is none',
      { price: '1e5', quantity: '1' },
      { code: 'FIELD_INVALID', field: 'price', reason: 'NOT_AN_AMOUNT' },
    ],
  ])('%s', async (_what, over, answer) => {
    expect(await refused(paul, over)).toMatchObject(answer as object);
  });

  it('but not what cannot trade as it asks: that is accepted, and ends', async () => {
    const ends = { status: 'invalid', traded: '0', fee: '0' };
    const all = await place(paul, { price: '60000', quantity: '2', timeInForce: 'fok' });
    expect(all.order).toMatchObject({ ...ends, reason: 'expired' });
    await place(paul, { ...buy, price: '59000', quantity: '0.1' });
    const own = await place(paul, { ...sell, price: '59000', quantity: '0.1' });
    expect(own.order).toMatchObject({ ...ends, reason: 'selfTrade' });
    const nobody = await place(paul, { symbol: 'HBT_USDT', type: 'market', quoteAmount: '10' });
    expect(nobody.order).toMatchObject({ ...ends, reason: 'expired' });
  });

  it('everything but a cancel while the market is halted by staff, with the reason in the audit log', async () => {
    const { client } = await exchange.staff('risk');
    const { order } = await place(paul, { ...buy, price: '55000', quantity: '0.1' });
    const reason = 'a test of the halt';
    const halted = await client.call('staffSpot', 'setStatus', { symbol: 'BTC_USDT', status: 'halted', reason });
    expect(halted.market).toMatchObject({ symbol: 'BTC_USDT', status: 'halted' });
    expect(await refused(paul, { ...buy, price: '55000', quantity: '0.1' })).toMatchObject({
      code: 'MARKET_HALTED',
      symbol: 'BTC_USDT',
    });
    expect((await paul.client.call('spot', 'cancel', { orderId: order.id })).order.status).toBe('cancelled');
    await client.call('staffSpot', 'setStatus', { symbol: 'BTC_USDT', status: 'open', reason });
    expect((await place(paul, { ...buy, price: '55000', quantity: '0.1' })).order.status).toBe('unfilled');
    const auditor = await exchange.staff('auditor');
    const { rows } = await auditor.client.call('staffApprovals', 'auditLog');
    const seen = rows.filter(({ action }) => action === 'staffSpot.setStatus');
    expect(seen.map((row) => [row.subject, row.reason])).toEqual([
      ['market:BTC_USDT', reason],
      ['market:BTC_USDT', reason],
    ]);
  });

  it('a frozen account', async () => {
    const vera = await trader(exchange, { USDT: '1000' });
    await exchange.database.ownerDb.query('update identity.person set frozen_at_ms = 1 where uid = $1', [vera.uid]);
    const ask = { uid: vera.uid, clientId: randomUUID(), symbol: 'BTC_USDT', ...buy, price: '50000', quantity: '0.01' };
    expect(await placeOrder(exchange.spot, ask)).toEqual({ ok: false, refusal: { code: 'ACCOUNT_FROZEN' } });
  });
});

describe('other people (I-32)', () => {
  it('find an order of somebody else as little as one that is not there', async () => {
    const { order } = await place(paul, { ...buy, price: '50000', quantity: '0.1' });
    const asked = async (orderId: string) => [
      await refusalOf(nora.client.call('spot', 'order', { orderId })),
      await refusalOf(nora.client.call('spot', 'cancel', { orderId })),
      await refusalOf(
        nora.client.call('spot', 'replace', { ...orderForm({ ...buy, price: '50000', quantity: '0.1' }), orderId }),
      ),
      await nora.client.call('spot', 'trades', { orderId }),
    ];
    expect(await asked(order.id)).toEqual(await asked('999999999'));
    expect(await refusalOf(nora.client.call('spot', 'order', { clientRequestId: order.clientId }))).toMatchObject({
      code: 'ORDER_NOT_FOUND',
    });
    expect((await nora.client.call('spot', 'openOrders')).rows.every(({ id }) => id !== order.id)).toBe(true);
  });
});
